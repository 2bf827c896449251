/** What the caller is told beforehand (T-50). Whoever does not want it sees one switch. */
import type { OptionField } from '../../../shared/game.ts';

export const callerField: OptionField = {
  key: 'caller',
  group: 'caller',
  kind: 'toggle',
  default: false,
  headline: true,
};

const led = { group: 'caller', when: { key: 'caller', is: [true] } } as const;
const seconds = { ...led, kind: 'number', min: 0, unit: 's', off: 0 } as const;

export const sandwichCallerFields: readonly OptionField[] = [
  callerField,
  { ...led, key: 'ownCard', kind: 'choice', values: ['last', 'release'], default: 'last' },
  { ...led, key: 'trading', kind: 'toggle', default: false },
  {
    ...led,
    key: 'crowd',
    kind: 'choice',
    values: ['announced', 'boxes'],
    default: 'announced',
    seats: { min: 8, max: 10 },
  },
  {
    ...led,
    key: 'tasterRule',
    kind: 'choice',
    values: ['oldest', 'youngest', 'picked'],
    default: 'oldest',
  },
  { ...led, key: 'pitch', kind: 'toggle', default: false },
  { ...seconds, key: 'grabClock', max: 60, step: 5, default: 0 },
  { ...seconds, key: 'prepClock', max: 600, step: 30, default: 0 },
  { ...seconds, key: 'pitchSlot', max: 120, step: 5, default: 20 },
];

export const callerKeys = [
  ...(['caller', 'ownCard', 'trading', 'crowd', 'tasterRule'] as const),
  ...(['pitch', 'grabClock', 'prepClock', 'pitchSlot'] as const),
];
