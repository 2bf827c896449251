/** What is played, as data: questions, moves, answers, clocks, ends. */
export type SeatIndex = number;

/** Who makes a move: a seat, or the table itself (clocks, the scorekeeper, the host's "go on"). */
export type Actor = SeatIndex | 'table';

/** For whom something is computed: the shared display (and spectators), or one seat. */
export type Viewer = SeatIndex | 'table';

export type TextParam =
  | string
  | number
  | { readonly seat: SeatIndex }
  | { readonly card: string }
  | { readonly text: string };

export type TextParams = Readonly<Record<string, TextParam>>;

/** A sentence as data: the screen finds `key` in its language and fills in `params`. */
export interface Phrase {
  readonly key: string;
  readonly params?: TextParams;
}

/** Why a wish was not granted. `key` is looked up as `refusal.<key>`. */
export interface Refusal extends Phrase {}

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Refusal };

export interface GameEvent {
  readonly type: string;
}

export interface Move {
  readonly type: string;
}

/** What a seat is told about an event, for motion, sound and the log line. Never holds what the viewer may not see. */
export interface Notice {
  readonly type: string;
  /** Told at its moment, and in no list of what happened: whoever saw it may remember it, nobody may look it up. */
  readonly passing?: true;
  /** In the list of what happened it stays when it is taken back, as a notice of this type. */
  readonly whenUndone?: string;
  /** It is done to every seat, named or not. */
  readonly toAll?: true;
}

/** Fixed for the whole match; stored with it. */
export interface Match<O> {
  readonly seats: number;
  readonly options: O;
}

export interface Command<M> {
  readonly actor: Actor;
  readonly move: M;
  /** The frame the move was meant for. The host has already refused frames that are gone. */
  readonly frame: string;
}

/**
 * Who may act now, and on what. Frames are a stack, bottom to top; the top one is what the table waits for.
 * `id` is new whenever the question is new, so that a late tap is refused as stale instead of becoming another move.
 * A question that comes back with an undo may have its old id: the host gives it a new name.
 */
export interface Frame {
  readonly id: string;
  /** Looked up as `frame.<kind>` (the call on the ticket). */
  readonly kind: string;
  /** Seats the table waits for. One = a turn, several = all at once. */
  readonly actors: readonly SeatIndex[];
  /** Looks the same for everybody, whether or not they can react. */
  readonly reaction?: boolean;
  readonly params?: TextParams;
}

/** A blank in a choice. Slots are independent: any filling of all slots is a legal move. */
export type Slot =
  | {
      readonly name: string;
      readonly kind: 'pick';
      readonly from: readonly string[];
      readonly min: number;
      readonly max: number;
    }
  /** `optional`: it may be left out. */
  | {
      readonly name: string;
      readonly kind: 'one';
      readonly from: readonly string[];
      readonly optional?: true;
    }
  | { readonly name: string; readonly kind: 'seat'; readonly from: readonly SeatIndex[] }
  | { readonly name: string; readonly kind: 'order'; readonly items: readonly string[] }
  | { readonly name: string; readonly kind: 'number'; readonly min: number; readonly max: number }
  | { readonly name: string; readonly kind: 'text'; readonly maxLength: number };

/**
 * What an actor may do now, ready to draw. The move is `{ ...move, [slot.name]: value }`:
 * pick and order give string arrays, one a string, seat and number a number, text a string.
 */
export interface Choice<M extends Move = Move> {
  /** Stable while the choice stands, so a screen can keep it selected. */
  readonly id: string;
  readonly frame: string;
  readonly move: Partial<M> & { readonly type: M['type'] };
  readonly slots?: readonly Slot[];
  /** Drawn, but refused with this reason when tried. */
  readonly blocked?: Refusal;
  /** Asks for "select, then confirm". */
  readonly dangerous?: boolean;
}

/**
 * A move that happens by itself when time is up. The host keeps the time: a clock whose id is new begins with its
 * whole length; one that is `still` stands; one that is no longer listed is gone.
 */
export interface Clock<M extends Move = Move> {
  /** The same as long as it is the same countdown. */
  readonly id: string;
  readonly kind: string;
  /** In ms of the table's clock. */
  readonly length: number;
  /** For whom the host makes the move. */
  readonly actor: Actor;
  readonly frame: string;
  readonly move: M;
  /** Seats the clock is for; absent = the whole table. */
  readonly seats?: readonly SeatIndex[];
  /** Not drawn (pacing of a reveal, for instance). */
  readonly silent?: boolean;
  /** Nobody is asked anything meanwhile: it is over as soon as everybody who is here says so. */
  readonly pause?: boolean;
  /** Stands while something else is asked. When it goes on, it has at least `LEAST_AFTER_STANDING_MS`. */
  readonly still?: boolean;
}

/** What goes on again is not gone before it was seen. */
export const LEAST_AFTER_STANDING_MS = 2000;

export interface Standing {
  readonly seat: SeatIndex;
  readonly score: number;
  /** 1 = winner; equal ranks share. */
  readonly rank: number;
}

export interface Outcome {
  readonly standings: readonly Standing[];
  /** Why it ended: `ending.<key>`. */
  readonly reason?: Phrase;
}

/** One line of the receipt: each point is traced to a card and a rule. `receipt.<key>`. */
export interface ReceiptLine extends Phrase {
  readonly seat: SeatIndex;
  readonly points: number;
  readonly rule: string;
  readonly round?: number;
}

export const accept = <T>(value: T): Result<T> => ({ ok: true, value });

export const refuse = (
  key: string,
  params?: TextParams,
): { readonly ok: false; readonly refusal: Refusal } => ({
  ok: false,
  refusal: params ? { key, params } : { key },
});
