import { describe, expect, it } from 'vitest';
import { orderUpOrders } from '../../../src/games/masters/black-deck.ts';
import { masters } from '../../../src/games/masters/index.ts';
import type { Options } from '../../../src/games/masters/options.ts';
import type { State } from '../../../src/games/masters/state.ts';
import { begun } from '../../support/position.ts';
import { Kitchen, OPTIONS } from './given.ts';

const opening = (seats: number, seed: number, changes: Partial<Options> = {}) =>
  begun(masters, { seats, options: { ...OPTIONS, ...changes } }, seed);

const dealt = (seats: number, seed: number, changes: Partial<Options> = {}): State =>
  opening(seats, seed, changes).state;

const seeds = Array.from({ length: 60 }, (_, i) => i + 1);

describe('the set-up', () => {
  it('M-4: seven cards each and four orders at the Bar, whatever events came up', () => {
    let withEvents = 0;
    for (const seed of seeds) {
      const { state } = settle(dealt(2 + (seed % 5), seed));
      expect(state.players.map(({ hand }) => hand.length).every((cards) => cards >= 7)).toBe(true);
      expect(state.bar.map((card) => card?.kind)).toEqual(['order', 'order', 'order', 'order']);
      if (state.black.discards.length > 0) withEvents += 1;
    }
    expect(withEvents).toBeGreaterThan(10);
  });

  it('M-4: four cards lie there before the first event is carried out', () => {
    for (const seed of seeds) {
      const types = opening(3, seed).events.map(({ type }) => type);
      expect(types.slice(0, 5)).toEqual(['opened', 'turned-up', 'turned-up', 'turned-up', 'turned-up']);
    }
  });

  it('M-5: the player left of the dealer begins, then clockwise', () => {
    for (const dealer of [0, 1, 2]) {
      const table = settle(dealt(3, 4, { dealer }));
      expect(table.state.turn?.seat).toBe((dealer + 1) % 3);
      table.when((dealer + 1) % 3, { type: 'end-turn' });
      expect(table.state.turn?.seat).toBe((dealer + 2) % 3);
    }
    expect(new Set(seeds.map((seed) => dealt(4, seed, { dealer: null }).dealer)).size).toBe(4);
  });

  it('M-5: nobody deals who is not there', () => {
    const named = (dealer: number | null) => masters.checkOptions({ ...OPTIONS, dealer }, 3);
    expect([null, 0, 2].map(named)).toEqual([[], [], []]);
    expect(named(3)).toEqual([{ field: 'dealer', key: 'no-such-seat' }]);
  });

  it('M-6: a race that the clock may end takes no longer than the clock', () => {
    const lasts = (minutes: number, target: number) => masters.lasts({ ...OPTIONS, minutes, target }, 2)!;
    const race = lasts(0, 25);
    expect(lasts(race.to + 5, 25)).toEqual(race);
    expect(lasts(race.to - 5, 25)).toEqual({ from: race.from, to: race.to - 5 });
    expect(lasts(race.from, 25)).toEqual({ from: race.from, to: race.from });
    expect(lasts(30, 0)).toEqual({ from: 30, to: 30 });
  });

  it('M-5: what is drawn before the first turn is drawn from the left of the dealer on', () => {
    let found = 0;
    for (const seed of seeds) {
      const { state, events } = opening(3, seed);
      const drew = events.flatMap((event) => (event.type === 'drew' ? [event.seat] : []));
      if (drew.length < 3) continue;
      found += 1;
      expect(drew.slice(0, 3)).toEqual([1, 2, 3].map((n) => (state.dealer + n) % 3));
    }
    expect(found).toBeGreaterThan(3);
  });

  it('M-7: with the packs on, their cards are in the decks', () => {
    const { white, players, black, bar } = dealt(2, 1, { attackPack: true, orderUp: true });
    const cards = [...white.deck, ...players.flatMap(({ hand }) => hand)];
    expect(cards.some((card) => card.startsWith('toothpaste~'))).toBe(true);
    const shown = bar.flatMap((card) => (card ? [card.id] : []));
    expect([...black.deck, ...black.discards, ...shown]).toEqual(
      expect.arrayContaining(orderUpOrders.map(({ id }) => id)),
    );
  });

  it('is for two to six', () => {
    expect(masters.seats).toEqual({ min: 2, max: 6 });
  });
});

/** Answers what events ask during the set-up. */
function settle(state: State): Kitchen {
  const table = new Kitchen(masters, state);
  while (table.state.event) {
    const [seat] = table.top.actors;
    const slot = table.choices(seat!)[0]!.slots![0]!;
    if (slot.kind !== 'pick') throw new Error('an event asks for cards');
    table.when(seat!, { type: 'give', cards: slot.from.slice(0, slot.min) });
  }
  return table;
}
