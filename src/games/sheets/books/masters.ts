/** Sandwich Masters with real cards: a clock with a last-turn call, and a ledger of Noshdosh (T-31). */
import { z } from 'zod';
import type { OptionField, ReceiptLine, SeatIndex } from '../../../shared/game.ts';
import { range, sum } from '../../../shared/lists.ts';
import { memo } from '../../../shared/memo.ts';
import { canPay, standings } from '../../masters/scoring.ts';
import { callerField } from '../caller/options.ts';
import { awaitedIn, type Change, companyOf } from '../company.ts';
import { shapeOf } from '../moves.ts';
import { classic, phonesField } from '../options.ts';
import type { Attending, Blank, SheetClock, Spec } from '../spec.ts';
import type { Book } from '../state.ts';
import { momentOf } from './moment.ts';

export interface MastersSheetOptions {
  readonly minutes: number;
  /** Noshdosh that ends the game; 0 = only the clock does. */
  readonly target: number;
  readonly phones: boolean;
  readonly caller: boolean;
}

export type LedgerEntry =
  | { readonly type: 'earn'; readonly seat: SeatIndex; readonly amount: number }
  | { readonly type: 'bribe'; readonly seat: SeatIndex; readonly amount: number }
  | { readonly type: 'time-up' };

export type MastersBook = Book<MastersSheetOptions, LedgerEntry>;

export interface MastersSheetView {
  readonly money: readonly number[];
  /** M-6: the turn in progress is the last one. */
  readonly lastTurn: boolean;
  readonly minutes: number;
  readonly target: number;
}

const MOST_AT_ONCE = 99;

const fields: readonly OptionField[] = [
  {
    key: 'minutes',
    group: 'match',
    kind: 'number',
    min: 5,
    max: 120,
    step: 5,
    unit: 'min',
    default: 30,
    headline: true,
  },
  { key: 'target', group: 'match', kind: 'number', min: 0, max: 200, step: 5, off: 0, default: 0 },
  phonesField,
  callerField,
];

const moneyOf = (book: MastersBook): number[] =>
  range(book.seats).map((seat) =>
    sum(
      book.entries.map((entry) => {
        if (entry.type === 'time-up' || entry.seat !== seat) return 0;
        return entry.type === 'earn' ? entry.amount : -entry.amount;
      }),
    ),
  );

const isTimeUp = (book: MastersBook): boolean => book.entries.some((entry) => entry.type === 'time-up');

export const isLastTurn = (book: MastersBook): boolean =>
  isTimeUp(book) || (book.options.target > 0 && moneyOf(book).some((money) => money >= book.options.target));

/** M-22: a bribe that cannot be paid in full cannot be paid. */
function lineFor(book: MastersBook, type: 'earn' | 'bribe', seat: SeatIndex): Blank<LedgerEntry>[] {
  const money = moneyOf(book)[seat]!;
  if (type === 'bribe' && !canPay(money, 1)) return [];
  const most = type === 'earn' ? MOST_AT_ONCE : Math.min(MOST_AT_ONCE, money);
  return [
    {
      id: `${type}-${seat}`,
      entry: { type, seat },
      slots: [{ name: 'amount', kind: 'number', min: 1, max: most }],
      seat,
    },
  ];
}

/** How low each seat's money ever was from each entry on: nobody may end up having paid what they did not have. */
function lowestFrom(book: MastersBook): number[] {
  const money = range(book.seats).map(() => 0);
  const after = book.entries.map((entry) => {
    if (entry.type === 'time-up') return 0;
    money[entry.seat]! += entry.type === 'earn' ? entry.amount : -entry.amount;
    return money[entry.seat]!;
  });
  const lowest = range(book.seats).map(() => Number.POSITIVE_INFINITY);
  return book.entries
    .map((_, i) => {
      const at = book.entries.length - 1 - i;
      const later = book.entries[at]!;
      if (later.type === 'time-up') return 0;
      lowest[later.seat] = Math.min(lowest[later.seat]!, after[at]!);
      return lowest[later.seat]!;
    })
    .reverse();
}

function blankOf(book: MastersBook, index: number): Blank<LedgerEntry> | undefined {
  const entry = book.entries[index]!;
  if (entry.type === 'time-up') return undefined;
  const spare = lowestOnce(book)[index]!;
  const [min, max] =
    entry.type === 'earn'
      ? [Math.max(1, entry.amount - spare), MOST_AT_ONCE]
      : [1, Math.min(MOST_AT_ONCE, entry.amount + spare)];
  return {
    id: `again-${index}`,
    entry: { type: entry.type, seat: entry.seat },
    slots: [{ name: 'amount', kind: 'number', min, max }],
  };
}

function strikeable(book: MastersBook): Set<number> {
  const spare = lowestOnce(book);
  return new Set(
    range(book.entries.length).filter((i) => {
      const entry = book.entries[i]!;
      return entry.type === 'bribe' || (entry.type === 'earn' && spare[i]! >= entry.amount);
    }),
  );
}

const isLateLead = (change: Change): boolean => change.what === 'set' && change.key === 'caller';

/** Where the screen leads from the start, the time begins with the first turn. */
const isCooking = ({ options, called, entries, changes }: MastersBook): boolean =>
  !options.caller || called?.first !== undefined || entries.length > 0 || changes.some(isLateLead);

const clocks = (book: MastersBook): SheetClock<LedgerEntry>[] =>
  isTimeUp(book) || !isCooking(book)
    ? []
    : [{ kind: 'kitchen', length: book.options.minutes * 60_000, entry: { type: 'time-up' } }];

const lowestOnce = memo(lowestFrom);

const receipt = (book: MastersBook): ReceiptLine[] =>
  book.entries.flatMap((entry) =>
    entry.type === 'time-up'
      ? []
      : [
          entry.type === 'earn'
            ? { seat: entry.seat, key: 'earned', points: entry.amount, rule: 'M-19' }
            : { seat: entry.seat, key: 'bribed', points: -entry.amount, rule: 'M-22' },
        ],
  );

/** T-40, T-41: at once, in both directions. */
const attending: Attending<MastersSheetOptions, LedgerEntry> = {
  least: 1,
  most: 6,
  inRounds: () => false,
  round: momentOf,
  comes: momentOf,
  leaves: (book) => ({ from: momentOf(book), asked: momentOf(book) }),
  keeps: (book, entry) => entry.type === 'time-up' || companyOf(book).order.includes(entry.seat),
  settable: ['target', 'caller'],
};

const ledgerShape = { seat: z.int().min(0).max(11), amount: z.int().min(-9999).max(9999) };

export const masters: Spec<MastersSheetOptions, LedgerEntry, MastersSheetView> = {
  fields,
  presets: classic,
  shapes: [shapeOf('earn', ledgerShape), shapeOf('bribe', ledgerShape), shapeOf('time-up', {})],
  frame: (book) => ({ id: 'ledger', kind: isLastTurn(book) ? 'last-turn' : 'ledger', actors: [] }),
  blanks: (book) => {
    const lines = awaitedIn(book, momentOf(book)).flatMap((seat) => [
      ...lineFor(book, 'earn', seat),
      ...lineFor(book, 'bribe', seat),
    ]);
    return isTimeUp(book) ? lines : [...lines, { id: 'time-up', entry: { type: 'time-up' }, slots: [] }];
  },
  blankOf,
  strikeable,
  canFinish: (book) => book.entries.length > 0,
  attending,
  clocks,
  view: (book) => ({
    money: moneyOf(book),
    lastTurn: isLastTurn(book),
    minutes: book.options.minutes,
    target: book.options.target,
  }),
  about: (entry) => (entry.type === 'time-up' ? {} : { who: { seat: entry.seat }, amount: entry.amount }),
  outcome: (book) => ({ standings: standings(moneyOf(book)) }),
  receipt,
};
