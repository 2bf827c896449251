import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FOODS, type Food, whiteDeck } from '../../../src/games/masters/cards.ts';
import {
  type CustomOrder,
  cardOf,
  checkOrder,
  exportOrders,
  importOrders,
  MOST_INGREDIENTS,
  type OrderDraft,
  parseOrder,
} from '../../../src/games/masters/custom-orders.ts';
import { masters } from '../../../src/games/masters/index.ts';
import { noticeFor } from '../../../src/games/masters/notices.ts';
import { blackDeck } from '../../../src/games/masters/options.ts';
import { fills } from '../../../src/games/masters/rules/matching.ts';
import { initial } from '../../../src/games/masters/state.ts';
import { kitchen, OPTIONS } from './given.ts';

const draft = (needs: string, more: Partial<OrderDraft> = {}): OrderDraft => ({
  name: 'Grandma’s',
  needs: needs.split(' ').filter(Boolean) as Food[],
  each: null,
  reward: 7,
  ...more,
});
const own: CustomOrder = { id: 'x1', ...draft('egg egg') };

describe('an order of the table’s own', () => {
  it.each([
    ['two eggs', draft('egg egg'), undefined],
    ['a family', draft('', { each: 'salad' }), undefined],
    ['no name', draft('egg', { name: '' }), 'order-without-name'],
    ['a name nobody can see', draft('egg', { name: '\u200b\u2060\u3164' }), 'order-without-name'],
    ['a mark that turns the writing', draft('egg', { name: 'Egg\u200f 5' }), 'order-name-unprintable'],
    ['an emoji of several', draft('egg', { name: '👩‍🍳 ❤️' }), undefined],
    ['a long name', draft('egg', { name: 'x'.repeat(29) }), 'order-name-too-long'],
    ['nothing in it', draft(''), 'order-empty'],
    ['too much in it', draft('egg '.repeat(MOST_INGREDIENTS + 1)), 'order-too-big'],
    ['no reward', draft('egg', { reward: 0 }), 'order-reward'],
    ['half a reward', draft('egg', { reward: 1.5 }), 'order-reward'],
    ['all eggs and all sauces', draft('egg '.repeat(13)), undefined],
    ['one egg more', draft('egg '.repeat(14)), 'order-unfillable'],
    ['two foods short', draft(`${'egg '.repeat(10)}${'mayo '.repeat(9)}`), 'order-unfillable'],
    [
      'none of its family left',
      draft(`${'cheese '.repeat(15)}${'egg '.repeat(5)}`, { each: 'dairy' }),
      'order-family-used-up',
    ],
    ['another family left', draft(`${'cheese '.repeat(15)}${'egg '.repeat(5)}`, { each: 'meat' }), undefined],
  ] as const)('M-25: with %s is checked', (_, order, refusal) => {
    expect(checkOrder(order)?.key).toBe(refusal);
  });

  it('M-25: that nobody could fill is refused with the reason', () => {
    expect(checkOrder(draft('egg '.repeat(14)))).toEqual({
      key: 'order-unfillable',
      params: { food: { card: 'egg' }, want: 14, most: 13 },
    });
    expect(checkOrder(draft(`${'egg '.repeat(10)}${'mayo '.repeat(9)}`))?.params).toMatchObject({
      want: 9,
      most: 8,
    });
  });

  it('M-25: is judged exactly as by filling it from the deck', () => {
    const count = fc.integer({ min: 0, max: 12 });
    fc.assert(
      fc.property(count, count, count, (eggs, mayos, breads) => {
        const needs: Food[] = [
          ...Array<Food>(eggs).fill('egg'),
          ...Array<Food>(mayos).fill('mayo'),
          ...Array<Food>(breads).fill('bread'),
        ];
        fc.pre(needs.length > 0 && needs.length <= MOST_INGREDIENTS);
        expect(checkOrder(draft('', { needs })) === undefined).toBe(isFillable(needs));
      }),
      { numRuns: 400, seed: 3 },
    );
  });

  it('M-25: joins the black deck when the pack is on, is dealt, claimed and reshuffled like any other', () => {
    const options = { ...OPTIONS, customOrders: [own] };
    const card = cardOf(own);
    expect(blackDeck(options)).not.toContainEqual(card);
    expect(blackDeck({ ...options, orderUp: true })).toContainEqual(card);
    const table = kitchen({
      people: [{ hand: 'bread', sandwiches: ['bread egg sauce'] }, {}],
      options: { orderUp: true, customOrders: [own] },
      bar: `${card.id} blt picnic cowboy`,
    });
    table.plays(0, 'bread', 'a0').when(0, { type: 'claim', sandwich: 'a0', order: card.id });
    expect(table.money[0]).toBe(7);
    expect(table.state.black.discards).toContain(card.id);
    expect(masters.receipt(table.state)[0]).toMatchObject({ params: { order: 'Grandma’s' } });
    expect(table.facts.map((event) => noticeFor(event, 'table', table.state)?.params)).toContainEqual({
      seat: { seat: 0 },
      order: 'Grandma’s',
    });
  });

  it('M-25: that does not fit the decks any more is pointed out before the game', () => {
    const impossible = { ...own, needs: Array<Food>(14).fill('egg') };
    const options = { ...OPTIONS, orderUp: true, customOrders: [impossible] };
    expect(masters.checkOptions(options, 2)).toMatchObject([{ field: 'orderUp', key: 'own-order' }]);
    expect(masters.checkOptions({ ...options, orderUp: false }, 2)).toEqual([]);
    expect(initial({ seats: 2, options }).players).toHaveLength(2);
  });
});

describe('orders as a file', () => {
  it('M-25: come back as they were written', () => {
    const orders = [own, { id: 'x2', ...draft('egg', { each: 'meat', name: '¡Olé!' }) }];
    const file = JSON.parse(JSON.stringify(exportOrders(orders)));
    expect(importOrders(file)).toEqual({ ok: true, value: orders.map(({ id: _, ...rest }) => rest) });
  });

  it.each([
    ['no file of ours', { kind: 'other', version: 1, orders: [] }, 'order-file-unknown'],
    ['a later version', { ...exportOrders([own]), version: 2 }, 'order-file-unknown'],
    [
      'an unknown food',
      { ...exportOrders([own]), orders: [{ ...draft(''), needs: ['brick'] }] },
      'order-malformed',
    ],
    ['an empty order', { ...exportOrders([own]), orders: [draft('')] }, 'order-empty'],
    [
      'a hidden character',
      { ...exportOrders([own]), orders: [draft('egg', { name: 'a\u202eb' })] },
      'order-name-unprintable',
    ],
    ['nothing', null, 'order-file-unknown'],
  ])('M-25: with %s is refused as a whole', (_, file, key) => {
    expect(importOrders(file)).toMatchObject({ ok: false, refusal: { key } });
  });

  it('M-25: a draft is trimmed and checked on its way in', () => {
    expect(parseOrder({ ...draft('egg'), name: '  Tower ' })).toMatchObject({
      ok: true,
      value: { name: 'Tower' },
    });
    expect(parseOrder({ ...draft('egg'), id: 'x' })).toMatchObject({
      ok: false,
      refusal: { key: 'order-malformed' },
    });
    expect(parseOrder({ ...draft('egg'), name: ' ' })).toMatchObject({
      refusal: { key: 'order-without-name' },
    });
  });
});

function isFillable(needs: readonly Food[]): boolean {
  const deck = whiteDeck(['base']);
  const take = (symbol: string): string | undefined => {
    const at = deck.findIndex((card) => card.split('~')[0]?.replace('-bad', '') === symbol);
    return at < 0 ? undefined : deck.splice(at, 1)[0];
  };
  const order = cardOf({ id: 'x', ...draft(''), needs: [...needs] });
  const cards = [
    take('bread'),
    ...FOODS.flatMap((food) =>
      needs.filter((need) => need === food).map((need) => take(need) ?? take('sauce')),
    ),
    take('bread'),
  ];
  return cards.every((card) => card !== undefined) && fills(order, cards as string[]);
}
