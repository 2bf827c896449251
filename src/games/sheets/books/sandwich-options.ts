/** What is settled before real cards of Sandwich are scored. */
import type { OptionField, OptionProblem, Preset, SeatIndex } from '../../../shared/game.ts';
import { sandwichCallerFields } from '../caller/options.ts';
import { hiddenField, phonesField } from '../options.ts';

export interface SandwichSheetOptions {
  readonly rounds: number;
  readonly scale: readonly number[];
  readonly scaleThree: readonly number[];
  readonly firstTaster: SeatIndex | null;
  readonly twister: boolean;
  readonly themed: boolean;
  readonly bleah: boolean;
  readonly youngPlayers: boolean;
  readonly phones: boolean;
  readonly hidden: boolean;
  /** T-50: what only the caller asks for. */
  readonly caller: boolean;
  readonly crowd: 'announced' | 'boxes';
  readonly tasterRule: 'oldest' | 'youngest' | 'picked';
  readonly ownCard: 'last' | 'release';
  readonly trading: boolean;
  readonly pitch: boolean;
  /** In seconds; 0 = as the table taps. */
  readonly grabClock: number;
  readonly prepClock: number;
  readonly pitchSlot: number;
}

export const fields: readonly OptionField[] = [
  { key: 'rounds', group: 'match', kind: 'number', min: 1, max: 9, default: 1, headline: true },
  {
    key: 'scale',
    group: 'match',
    kind: 'scale',
    min: 0,
    max: 9,
    maxLength: 3,
    suggestions: [
      [3, 2, 0],
      [3, 1, 0],
    ],
    default: [3, 2, 0],
    seats: { min: 4 },
    headline: true,
  },
  {
    key: 'scaleThree',
    group: 'match',
    kind: 'scale',
    min: 0,
    max: 9,
    maxLength: 4,
    suggestions: [[3, 2, 1, 0]],
    default: [3, 2, 1, 0],
    seats: { max: 3 },
    headline: true,
  },
  { key: 'firstTaster', group: 'match', kind: 'seat', default: null },
  { key: 'themed', group: 'variants', kind: 'toggle', default: false },
  { key: 'twister', group: 'variants', kind: 'toggle', default: false },
  { key: 'bleah', group: 'variants', kind: 'toggle', default: false },
  { key: 'youngPlayers', group: 'variants', kind: 'toggle', default: false },
  phonesField,
  hiddenField,
  ...sandwichCallerFields,
];

const booklet = { rounds: 3, crowd: 'boxes' } as const;
const traders = { ...booklet, ownCard: 'release', trading: true, tasterRule: 'picked' } as const;

export const presets: readonly Preset<SandwichSheetOptions>[] = [
  { id: 'box-2013', options: {} },
  { id: 'booklet-fr', options: { ...booklet, tasterRule: 'youngest' } },
  { id: 'booklet-int', options: traders },
  { id: 'booklet-de', options: { ...traders, scale: [3, 1, 0] } },
];

export function checkOptions(options: SandwichSheetOptions, seats: number): OptionProblem[] {
  const problems: OptionProblem[] = [];
  if (options.scale.length !== 3) problems.push({ field: 'scale', key: 'scaleLength', params: { n: 3 } });
  if (options.scaleThree.length !== 4)
    problems.push({ field: 'scaleThree', key: 'scaleLength', params: { n: 4 } });
  if (options.twister && seats < 5) problems.push({ field: 'twister', key: 'twisterSeats' });
  if (options.firstTaster !== null && options.firstTaster >= seats)
    problems.push({ field: 'firstTaster', key: 'firstTaster' });
  return problems;
}
