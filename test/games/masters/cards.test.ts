import { describe, expect, it } from 'vitest';
import art from '../../../src/games/masters/art.json' with { type: 'json' };
import { baseOrders, events, houseOrders, orderUpOrders } from '../../../src/games/masters/black-deck.ts';
import {
  FAMILIES,
  FOODS,
  familyOf,
  type Order,
  type Pack,
  punishments,
  SAUCE,
  whiteCard,
  whiteDeck,
  whiteKinds,
} from '../../../src/games/masters/cards.ts';
import { blackDeck, presets } from '../../../src/games/masters/options.ts';
import { fills } from '../../../src/games/masters/rules/matching.ts';
import { de } from '../../../src/games/masters/text/de.ts';
import { en } from '../../../src/games/masters/text/en.ts';
import { es } from '../../../src/games/masters/text/es.ts';
import { fr } from '../../../src/games/masters/text/fr.ts';
import { OPTIONS } from './given.ts';

const roles = (packs: readonly Pack[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const card of whiteDeck(packs)) {
    const { role } = whiteCard(card);
    counts[role] = (counts[role] ?? 0) + 1;
  }
  return counts;
};

describe('the white deck', () => {
  it('M-1: holds ingredients, attack condiments, inspectors and Special Sauce; the black one orders and events', () => {
    expect(roles(['base'])).toEqual({ ingredient: 90, sauce: 8, attack: 6, inspector: 6 });
    expect(new Set(blackDeck(OPTIONS).map((card) => card.kind))).toEqual(new Set(['order', 'event']));
  });

  it('M-2: has five families, and every ingredient good and bad under one symbol', () => {
    expect(FAMILIES).toEqual(['bread', 'dairy', 'condiments', 'meat', 'salad']);
    for (const food of FOODS) {
      const kinds = whiteKinds.filter(({ role, symbol }) => role === 'ingredient' && symbol === food);
      expect(kinds.map(({ bad }) => bad)).toEqual([false, true]);
      expect(new Set(kinds.map(({ family }) => family))).toEqual(new Set([familyOf(food)]));
    }
    expect(new Set(FOODS.map(familyOf))).toEqual(new Set(FAMILIES));
  });

  it('M-3: has about 110 cards, the black one 45; the packs add to them', () => {
    expect(whiteDeck(['base'])).toHaveLength(110);
    expect(new Set(whiteDeck(['base', 'attack'])).size).toBe(120);
    expect(roles(['base', 'attack'])).toEqual({ ingredient: 90, sauce: 8, attack: 12, inspector: 10 });
    expect(blackDeck(OPTIONS)).toHaveLength(45);
    expect(blackDeck({ ...OPTIONS, orderUp: true })).toHaveLength(45 + orderUpOrders.length);
    expect(events.length).toBeGreaterThanOrEqual(8);
    expect(orderUpOrders.length).toBeGreaterThanOrEqual(8);
  });

  it('M-3: holds the three orders which the game names', () => {
    const order = (id: string) => baseOrders.find((one) => one.id === id)!;
    expect(order('double-decker').needs.filter((food) => food === 'bread')).toHaveLength(1);
    expect(order('bread-sandwich')).toMatchObject({ needs: ['bread'], each: null, reward: 5 });
    expect(order('meat-surprise')).toMatchObject({ needs: [], each: 'meat', reward: 5 });
  });

  it('M-3: pays more for two ingredients more', () => {
    const exact = houseOrders(['base', 'order-up']).filter(({ each }) => each === null);
    for (const one of exact)
      for (const other of exact)
        if (one.needs.length + 1 < other.needs.length)
          expect(one.reward, `${one.id} and ${other.id}`).toBeLessThan(other.reward);
  });

  it.each<{ packs: readonly Pack[] }>([
    { packs: ['base'] },
    { packs: ['base', 'attack'] },
    { packs: ['base', 'order-up'] },
    { packs: ['base', 'attack', 'order-up'] },
  ])('M-3: every order can be filled from the deck without any sauce: $packs', ({ packs }) => {
    for (const order of houseOrders(packs))
      expect(fills(order, sandwichFor(order, packs)), order.id).toBe(true);
  });

  it('M-7: leaves the packs out by default', () => {
    expect(presets[0]!.options).toEqual({});
    expect(roles(['base'])).not.toEqual(roles(['base', 'attack']));
    expect(blackDeck(OPTIONS).some(({ id }) => orderUpOrders.some((order) => order.id === id))).toBe(false);
  });
});

describe('every card', () => {
  const black = [...houseOrders(['base', 'order-up']), ...events];

  it('has its own name, and its own picture or those of its ingredients', () => {
    const ids = [...whiteKinds, ...black].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const text of [en, fr, es, de] as Record<string, unknown>[]) {
      const names = ids.map((id) => text[`card.${id}`]);
      expect(names).not.toContain(undefined);
      expect(new Set(names).size).toBe(names.length);
    }
    const pictures = [...whiteKinds.map((kind) => kind.art), ...events.map(({ id }) => id)];
    expect(pictures.filter((key) => !(key in art))).toEqual([]);
  });

  it('M-15: that is an order says that Breads come round what it lists', () => {
    const said = [en, de, es, fr].map((text) => text['ui.exactly']);
    const breads = [/between Breads/, /im Brot/, /entre panes/, /entre pains/];
    for (const [i, bread] of breads.entries()) expect(said[i]).toMatch(bread);
  });

  it('that does something says what', () => {
    const acting = [
      ...Object.keys(punishments),
      ...events.map(({ id }) => id),
      SAUCE,
      'attack',
      'ingredient',
    ];
    for (const id of acting) expect(en).toHaveProperty([`effect.${id}`]);
    for (const [id, { bribe }] of Object.entries(punishments))
      expect(en[`effect.${id}` as keyof typeof en]).toContain(String(bribe));
  });
});

function sandwichFor({ needs, each }: Order, packs: readonly Pack[]): string[] {
  const deck = whiteDeck(packs);
  const take = (food: string): string =>
    deck.splice(
      deck.findIndex((card) => whiteCard(card).symbol === food),
      1,
    )[0]!;
  const more = each === null ? [] : [FOODS.find((food) => familyOf(food) === each)!];
  return ['bread', ...needs, ...more, 'bread'].map(take);
}
