import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { winsOf } from '../../../scripts/lib/duels.ts';
import { arena } from '../../../scripts/simulate/plate.ts';
import { deckWith } from '../../../src/games/plate/cards.ts';
import type { Event } from '../../../src/games/plate/events.ts';
import { plate } from '../../../src/games/plate/index.ts';
import type { Options } from '../../../src/games/plate/options.ts';
import type { State } from '../../../src/games/plate/state.ts';
import { sum } from '../../../src/shared/lists.ts';
import { playout } from '../../support/playout.ts';
import { defaults } from './given.ts';

const options: fc.Arbitrary<Options> = fc.record({
  reaction: fc.integer({ min: 1, max: 30 }),
  clock: fc.constantFrom(0, 10, 60),
  reveal: fc.constantFrom('calm', 'brisk', 'quick'),
  napkins: fc.constantFrom('house', 'plain'),
  ending: fc.constantFrom('printed', 'points', 'sandwiches'),
  points: fc.constantFrom(5, 15, 30),
  sandwiches: fc.integer({ min: 1, max: 8 }),
});

const drawnFirst = ({ step }: State): string[] =>
  step.kind === 'opening' ? step.rounds.flat().map(({ card }) => card) : [];

/** Every card of the deck, wherever it lies. */
const allCards = (state: State): string[] => [
  ...state.draw,
  ...state.discard,
  ...state.players.flatMap((player) => player.hand),
  ...state.plates.flatMap((one) => one.cards),
  ...state.bids.map((bid) => bid.card),
  ...state.stack.map((napkin) => napkin.card),
  ...state.lying.map((napkin) => napkin.card),
  ...(state.step.kind === 'keep' ? state.step.drawn : []),
  ...drawnFirst(state),
];

describe('a match by chance', () => {
  it('P-5: no card is ever lost or doubled, whatever is played', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 2, max: 5 }), options, (seed, seats, chosen) => {
        const deck = deckWith(chosen.napkins).sort();
        const { steps } = playout({
          game: plate,
          match: { seats, options: chosen },
          seed,
          players: 'chance',
        });
        for (const { after } of steps.filter((_, i) => i % 25 === 24))
          expect(allCards(after).sort()).toEqual(deck);
      }),
      { numRuns: 25 },
    );
  });

  it('P-30: comes to its end at every number of seats, with any options', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 2, max: 5 }), options, (seed, seats, chosen) => {
        const { end } = playout({ game: plate, match: { seats, options: chosen }, seed, players: 'chance' });
        expect(plate.outcome(end)?.standings).toHaveLength(seats);
        const traced = plate.receipt(end);
        for (const [seat, { points }] of (end as State).players.entries())
          expect(sum(traced.map((line) => (line.seat === seat ? line.points : 0)))).toBe(points);
      }),
      { numRuns: 25 },
    );
  });
});

describe('bots', () => {
  type Level = (typeof plate.bots)[0];
  const [apprentice, , chef] = plate.bots as [Level, Level, Level];

  const playedBy = (players: readonly Level[], seed: number) => {
    const match = { seats: players.length, options: defaults };
    const { end, steps } = playout({ game: plate, match, seed, players });
    return { end: end as State, facts: steps.flatMap(({ events }) => events as readonly Event[]) };
  };

  it('come in four levels, the simpler one first', () => {
    expect(plate.bots.map(({ id }) => id)).toEqual(['apprentice', 'cook', 'chef', 'master']);
  });

  it.each([0, 1, 2])('bluff with cards that count nothing, and throw in napkins (level %i)', (level) => {
    const bids: string[] = [];
    let napkins = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const { end, facts } = playedBy(Array(3).fill(plate.bots[level]), seed);
      bids.push(...end.meals.flatMap((meal) => meal.bids.map(({ face }) => face)));
      napkins += facts.filter(({ type }) => type === 'napkin-played').length;
    }
    const worthless = bids.filter((face) => !face.startsWith('bid-')).length / bids.length;
    expect(worthless).toBeGreaterThan(0.03);
    expect(worthless).toBeLessThan(0.3);
    expect(napkins).toBeGreaterThan(30);
  });

  it.each([
    ['chef', 'cook'],
    ['cook', 'apprentice'],
  ])('the %s wins clearly more often than the %s', (better, worse) => {
    expect(winsOf(arena, [better, worse], 120)).toBeGreaterThan(64);
  });

  it('P-2: matches of three last 6 to 12 sandwiches, nine times out of ten', () => {
    let within = 0;
    const matches = 150;
    for (let seed = 1; seed <= matches; seed++) {
      const players = [0, 1, 2].map((seat) => (seed % 3 === seat ? chef : apprentice));
      const eaten = playedBy(players, seed).end.meals.length;
      if (eaten >= 6 && eaten <= 12) within += 1;
    }
    expect(within / matches).toBeGreaterThan(0.85);
  });
});
