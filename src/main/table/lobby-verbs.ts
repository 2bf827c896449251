/** What the host settles before a match: each verb changes the lobby, or says why not. */
import { type AnyGame, accept, type OptionValue, type Result, type SeatIndex } from '../../shared/game.ts';
import { deny } from '../../shared/host-refusals.ts';
import type { Gathering } from './gathering.ts';
import { addSeat, choosePreset, type Lobby, reorder, setOption, setUpWith, teach } from './lobby.ts';
import { botSeat } from './seats.ts';

export class LobbyVerbs {
  readonly #table: Gathering;

  constructor(table: Gathering) {
    this.#table = table;
  }

  choosePreset(preset: string): Result<null> {
    return this.#change((game, lobby) => choosePreset(game, lobby, preset));
  }

  setOption(wish: { key: string; value: OptionValue }): Result<null> {
    return this.#change((game, lobby) => setOption(game, lobby, wish));
  }

  setUpWith(item: unknown): Result<null> {
    return this.#change((game, lobby) => setUpWith(game, lobby, item));
  }

  teach(on: boolean): Result<null> {
    return this.#change((game, lobby) => teach(game, lobby, on));
  }

  addBot(level: string): Result<null> {
    return this.#change((game, lobby) => {
      if (!game.bots.some(({ id }) => id === level)) return deny('unknown-bot');
      return addSeat(game, lobby, botSeat([...lobby.seats, ...lobby.waiting], level, this.#table.characters));
    });
  }

  reorder(order: readonly SeatIndex[]): Result<null> {
    const moved = this.#change((game, lobby) => reorder(game, lobby, order));
    if (moved.ok) this.#table.claims.end(() => true);
    return moved;
  }

  #change(wish: (game: AnyGame, lobby: Lobby) => Result<Lobby>): Result<null> {
    const { phase, game, lobby } = this.#table;
    if (phase !== 'lobby') return deny('match-has-begun');
    const changed = wish(game, lobby);
    if (!changed.ok) return changed;
    this.#table.changeLobby(changed.value);
    return accept(null);
  }
}
