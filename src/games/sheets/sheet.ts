/**
 * What all score sheets share: a book of entries. Everything else (sums, whose turn it is to be entered, the end)
 * is worked out from the entries, so that correcting an old one (T-2) makes all totals follow.
 */
import { z } from 'zod';
import { covers, misfit } from '../../shared/choices.ts';
import {
  type Actor,
  accept,
  type Choice,
  type Frame,
  type GameDefinition,
  type Match,
  type OptionField,
  type OptionProblem,
  type Outcome,
  type Preset,
  type ReceiptLine,
  type Refusal,
  type Result,
  refuse,
  type SeatIndex,
  type Slot,
  type TextParams,
  type Timer,
} from '../../shared/game.ts';
import type { Rng } from '../../shared/rng.ts';

export interface Entry {
  readonly type: string;
}

export interface Book<O, E extends Entry> {
  readonly seats: number;
  readonly options: O;
  readonly entries: readonly E[];
  /** How often a line was taken out: those behind it have other places since. */
  readonly struck: number;
  /** What the clock had entered was undone: it does so again after the next entry, or nothing else could be undone. */
  readonly hushed: boolean;
  readonly over: boolean;
}

export type SheetEvent<E extends Entry> =
  | { readonly type: 'entered'; readonly entry: E }
  | { readonly type: 'corrected'; readonly index: number; readonly entry: E }
  | { readonly type: 'struck'; readonly index: number; readonly entry: E }
  | { readonly type: 'finished' };

/** An entry, or one in the place of an earlier one. */
export type SheetMove<E extends Entry> =
  | (E & { readonly correct?: number })
  | { readonly type: 'strike'; readonly index: number }
  | { readonly type: 'draw-first' }
  | { readonly type: 'finish' };

/** A line that may be filled in now. */
export interface Blank<E extends Entry> {
  readonly id: string;
  readonly entry: Partial<E> & { readonly type: E['type'] };
  readonly slots: readonly Slot[];
  /** The seat whose phone may fill it in, where the scorekeeper allows phones (T-3). */
  readonly seat?: SeatIndex;
}

export interface SheetSpec<O extends object, E extends Entry, TV> {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly minutes: number;
  readonly options: readonly OptionField[];
  readonly presets: readonly Preset<O>[];
  checkOptions(options: O, seats: number): readonly OptionProblem[];
  readonly entrySchemas: readonly z.ZodObject[];
  frame(book: Book<O, E>): Frame;
  blanks(book: Book<O, E>): readonly Blank<E>[];
  /** The same line again, for a correction; nothing where there is nothing to choose. */
  blankOf(book: Book<O, E>, index: number): Blank<E> | undefined;
  /** Indices of entries which can be taken out without leaving a hole. */
  strikeable(book: Book<O, E>): ReadonlySet<number>;
  /** The sheet may be closed now. */
  canFinish(book: Book<O, E>): boolean;
  /** T-23: an entry which the app draws. */
  drawFirst?(book: Book<O, E>, rng: Rng): E | undefined;
  timers?(book: Book<O, E>): readonly Timer<SheetMove<E>>[];
  view(book: Book<O, E>): TV;
  /** What a line of the log says of an entry. */
  about(entry: E): TextParams;
  outcome(book: Book<O, E>): Outcome;
  receipt(book: Book<O, E>): readonly ReceiptLine[];
  /** Does this sheet let phones enter what their player decides? */
  phones(options: O): boolean;
}

export const entrySchema = <S extends z.ZodRawShape>(type: string, shape: S) =>
  z.strictObject({ type: z.literal(type), ...shape, correct: z.int().min(0).max(100_000).optional() });

const commonSchemas = [
  z.strictObject({ type: z.literal('strike'), index: z.int().min(0).max(100_000) }),
  z.strictObject({ type: z.literal('draw-first') }),
  z.strictObject({ type: z.literal('finish') }),
] as const;

/** `notice.entered.bid`, `notice.corrected.bid`, `notice.struck.bid`, `notice.finished`. */
export interface SheetNotice {
  readonly type: string;
  /** Where the entry stands in the book. */
  readonly index?: number;
  readonly params?: TextParams;
}

export interface SheetView<TV> {
  readonly sheet: TV;
  readonly entries: readonly Entry[];
  readonly canFinish: boolean;
}

export function defineSheet<O extends object, E extends Entry, TV>(
  spec: SheetSpec<O, E, TV>,
): GameDefinition<Book<O, E>, SheetEvent<E>, SheetMove<E>, O, SheetView<TV>, Record<string, never>> {
  const schema = z.union([...spec.entrySchemas, ...commonSchemas]);

  /** A late correction must not find another line in the place it was meant for. */
  const inBook = (frame: string, { struck }: Book<O, E>): string =>
    struck === 0 ? frame : `${frame}:${struck}`;

  const frameOf = (book: Book<O, E>): Frame => {
    const frame = spec.frame(book);
    return { ...frame, id: inBook(frame.id, book) };
  };

  const timersOf = (book: Book<O, E>): readonly Timer<SheetMove<E>>[] =>
    (spec.timers?.(book) ?? []).map((timer) => ({ ...timer, frame: inBook(timer.frame, book) }));

  const choices = (book: Book<O, E>, actor: Actor): Choice<SheetMove<E>>[] => {
    if (book.over) return [];
    const frame = frameOf(book).id;
    const open = spec.blanks(book).map((blank) => ({ ...choiceOf<E>(blank, frame), seat: blank.seat }));
    if (actor !== 'table')
      return spec.phones(book.options)
        ? open.filter((choice) => choice.seat === actor).map(({ seat: _, ...choice }) => choice)
        : [];
    const list: Choice<SheetMove<E>>[] = open.map(({ seat: _, ...choice }) => choice);
    book.entries.forEach((_, index) => {
      const blank = spec.blankOf(book, index);
      if (blank) list.push(correctionOf<E>(blank, index, frame));
    });
    for (const index of spec.strikeable(book)) list.push(strikeOf<E>(index, frame));
    if (spec.drawFirst && book.entries.length === 0)
      list.push({ id: 'draw-first', frame, move: { type: 'draw-first' } as never });
    if (spec.canFinish(book))
      list.push({ id: 'finish', frame, move: { type: 'finish' } as never, dangerous: true });
    return list;
  };

  const reasonFor = (offered: readonly Choice<SheetMove<E>>[], move: SheetMove<E>): Refusal => {
    const near = offered.filter((choice) => sameLine(choice, move));
    const fault = near.map((choice) => misfit(choice, move)).find((slot) => slot !== undefined);
    return fault ? slotRefusal(fault) : { key: near.length > 0 ? 'entry' : 'notOpen' };
  };

  const decide = (book: Book<O, E>, actor: Actor, move: SheetMove<E>, rng: Rng): Result<SheetEvent<E>[]> => {
    const offered = choices(book, actor);
    if (!covers(offered, move)) {
      const { key, params } = reasonFor(offered, move);
      return refuse(key, params);
    }
    if (move.type === 'finish') return accept([{ type: 'finished' }]);
    if (move.type === 'draw-first') {
      const entry = spec.drawFirst?.(book, rng);
      return entry ? accept([{ type: 'entered', entry }]) : refuse('notOpen');
    }
    if (move.type === 'strike') {
      const { index } = move as { readonly index: number };
      return accept([{ type: 'struck', index, entry: book.entries[index]! }]);
    }
    const { correct, ...rest } = move as E & { readonly correct?: number };
    const entry = rest as unknown as E;
    return accept([
      correct === undefined ? { type: 'entered', entry } : { type: 'corrected', index: correct, entry },
    ]);
  };

  return {
    id: spec.id,
    kind: 'sheet',
    version: 1,
    seats: spec.seats,
    minutes: spec.minutes,
    options: spec.options,
    presets: spec.presets,
    checkOptions: spec.checkOptions,
    parseMove: (raw) => schema.safeParse(raw).data as SheetMove<E> | undefined,
    initial: ({ seats, options }: Match<O>) => ({
      seats,
      options,
      entries: [],
      struck: 0,
      hushed: false,
      over: false,
    }),
    setup: () => [],
    decide: (book, { actor, move }, rng) => decide(book, actor, move, rng),
    evolve,
    reversible: () => true,
    frames: (book) => (book.over ? [] : [frameOf(book)]),
    choices,
    askedAgain: (book, at) =>
      timersOf(book).some(({ due }) => due <= at) ? { ...book, hushed: true } : book,
    timers: (book) => (book.over || book.hushed ? [] : timersOf(book)),
    tableView: (book) => ({
      sheet: spec.view(book),
      entries: book.entries,
      canFinish: !book.over && spec.canFinish(book),
    }),
    seatView: () => ({}),
    redact: (event, viewer, book): SheetNotice | undefined => {
      if (viewer !== 'table') return undefined;
      if (event.type === 'finished') return event;
      const index = event.type === 'entered' ? book.entries.length - 1 : event.index;
      return { type: `${event.type}.${event.entry.type}`, index, params: spec.about(event.entry) };
    },
    bots: [],
    outcome: (book) => (book.over ? spec.outcome(book) : undefined),
    // What cannot be finished here cannot be ranked: half a round, for instance.
    standings: (book) => (spec.canFinish(book) ? spec.outcome(book).standings : []),
    receipt: spec.receipt,
  };
}

function evolve<O, E extends Entry>(book: Book<O, E>, event: SheetEvent<E>): Book<O, E> {
  switch (event.type) {
    case 'entered':
      return { ...book, hushed: false, entries: [...book.entries, event.entry] };
    case 'corrected':
      return {
        ...book,
        hushed: false,
        entries: book.entries.map((entry, i) => (i === event.index ? event.entry : entry)),
      };
    case 'struck':
      return {
        ...book,
        entries: book.entries.filter((_, i) => i !== event.index),
        hushed: false,
        struck: book.struck + 1,
      };
    case 'finished':
      return { ...book, over: true };
  }
}

const choiceOf = <E extends Entry>(blank: Blank<E>, frame: string): Choice<SheetMove<E>> => ({
  id: blank.id,
  frame,
  move: blank.entry as never,
  slots: blank.slots,
});

const correctionOf = <E extends Entry>(
  blank: Blank<E>,
  index: number,
  frame: string,
): Choice<SheetMove<E>> => ({
  id: `correct-${index}`,
  frame,
  move: { ...blank.entry, correct: index } as never,
  slots: blank.slots,
});

const strikeOf = <E extends Entry>(index: number, frame: string): Choice<SheetMove<E>> => ({
  id: `strike-${index}`,
  frame,
  move: { type: 'strike', index } as never,
});

/** The fixed parts agree, whatever stands in the blanks. */
function sameLine(
  choice: { readonly move: object; readonly slots?: readonly Slot[] },
  move: object,
): boolean {
  const blanks = new Set(choice.slots?.map((slot) => slot.name));
  const given = move as Record<string, unknown>;
  const fixed = choice.move as Record<string, unknown>;
  return [...Object.keys(fixed), ...Object.keys(given)].every(
    (name) => blanks.has(name) || fixed[name] === given[name],
  );
}

/** T-5: what is wrong, so that the screen can point at it. */
function slotRefusal(slot: Slot): Refusal {
  if (slot.kind === 'number') return { key: 'range', params: { min: slot.min, max: slot.max } };
  return { key: slot.kind === 'order' ? 'everyoneOnce' : 'pickOne' };
}
