/** T-40 … T-43, T-47: who plays, how many rounds, by which rules. What is offered says all that it would do. */
import type { Choice, OptionField, OptionValue, SeatIndex, Slot } from '../../../shared/game.ts';
import { range } from '../../../shared/lists.ts';
import { keptFor } from '../caller/led.ts';
import { type Change, circleOf, companyOf, hasLeft } from '../company.ts';
import { changed } from '../events.ts';
import { frameOf } from '../frames.ts';
import type { Changing } from '../moves.ts';
import { hiddenField } from '../options.ts';
import type { SheetOptions, Spec } from '../spec.ts';
import type { Book, Entry } from '../state.ts';
import { asIfTurnedUp } from '../unseen.ts';
import { forTable } from './rule.ts';

/** As many as there are badges. */
const MOST_SEATS = 12;
export const MOST_TEAMS = 6;

interface Offer {
  readonly id: string;
  readonly change: Partial<Change> & Pick<Change, 'what'>;
  readonly slots?: readonly Slot[];
}

export const changing = <O extends SheetOptions, E extends Entry>(spec: Spec<O, E>) =>
  forTable<O, E, Changing>({
    offers: (book) => {
      const frame = frameOf(spec, book).id;
      return offersOf(spec, book).map(
        ({ id, change, slots }): Choice<Changing> => ({
          id,
          frame,
          move: { type: 'change', ...change } as Choice<Changing>['move'],
          ...(slots && { slots }),
        }),
      );
    },
    act: (draft, { move: { type: _, ...change } }) => {
      const at = keptFor(spec, draft.state, changed(draft.state, change));
      draft.emit({ type: 'changed', change });
      if (at) draft.emit({ type: 'called', at });
    },
  });

const offersOf = <O extends SheetOptions, E extends Entry>(spec: Spec<O, E>, book: Book<O, E>): Offer[] => [
  ...arriving(spec, book),
  ...companyOf(book).order.flatMap((seat) => [
    ...attending(spec, book, seat),
    {
      id: `team-${seat}`,
      change: { what: 'team', seat } as const,
      slots: [{ name: 'team', kind: 'number', min: 0, max: MOST_TEAMS } as const],
    },
  ]),
  ...rounds(spec, book),
  ...spec.fields.flatMap((field) => settings(spec, book, field)),
];

function arriving<O extends SheetOptions, E extends Entry>(
  { attending }: Spec<O, E>,
  book: Book<O, E>,
): Offer[] {
  const from = attending.comes(book);
  const { order } = companyOf(book);
  if (book.seats >= MOST_SEATS || circleOf(book, from).length >= attending.most) return [];
  const after = { name: 'after', kind: 'seat', from: order } as const;
  return [{ id: 'come', change: { what: 'come', seat: book.seats, from }, slots: [after] }];
}

/** What can be said of somebody who takes part. */
function attending<O extends SheetOptions, E extends Entry>(
  spec: Spec<O, E>,
  book: Book<O, E>,
  seat: SeatIndex,
): Offer[] {
  const terms = spec.attending;
  const { since } = companyOf(book).attendance.get(seat)!;
  const { from, asked } = terms.leaves(asIfTurnedUp(book), seat);
  const isAway = hasLeft(book, seat, terms.round(book));
  // Else more would have played a round than can.
  const hadRoom = range(since - 1).every((i) => circleOf(book, i + 1).length < terms.most);
  const late: Offer[] =
    since > 1 && hadRoom
      ? [{ id: `from-start-${seat}`, change: withLosses(spec, book, { what: 'from-start', seat, gone: [] }) }]
      : [];
  if (!isAway) {
    const leave: Offer = { id: `leave-${seat}`, change: { what: 'away', seat, from, asked, until: null } };
    const pause: Offer = {
      id: `sit-out-${seat}`,
      change: { what: 'away', seat, from, asked, until: asked + 1 },
    };
    return [...late, leave, ...(terms.inRounds(book) ? [pause] : [])];
  }
  const comes = terms.comes(book);
  const never: Offer[] = terms.holds?.(book, seat)
    ? []
    : [{ id: `never-${seat}`, change: withLosses(spec, book, { what: 'never', seat, gone: [] }) }];
  const isFull = circleOf(book, comes).length >= terms.most && !circleOf(book, comes).includes(seat);
  const back = returnOf(spec, book, seat);
  return [
    ...late,
    ...(isFull ? [] : [{ id: `back-${seat}`, change: { what: 'back', seat, from: back } as const }]),
    // Else nobody could play on, or come back.
    ...(companyOf(book).order.length > terms.least ? never : []),
  ];
}

/** T-41: whoever has missed nothing yet was not away, and is asked again for what is still open. */
function returnOf<O extends SheetOptions, E extends Entry>(
  { attending }: Spec<O, E>,
  book: Book<O, E>,
  seat: SeatIndex,
): number {
  const round = attending.round(book);
  const comes = attending.comes(book);
  const absence = companyOf(book)
    .attendance.get(seat)!
    .absences.findLast(({ until }) => until > round);
  return absence && absence.from >= comes ? Math.max(absence.asked, round) : comes;
}

function rounds<O extends SheetOptions, E extends Entry>(
  { attending, frame, uncounted }: Spec<O, E>,
  book: Book<O, E>,
): Offer[] {
  const round = attending.round(book);
  const { decides, skipped } = companyOf(book);
  const by = decides === 'total' ? 'average' : 'total';
  // Where rounds do not stand in the entries, an entry says that one is skipped.
  const inEntries = uncounted && attending.played && attending.inRounds(book);
  const isOpen = inEntries && !skipped.has(round) && frame(book).kind !== 'complete';
  return [
    ...(isOpen ? [{ id: 'skip', change: { what: 'skip', round } as const }] : []),
    ...(attending.played && attending.inRounds(book)
      ? [{ id: `decide-${by}`, change: { what: 'decide', by } as const }]
      : []),
  ];
}

/** T-42, T-43: a step up or down, another value, or one that is typed. */
function settings<O extends SheetOptions, E extends Entry>(
  spec: Spec<O, E>,
  book: Book<O, E>,
  field: OptionField,
): Offer[] {
  const { settable, round } = spec.attending;
  const seats = circleOf(book, round(book)).length;
  if (!(settable as readonly string[]).includes(field.key) || !isInPlay(field, book.options, seats))
    return [];
  // T-54: else what lies face down would be shown before all have chosen.
  if (field.key === hiddenField.key && (book.sealed.length > 0 || book.ready.length > 0)) return [];
  if (field.kind === 'number' && field.typed) {
    const value = { name: 'value', kind: 'number', min: field.min, max: field.max } as const;
    return [{ id: `set-${field.key}`, change: { what: 'set', key: field.key, gone: [] }, slots: [value] }];
  }
  const now = (book.options as unknown as Readonly<Record<string, OptionValue>>)[field.key]!;
  return othersOf(field, now, reached(book, round(book))).flatMap((value) => {
    const options = { ...book.options, [field.key]: value };
    const has = (problem: { readonly field: string }) => problem.field === field.key;
    if (spec.checkOptions?.(options, seats).some(has)) return [];
    const change = withLosses(spec, book, { what: 'set', key: field.key, value, gone: [] });
    return [{ id: `set-${field.key}-${String(value)}`, change }];
  });
}

function isInPlay({ when, seats }: OptionField, options: object, players: number): boolean {
  const value = when && (options as Readonly<Record<string, OptionValue>>)[when.key];
  if (when && !when.is.includes(value as OptionValue)) return false;
  return players >= (seats?.min ?? 0) && players <= (seats?.max ?? Number.POSITIVE_INFINITY);
}

/** T-42: so many rounds give nothing up. */
const reached = ({ entries }: Book<unknown, Entry>, round: number): number =>
  Math.max(round, ...entries.map((entry) => ('round' in entry ? Number(entry.round) : 0)));

function othersOf(field: OptionField, now: OptionValue, least: number): OptionValue[] {
  switch (field.kind) {
    case 'toggle':
      return [!now];
    case 'choice':
      return field.values.filter((value) => value !== now);
    case 'scale':
      return field.suggestions.filter((value) => String(value) !== String(now)).map((value) => [...value]);
    case 'number': {
      const { key, min, max, off, step = 1 } = field;
      const less = Number(now) - step;
      // T-42: what had no end is given one behind all that was played, and an end goes at once.
      const more = key === 'rounds' && now === off ? least : Number(now) + step;
      return [...new Set([off ?? less, less, more])].filter((n) => n !== now && n >= min && n <= max);
    }
    case 'text':
    case 'seat':
      return [];
  }
}

/** T-43: what would be given up is part of the wish, so that it was seen by whoever makes it. */
function withLosses<O extends SheetOptions, E extends Entry, C extends Change>(
  { attending }: Spec<O, E>,
  book: Book<O, E>,
  change: C,
): C {
  const then = changed(book, change);
  const gone = range(book.entries.length).filter((i) => !attending.keeps(then, book.entries[i]!));
  return { ...change, gone };
}
