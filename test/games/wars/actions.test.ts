import { describe, expect, it } from 'vitest';
import { ingredientOf, orderOf } from '../../../src/games/wars/cards.ts';
import { CATEGORIES } from '../../../src/games/wars/categories.ts';
import { qualityOfSet } from '../../../src/games/wars/rules/quality.ts';
import { inTurn, opening } from './given.ts';

describe('two actions', () => {
  it('W-8 to W-14: two a turn, in any order, the same twice allowed', () => {
    const play = opening(3, { start: 0 }).does({ type: 'coins' }, { type: 'coins' });
    expect(play.player().coins).toBe(18);
    expect(play.refusal(0, { type: 'coins' })).toEqual({ key: 'no-actions' });
    expect(play.state.active).toBe(0);
  });

  it('W-8 to W-14: both are taken, but opportunities may follow them', () => {
    const play = inTurn({ players: { 0: { hand: ['tip-jar'] } } });
    expect(play.refusal(0, { type: 'end-turn' })).toEqual({ key: 'actions-left', params: { n: 2 } });
    play.does({ type: 'coins' }, { type: 'coins' });
    expect(play.top.kind).toBe('wrap-up');
    expect(play.does({ type: 'opportunity', card: 'tip-jar' }).player().coins).toBe(21);
  });

  it('only whoever is in turn acts', () => {
    const play = inTurn();
    expect(play.refusal(1, { type: 'coins' })).toEqual({ key: 'not-your-turn' });
    expect(play.refusal('table', { type: 'coins' })).toEqual({ key: 'not-your-turn' });
    expect(play.refusal(0, { type: 'split', coins: 1 })).toEqual({ key: 'not-now' });
    expect(play.choices(1)).toEqual([]);
    expect(play.choices('table')).toEqual([]);
  });

  it('W-8 to W-14: with none left, what takes one is drawn with that reason', () => {
    const play = inTurn({ actions: 0, players: { 0: { hand: ['butter'], zone: ['brie'] } } });
    expect(play.offered(0)).toEqual(['end-turn']);
    const reasons = play.choices(0).flatMap(({ blocked }) => blocked?.key ?? []);
    expect(new Set(reasons)).toEqual(new Set(['no-actions']));
    expect(play.refusal(0, { type: 'play', card: 'steak' })).toEqual({ key: 'not-in-hand' });
    expect(play.refusal(0, { type: 'order', order: 'duet', use: [] })).toEqual({ key: 'not-in-the-row' });
  });
});

describe('playing an ingredient', () => {
  it('W-8: pays its cost, lies in the zone, and acts on its player only', () => {
    const play = inTurn({ players: { 0: { hand: ['pastrami'] }, 1: { zone: ['steak'] } } });
    const other = play.player(1);
    play.does({ type: 'play', card: 'pastrami' });
    expect(play.player().coins).toBe(10 - ingredientOf('pastrami').cost + 2);
    expect(play.zone()).toEqual(['pastrami']);
    expect(play.hand()).toEqual([]);
    expect(play.player(1)).toBe(other);
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
    const play = inTurn({ players: { 0: { coins: 20, hand: [card], zone } } });
    play.does({ type: 'play', card });
    const paid = 20 - ingredientOf(card).cost;
    expect(play.player().coins - paid).toBe(gives.coins ?? 0);
    expect(play.player().tokens).toBe(gives.tokens ?? 0);
    expect(play.hand()).toHaveLength(gives.drew ?? 0);
    expect(play.zone()).toEqual(gives.zone ?? [...zone, card]);
  });

  it('W-8: not without the coins, and not with a card that is no ingredient', () => {
    const play = inTurn({ players: { 0: { coins: 3, hand: ['steak', 'tip-jar'] } } });
    expect(play.refusal(0, { type: 'play', card: 'steak' })).toEqual({
      key: 'too-dear',
      params: { n: ingredientOf('steak').cost, have: 3 },
    });
    expect(play.refusal(0, { type: 'play', card: 'tip-jar' })).toEqual({ key: 'not-an-ingredient' });
    expect(play.refusal(0, { type: 'play', card: 'tomato' })).toEqual({ key: 'not-in-hand' });
  });

  it('W-8: with 5 in the zone, one is replaced: 2 coins more, and the old one is discarded', () => {
    const zone = ['steak', 'tomato', 'onion', 'lettuce', 'ham'];
    const play = inTurn({ players: { 0: { coins: 12, zone, hand: ['butter'] } } });
    expect(play.refusal(0, { type: 'play', card: 'butter' })).toEqual({ key: 'zone-is-full' });
    expect(play.refusal(0, { type: 'play', card: 'butter', replace: 'brie' })).toEqual({
      key: 'not-in-zone',
    });
    play.does({ type: 'play', card: 'butter', replace: 'lettuce' });
    expect(play.zone()).toEqual(['steak', 'tomato', 'onion', 'butter', 'ham']);
    expect(play.player().coins).toBe(12 - ingredientOf('butter').cost - 2);
    expect(play.state.market.discards).toEqual(['lettuce']);
  });

  it('W-8: with fewer, nothing is replaced', () => {
    const play = inTurn({ players: { 0: { zone: ['steak'], hand: ['butter'] } } });
    expect(play.refusal(0, { type: 'play', card: 'butter', replace: 'steak' })).toEqual({
      key: 'zone-has-room',
    });
  });
});

describe('completing an order', () => {
  const play = inTurn({
    players: { 0: { zone: ['steak', 'ham', 'tomato', 'aubergine', 'omelette'] } },
    row: ['minimalist', 'mid-morning', 'notary', 'long-table', 'leaning-tower'],
  });

  it('W-9: exactly as many ingredients as it says', () => {
    expect(play.refusal(0, { type: 'order', order: 'notary', use: ['steak', 'ham'] })).toEqual({
      key: 'needs-exactly',
      params: { n: 3 },
    });
    expect(play.refusal(0, { type: 'order', order: 'doorstep', use: ['steak'] })).toEqual({
      key: 'not-in-the-row',
    });
    expect(play.refusal(0, { type: 'order', order: 'mid-morning', use: ['steak', 'brie'] })).toEqual({
      key: 'not-in-zone',
    });
  });

  it('W-9: whose qualities add up to at least what it requires', () => {
    expect(play.refusal(0, { type: 'order', order: 'notary', use: ['steak', 'ham', 'tomato'] })).toEqual({
      key: 'quality-short',
      params: { n: 22 - 17 },
    });
    const helped = inTurn({
      players: { 0: { zone: ['steak', 'ham+3', 'tomato'], assistants: ['meats'] } },
      row: ['notary'],
    });
    const use = ['ham', 'steak', 'tomato'];
    expect(helped.refusal(0, { type: 'order', order: 'notary', use })).toBeUndefined();
  });

  it('W-9: the choices are each exact-size set that suffices, and no other', () => {
    const me = play.player();
    const expected = play.state.row.flatMap((order) => {
      const { type, quality } = orderOf(order!);
      return powerset(me.zone)
        .filter((set) => set.length === type && qualityOfSet(me, set) >= quality)
        .map((set) => `${order}:${set.map(({ card }) => card).sort()}`);
    });
    const offered = play
      .offers(0)
      .flatMap(({ move }) => (move.type === 'order' ? [`${move.order}:${[...move.use!].sort()}`] : []));
    expect(offered.sort()).toEqual(expected.sort());
  });

  it('W-9: an order that cannot be filled is shown with the reason', () => {
    const blocked = play.choices(0).filter((choice) => choice.move.type === 'order' && choice.blocked);
    expect(blocked.map(({ id, blocked }) => [id, blocked!.key])).toContainEqual([
      'order:leaning-tower',
      'quality-short',
    ]);
    const few = inTurn({ players: { 0: { zone: ['steak'] } }, row: ['notary'] });
    expect(few.choices(0).find(({ id }) => id === 'order:notary')!.blocked).toEqual({
      key: 'needs-exactly',
      params: { n: 3 },
    });
  });

  it('W-9: the order and its reward are taken, the ingredients used are discarded', () => {
    const rich = inTurn({ players: { 0: { zone: ['steak', 'brie', 'ham'] } }, row: ['doorstep'] });
    rich.serves('doorstep', 'brie');
    expect(rich.player().served).toMatchObject([
      { order: 'doorstep', quality: 6, used: [{ card: 'brie', quality: 6 }] },
    ]);
    expect(rich.player().coins).toBe(10 + 2);
    expect(rich.zone()).toEqual(['steak', 'ham']);
    expect(rich.state.market.discards).toEqual(['brie']);
    expect(rich.state.row[0]).toBeNull();
    expect(rich.state.actions).toBe(1);
  });

  it('W-9: the ingredients of an order are given in any sequence', () => {
    for (const use of [
      ['steak', 'ham'],
      ['ham', 'steak'],
    ]) {
      const two = inTurn({ players: { 0: { zone: ['steak+9', 'ham+9'] } }, row: ['small-talk'] });
      expect(two.serves('small-talk', ...use).player().served).toHaveLength(1);
    }
  });
});

describe('the other actions', () => {
  it('W-12: refill discards any number and draws up to 5', () => {
    const hand = ['steak', 'ham', 'tomato'];
    const deck = ['brie', 'boiled-egg', 'lettuce', 'onion', 'butter'];
    const none = inTurn({ players: { 0: { hand } }, deck });
    expect(none.refusal(0, { type: 'refill', discard: ['brie'] })).toEqual({ key: 'not-in-hand' });
    const two = none.copy();
    none.does({ type: 'refill', discard: [] });
    expect(none.hand()).toEqual([...hand, 'brie', 'boiled-egg']);
    two.does({ type: 'refill', discard: ['ham', 'steak'] });
    expect(two.hand()).toEqual(['tomato', 'brie', 'boiled-egg', 'lettuce', 'onion']);
    expect(two.state.market.discards).toEqual(['ham', 'steak']);
  });

  it('W-12: 0 discards with a full hand is allowed and draws nothing', () => {
    const hand = ['steak', 'ham', 'tomato', 'brie', 'onion'];
    const play = inTurn({ players: { 0: { hand } } }).does({ type: 'refill', discard: [] });
    expect(play.hand()).toEqual(hand);
    expect(play.state.actions).toBe(1);
  });

  it('W-13: four coins', () => {
    const play = inTurn({ players: { 0: { coins: 0 } } }).does({ type: 'coins' });
    expect(play.player().coins).toBe(4);
  });

  it('W-14: five coins for a free assistant, any number of them', () => {
    const play = inTurn({ players: { 0: { coins: 11 }, 1: { assistants: ['cheeses'] } } });
    expect(play.refusal(0, { type: 'hire', assistant: 'cheeses' })).toEqual({
      key: 'assistant-taken',
      params: { seat: { seat: 1 } },
    });
    play.does({ type: 'hire', assistant: 'meats' });
    expect(play.refusal(0, { type: 'hire', assistant: 'meats' })).toEqual({ key: 'assistant-yours' });
    play.does({ type: 'hire', assistant: 'eggs' });
    expect(play.player()).toMatchObject({ coins: 1, assistants: ['meats', 'eggs'] });
    expect(play.state.free).toEqual(CATEGORIES.filter((one) => !['meats', 'eggs', 'cheeses'].includes(one)));
    const poor = inTurn({ players: { 0: { coins: 4 } } });
    expect(poor.refusal(0, { type: 'hire', assistant: 'meats' })).toEqual({
      key: 'too-dear',
      params: { n: 5, have: 4 },
    });
  });

  it('W-14: 2 quality more and 2 coins less for its category, never less than nothing', () => {
    const play = inTurn({
      players: {
        0: {
          coins: 20,
          assistants: ['dressings', 'vegetables'],
          hand: ['butter', 'steak'],
          zone: ['tomato'],
        },
      },
    });
    play.does({ type: 'play', card: 'butter' });
    expect(play.player().coins).toBe(20 - (ingredientOf('butter').cost - 2));
    const { coins } = play.player();
    play.does({ type: 'play', card: 'steak' });
    expect(coins - play.player().coins).toBe(ingredientOf('steak').cost);
    expect(qualityOfSet(play.player(), play.player().zone)).toBe(4 + 2 + 4 + 2 + 7);
  });
});

const powerset = <T>(items: readonly T[]): T[][] =>
  items.reduce<T[][]>((sets, item) => sets.concat(sets.map((set) => set.concat(item))), [[]]);
