/** What plays in a seat without a person: it gets what a phone gets. */
import type { Choice, Frame, Move, SeatIndex } from './game-play.ts';
import type { Rng } from './rng.ts';

export interface BotInput<TV, SV, M extends Move> {
  readonly seat: SeatIndex;
  readonly seats: number;
  /** Exactly what this seat's phone has. */
  readonly table: TV;
  readonly mine: SV;
  readonly frames: readonly Frame[];
  readonly choices: readonly Choice<M>[];
  readonly now: number;
  /** Since when the top frame is asked, on the same clock as `now`. */
  readonly since: number;
  /** The same for a bot during the whole match: its character and taste come from here. */
  readonly character: number;
  /** One of the game's tempers; a bot of before there were any, or in a person's seat, has none. */
  readonly temper?: string | undefined;
  readonly rng: Rng;
}

export interface BotDecision<M extends Move> {
  readonly move: M;
  readonly frame: string;
  /** How long it seems to think, in ms of the table's clock. */
  readonly after: number;
}

/** A question that is looked into, as far as whoever asks has time for. */
export interface Pondering<M extends Move> {
  /** Nothing more would change the answer. */
  readonly isSettled: boolean;
  /** As far as it is known by now; covered by the choices of the question. */
  readonly move: M;
  think(playouts: number): void;
}

/** A bot keeps its place among them from game to game. */
export const TEMPERS = 4;

/** Levels are ordered from the simplest to the strongest. Text: `bot.<id>`. */
export interface Bot<TV, SV, M extends Move> {
  readonly id: string;
  /** Nothing to do now = undefined. Asked again after every change. */
  choose(input: BotInput<TV, SV, M>): BotDecision<M> | undefined;
  /**
   * Only of a level that looks ahead: the same question, thought over beside the loop in which tables live. Until
   * there is an answer, and where there is none, what `choose` says is done. The same input, options and chance give
   * the same answer after as many playouts. Undefined = nothing to think over.
   */
  ponder?(input: BotInput<TV, SV, M>, options: object): Pondering<M> | undefined;
}
