/** T-53: the host's chance draws, and what follows from it is entered with it. */
import type { Actor, Choice, SeatIndex } from '../../../shared/game.ts';
import type { Rng } from '../../../shared/rng.ts';
import { circleOf, companyOf } from '../company.ts';
import { BREADS, type Draw, type Lot, THEMES } from '../draws.ts';
import type { Event } from '../events.ts';
import { frameOf } from '../frames.ts';
import type { Drawing } from '../moves.ts';
import type { SheetOptions, Spec } from '../spec.ts';
import type { Book, Entry } from '../state.ts';
import { MOST_TEAMS } from './changing.ts';
import { ruleBy } from './rule.ts';

/** Of players, for two teams. */
const FEWEST_FOR_TEAMS = 4;
/** Lots on which no points hang: T-3, phones may draw them where they may enter. */
const HARMLESS: ReadonlySet<Lot> = new Set(['theme', 'bread']);

type Result = Pick<Draw, 'seat' | 'order' | 'teams' | 'word'>;

export const lots = <O extends SheetOptions, E extends Entry>(spec: Spec<O, E>) =>
  ruleBy<O, E, Drawing>({
    offers: (book, actor) => {
      const frame = frameOf(spec, book).id;
      return lotsOf(spec, book)
        .filter((what) => actor === 'table' || (book.options.phones && HARMLESS.has(what)))
        .map((what): Choice<Drawing> => {
          const offer = { id: `draw-${what}`, frame, move: { type: 'draw', what } } as const;
          if (what !== 'teams') return offer;
          const most = Math.min(MOST_TEAMS, Math.floor(playersOf(spec, book).length / 2));
          return { ...offer, slots: [{ name: 'teams', kind: 'number', min: 2, max: most }] };
        });
    },
    act: (draft, { actor, move }) => {
      const result = drawn(spec, draft.state, { ...move, rng: draft.rng });
      const heading = headingOf(spec, draft.state, { actor, what: move.what, at: draft.at });
      draft.emit({ type: 'drawn', draw: { ...heading, ...result } });
      for (const event of following(spec, draft.state, result)) draft.emit(event);
    },
  });

export const headingOf = <O extends SheetOptions, E extends Entry>(
  { attending }: Spec<O, E>,
  book: Book<O, E>,
  { actor, what, at }: { readonly actor: Actor; readonly what: Lot; readonly at: number },
): Omit<Draw, keyof Result> => ({
  n: 1 + book.draws.length,
  what,
  by: actor,
  at,
  round: attending.inRounds(book) ? attending.round(book) : 1,
});

const playersOf = <O extends SheetOptions, E extends Entry>(
  { attending }: Spec<O, E>,
  book: Book<O, E>,
): readonly SeatIndex[] => circleOf(book, attending.round(book));

function lotsOf<O extends SheetOptions, E extends Entry>(spec: Spec<O, E>, book: Book<O, E>): Lot[] {
  const players = playersOf(spec, book).length;
  const isFresh = book.entries.length === 0 && book.changes.every(({ what }) => what === 'set');
  return [
    // T-23: a sheet that has a line for it draws it there.
    ...(players > 1 && !(spec.drawFirst && book.entries.length === 0) ? (['first'] as const) : []),
    ...(players > 1 && isFresh ? (['seats'] as const) : []),
    ...(players >= FEWEST_FOR_TEAMS ? (['teams'] as const) : []),
    ...(spec.lots ?? []),
  ];
}

function drawn<O extends SheetOptions, E extends Entry>(
  spec: Spec<O, E>,
  book: Book<O, E>,
  { what, teams = 2, rng }: Drawing & { readonly rng: Rng },
): Result {
  const players = playersOf(spec, book);
  switch (what) {
    case 'first':
      return { seat: rng.pick(players) };
    case 'seats':
      return { order: rng.shuffle(companyOf(book).order) };
    case 'teams':
      return { teams: rng.shuffle(players).map((seat, i) => ({ seat, team: 1 + (i % teams) })) };
    case 'theme':
      return { word: fresh(THEMES, book, rng) };
    case 'bread':
      return { word: fresh(BREADS, book, rng) };
  }
}

/** None twice, as long as there are others. */
function fresh<O, E extends Entry>(words: readonly string[], { draws }: Book<O, E>, rng: Rng): string {
  const left = words.filter((id) => !draws.some(({ word, undone }) => word === id && !undone));
  return rng.pick(left.length > 0 ? left : words);
}

function following<O extends SheetOptions, E extends Entry>(
  spec: Spec<O, E>,
  book: Book<O, E>,
  { seat, order, teams }: Result,
): readonly Event<E>[] {
  if (seat !== undefined) return spec.begins?.(book, seat) ?? [];
  if (order) return [{ type: 'changed', change: { what: 'seated', order } }];
  return (teams ?? []).map(
    ({ seat: one, team }): Event<E> => ({ type: 'changed', change: { what: 'team', seat: one, team } }),
  );
}
