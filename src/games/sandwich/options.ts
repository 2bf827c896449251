/** What a table can change, the four editions as presets, and which changes do not go together. */
import type { Match, OptionField, OptionProblem, Preset } from '../../shared/game.ts';
import { lineFault } from '../../shared/lines.ts';
import type { DeckSize } from './cards.ts';
import { THEME_LENGTH } from './numbers.ts';

export const BASES = ['bread', 'pizza', 'crepe', 'salad', 'kebab', 'wok'] as const;
export type Base = (typeof BASES)[number];

export interface Options {
  readonly deck: DeckSize;
  /** S-31 or S-32 for eight to ten players. */
  readonly crowd: 'announced' | 'boxes';
  readonly rounds: number;
  readonly tasterRule: 'youngest' | 'oldest' | 'picked';
  readonly firstTaster: number | null;
  readonly scale: readonly number[];
  readonly scaleThree: readonly number[];
  readonly youngPlayers: boolean;
  readonly ownCard: 'last' | 'release';
  readonly handOffDelay: number;
  readonly grabClock: number;
  readonly takenFaceUp: boolean;
  readonly express: boolean;
  readonly trading: boolean;
  readonly prepClock: number;
  readonly twister: boolean;
  readonly blindTasting: boolean;
  readonly tasteTogether: boolean;
  readonly tasteClock: number;
  readonly chefsSuggestion: boolean;
  readonly pitch: boolean;
  readonly pitchSlot: number;
  readonly bleah: boolean;
  readonly base: Base;
  readonly theme: 'off' | 'list' | 'typed';
  readonly themeText: string;
  readonly fridge: boolean;
}

export type SandwichMatch = Match<Options>;

const toggle = (key: keyof Options, group: string): OptionField => ({
  key,
  group,
  kind: 'toggle',
  default: false,
});

export const fields: readonly OptionField[] = [
  {
    key: 'rounds',
    group: 'match',
    kind: 'number',
    min: 1,
    max: 9,
    default: 1,
    headline: true,
  },
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
      [5, 2, 0],
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
    suggestions: [
      [3, 2, 1, 0],
      [4, 2, 1, 0],
    ],
    default: [3, 2, 1, 0],
    seats: { max: 3 },
    headline: true,
  },
  { key: 'deck', group: 'match', kind: 'choice', values: ['63', '56'], default: '63' },
  {
    key: 'crowd',
    group: 'match',
    kind: 'choice',
    values: ['announced', 'boxes'],
    default: 'announced',
    seats: { min: 8, max: 10 },
  },
  {
    key: 'tasterRule',
    group: 'match',
    kind: 'choice',
    values: ['oldest', 'youngest', 'picked'],
    default: 'oldest',
  },
  { key: 'firstTaster', group: 'match', kind: 'seat', default: null, known: 'tasterRule' },
  {
    key: 'ownCard',
    group: 'market',
    kind: 'choice',
    values: ['last', 'release'],
    default: 'last',
    headline: true,
  },
  {
    key: 'handOffDelay',
    group: 'market',
    kind: 'number',
    min: 0,
    max: 5000,
    step: 250,
    unit: 'ms',
    default: 1500,
    when: { key: 'ownCard', is: ['release'] },
  },
  {
    key: 'grabClock',
    group: 'market',
    kind: 'number',
    min: 0,
    max: 60,
    step: 1,
    unit: 's',
    off: 0,
    default: 0,
  },
  toggle('takenFaceUp', 'market'),
  toggle('trading', 'kitchen'),
  {
    key: 'prepClock',
    group: 'kitchen',
    kind: 'number',
    min: 0,
    max: 600,
    step: 10,
    unit: 's',
    off: 0,
    default: 0,
  },
  toggle('blindTasting', 'tasting'),
  toggle('tasteTogether', 'tasting'),
  {
    key: 'tasteClock',
    group: 'tasting',
    kind: 'number',
    min: 0,
    max: 300,
    step: 15,
    unit: 's',
    off: 0,
    default: 0,
  },
  toggle('chefsSuggestion', 'variants'),
  toggle('pitch', 'variants'),
  {
    key: 'pitchSlot',
    group: 'variants',
    kind: 'number',
    min: 5,
    max: 120,
    step: 5,
    unit: 's',
    default: 20,
  },
  toggle('bleah', 'variants'),
  {
    key: 'base',
    group: 'variants',
    kind: 'choice',
    values: BASES,
    default: 'bread',
  },
  { key: 'theme', group: 'variants', kind: 'choice', values: ['off', 'list', 'typed'], default: 'off' },
  {
    key: 'themeText',
    group: 'variants',
    kind: 'text',
    maxLength: THEME_LENGTH,
    default: '',
    when: { key: 'theme', is: ['typed'] },
  },
  toggle('express', 'variants'),
  toggle('fridge', 'variants'),
  toggle('twister', 'variants'),
  toggle('youngPlayers', 'variants'),
];

const booklet = { deck: '56', crowd: 'boxes', rounds: 3 } as const;
const traders = {
  ...booklet,
  ownCard: 'release',
  trading: true,
  takenFaceUp: true,
  tasterRule: 'picked',
} as const;

export const presets: readonly Preset<Options>[] = [
  { id: 'box-2013', options: {} },
  { id: 'booklet-fr', options: { ...booklet, tasterRule: 'youngest' } },
  { id: 'booklet-int', options: traders },
  { id: 'booklet-de', options: { ...traders, scale: [3, 1, 0] } },
];

interface Rule {
  /** It is said beside each of them: whichever was touched last, the reason is in sight. */
  readonly fields: readonly (keyof Options)[];
  readonly key: string;
  broken(options: Options, seats: number): boolean;
}

const rises = (scale: readonly number[]): boolean =>
  scale.some((points, place) => place > 0 && points > scale[place - 1]!);

const scaleRules = (field: 'scale' | 'scaleThree', places: number): Rule[] => [
  {
    fields: [field],
    key: `${field}Length`,
    broken: (options) => options[field].length !== places,
  },
  { fields: [field], key: 'scaleRises', broken: (options) => rises(options[field]) },
  { fields: [field], key: 'scaleWorst', broken: (options) => options[field].at(-1) !== 0 },
  { fields: [field], key: 'scaleNothing', broken: (options) => !options[field].some((points) => points > 0) },
];

/** S-44 */
function themeFault({ theme, themeText }: Options): 'themeEmpty' | 'themeText' | undefined {
  if (theme !== 'typed') return undefined;
  const fault = lineFault(themeText, THEME_LENGTH);
  if (fault === 'empty') return 'themeEmpty';
  return fault || /[<>]/.test(themeText) ? 'themeText' : undefined;
}

const rulesOfTheHouse: readonly Rule[] = [
  ...scaleRules('scale', 3),
  ...scaleRules('scaleThree', 4),
  {
    fields: ['firstTaster'],
    key: 'firstTaster',
    broken: ({ firstTaster }, seats) => firstTaster !== null && (firstTaster < 0 || firstTaster >= seats),
  },
  {
    fields: ['grabClock'],
    key: 'grabClock',
    broken: ({ grabClock }) => grabClock > 0 && grabClock < 3,
  },
  {
    fields: ['grabClock', 'handOffDelay'],
    key: 'grabClockHandOff',
    broken: ({ grabClock, ownCard, handOffDelay }) =>
      ownCard === 'release' && grabClock > 0 && handOffDelay >= grabClock * 1000,
  },
  { fields: ['twister'], key: 'twisterSeats', broken: ({ twister }, seats) => twister && seats < 5 },
  {
    fields: ['twister', 'rounds'],
    key: 'twisterRounds',
    broken: ({ twister, rounds }) => twister && rounds < 2,
  },
  {
    fields: ['express', 'trading'],
    key: 'expressTrading',
    broken: ({ express, trading }) => express && trading,
  },
  {
    fields: ['blindTasting', 'pitch'],
    key: 'blindPitch',
    broken: ({ blindTasting, pitch }) => blindTasting && pitch,
  },
  {
    fields: ['blindTasting', 'chefsSuggestion'],
    key: 'blindSuggestion',
    broken: ({ blindTasting, chefsSuggestion }) => blindTasting && chefsSuggestion,
  },
  {
    fields: ['themeText'],
    key: 'themeEmpty',
    broken: (options) => themeFault(options) === 'themeEmpty',
  },
  {
    fields: ['themeText'],
    key: 'themeText',
    broken: (options) => themeFault(options) === 'themeText',
  },
];

export const checkOptions = (options: Options, seats: number): OptionProblem[] =>
  rulesOfTheHouse
    .filter((rule) => rule.broken(options, seats))
    .flatMap(({ fields, key }) => fields.map((field) => ({ field, key })));
