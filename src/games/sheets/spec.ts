/** What one sheet says of itself; all else is shared. */
import type { z } from 'zod';
import type {
  Frame,
  OptionField,
  OptionProblem,
  Outcome,
  Preset,
  ReceiptLine,
  SeatIndex,
  SetUps,
  Slot,
  Tasted,
  TextParams,
} from '../../shared/game.ts';
import type { Rng } from '../../shared/rng.ts';
import type { Cue, Said } from './caller/cue.ts';
import type { Position } from './caller/position.ts';
import type { Lot } from './draws.ts';
import type { Event } from './events.ts';
import type { Book, Entry } from './state.ts';

/** T-3: phones enter what their player decides, where the scorekeeper lets them. */
export interface SheetOptions {
  readonly phones: boolean;
  /** T-50: the screen leads the table. */
  readonly caller?: boolean;
  /** T-54: what players enter is turned up when all have. */
  readonly hidden?: boolean;
}

/** A line that may be filled in now. */
export interface Blank<E extends Entry> {
  readonly id: string;
  readonly entry: Partial<E> & { readonly type: E['type'] };
  readonly slots: readonly Slot[];
  /** The seat whose phone may fill it in. */
  readonly seat?: SeatIndex;
  /**
   * T-54: it can go face down: the one line of its player; one of several, of which not all need be filled in; or as
   * often as its player likes. But for the first its player says when it is all.
   */
  readonly unseen?: 'one' | 'each' | 'many';
  /** T-54: not while somebody has yet to choose. */
  readonly waits?: true;
}

/** An entry that makes itself when time is up. */
export interface SheetClock<E extends Entry> {
  /** Where it is not told by its kind. */
  readonly id?: string;
  readonly kind: string;
  readonly length: number;
  readonly entry: E;
}

/** How the evening of one sheet can change (T-40 … T-43). */
export interface Attending<O extends SheetOptions, E extends Entry> {
  /** Fewer cannot play on, more cannot sit down. */
  readonly least: number;
  readonly most: number;
  /** Rounds can be sat out. */
  inRounds(book: Book<O, E>): boolean;
  /** Where the sheet is; only ever grows, but by undo. */
  round(book: Book<O, E>): number;
  /** The first round of whoever comes or comes back. */
  comes(book: Book<O, E>): number;
  /** The first round without whoever leaves, and the first in which nothing is entered of them. */
  leaves(book: Book<O, E>, seat: SeatIndex): { readonly from: number; readonly asked: number };
  /** T-43: whether this entry still means something in a book that was changed. */
  keeps(book: Book<O, E>, entry: E): boolean;
  /** What others did hangs on this seat: it cannot be said that nobody sat there. */
  holds?(book: Book<O, E>, seat: SeatIndex): boolean;
  /** Options that may be changed under way. */
  readonly settable: readonly (keyof O & string)[];
  /** In how many rounds each seat has played, where points are comparable by that (T-40). */
  played?(book: Book<O, E>): readonly number[];
}

/** What a sheet calls at its table (T-50). */
export interface Script<O extends SheetOptions, E extends Entry> {
  place(book: Book<O, E>): string;
  cue(book: Book<O, E>, at: Position): Cue;
  go(book: Book<O, E>, said: Said): Position;
}

export interface Spec<O extends SheetOptions, E extends Entry, TV = unknown> {
  readonly fields: readonly OptionField[];
  readonly presets: readonly Preset<O>[];
  readonly library?: SetUps<O>;
  checkOptions?(options: O, seats: number): readonly OptionProblem[];
  /** The shapes of its entries, made with `shapeOf`. */
  readonly shapes: readonly z.ZodObject[];
  frame(book: Book<O, E>): Frame;
  blanks(book: Book<O, E>): readonly Blank<E>[];
  /** The same line again, for a correction; nothing where there is nothing to choose. */
  blankOf(book: Book<O, E>, index: number): Blank<E> | undefined;
  /** Indices of entries which can be taken out without leaving a hole. */
  strikeable?(book: Book<O, E>): ReadonlySet<number>;
  /** T-53: lots of its own. */
  readonly lots?: readonly Lot[];
  /** T-23: the first entry, drawn by the app. */
  drawFirst?(book: Book<O, E>, rng: Rng): E;
  /** All that was entered can be ranked, and the sheet closed. */
  canFinish(book: Book<O, E>): boolean;
  /** T-42: the sheet can be closed early; what was begun and not finished is not counted. */
  canClose?(book: Book<O, E>): boolean;
  clocks?(book: Book<O, E>): readonly SheetClock<E>[];
  readonly attending: Attending<O, E>;
  /** T-50: what is called at the table, where the sheet knows its game. */
  readonly script?: Script<O, E>;
  /** S-19, P-4: what follows from who begins, as long as it is open. */
  begins?(book: Book<O, E>, seat: SeatIndex): readonly Event<E>[];
  /** Where rounds can be skipped: those that stand and give nothing. */
  uncounted?(book: Book<O, E>): readonly number[];
  /** Who has more, or less, is ahead; needed where players form teams (T-47). */
  wins?(book: Book<O, E>): 'high' | 'low';
  /** What breaks ties, by seat: more is ahead, the weightiest first. A team has its players' sum (T-47). */
  breaksTies?(book: Book<O, E>): readonly (readonly number[])[];
  view(book: Book<O, E>): TV;
  /** What a line of the log says of an entry. */
  about(entry: E, book: Book<O, E>): TextParams;
  outcome(book: Book<O, E>): Outcome;
  receipt(book: Book<O, E>): readonly ReceiptLine[];
  tasted?(line: ReceiptLine): Tasted | undefined;
}
