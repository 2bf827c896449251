/** What a table may choose before it begins. */
import type { OptionField, OptionProblem, Preset } from '../../shared/game.ts';
import type { NapkinSet } from './cards.ts';
import { type Goal, goalFor } from './scoring.ts';

export interface Options {
  /** P-24: seconds of a reaction window. */
  readonly reaction: number;
  /** Seconds to think; 0 = as long as one likes. */
  readonly clock: number;
  readonly reveal: 'calm' | 'brisk' | 'quick';
  readonly napkins: NapkinSet;
  readonly ending: 'printed' | 'points' | 'sandwiches';
  readonly points: number;
  readonly sandwiches: number;
}

export const fields: readonly OptionField[] = [
  {
    key: 'napkins',
    group: 'table',
    kind: 'choice',
    values: ['house', 'plain'],
    default: 'house',
    headline: true,
  },
  {
    key: 'ending',
    group: 'table',
    kind: 'choice',
    values: ['printed', 'points', 'sandwiches'],
    default: 'printed',
  },
  {
    key: 'points',
    group: 'table',
    when: { key: 'ending', is: ['points'] },
    kind: 'number',
    min: 5,
    max: 50,
    step: 5,
    default: 15,
  },
  {
    key: 'sandwiches',
    group: 'table',
    when: { key: 'ending', is: ['sandwiches'] },
    kind: 'number',
    min: 1,
    max: 20,
    default: 5,
  },
  {
    key: 'reaction',
    group: 'pace',
    kind: 'number',
    min: 1,
    max: 30,
    unit: 's',
    default: 6,
    headline: true,
  },
  { key: 'clock', group: 'pace', kind: 'number', min: 0, max: 180, step: 5, unit: 's', off: 0, default: 60 },
  { key: 'reveal', group: 'pace', kind: 'choice', values: ['calm', 'brisk', 'quick'], default: 'brisk' },
];

/** P-30 has five sandwiches for five people, of whom one in five then eats nothing. */
const FIVE = { ending: 'sandwiches', sandwiches: 8 } as const;

/** The more people, the longer it takes until nine of ten have eaten something: docs/decisions/lengths.md. */
export const presets: readonly Preset<Options>[] = [
  { id: 'classic', options: {}, bySeats: { 5: FIVE } },
  {
    id: 'quick',
    options: { reaction: 4, clock: 30, reveal: 'quick', ending: 'sandwiches', sandwiches: 5 },
    bySeats: { 4: { sandwiches: 6 }, 5: FIVE },
  },
  {
    id: 'leisurely',
    options: { reaction: 10, clock: 0, reveal: 'calm' },
    bySeats: { 5: FIVE },
  },
  { id: 'plain', options: { napkins: 'plain' }, bySeats: { 5: FIVE } },
];

/** Less than this is no time to read a hand. */
const LEAST_CLOCK = 10;

export function checkOptions(options: Options): readonly OptionProblem[] {
  const hurried = options.clock > 0 && options.clock < LEAST_CLOCK;
  return hurried ? [{ field: 'clock', key: 'clock-too-short', params: { n: LEAST_CLOCK } }] : [];
}

/** P-30, unless the table wants it otherwise. */
export function goalOf(options: Options, seats: number): Goal {
  if (options.ending === 'points') return { kind: 'points', n: options.points };
  if (options.ending === 'sandwiches') return { kind: 'sandwiches', n: options.sandwiches };
  return goalFor(seats);
}
