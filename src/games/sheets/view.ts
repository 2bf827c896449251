import type { OptionValue, SeatIndex } from '../../shared/game.ts';
import type { Cue } from './caller/cue.ts';
import { ledBy } from './caller/led.ts';
import { type Company, companyOf, hasChanged } from './company.ts';
import type { Draw } from './draws.ts';
import type { UnseenView, Vote } from './face-down.ts';
import type { SheetOptions, Spec } from './spec.ts';
import type { Book, Entry } from './state.ts';
import { unseenOf } from './unseen.ts';
import { silentOf, votersOf } from './votes.ts';

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
  /** T-54: who has chosen of those who choose unseen, never what. */
  readonly unseen?: UnseenView;
  readonly vote?: VoteView;
  /** Those that were turned up. */
  readonly votes?: readonly Vote[];
  /** Only where something has changed. */
  readonly evening?: EveningView;
}

interface VoteView extends Pick<Vote, 'n' | 'what'>, UnseenView {}

/** T-54: what this seat has chosen, before it is turned up. */
export interface SeatView {
  readonly sealed?: readonly Entry[];
  readonly voice?: number;
}

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
      ...unseenIn(spec, book),
      ...(book.votes.length > 0 && { votes: book.votes }),
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

function unseenIn<O extends SheetOptions, E extends Entry>(
  spec: Spec<O, E>,
  book: Book<O, E>,
): Pick<TableView<unknown>, 'unseen' | 'vote'> {
  const unseen = unseenOf(spec, book);
  const waiting = silentOf(spec, book);
  const { vote } = book;
  return {
    ...(unseen.waiting.length > 0 && { unseen }),
    ...(vote && {
      vote: {
        ...{ n: vote.n, what: vote.what, waiting },
        done: votersOf(spec, book).filter((seat) => !waiting.includes(seat)),
      },
    }),
  };
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

export function seatView<O, E extends Entry>(book: Book<O, E>, seat: SeatIndex): SeatView {
  const sealed = book.sealed.filter((one) => one.seat === seat).map(({ entry }) => entry);
  const voice = book.vote?.voices.find((one) => one.seat === seat);
  return { ...(sealed.length > 0 && { sealed }), ...(voice && { voice: voice.value }) };
}
