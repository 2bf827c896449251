import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playout } from '../../../scripts/simulate/playout.ts';
import { deckWith } from '../../../src/games/plate/cards.ts';
import { plate } from '../../../src/games/plate/index.ts';
import type { Options } from '../../../src/games/plate/options.ts';
import type { State } from '../../../src/games/plate/state.ts';
import { defaults } from './positions.ts';
import { randomMatch } from './random-match.ts';

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
      fc.property(fc.integer(), fc.integer({ min: 2, max: 5 }), options, (seed, seats, chosen) => {
        const deck = deckWith(chosen.napkins).sort();
        let last: State | undefined;
        for (const { state } of randomMatch({ seed, seats, options: chosen, most: 250 })) last = state;
        expect(allCards(last!).sort()).toEqual(deck);
      }),
      { numRuns: 40 },
    );
  });

  it('P-30: comes to its end at every number of seats, with any options', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 2, max: 5 }), options, (seed, seats, chosen) => {
        let last: State | undefined;
        for (const { state } of randomMatch({ seed, seats, options: chosen, most: 20_000 })) last = state;
        expect(plate.outcome(last!)?.standings).toHaveLength(seats);
        const traced = plate.receipt(last!);
        for (const [seat, { points }] of last!.players.entries())
          expect(traced.reduce((sum, line) => sum + (line.seat === seat ? line.points : 0), 0)).toBe(points);
      }),
      { numRuns: 25 },
    );
  });
});

describe('bots', () => {
  const byId = (id: string) => plate.bots.find((bot) => bot.id === id)!;
  const levels = plate.bots.map((bot) => bot.id);

  it('come in two levels', () => {
    expect(levels).toEqual(['apprentice', 'chef']);
  });

  it.each([0, 1])('bluff with cards that count nothing, and throw in napkins (level %i)', (level) => {
    const bids: string[] = [];
    let napkins = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const bots = [0, 1, 2].map(() => plate.bots[level]!);
      const { end, events } = playout({ game: plate, match: { seats: 3, options: defaults }, seed, bots });
      bids.push(...(end as State).meals.flatMap((meal) => meal.bids.map(({ face }) => face)));
      napkins += events.filter(({ type }) => type === 'napkin-played').length;
    }
    const worthless = bids.filter((face) => !face.startsWith('bid-')).length / bids.length;
    expect(worthless).toBeGreaterThan(0.03);
    expect(worthless).toBeLessThan(0.3);
    expect(napkins).toBeGreaterThan(30);
  });

  it('the chef wins clearly more often than the apprentice', () => {
    let won = 0;
    const matches = 120;
    for (let seed = 1; seed <= matches; seed++) {
      const chef = seed % 2;
      const bots = [0, 1].map((seat) => byId(seat === chef ? 'chef' : 'apprentice'));
      const { end } = playout({ game: plate, match: { seats: 2, options: defaults }, seed, bots });
      const { standings } = plate.outcome(end as State)!;
      const first = standings.filter(({ rank }) => rank === 1);
      if (first.some(({ seat }) => seat === chef)) won += 1 / first.length;
    }
    expect(won / matches).toBeGreaterThan(0.6);
  });

  it('P-2: matches of three last 6 to 12 sandwiches, nine times out of ten', () => {
    let within = 0;
    const matches = 150;
    for (let seed = 1; seed <= matches; seed++) {
      const bots = [0, 1, 2].map((seat) => plate.bots[seed % 3 === seat ? 1 : 0]!);
      const { end } = playout({ game: plate, match: { seats: 3, options: defaults }, seed, bots });
      const eaten = (end as State).meals.length;
      if (eaten >= 6 && eaten <= 12) within += 1;
    }
    expect(within / matches).toBeGreaterThan(0.85);
  });
});
