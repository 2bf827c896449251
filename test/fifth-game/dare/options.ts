import type { OptionField, OptionProblem, Preset } from '../../../src/shared/game.ts';

export interface Options {
  /** D-2: as many peppers are dealt to each. */
  readonly rounds: number;
  /** Seconds to choose or to dare; 0 = as long as one likes. */
  readonly clock: number;
  /** D-6 */
  readonly milk: boolean;
}

export const fields: readonly OptionField[] = [
  { key: 'rounds', group: 'length', kind: 'number', min: 2, max: 6, default: 4, headline: true },
  { key: 'clock', group: 'length', kind: 'number', min: 0, max: 60, step: 5, unit: 's', off: 0, default: 0 },
  { key: 'milk', group: 'table', kind: 'toggle', default: false },
];

export const presets: readonly Preset<Options>[] = [
  { id: 'mild', options: { rounds: 3, milk: true } },
  { id: 'hot', options: { rounds: 6, clock: 20 } },
];

/** Less than this is no time to read a hand. */
const LEAST_CLOCK = 5;

export function checkOptions({ clock }: Options): readonly OptionProblem[] {
  const hurried = clock > 0 && clock < LEAST_CLOCK;
  return hurried ? [{ field: 'clock', key: 'clock-too-short', params: { n: LEAST_CLOCK } }] : [];
}
