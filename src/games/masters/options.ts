import type { OptionField, OptionProblem, Preset } from '../../shared/game.ts';
import { events, houseOrders } from './black-deck.ts';
import type { BlackCard, Order, Pack } from './cards.ts';
import { type CustomOrder, cardOf, checkOrder } from './custom-orders.ts';

export interface Options {
  /** M-6: the clock; 0 = none. */
  readonly minutes: number;
  /** M-6: the amount of Noshdosh that ends the game; 0 = none. */
  readonly target: number;
  /** M-5; null = at random. */
  readonly dealer: number | null;
  readonly attackPack: boolean;
  readonly orderUp: boolean;
  /** For inspectors and events. */
  readonly answerSeconds: number;
  /** 0 = no clock. */
  readonly turnSeconds: number;
  /** M-25: from the host's library, not a field of the set-up screen. They join when Order Up! is on. */
  readonly customOrders?: readonly CustomOrder[];
}

const seconds = { kind: 'number', unit: 's' } as const;

export const fields: readonly OptionField[] = [
  {
    key: 'minutes',
    group: 'length',
    kind: 'number',
    unit: 'min',
    headline: true,
    min: 0,
    max: 90,
    step: 5,
    off: 0,
    default: 30,
  },
  {
    key: 'target',
    group: 'length',
    kind: 'number',
    headline: true,
    min: 0,
    max: 150,
    step: 5,
    off: 0,
    default: 0,
  },
  { key: 'attackPack', group: 'packs', kind: 'toggle', default: false, headline: true },
  { key: 'orderUp', group: 'packs', kind: 'toggle', default: false, headline: true },
  { key: 'dealer', group: 'table', kind: 'seat', default: null },
  { ...seconds, key: 'turnSeconds', group: 'table', min: 0, max: 180, step: 15, off: 0, default: 120 },
  { ...seconds, key: 'answerSeconds', group: 'table', min: 10, max: 60, step: 5, default: 30 },
];

const minutes = (n: number): Partial<Options> => ({ minutes: n });

/** The more people, the longer it takes until nine of ten have served something: docs/decisions/lengths.md. */
export const presets: readonly Preset<Options>[] = [
  { id: 'lunch', options: {}, bySeats: { 5: minutes(40), 6: minutes(50) } },
  {
    id: 'coffee-break',
    options: { minutes: 15, turnSeconds: 45 },
    bySeats: { 3: minutes(20), 4: minutes(25), 5: minutes(35), 6: minutes(45) },
  },
  {
    id: 'race',
    options: { minutes: 30, target: 25 },
    bySeats: { 3: minutes(40), 4: minutes(40), 5: minutes(45), 6: minutes(50) },
  },
  {
    id: 'food-fight',
    options: { attackPack: true, orderUp: true },
    bySeats: { 4: minutes(35), 5: minutes(50), 6: minutes(60) },
  },
];

export function checkOptions(options: Options, seats: number): readonly OptionProblem[] {
  const problems: OptionProblem[] = [];
  if (options.minutes === 0 && options.target === 0) problems.push({ field: 'minutes', key: 'endless' });
  if (options.dealer !== null && options.dealer >= seats)
    problems.push({ field: 'dealer', key: 'no-such-seat' });
  if (options.orderUp)
    for (const order of options.customOrders ?? [])
      if (checkOrder(order, packsOf(options)))
        problems.push({ field: 'orderUp', key: 'own-order', params: { order: order.name } });
  return problems;
}

export const packsOf = (options: Pick<Options, 'attackPack' | 'orderUp'>): Pack[] => [
  'base',
  ...(options.attackPack ? (['attack'] as const) : []),
  ...(options.orderUp ? (['order-up'] as const) : []),
];

export const ordersOf = (options: Options): readonly Order[] => [
  ...houseOrders(packsOf(options)),
  ...(options.orderUp ? (options.customOrders ?? []).map(cardOf) : []),
];

export const blackDeck = (options: Options): readonly BlackCard[] => [...ordersOf(options), ...events];
