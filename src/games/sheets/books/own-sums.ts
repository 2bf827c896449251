/** A sheet of one's own read out of its entries: what stands where, which rounds count, what the formulas come to. */
import { checkForm, isFault } from '../../../shared/forms/check.ts';
import { compile } from '../../../shared/forms/compile.ts';
import { evaluate, type Filled, type Values } from '../../../shared/forms/evaluate.ts';
import {
  blankForm,
  type EnteredRow,
  type Form,
  hasRounds,
  isEntered,
  MOST_ROUNDS,
} from '../../../shared/forms/form.ts';
import type { SeatIndex } from '../../../shared/game.ts';
import { range } from '../../../shared/lists.ts';
import { memo } from '../../../shared/memo.ts';
import { awaitedIn, circleOf, companyOf, isSkipped } from '../company.ts';
import type { Book } from '../state.ts';
import { momentOf } from './moment.ts';

export interface OwnSheetOptions {
  readonly title: string;
  readonly picture: string;
  /** As the table was set up with it; without, plain points. */
  readonly form?: Form;
  /** The form has rounds, and their number can be changed. */
  readonly inRounds: boolean;
  readonly wins: 'high' | 'low';
  readonly rounds: number;
  readonly goal: number;
  readonly phones: boolean;
  readonly hidden: boolean;
}

/** `round` is 0 for rows that are there once; of a choice `value` is its place. */
export interface Fill {
  readonly type: 'fill';
  readonly row: number;
  readonly seat: SeatIndex;
  readonly round: number;
  readonly value: number;
}

export type OwnEntry =
  | Fill
  | { readonly type: 'start'; readonly row: number }
  | { readonly type: 'rung'; readonly row: number };

export type OwnBook = Book<OwnSheetOptions, OwnEntry>;

export const formOf = ({ options }: Pick<OwnBook, 'options'>): Form => options.form ?? blankForm;

export const isFill = (entry: OwnEntry): entry is Fill => entry.type === 'fill';
const cell = (row: number, seat: SeatIndex, round: number): string => `${row}.${seat}.${round}`;

/** Where each cell stands in the book. */
const places = memo(
  (book: OwnBook) =>
    new Map(
      book.entries.flatMap((entry, index) =>
        isFill(entry) ? [[cell(entry.row, entry.seat, entry.round), index] as const] : [],
      ),
    ),
);

export const placeOf = (book: OwnBook, row: number, seat: SeatIndex, round: number): number | undefined =>
  places(book).get(cell(row, seat, round));

export const inRounds = (book: OwnBook): boolean => hasRounds(formOf(book));

export const enteredRows = (book: OwnBook, per: 'once' | 'round'): readonly number[] =>
  formOf(book).rows.flatMap((row, i) => (isEntered(row) && row.per === per ? [i] : []));

/** Numbers have to be typed; a counter or a choice stands at its first value until somebody changes it. */
function requiredRows(book: OwnBook, per: 'once' | 'round'): readonly number[] {
  const rows = enteredRows(book, per);
  const numbers = rows.filter((row) => formOf(book).rows[row]!.kind === 'number');
  return numbers.length > 0 ? numbers : rows;
}

const isBegun = (book: OwnBook, round: number): boolean =>
  book.entries.some((entry) => isFill(entry) && entry.round === round);

export const missingOf = (book: OwnBook, seat: SeatIndex, round: number): readonly number[] =>
  requiredRows(book, round === 0 ? 'once' : 'round').filter(
    (row) => placeOf(book, row, seat, round) === undefined,
  );

const isFull = (book: OwnBook, round: number): boolean =>
  isBegun(book, round) && awaitedIn(book, round).every((seat) => missingOf(book, seat, round).length === 0);

/** The last round in which anything stands. */
export const lastOf = (book: OwnBook): number =>
  Math.max(0, ...book.entries.map((entry) => (isFill(entry) ? entry.round : 0)));

/** T-43: whoever played it was never here. */
const isEmpty = (book: OwnBook, round: number): boolean =>
  round < lastOf(book) && awaitedIn(book, round).length === 0;

/** T-41: without whoever left before they had filled it in, though they have filled in later ones. */
export function playersIn(book: OwnBook, round: number): readonly SeatIndex[] {
  const awaited = awaitedIn(book, round);
  return circleOf(book, round).filter(
    (seat) => awaited.includes(seat) || missingOf(book, seat, round).length === 0,
  );
}

const isPassed = (book: OwnBook, round: number): boolean =>
  isSkipped(book, round) || isFull(book, round) || isEmpty(book, round);

/** The round that is filled in: the first with a gap. */
export const currentOf = memo((book: OwnBook): number => {
  let round = 1;
  while (round <= MOST_ROUNDS && isPassed(book, round)) round += 1;
  return round;
});

/** 0 where there are none. */
export const openRound = (book: OwnBook): number => (inRounds(book) ? currentOf(book) : 0);

/** Where the sheet is, as the company counts it. */
export const stageOf = (book: OwnBook): number => (inRounds(book) ? currentOf(book) : momentOf(book));

export const present = (book: OwnBook): readonly SeatIndex[] => awaitedIn(book, stageOf(book));

export const countedRounds = (book: OwnBook): number[] =>
  range(lastOf(book))
    .map((i) => i + 1)
    .filter((round) => isFull(book, round) && !isSkipped(book, round));

/** T-42: what was begun when the sheet was closed, or is skipped, gives nothing. */
export const isCounted = (book: OwnBook, round: number): boolean =>
  !isSkipped(book, round) && (!book.over || isFull(book, round));

/** A form in a log was good when its match began; compiling it again is the only thing that could fail. */
const programOf = memo((form: Form) => compile(form));

const pointsOf = (row: EnteredRow, value: number): number =>
  row.kind === 'choice' ? (row.values[value]?.points ?? 0) : value;

const filledIn = (book: OwnBook): Filled => ({
  entered: (row, seat, round) => {
    const place = placeOf(book, row, seat, round);
    if (place === undefined) return undefined;
    return pointsOf(formOf(book).rows[row] as EnteredRow, (book.entries[place] as Fill).value);
  },
  rounds: range(lastOf(book))
    .map((i) => i + 1)
    .filter((round) => isCounted(book, round)),
  seatsIn: (round) => (round === 0 ? companyOf(book).order : playersIn(book, round)),
});

export const programIn = (book: OwnBook) => programOf(formOf(book));

export const valuesOf: (book: OwnBook) => Values = memo((book: OwnBook) =>
  evaluate(formOf(book), programIn(book), filledIn(book)),
);

export const scoresOf = (book: OwnBook): number[] =>
  range(book.seats).map((seat) => (companyOf(book).order.includes(seat) ? valuesOf(book).score(seat) : 0));

const isAtGoal = (book: OwnBook): boolean =>
  book.options.goal > 0 &&
  companyOf(book).order.some((seat) => valuesOf(book).score(seat) >= book.options.goal);

/** T-41: so many have left that nobody can go on. */
export const isDeserted = (book: OwnBook): boolean => present(book).length === 0;

export function isComplete(book: OwnBook): boolean {
  if (!book.entries.some(isFill)) return false;
  if (!inRounds(book))
    return isAtGoal(book) || present(book).every((seat) => missingOf(book, seat, 0).length === 0);
  const round = currentOf(book);
  const { rounds } = book.options;
  if (round > MOST_ROUNDS || (rounds > 0 && round > rounds)) return true;
  return !isBegun(book, round) && isAtGoal(book);
}

/** Half a round cannot be ranked. */
export const isWhole = (book: OwnBook): boolean =>
  isComplete(book) || (inRounds(book) && countedRounds(book).length > 0 && !isBegun(book, currentOf(book)));

export const isGoodForm = (form: unknown): boolean => !isFault(checkForm(form));
