/** A sheet of one's own: rows that are filled in and formulas that are worked out, by a form that is data (T-48). */
import { z } from 'zod';
import { parseForm } from '../../../shared/forms/check.ts';
import {
  blankForm,
  type EnteredRow,
  type Form,
  hasRounds,
  isEntered,
  MOST_POINTS,
  MOST_ROUNDS,
} from '../../../shared/forms/form.ts';
import { termsOf } from '../../../shared/forms/terms.ts';
import type {
  OptionField,
  OptionProblem,
  ReceiptLine,
  SeatIndex,
  Slot,
  TextParams,
} from '../../../shared/game.ts';
import { range, sum } from '../../../shared/lists.ts';
import { rankBy } from '../../../shared/standings.ts';
import { circleOf, companyOf } from '../company.ts';
import { shapeOf } from '../moves.ts';
import { hiddenField, phonesField, titleField, titleProblems } from '../options.ts';
import type { Attending, Blank, SheetClock, Spec } from '../spec.ts';
import { comesAt, leavesAt } from './coming-going.ts';
import {
  countedRounds,
  enteredRows,
  type Fill,
  formOf,
  inRounds,
  isComplete,
  isCounted,
  isDeserted,
  isFill,
  isGoodForm,
  isWhole,
  lastOf,
  missingOf,
  type OwnBook,
  type OwnEntry,
  type OwnSheetOptions,
  openRound,
  placeOf,
  playersIn,
  present,
  programIn,
  scoresOf,
  stageOf,
  valuesOf,
} from './own-sums.ts';

/** What stands there, if anything does, and where in the book. */
export type Cell = readonly [value: number | null, entry: number | null];

export interface OwnSheetView {
  /** Rows × seats of what is there once, and of each round. */
  readonly once: readonly (readonly Cell[] | null)[];
  readonly rounds: readonly (readonly (readonly Cell[] | null)[])[];
  /** The round that is filled in; 0 where there are none. */
  readonly round: number;
  readonly scores: readonly number[];
  readonly complete: boolean;
}

const isRunning = { key: 'inRounds', is: [true] } as const;

const fields: readonly OptionField[] = [
  titleField,
  { key: 'wins', group: 'match', kind: 'choice', values: ['high', 'low'], default: 'high', headline: true },
  {
    key: 'rounds',
    group: 'end',
    kind: 'number',
    min: 0,
    max: MOST_ROUNDS,
    off: 0,
    default: 0,
    when: isRunning,
  },
  { key: 'goal', group: 'end', kind: 'number', min: 0, max: MOST_POINTS, off: 0, default: 0, typed: true },
  phonesField,
  hiddenField,
];

/** How a table is set up with a form. */
export const setUpForm = (form: Form): Omit<OwnSheetOptions, 'phones' | 'hidden'> => ({
  ...{ title: form.name, picture: form.picture, form, inRounds: hasRounds(form) },
  ...{ wins: form.wins, rounds: hasRounds(form) ? form.rounds : 0, goal: form.target },
});

const checkOptions = ({ title, form }: OwnSheetOptions): OptionProblem[] => [
  ...titleProblems(title),
  ...(isGoodForm(form ?? blankForm) ? [] : [{ field: 'title', key: 'form' }]),
];

function slotFor(row: EnteredRow): Slot {
  if (row.kind === 'choice') return { name: 'value', kind: 'number', min: 0, max: row.values.length - 1 };
  return { name: 'value', kind: 'number', min: row.min, max: row.max };
}

const blankFor = (book: OwnBook, at: Pick<Fill, 'row' | 'seat' | 'round'>): Blank<OwnEntry> => ({
  id: `fill-${at.round}-${at.row}-${at.seat}`,
  entry: { type: 'fill', row: at.row, seat: at.seat, round: at.round },
  slots: [slotFor(formOf(book).rows[at.row] as EnteredRow)],
  seat: at.seat,
  // What is there once is no question of a round.
  ...((at.round > 0 || !inRounds(book)) && { unseen: 'each' }),
});

/** The timer that was started last, and has not rung. */
function runningTimer(book: OwnBook): { readonly row: number; readonly at: number } | undefined {
  const at = book.entries.findLastIndex((entry) => !isFill(entry));
  const entry = book.entries[at];
  return entry?.type === 'start' ? { row: entry.row, at } : undefined;
}

function blanks(book: OwnBook): Blank<OwnEntry>[] {
  const round = openRound(book);
  const rounds = book.options.rounds;
  const isOpen = round > 0 && round <= MOST_ROUNDS && (rounds === 0 || round <= rounds);
  const empty = (rows: readonly number[], at: number): Blank<OwnEntry>[] =>
    rows.flatMap((row) =>
      present(book)
        .filter((seat) => placeOf(book, row, seat, at) === undefined)
        .map((seat) => blankFor(book, { row, seat, round: at })),
    );
  return [
    ...(isOpen ? empty(enteredRows(book, 'round'), round) : []),
    ...empty(enteredRows(book, 'once'), 0),
    ...timers(book),
  ];
}

function timers(book: OwnBook): Blank<OwnEntry>[] {
  const running = runningTimer(book);
  return formOf(book).rows.flatMap((one, row): Blank<OwnEntry>[] => {
    if (one.kind !== 'timer') return [];
    const type = running?.row === row ? 'rung' : 'start';
    return [{ id: `${type}-${row}`, entry: { type, row }, slots: [] }];
  });
}

function clocks(book: OwnBook): SheetClock<OwnEntry>[] {
  const running = runningTimer(book);
  const timer = running && formOf(book).rows[running.row];
  if (!running || timer?.kind !== 'timer') return [];
  return [
    {
      id: `own-${running.at}`,
      kind: 'own',
      length: timer.seconds * 1000,
      entry: { type: 'rung', row: running.row },
    },
  ];
}

function frame(book: OwnBook) {
  if (isComplete(book)) return { id: 'complete', kind: 'complete', actors: [] };
  if (isDeserted(book)) return { id: 'deserted', kind: 'deserted', actors: [] };
  const round = openRound(book);
  const actors = present(book).filter((seat) => missingOf(book, seat, round).length > 0);
  return round > 0
    ? { id: `round-${round}`, kind: 'own-round', actors, params: { round } }
    : { id: 'form', kind: 'own', actors };
}

/** Whoever was there from the start, and left before they could say so, has filled in nothing of the first rounds. */
const isPlayedBy =
  (book: OwnBook, seat: SeatIndex) =>
  (round: number): boolean =>
    circleOf(book, round).includes(seat) && missingOf(book, seat, round).length === 0;

const attending: Attending<OwnSheetOptions, OwnEntry> = {
  least: 1,
  most: 12,
  inRounds,
  round: stageOf,
  comes: (book) => comesAt({ current: stageOf(book), last: lastOf(book) }),
  leaves: (book, seat) =>
    leavesAt(book, {
      ...{ seat, current: stageOf(book), last: lastOf(book) },
      hasFilled: (round) => missingOf(book, seat, round).length === 0,
    }),
  keeps: (book, entry) => {
    if (!isFill(entry)) return true;
    if (entry.round === 0) return companyOf(book).order.includes(entry.seat);
    const { rounds } = book.options;
    return circleOf(book, entry.round).includes(entry.seat) && (rounds === 0 || entry.round <= rounds);
  },
  settable: ['rounds', 'wins', 'goal', 'hidden'],
  played: (book) =>
    range(book.seats).map((seat) => countedRounds(book).filter(isPlayedBy(book, seat)).length),
};

function view(book: OwnBook): OwnSheetView {
  const { rows } = formOf(book);
  const values = valuesOf(book);
  const part = (round: number): (readonly Cell[] | null)[] =>
    rows.map((row, i) => {
      if (row.kind === 'timer' || (inRounds(book) && row.per === 'round') !== round > 0) return null;
      return range(book.seats).map((seat): Cell => {
        if (!isEntered(row)) return [values.of(i, seat, round), null];
        const entry = placeOf(book, i, seat, round);
        return entry === undefined ? [null, null] : [values.of(i, seat, round), entry];
      });
    });
  return {
    once: part(0),
    rounds: range(Math.max(lastOf(book), openRound(book))).map((i) => part(i + 1)),
    round: openRound(book),
    scores: scoresOf(book),
    complete: isComplete(book),
  };
}

function about(entry: OwnEntry, book: OwnBook): TextParams {
  const row = formOf(book).rows[entry.row]!;
  if (!isFill(entry)) return { what: row.name };
  const value = row.kind === 'choice' ? row.values[entry.value]!.name : entry.value;
  return { who: { seat: entry.seat }, what: row.name, value };
}

/** What a score is made up of, row by row and round by round; the rest is the score's own line. */
function receipt(book: OwnBook): ReceiptLine[] {
  const form = formOf(book);
  const program = programIn(book);
  const values = valuesOf(book);
  const name = (row: number | undefined): string =>
    row === undefined ? form.name : (form.rows[row]?.name ?? form.name);
  const line = (seat: SeatIndex, row: number | undefined, points: number) => ({
    ...{ seat, points, key: 'own', rule: 'T-48', params: { row: name(row) } },
  });
  return companyOf(book).order.flatMap((seat) => {
    const lines = termsOf(form, program).flatMap(({ row, sign }): ReceiptLine[] => {
      if (inRounds(book) && form.rows[row]!.per === 'round')
        return range(lastOf(book))
          .map((i) => i + 1)
          .filter((round) => isCounted(book, round) && playersIn(book, round).includes(seat))
          .map((round) => ({ ...line(seat, row, sign * values.of(row, seat, round)), round }));
      const points = sign * values.of(row, seat, 0);
      return points === 0 ? [] : [line(seat, row, points)];
    });
    const rest = values.score(seat) - sum(lines.map(({ points }) => points));
    return rest === 0 ? lines : [...lines, line(seat, program.score, rest)];
  });
}

const rowNumber = z.int().min(0).max(29);

export const own: Spec<OwnSheetOptions, OwnEntry, OwnSheetView> = {
  fields,
  presets: [{ id: 'classic', options: { ...setUpForm(blankForm), title: '' } }],
  library: { parse: parseForm, setUp: (form) => setUpForm(form as Form) },
  checkOptions,
  shapes: [
    shapeOf('fill', {
      row: rowNumber,
      seat: z.int().min(0).max(11),
      round: z.int().min(0).max(MOST_ROUNDS),
      value: z.int().min(-1_000_000).max(1_000_000),
    }),
    shapeOf('start', { row: rowNumber }),
    shapeOf('rung', { row: rowNumber }),
  ],
  frame,
  blanks,
  blankOf: (book, index) => {
    const entry = book.entries[index]!;
    return isFill(entry) ? blankFor(book, entry) : undefined;
  },
  canFinish: isWhole,
  canClose: (book) => (inRounds(book) ? countedRounds(book).length > 0 : book.entries.some(isFill)),
  clocks,
  attending,
  uncounted: (book) =>
    inRounds(book) ? range(lastOf(book)).flatMap((i) => (isCounted(book, i + 1) ? [] : [i + 1])) : [],
  wins: (book) => book.options.wins,
  view,
  about,
  outcome: (book) => ({ standings: rankBy(scoresOf(book), book.options.wins) }),
  receipt,
};
