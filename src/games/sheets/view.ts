import type { OptionValue, SeatIndex } from '../../shared/game.ts';
import type { Cue } from './caller/cue.ts';
import { ledBy } from './caller/led.ts';
import { type Company, companyOf, hasChanged } from './company.ts';
import type { Draw } from './draws.ts';
import type { SheetOptions, Spec } from './spec.ts';
import type { Book, Entry } from './state.ts';

/** T-40 … T-42: what is not as it was when the sheet was begun. */
export interface EveningView {
  /** Whoever takes part, as they sit, clockwise. */
  readonly order: readonly SeatIndex[];
  /** Where the sheet is. */
  readonly round: number;
  readonly late: readonly { readonly seat: SeatIndex; readonly from: number }[];
  /** Who is away, or will be; `until` is null as long as nobody knows. */
  readonly away: readonly {
    readonly seat: SeatIndex;
    readonly from: number;
    readonly until: number | null;
  }[];
  /** Rounds that stand and give nothing. */
  readonly uncounted: readonly number[];
  /** T-47: by seat; 0 = for themselves. */
  readonly teams: readonly number[];
  readonly decides: Company['decides'];
  /** T-40: in how many rounds each seat has played, where these are unlike. */
  readonly played: readonly number[] | null;
  /** Those that were changed. */
  readonly options: Readonly<Record<string, OptionValue>>;
}

export type CalledView = Omit<Cue, 'answers' | 'length'>;

export interface TableView<TV> {
  readonly sheet: TV;
  readonly entries: readonly Entry[];
  readonly canFinish: boolean;
  /** T-50: what is called at the table, where the screen leads. */
  readonly called?: CalledView;
  /** T-53: all that was ever drawn. */
  readonly draws?: readonly Draw[];
  /** Only where something has changed. */
  readonly evening?: EveningView;
}

/** A sheet has no secrets. */
export type SeatView = Readonly<Record<string, never>>;

export const tableView =
  <O extends SheetOptions, E extends Entry, TV>(spec: Spec<O, E, TV>) =>
  (book: Book<O, E>): TableView<TV> => {
    const uncounted = spec.uncounted?.(book) ?? [];
    return {
      sheet: spec.view(book),
      entries: book.entries,
      canFinish: !book.over && spec.canFinish(book),
      ...calledIn(spec, book),
      ...(book.draws.length > 0 && { draws: book.draws }),
      ...((hasChanged(book) || (book.over && uncounted.length > 0)) && {
        evening: eveningOf(spec, book, uncounted),
      }),
    };
  };

/** What can be said to it are choices, and what is left of its time is the host's. */
function calledIn<O extends SheetOptions, E extends Entry>(
  spec: Spec<O, E>,
  book: Book<O, E>,
): { called?: CalledView } {
  const led = ledBy(spec, book);
  if (!led) return {};
  const { answers: _, length: __, ...called } = led.cue;
  return { called };
}

function eveningOf<O extends SheetOptions, E extends Entry>(
  { attending }: Spec<O, E>,
  book: Book<O, E>,
  uncounted: readonly number[],
): EveningView {
  const { order, attendance, teams, decides } = companyOf(book);
  const round = attending.round(book);
  const played = attending.played?.(book) ?? null;
  const here = [...attendance];
  return {
    order,
    round,
    late: here.flatMap(([seat, { since }]) => (since > 1 ? [{ seat, from: since }] : [])),
    away: here.flatMap(([seat, { absences }]) => {
      const absence = absences.findLast(({ until }) => until > round);
      const until = absence && Number.isFinite(absence.until) ? absence.until : null;
      return absence ? [{ seat, from: absence.from, until }] : [];
    }),
    uncounted: book.over ? uncounted : uncounted.filter((one) => companyOf(book).skipped.has(one)),
    teams: Array.from({ length: book.seats }, (_, seat) => teams.get(seat) ?? 0),
    decides,
    played: played && new Set(order.map((seat) => played[seat])).size > 1 ? played : null,
    options: Object.fromEntries(
      book.changes.flatMap((change) => (change.what === 'set' ? [[change.key, change.value]] : [])),
    ),
  };
}

export const seatView = (): SeatView => ({});
