/** Who plays in which round (T-40, T-41): one reading of what changed in the course of an evening, for every sheet. */
import type { OptionValue, SeatIndex } from '../../shared/game.ts';
import { memo } from '../../shared/memo.ts';

/** What changed, as it is asked for and as it is kept. Rounds are counted from 1. */
export type Change =
  /** Somebody new sits down behind `after`, clockwise, and plays from this round on. */
  | {
      readonly what: 'come';
      readonly seat: SeatIndex;
      readonly after: SeatIndex;
      readonly from: number;
    }
  /**
   * Gone from round `from` on, and from round `asked` on nothing more is to be entered of them: who has cooked already
   * is tasted to the end of the round. `until` is the round of their return; null = when they say so.
   */
  | {
      readonly what: 'away';
      readonly seat: SeatIndex;
      readonly from: number;
      readonly asked: number;
      readonly until: number | null;
    }
  | { readonly what: 'back'; readonly seat: SeatIndex; readonly from: number }
  /** T-43: the number of players was wrong from the beginning. */
  | { readonly what: 'never'; readonly seat: SeatIndex; readonly gone: readonly number[] }
  | { readonly what: 'from-start'; readonly seat: SeatIndex; readonly gone: readonly number[] }
  /** T-53: as the seats were drawn, before anything was entered. */
  | { readonly what: 'seated'; readonly order: readonly SeatIndex[] }
  | { readonly what: 'skip'; readonly round: number }
  /** T-42, T-43: an option, the number of rounds among them. */
  | {
      readonly what: 'set';
      readonly key: string;
      readonly value: OptionValue;
      readonly gone: readonly number[];
    }
  /** T-40 */
  | { readonly what: 'decide'; readonly by: 'total' | 'average' }
  /** T-47: 0 = for themselves. */
  | { readonly what: 'team'; readonly seat: SeatIndex; readonly team: number };

interface Absence {
  readonly from: number;
  readonly asked: number;
  readonly until: number;
}

export interface Attendance {
  /** The first round. */
  readonly since: number;
  readonly absences: readonly Absence[];
}

export interface Company {
  /** Everybody who takes part, as they sit, clockwise. */
  readonly order: readonly SeatIndex[];
  readonly attendance: ReadonlyMap<SeatIndex, Attendance>;
  readonly skipped: ReadonlySet<number>;
  readonly teams: ReadonlyMap<SeatIndex, number>;
  readonly decides: 'total' | 'average';
}

/** As far as the company is concerned. */
export interface Gathered {
  /** At the beginning. */
  readonly began: number;
  readonly changes: readonly Change[];
}

type Reading = { -readonly [K in keyof Company]: Company[K] } & {
  readonly order: SeatIndex[];
  readonly attendance: Map<SeatIndex, Attendance>;
  readonly skipped: Set<number>;
  readonly teams: Map<SeatIndex, number>;
};

const FROM_THE_START: Attendance = { since: 1, absences: [] };

function read({ began, changes }: Gathered): Company {
  const seats = Array.from({ length: began }, (_, seat) => seat);
  const reading: Reading = {
    order: seats,
    attendance: new Map(seats.map((seat) => [seat, FROM_THE_START])),
    skipped: new Set(),
    teams: new Map(),
    decides: 'total',
  };
  for (const change of changes) apply(reading, change);
  return reading;
}

function apply(reading: Reading, change: Change): void {
  const { order, attendance } = reading;
  switch (change.what) {
    case 'come':
      order.splice(order.indexOf(change.after) + 1, 0, change.seat);
      attendance.set(change.seat, { since: change.from, absences: [] });
      break;
    case 'away': {
      const { from, asked, until } = change;
      const absence = { from, asked, until: until ?? Number.POSITIVE_INFINITY };
      alter(reading, change.seat, (was) => ({ ...was, absences: [...was.absences, absence] }));
      break;
    }
    case 'back':
      alter(reading, change.seat, (was) => ({ ...was, absences: was.absences.map(endedBy(change.from)) }));
      break;
    case 'never':
      order.splice(order.indexOf(change.seat), 1);
      attendance.delete(change.seat);
      reading.teams.delete(change.seat);
      break;
    case 'from-start':
      alter(reading, change.seat, (was) => ({ ...was, since: 1 }));
      break;
    case 'seated':
      order.splice(0, order.length, ...change.order);
      break;
    case 'skip':
      reading.skipped.add(change.round);
      break;
    case 'team':
      if (change.team === 0) reading.teams.delete(change.seat);
      else reading.teams.set(change.seat, change.team);
      break;
    case 'decide':
      reading.decides = change.by;
      break;
    case 'set':
      break;
  }
}

function alter({ attendance }: Reading, seat: SeatIndex, change: (was: Attendance) => Attendance): void {
  attendance.set(seat, change(attendance.get(seat)!));
}

const endedBy =
  (round: number) =>
  (absence: Absence): Absence => ({ ...absence, until: Math.min(absence.until, round) });

export const companyOf: (book: Gathered) => Company = memo(read);

const isOut = ({ from, until }: Pick<Absence, 'from' | 'until'>, round: number): boolean =>
  from <= round && round < until;

const plays = ({ since, absences }: Attendance, round: number): boolean =>
  since <= round && !absences.some((absence) => isOut(absence, round));

/** By book, since every change makes a new one. */
const circles = memo((_: Gathered) => new Map<number, readonly SeatIndex[]>());

/** Whoever plays in this round, as they sit. */
export function circleOf(book: Gathered, round: number): readonly SeatIndex[] {
  const known = circles(book).get(round);
  if (known) return known;
  const { order, attendance } = companyOf(book);
  const circle = order.filter((seat) => plays(attendance.get(seat)!, round));
  circles(book).set(round, circle);
  return circle;
}

/** Of whom something is to be entered in this round. */
export function awaitedIn(book: Gathered, round: number): SeatIndex[] {
  const { attendance } = companyOf(book);
  return circleOf(book, round).filter((seat) =>
    attendance.get(seat)!.absences.every(({ asked, until }) => !isOut({ from: asked, until }, round)),
  );
}

/** Whether somebody is away by now, or will be as soon as this round is over (T-41). */
export const hasLeft = (book: Gathered, seat: SeatIndex, round: number): boolean =>
  companyOf(book)
    .attendance.get(seat)
    ?.absences.some(({ until }) => until > round) ?? true;

/** T-41: whoever is away, and nobody knows of a return. */
export function leftIn(book: Gathered): SeatIndex[] {
  const { order, attendance } = companyOf(book);
  const isForGood = ({ until }: Absence): boolean => until === Number.POSITIVE_INFINITY;
  return order.filter((seat) => attendance.get(seat)!.absences.some(isForGood));
}

export const isSkipped = (book: Gathered, round: number): boolean => companyOf(book).skipped.has(round);

/** Whether anybody came, left, or was put into a team: else all is as it began. */
export const hasChanged = ({ changes }: Gathered): boolean => changes.length > 0;
