/** A match without a table: step by step, in memory, as fast as it is asked; nothing of it is kept. */
import { type AnyGame, type Move, type Result, type SeatIndex, versionOf } from '../../shared/game.ts';
import { deny } from '../../shared/host-refusals.ts';
import type { Rng } from '../../shared/rng.ts';
import { BotPlayers, BY_CHARACTER, type Tempo } from './bot-players.ts';
import type { Options } from './lobby.ts';
import { type Advance, act, begin } from './match.ts';
import { type Seat, temperOf } from './seats.ts';
import { type DueClock, earliest, StateViews } from './state-views.ts';

/** A game whose bots do nothing but what is refused must not stop the host. */
const MOST_TRIES = 100;

interface Parts {
  readonly game: AnyGame;
  readonly seats: readonly Seat[];
  readonly options: Options;
  readonly rng: Rng;
  readonly tempo?: Tempo;
}

export class MatchInMemory {
  readonly seats: readonly Seat[];
  latest: Advance;
  views: StateViews;
  readonly #rng: Rng;
  readonly #tempo: Tempo;
  readonly #bots: BotPlayers;
  readonly #refused = new Set<string>();

  constructor({ game, seats, options, rng, tempo = BY_CHARACTER }: Parts) {
    this.#rng = rng;
    this.seats = seats;
    this.#bots = new BotPlayers(rng);
    this.#tempo = tempo;
    const row = { id: 0, publicId: '', game: game.id, version: versionOf(game), startedAt: 0, ended: false };
    this.latest = begin(game, { ...row, options, seats: seats.length }, rng);
    this.views = new StateViews(this.latest.match);
    this.#consider();
  }

  get at(): number {
    return this.latest.match.at;
  }

  /** When something happens by itself; infinite while only a person can go on. */
  get nextDue(): number {
    return Math.max(this.at, Math.min(this.#clock?.due ?? Number.POSITIVE_INFINITY, this.#bots.nextDue));
  }

  /** What a person does. */
  play(
    wish: { readonly actor: SeatIndex | 'table'; readonly move: Move; readonly frame: string },
    at: number,
  ) {
    if (!this.views.asks(wish.actor, wish.frame)) return deny('stale');
    return this.#act(wish, Math.max(this.at, at));
  }

  /** Whatever is due first: what a bot has made up its mind to do, or a clock. False where nothing is. */
  goOn(): boolean {
    for (let i = 0; i < MOST_TRIES; i++) {
      if (this.nextDue === Number.POSITIVE_INFINITY) return false;
      if (this.#tryNext()) return true;
    }
    throw new Error(`A match of ${this.views.game.id} in memory is stuck`);
  }

  get #clock(): DueClock | undefined {
    return earliest(this.views.clocks.filter(({ id }) => !this.#refused.has(id)));
  }

  #tryNext(): boolean {
    const clock = this.#clock;
    if (clock && clock.due <= this.#bots.nextDue) {
      const isDone = this.#act(clock, Math.max(this.at, clock.due)).ok;
      if (!isDone) this.#refused.add(clock.id);
      return isDone;
    }
    const due = Math.max(this.at, this.#bots.nextDue);
    const planned = this.#bots.takeDue(due);
    const isDone = planned !== undefined && this.#act({ ...planned, actor: planned.seat }, due).ok;
    if (planned && !isDone) this.#bots.wasRefused(this.#asking(planned.seat));
    return isDone;
  }

  #act(wish: Pick<DueClock, 'actor' | 'move' | 'frame'>, at: number): Result<null> {
    const frame = this.views.frameBehind(wish.frame);
    if (frame === undefined) return deny('stale');
    const about = { kind: 'bot', call: null, rng: this.#rng, at } as const;
    const result = act(this.latest.match, { actor: wish.actor, move: wish.move, frame }, about);
    if (!result.ok) return result;
    const { game, state } = result.value.match;
    // Nobody plays who has no seat.
    if (game.company && game.company(state).seats > this.seats.length) return deny('no-such-seat');
    this.latest = result.value;
    this.views = new StateViews(result.value.match);
    this.#refused.clear();
    this.#consider();
    return { ok: true, value: null };
  }

  #consider(): void {
    if (this.latest.match.outcome) return;
    for (const seat of this.#bots.thinkers(this.views, this.seats))
      this.#bots.think(this.seats[seat]!.level, this.#asking(seat), this.#tempo);
    this.#bots.unstick(this.views, this.seats, this.at);
  }

  #asking(seat: SeatIndex) {
    const sitting = this.seats[seat]!;
    const { character } = sitting;
    const temper = temperOf(this.views.game, sitting);
    return { views: this.views, seat, character, temper, seats: this.seats.length, now: this.at };
  }
}
