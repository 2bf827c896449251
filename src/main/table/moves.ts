/** How moves get into a table's match: wishes of people, the host's hand, bots and clocks. */
import {
  type Actor,
  type AnyGame,
  accept,
  type Command,
  type Move,
  type Result,
  type SeatIndex,
} from '../../shared/game.ts';
import { deny } from '../../shared/host-refusals.ts';
import type { TableDocument } from '../../shared/protocol.ts';
import type { Rng } from '../../shared/rng.ts';
import type { CommitKind } from '../store/log.ts';
import type { BotMove } from './bot-players.ts';
import type { Lobby } from './lobby.ts';
import { type Advance, act, afterRefusal, type LiveMatch, redo, type Stepping, undo } from './match.ts';
import { refusalNow } from './pause-reason.ts';
import type { Listed, Seating } from './seating.ts';
import type { StateViews } from './state-views.ts';

export interface Wish {
  readonly actor: Actor;
  readonly move: unknown;
  readonly frame: string;
  readonly call: string;
}

/** The table, as far as moves change its match. */
export interface Moving {
  readonly game: AnyGame;
  readonly phase: TableDocument['phase'];
  readonly lobby: Lobby;
  readonly match: LiveMatch | null;
  readonly views: StateViews | null;
  readonly seating: Seating;
  readonly trouble: Error | null;
  readonly isBroken: boolean;
  /** What the clock of its match says. */
  readonly at: number;
  readonly rng: Rng;
  /** What the strongest bot would do for this seat. */
  advise(seat: SeatIndex): BotMove | undefined;
  changeLobby(change: Partial<Lobby>): void;
  /** Into the record, and to the screens. */
  take(advance: Advance): Result<null>;
  guarded<T>(work: () => T): T | undefined;
  /** It stands still until the host tries again, takes a step back or ends the match. */
  halt(): void;
  /** The host does something about what broke. */
  mend(): void;
}

export class Moves {
  readonly #table: Moving;

  constructor(table: Moving) {
    this.#table = table;
  }

  play({ actor, move, frame, call }: Wish): Result<null> {
    const { game, views } = this.#table;
    const halted = refusalNow(this.#table);
    if (halted) return halted;
    const parsed: Move | undefined = game.parseMove(move);
    if (!parsed) return deny('bad-move');
    if (!views!.asks(actor, frame)) return deny('stale');
    if (actor === 'table' && this.#isForClocks(parsed)) return deny('host-only');
    return this.#act({ actor, move: parsed, frame }, 'move', call);
  }

  /** T-40: somebody comes while a sheet is kept: they get a seat in the same breath in which the sheet hears of them. */
  seatLate(guest: Listed, wish: Wish): Result<null> {
    const { game, match, phase, lobby, seating } = this.#table;
    if (!match || phase !== 'playing' || game.kind !== 'sheet') return deny('not-playing');
    const seatsTaken = game.company?.(match.state).seats ?? lobby.seats.length;
    const sat = seating.sitLate(guest, seatsTaken);
    if (!sat.ok) return sat;
    const played = this.play(wish);
    if (!played.ok) this.#table.changeLobby({ seats: lobby.seats });
    return played;
  }

  /** The strongest bot acts once for this seat. */
  skip(seat: SeatIndex): Result<null> {
    const halted = refusalNow(this.#table);
    if (halted) return halted;
    const advice = this.#table.advise(seat);
    if (!advice) return deny('nothing-to-skip');
    return this.#act({ ...advice, actor: seat }, 'skip');
  }

  /** Takes back the last step, or does it again. */
  step(kind: 'undo' | 'redo', by: Omit<Stepping, 'at'>): Result<null> {
    const { match, trouble, at } = this.#table;
    if (!match) return deny('not-started');
    if (trouble) return deny('disk');
    const result = this.#table.guarded(() => ({ undo, redo })[kind](match, { ...by, at }));
    if (!result?.ok) return result ?? deny('internal');
    this.#table.mend();
    return this.#table.take(result.value);
  }

  /** What nobody at the table did. False when it was refused; where it breaks, the table halts. */
  byItself(wish: Command<Move>, kind: CommitKind): boolean {
    const result = this.#act(wish, kind);
    if (!result.ok && result.refusal.key === 'internal') this.#table.halt();
    return result.ok;
  }

  /** What the table's clocks do is done when they ring, and not a moment early. */
  #isForClocks(move: Move): boolean {
    const { clocks } = this.#table.match!;
    return clocks.some(({ actor, move: own }) => actor === 'table' && own.type === move.type);
  }

  /** The frame under the name that screens, bots and clocks know. */
  #act(wish: Command<Move>, kind: CommitKind, call: string | null = null): Result<null> {
    const table = this.#table;
    const match = table.match!;
    const frame = table.views!.frameBehind(wish.frame);
    if (frame === undefined) return deny('stale');
    const command = { actor: wish.actor, move: wish.move, frame };
    const acting = { kind, call, at: table.at, rng: table.rng };
    const result = table.guarded(() => this.#seated(act(match, command, acting))) ?? deny('internal');
    const advance = result.ok
      ? result.value
      : table.guarded(() => afterRefusal(match, command, result.refusal, acting));
    const taken = advance ? table.take(advance) : accept(null);
    return result.ok ? taken : result;
  }

  /** Nobody plays who has no seat. */
  #seated(result: Result<Advance>): Result<Advance> {
    const { game, lobby } = this.#table;
    if (!result.ok || !game.company) return result;
    return game.company(result.value.match.state).seats > lobby.seats.length ? deny('no-such-seat') : result;
  }
}
