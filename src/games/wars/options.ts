import type { OptionField, OptionProblem, Preset } from '../../shared/game.ts';

export interface Options {
  /** W-7: who ate a sandwich last; null = at random. */
  readonly start: number | null;
  /** W-24 */
  readonly openTokens: boolean;
  readonly orders: number;
  /** Seconds for a turn; 0 = no clock. */
  readonly turnClock: number;
}

export const fields: readonly OptionField[] = [
  { key: 'start', group: 'table', kind: 'seat', default: null },
  { key: 'orders', group: 'length', kind: 'number', min: 3, max: 5, default: 5, headline: true },
  {
    key: 'turnClock',
    group: 'length',
    kind: 'number',
    min: 0,
    max: 300,
    step: 30,
    unit: 's',
    off: 0,
    default: 0,
  },
  { key: 'openTokens', group: 'table', kind: 'toggle', default: false },
];

export const presets: readonly Preset<Options>[] = [
  { id: 'contest', options: {} },
  { id: 'lunch-break', options: { orders: 3, turnClock: 90 } },
  { id: 'open-till', options: { openTokens: true } },
];

export function checkOptions(options: Options, seats: number): readonly OptionProblem[] {
  return options.start !== null && options.start >= seats ? [{ field: 'start', key: 'no-such-seat' }] : [];
}
