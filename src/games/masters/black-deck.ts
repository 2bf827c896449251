/** The black deck: kept apart from the white one, for no phone needs to know which orders there are. */
import type { Effect, Family, Food, HouseEvent, Order, Pack } from './cards.ts';

type OrderRow = readonly [id: string, reward: number, needs: string];

const menu = (rows: readonly OrderRow[]): Order[] =>
  rows.map(([id, reward, needs]) => ({
    kind: 'order',
    id,
    reward,
    each: null,
    name: null,
    needs: needs.split(' ') as Food[],
  }));

const perPiece = (id: string, reward: number, each: Family, needs: readonly Food[] = []): Order => ({
  kind: 'order',
  id,
  reward,
  needs,
  each,
  name: null,
});

export const baseOrders: readonly Order[] = [
  ...menu([
    ['bread-sandwich', 5, 'bread'],
    ['cheese-and-onion', 4, 'cheese onion'],
    ['red-melt', 4, 'cheese tomato'],
    ['rarebit', 4, 'cheese mustard'],
    ['egg-mayo', 4, 'egg mayo'],
    ['early-bird', 4, 'egg bacon'],
    ['palace-tea', 4, 'egg cucumber'],
    ['meal-deal', 4, 'chicken mayo'],
    ['sunday-roast', 4, 'beef mustard'],
    ['brown-bag', 4, 'bacon tomato'],
    ['side-salad', 4, 'lettuce tomato'],
    ['ploughmans', 6, 'cheese tomato onion'],
    ['blt', 6, 'bacon lettuce tomato'],
    ['steak-out', 6, 'beef onion mustard'],
    ['hail-caesar', 6, 'chicken lettuce mayo'],
    ['village-fete', 6, 'egg lettuce mayo'],
    ['drive-in', 6, 'beef cheese onion'],
    ['rabbit-food', 6, 'lettuce cucumber onion'],
    ['beach-day', 6, 'cheese cucumber tomato'],
    ['hen-party', 6, 'chicken bacon cheese'],
    ['say-cheese', 6, 'cheese cheese tomato'],
    ['good-eggs', 6, 'egg egg mustard'],
    ['streaky', 6, 'bacon bacon cheese'],
    ['garden-party', 7, 'lettuce cucumber tomato tomato'],
    ['deli-counter', 8, 'beef cheese mustard lettuce'],
    ['picnic', 8, 'egg tomato cucumber mayo'],
    ['cowboy', 8, 'bacon beef onion mustard'],
    ['morning-after', 8, 'bacon egg cheese tomato'],
    ['double-decker', 9, 'bacon bread lettuce egg'],
    ['clubhouse', 11, 'chicken bacon lettuce tomato mayo'],
    ['the-works', 11, 'beef cheese tomato onion lettuce'],
    ['skyscraper', 14, 'beef bread bacon cheese tomato lettuce'],
  ]),
  perPiece('meat-surprise', 5, 'meat'),
  perPiece('salad-bar', 3, 'salad'),
  perPiece('dairy-dream', 4, 'dairy'),
];

export const orderUpOrders: readonly Order[] = [
  ...menu([
    ['inside-job', 6, 'bread cheese'],
    ['double-cluck', 6, 'chicken chicken mustard'],
    ['deep-breath', 6, 'onion onion cheese'],
    ['omelette-escape', 6, 'egg egg cheese'],
    ['farmyard', 9, 'egg beef chicken bacon'],
    ['riviera', 8, 'tomato tomato cheese onion'],
    ['green-machine', 8, 'cucumber cucumber lettuce mayo'],
    ['triple-decker', 13, 'bread bread bacon chicken lettuce'],
    ['the-lot', 17, 'cheese egg bacon chicken tomato onion mustard'],
  ]),
  perPiece('all-sauce', 4, 'condiments'),
  perPiece('sunrise-stack', 4, 'meat', ['egg']),
];

const houseEvent = (id: string, effect: Effect): HouseEvent => ({ kind: 'event', id, effect });

export const events: readonly HouseEvent[] = [
  houseEvent('rush-hour', { do: 'give', cards: 1, to: 'left' }),
  houseEvent('stocktake', { do: 'give', cards: 2, to: 'bin' }),
  houseEvent('musical-fridges', { do: 'turn-hands' }),
  houseEvent('delivery', { do: 'draw', cards: 2 }),
  houseEvent('power-cut', { do: 'bin-family', family: 'dairy' }),
  houseEvent('deep-clean', { do: 'clean' }),
  houseEvent('seagulls', { do: 'tops' }),
  houseEvent('new-menu', { do: 'sweep' }),
  houseEvent('tip-jar', { do: 'tips', each: 1 }),
  houseEvent('food-blogger', { do: 'fines', each: 1 }),
];

export const houseOrders = (packs: readonly Pack[]): readonly Order[] =>
  packs.includes('order-up') ? [...baseOrders, ...orderUpOrders] : baseOrders;
