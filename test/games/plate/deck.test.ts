import { describe, expect, it, test } from 'vitest';
import art from '../../../src/games/plate/art.json' with { type: 'json' };
import {
  deckWith,
  FACES,
  faceOf,
  isBread,
  isFilling,
  KINDS,
  pointsOf,
} from '../../../src/games/plate/cards.ts';
import { initial } from '../../../src/games/plate/state.ts';
import { en } from '../../../src/games/plate/text/en.ts';
import { defaults } from './given.ts';

const shareOf = (kind: string, deck: readonly string[]): number =>
  deck.filter((card) => faceOf(card).kind === kind).length / deck.length;

describe('the deck', () => {
  const house = deckWith('house');

  it('P-1: has six kinds besides plates; all but napkins show a value, and parts and bids go below zero', () => {
    expect(new Set(house.map((card) => faceOf(card).kind))).toEqual(new Set(KINDS));
    for (const card of house) expect(pointsOf(card) === undefined).toBe(faceOf(card).kind === 'napkin');
    for (const kind of KINDS.filter((kind) => kind !== 'napkin' && kind !== 'bread'))
      expect(
        house.some((card) => faceOf(card).kind === kind && pointsOf(card)! < 0),
        kind,
      ).toBe(true);
  });

  it('P-1: four kinds are parts of a sandwich, bread and three to put between', () => {
    const parts = house.filter((card) => isBread(card) || isFilling(card));
    expect(new Set(parts.map((card) => faceOf(card).kind))).toEqual(
      new Set(['bread', 'meat', 'cheese', 'extra']),
    );
  });

  it('P-2: is about a hundred cards: a fifth bread, a quarter bids, a tenth napkins', () => {
    expect(house.length).toBeGreaterThanOrEqual(95);
    expect(house.length).toBeLessThanOrEqual(115);
    for (const [kind, wanted] of [
      ['bread', 0.2],
      ['bid', 0.25],
      ['napkin', 0.1],
    ] as const)
      expect(Math.abs(shareOf(kind, house) - wanted), kind).toBeLessThan(0.025);
  });

  it('P-2: holds every card once, under a name of its own', () => {
    for (const napkins of ['house', 'plain'] as const) {
      const deck = deckWith(napkins);
      expect(new Set(deck).size).toBe(deck.length);
    }
  });

  it('P-29: has at least six house napkins besides the three classics', () => {
    const napkins = FACES.filter((face) => face.kind === 'napkin');
    const house = napkins.filter((face) => face.plainCopies === 0);
    expect(napkins.length - house.length).toBe(3);
    expect(house.length).toBeGreaterThanOrEqual(6);
    expect(deckWith('plain').some((card) => house.some((face) => faceOf(card) === face))).toBe(false);
  });

  it('has a name for every card, a picture for every part and napkin, and words on every napkin', () => {
    for (const { id, kind } of FACES) {
      expect(en).toHaveProperty([`card.${id}`]);
      if (kind !== 'bid') expect(art).toHaveProperty([id]);
      if (kind === 'napkin') expect(en).toHaveProperty([`napkin.${id}`]);
    }
  });
});

test.each([
  [2, 2],
  [3, 2],
  [4, 3],
  [5, 4],
])('P-3: %i players sit around %i plates', (seats, plates) => {
  const state = initial({ seats, options: defaults });
  expect(state.plates.map((plate) => plate.cards)).toEqual(Array.from({ length: plates }, () => []));
});
