import { describe, expect, it } from 'vitest';
import { ingredientOf, orderOf } from '../../../src/games/wars/cards.ts';
import { CATEGORIES } from '../../../src/games/wars/categories.ts';
import { qualityOfSet } from '../../../src/games/wars/quality.ts';
import { atTable, opening } from './positions.ts';

describe('two actions', () => {
  it('W-8 to W-14: two a turn, in any order, the same twice allowed', () => {
    const twice = opening(3, { start: 0 }).do({ type: 'coins' }, { type: 'coins' });
    expect(twice.player().coins).toBe(18);
    expect(twice.refusal({ type: 'coins' })).toEqual({ key: 'no-actions' });
    expect(twice.state.active).toBe(0);
  });

  it('W-8 to W-14: both are taken, but opportunities may follow them', () => {
    const start = atTable({ players: { 0: { hand: ['tip-jar'] } } });
    expect(start.refusal({ type: 'end-turn' })).toEqual({ key: 'actions-left', params: { n: 2 } });
    const spent = start.do({ type: 'coins' }, { type: 'coins' });
    expect(spent.question).toBe('wrap-up');
    expect(spent.do({ type: 'opportunity', card: 'tip-jar' }).player().coins).toBe(21);
  });

  it('only whoever is in turn acts', () => {
    const play = atTable();
    expect(play.refusal({ type: 'coins' }, 1)).toEqual({ key: 'not-your-turn' });
    expect(play.refusal({ type: 'coins' }, 'table')).toEqual({ key: 'not-your-turn' });
    expect(play.refusal({ type: 'split', coins: 1 })).toEqual({ key: 'not-now' });
    expect(play.choices(1)).toEqual([]);
    expect(play.choices('table')).toEqual([]);
  });
});

describe('playing an ingredient', () => {
  it('W-8: pays its cost, lies in the zone, and acts on its player only', () => {
    const before = atTable({ players: { 0: { hand: ['pastrami'] }, 1: { zone: ['steak'] } } });
    const after = before.do({ type: 'play', card: 'pastrami' });
    expect(after.player().coins).toBe(10 - ingredientOf('pastrami').cost + 2);
    expect(after.zone()).toEqual(['pastrami']);
    expect(after.player().hand).toEqual([]);
    expect(after.player(1)).toBe(before.player(1));
  });

  it.each([
    { card: 'turkey', zone: [], gives: { drew: 1 } },
    { card: 'frankfurter', zone: [], gives: { coins: 1 } },
    { card: 'manchego', zone: [], gives: { tokens: 1 } },
    { card: 'alioli', zone: ['steak', 'tomato'], gives: { zone: ['steak+1', 'tomato+1', 'alioli'] } },
    { card: 'gravy', zone: ['steak', 'tomato'], gives: { zone: ['steak+1', 'tomato', 'gravy'] } },
    { card: 'onion', zone: ['steak'], gives: { zone: ['steak', 'onion+2'] } },
    { card: 'onion', zone: ['tomato'], gives: { zone: ['tomato', 'onion'] } },
  ])('W-8: the effect of $card next to $zone', ({ card, zone, gives }) => {
    const before = atTable({ players: { 0: { coins: 20, hand: [card], zone } } });
    const after = before.do({ type: 'play', card });
    const paid = 20 - ingredientOf(card).cost;
    expect(after.player().coins - paid).toBe(gives.coins ?? 0);
    expect(after.player().tokens).toBe(gives.tokens ?? 0);
    expect(after.player().hand).toHaveLength(gives.drew ?? 0);
    expect(after.zone()).toEqual(gives.zone ?? [...zone, card]);
  });

  it('W-8: not without the coins, and not with a card that is no ingredient', () => {
    const play = atTable({ players: { 0: { coins: 3, hand: ['steak', 'tip-jar'] } } });
    expect(play.refusal({ type: 'play', card: 'steak' })).toEqual({
      key: 'too-dear',
      params: { n: ingredientOf('steak').cost, have: 3 },
    });
    expect(play.refusal({ type: 'play', card: 'tip-jar' })).toEqual({ key: 'not-an-ingredient' });
    expect(play.refusal({ type: 'play', card: 'tomato' })).toEqual({ key: 'not-in-hand' });
  });

  it('W-8: with 5 in the zone, one is replaced: 2 coins more, and the old one is discarded', () => {
    const zone = ['steak', 'tomato', 'onion', 'lettuce', 'ham'];
    const full = atTable({ players: { 0: { coins: 12, zone, hand: ['butter'] } } });
    expect(full.refusal({ type: 'play', card: 'butter' })).toEqual({ key: 'zone-is-full' });
    expect(full.refusal({ type: 'play', card: 'butter', replace: 'brie' })).toEqual({ key: 'not-in-zone' });
    const after = full.do({ type: 'play', card: 'butter', replace: 'lettuce' });
    expect(after.zone()).toEqual(['steak', 'tomato', 'onion', 'butter', 'ham']);
    expect(after.player().coins).toBe(12 - ingredientOf('butter').cost - 2);
    expect(after.state.market.discards).toEqual(['lettuce']);
  });

  it('W-8: with fewer, nothing is replaced', () => {
    const play = atTable({ players: { 0: { zone: ['steak'], hand: ['butter'] } } });
    expect(play.refusal({ type: 'play', card: 'butter', replace: 'steak' })).toEqual({
      key: 'zone-has-room',
    });
  });
});

describe('completing an order', () => {
  const zone = ['steak', 'ham', 'tomato', 'aubergine', 'omelette'];
  const play = atTable({
    players: { 0: { zone } },
    row: ['minimalist', 'mid-morning', 'notary', 'long-table', 'leaning-tower'],
  });

  it('W-9: exactly as many ingredients as it says', () => {
    expect(play.refusal({ type: 'order', order: 'notary', use: ['steak', 'ham'] })).toEqual({
      key: 'needs-exactly',
      params: { n: 3 },
    });
    expect(play.refusal({ type: 'order', order: 'doorstep', use: ['steak'] })).toEqual({
      key: 'not-in-the-row',
    });
    expect(play.refusal({ type: 'order', order: 'mid-morning', use: ['steak', 'brie'] })).toEqual({
      key: 'not-in-zone',
    });
  });

  it('W-9: whose qualities add up to at least what it requires', () => {
    expect(play.refusal({ type: 'order', order: 'notary', use: ['steak', 'ham', 'tomato'] })).toEqual({
      key: 'quality-short',
      params: { n: 22 - 17 },
    });
    const helped = atTable({
      players: { 0: { zone: ['steak', 'ham+3', 'tomato'], assistants: ['meats'] } },
      row: ['notary'],
    });
    expect(
      helped.refusal({ type: 'order', order: 'notary', use: ['ham', 'steak', 'tomato'] }),
    ).toBeUndefined();
  });

  it('W-9: the choices are each exact-size set that suffices, and no other', () => {
    const { state } = play;
    const me = play.player();
    const expected = state.row.flatMap((order) => {
      const { type, quality } = orderOf(order!);
      return powerset(me.zone)
        .filter((set) => set.length === type && qualityOfSet(me, set) >= quality)
        .map((set) => `${order}:${set.map(({ card }) => card).sort()}`);
    });
    const offered = play
      .offered('order')
      .map(({ move }) => (move.type === 'order' ? `${move.order}:${[...move.use!].sort()}` : ''));
    expect(offered.sort()).toEqual(expected.sort());
  });

  it('W-9: an order that cannot be filled is shown with the reason', () => {
    const blocked = play.choices().filter((choice) => choice.move.type === 'order' && choice.blocked);
    expect(blocked.map(({ id, blocked }) => [id, blocked!.key])).toContainEqual([
      'order:leaning-tower',
      'quality-short',
    ]);
    const few = atTable({ players: { 0: { zone: ['steak'] } }, row: ['notary'] });
    expect(few.choices().find(({ id }) => id === 'order:notary')!.blocked).toEqual({
      key: 'needs-exactly',
      params: { n: 3 },
    });
  });

  it('W-9: the order and its reward are taken, the ingredients used are discarded', () => {
    const rich = atTable({ players: { 0: { zone: ['steak', 'brie', 'ham'] } }, row: ['doorstep'] });
    const after = rich.do({ type: 'order', order: 'doorstep', use: ['brie'] }, { type: 'split', coins: 2 });
    expect(after.player().served).toMatchObject([
      { order: 'doorstep', quality: 6, used: [{ card: 'brie', quality: 6 }] },
    ]);
    expect(after.zone()).toEqual(['steak', 'ham']);
    expect(after.state.market.discards).toEqual(['brie']);
    expect(after.state.row[0]).toBeNull();
    expect(after.state.actions).toBe(1);
  });
});

describe('the other actions', () => {
  it('W-12: refill discards any number and draws up to 5', () => {
    const hand = ['steak', 'ham', 'tomato'];
    const before = atTable({
      players: { 0: { hand } },
      deck: ['brie', 'boiled-egg', 'lettuce', 'onion', 'butter'],
    });
    const none = before.do({ type: 'refill', discard: [] });
    expect(none.player().hand).toEqual([...hand, 'brie', 'boiled-egg']);
    const two = before.do({ type: 'refill', discard: ['ham', 'steak'] });
    expect(two.player().hand).toEqual(['tomato', 'brie', 'boiled-egg', 'lettuce', 'onion']);
    expect(two.state.market.discards).toEqual(['ham', 'steak']);
    expect(before.refusal({ type: 'refill', discard: ['brie'] })).toEqual({ key: 'not-in-hand' });
  });

  it('W-12: 0 discards with a full hand is allowed and draws nothing', () => {
    const hand = ['steak', 'ham', 'tomato', 'brie', 'onion'];
    const after = atTable({ players: { 0: { hand } } }).do({ type: 'refill', discard: [] });
    expect(after.player().hand).toEqual(hand);
    expect(after.state.actions).toBe(1);
  });

  it('W-13: four coins', () => {
    expect(
      atTable({ players: { 0: { coins: 0 } } })
        .do({ type: 'coins' })
        .player().coins,
    ).toBe(4);
  });

  it('W-14: five coins for a free assistant, any number of them', () => {
    const before = atTable({ players: { 0: { coins: 11 }, 1: { assistants: ['cheeses'] } } });
    const two = before.do({ type: 'hire', assistant: 'meats' }, { type: 'hire', assistant: 'eggs' });
    expect(two.player().assistants).toEqual(['meats', 'eggs']);
    expect(two.player().coins).toBe(1);
    expect(two.state.free).toEqual(CATEGORIES.filter((one) => !['meats', 'eggs', 'cheeses'].includes(one)));
    expect(before.refusal({ type: 'hire', assistant: 'cheeses' })).toEqual({
      key: 'assistant-taken',
      params: { seat: { seat: 1 } },
    });
    expect(
      before.do({ type: 'hire', assistant: 'meats' }).refusal({ type: 'hire', assistant: 'meats' }),
    ).toEqual({
      key: 'assistant-yours',
    });
    expect(
      atTable({ players: { 0: { coins: 4 } } }).refusal({ type: 'hire', assistant: 'meats' }),
    ).toMatchObject({
      key: 'too-dear',
    });
  });

  it('W-14: 2 quality more and 2 coins less for its category, never less than nothing', () => {
    const play = atTable({
      players: {
        0: {
          coins: 20,
          assistants: ['dressings', 'vegetables'],
          hand: ['butter', 'steak'],
          zone: ['tomato'],
        },
      },
    });
    const cheap = play.do({ type: 'play', card: 'butter' });
    expect(cheap.player().coins).toBe(20 - (ingredientOf('butter').cost - 2));
    const plain = cheap.do({ type: 'play', card: 'steak' });
    expect(cheap.player().coins - plain.player().coins).toBe(ingredientOf('steak').cost);
    expect(qualityOfSet(plain.player(), plain.player().zone)).toBe(4 + 2 + 4 + 2 + 7);
  });
});

const powerset = <T>(items: readonly T[]): T[][] =>
  items.reduce<T[][]>((sets, item) => sets.concat(sets.map((set) => set.concat(item))), [[]]);
