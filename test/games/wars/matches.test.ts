import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { winsOf } from '../../../scripts/lib/duels.ts';
import { arena } from '../../../scripts/simulate/wars.ts';
import { orderOf, orders } from '../../../src/games/wars/cards.ts';
import { CATEGORIES } from '../../../src/games/wars/categories.ts';
import type { Event } from '../../../src/games/wars/events.ts';
import { wars } from '../../../src/games/wars/index.ts';
import type { Move } from '../../../src/games/wars/moves.ts';
import type { Options } from '../../../src/games/wars/options.ts';
import type { State } from '../../../src/games/wars/state.ts';
import { covers, fillAtRandom } from '../../../src/shared/choices.ts';
import { sum } from '../../../src/shared/lists.ts';
import { seededRng } from '../../../src/shared/rng.ts';
import { playout } from '../../support/playout.ts';
import { type ByChance, defaults, inTurn, matchByChance, someMoments, WarsPosition } from './given.ts';

const options: fc.Arbitrary<Partial<Options>> = fc.record({
  start: fc.constantFrom(null, 0, 1),
  openTokens: fc.boolean(),
  orders: fc.integer({ min: 3, max: 5 }),
  turnClock: fc.constantFrom(0, 30, 300),
});
const byChance: fc.Arbitrary<ByChance> = fc.record({
  seats: fc.integer({ min: 2, max: 5 }),
  seed: fc.nat(9999),
  options,
});

/** W-1, W-2, W-3: nothing is lost, nothing is there twice. */
function expectWhole(state: State): void {
  const market = [
    ...state.market.deck,
    ...state.market.discards,
    ...state.players.flatMap((player) => [...player.hand, ...player.zone.map(({ card }) => card)]),
  ];
  expect(new Set(market).size).toBe(50);
  expect(market).toHaveLength(50);
  const tickets = [
    ...state.orderDeck,
    ...state.row.filter((order) => order !== null),
    ...state.players.flatMap((player) => player.served.map(({ order }) => order)),
  ];
  expect(tickets.sort()).toEqual(orders.map(({ id }) => id).sort());
  const assistants = [...state.free, ...state.players.flatMap((player) => player.assistants)];
  expect(assistants.sort()).toEqual([...CATEGORIES].sort());
}

function expectLawful(state: State): void {
  for (const player of state.players) {
    expect(player.coins).toBeGreaterThanOrEqual(0);
    expect(player.tokens).toBeGreaterThanOrEqual(0);
    expect(sum(player.ledger.map(({ tokens }) => tokens))).toBe(player.tokens);
    expect(player.zone.length).toBeLessThanOrEqual(5);
    expect(player.hand).toEqual(expect.arrayContaining([...player.handed]));
  }
  const types = state.row.flatMap((order) => (order === null ? [] : [orderOf(order).type]));
  for (const type of types) expect(types.filter((one) => one === type).length).toBeLessThan(3);
}

/** W-22: every point of a score has its line; those of no round stand last. */
function expectReceipts(state: State): void {
  for (const { seat, score } of wars.outcome(state)!.standings) {
    const lines = wars.receipt(state).filter((line) => line.seat === seat);
    expect(sum(lines.map(({ points }) => points))).toBe(score);
    const rounds = lines.map(({ round }) => round ?? Number.POSITIVE_INFINITY);
    expect(rounds).toEqual(rounds.toSorted((a, b) => a - b));
  }
}

describe('matches by chance', () => {
  it('W-1, W-2, W-3, W-6, W-8: cards, orders and assistants are whole after every move', () => {
    fc.assert(
      fc.property(byChance, (request) => {
        for (const [i, state] of matchByChance(request).states.entries()) {
          if (i % 5 > 0) continue;
          expectWhole(state);
          expectLawful(state);
        }
      }),
      { numRuns: 6 },
    );
  });

  it('W-21, W-22: end, with as many turns for everybody, and a receipt round by round', () => {
    fc.assert(
      fc.property(byChance, (request) => {
        const { end } = matchByChance(request);
        expect(end.turn).toBe(end.round * end.seats);
        expect(end.players[end.announcer!]!.served.length).toBeGreaterThanOrEqual(end.options.orders);
        expectReceipts(end);
      }),
      { numRuns: 6 },
    );
  });

  it('every choice is accepted or refused as it says, and moves of other moments are refused', () => {
    const moments = someMoments({ turnClock: 90 });
    const rng = seededRng(1);
    const filled = (state: State) =>
      wars
        .choices(state, state.active)
        .map((choice) => ({ choice, move: fillAtRandom(choice, rng) as Move }));
    for (const [i, state] of moments.entries()) {
      const play = new WarsPosition(wars, state);
      const choices = play.choices(state.active);
      for (const { choice, move } of filled(state))
        expect(play.refusal(state.active, move, choice.frame), JSON.stringify(move)).toEqual(choice.blocked);
      for (const { move } of filled(moments[(i + 7) % moments.length]!))
        if (!covers(choices, move))
          expect(play.refusal(state.active, move, play.top.id), JSON.stringify(move)).toBeDefined();
    }
  });
});

describe('taking back', () => {
  const reversible = ({ facts }: WarsPosition) => facts.every(wars.reversible);

  it('W-8, W-13, W-14, W-15: the steps of a turn can be taken back', () => {
    const play = inTurn({
      players: { 0: { coins: 20, hand: ['butter', 'tip-jar'], zone: ['brie'] } },
      row: ['doorstep'],
    });
    const moves: Move[] = [
      { type: 'coins' },
      { type: 'play', card: 'butter' },
      { type: 'hire', assistant: 'eggs' },
      { type: 'opportunity', card: 'tip-jar' },
      { type: 'order', order: 'doorstep', use: ['brie'] },
    ];
    const before = play.state;
    for (const move of moves) {
      expect(reversible(play.does(move)), move.type).toBe(true);
      expect(play.undo().state).toBe(before);
    }
    expect(reversible(play.serves('doorstep', 'brie'))).toBe(true);
    expect(play.undo().undo().state).toBe(before);
  });

  it('W-10, W-12, W-17: not once a card was drawn, an order shown, or the turn has ended', () => {
    const play = inTurn({
      players: { 0: { coins: 20, hand: ['turkey', 'new-menu'], zone: ['brie'] } },
      row: ['doorstep'],
    });
    const played = (...moves: readonly Move[]) => play.copy().does(...moves);
    const finals = [
      played({ type: 'refill', discard: [] }),
      played({ type: 'play', card: 'turkey' }),
      played({ type: 'order', order: 'doorstep', use: ['brie'] }, { type: 'split', coins: 1 }),
      played({ type: 'opportunity', card: 'new-menu' }, { type: 'swap', order: 'doorstep' }),
      play.copy().endTurn(),
    ];
    for (const one of finals) {
      expect(reversible(one), one.factTypes.join()).toBe(false);
      expect(() => one.undo()).toThrow('nothing can be taken back');
    }
  });
});

type Level = (typeof wars.bots)[number];

describe('bots', () => {
  const [apprentice, , chef] = wars.bots as [Level, Level, Level];

  const playedBy = (players: readonly (typeof chef)[], seed: number): State =>
    playout({ game: wars, match: { seats: players.length, options: defaults }, seed, players }).end;

  it('come in four levels, the simplest first', () => {
    expect(wars.bots.map(({ id }) => id)).toEqual(['apprentice', 'cook', 'chef', 'master']);
  });

  it.each([2, 3, 4, 5])('play whole matches (%i seats)', (seats) => {
    const players = Array.from({ length: seats }, (_, seat) => (seat % 2 === 0 ? chef : apprentice));
    expect(playedBy(players, 40 + seats).phase).toBe('over');
  });

  it('W-18: the chef hires nobody whom it cannot pay in the same turn', () => {
    const hiredAndLost = (seed: number) => {
      const { steps } = playout({
        game: wars,
        match: { seats: 3, options: defaults },
        seed,
        players: [chef, chef, chef],
      });
      let fresh: readonly string[] = [];
      return steps
        .flatMap(({ events }) => events as readonly Event[])
        .filter((event) => {
          if (event.type === 'turn-began') fresh = [];
          if (event.type === 'hired' && event.action) fresh = [...fresh, event.category];
          return event.type === 'upkeep-paid' && event.short && fresh.length > 0;
        });
    };
    expect([1, 2, 3, 4, 5, 6].flatMap(hiredAndLost)).toEqual([]);
  });

  it.each(wars.bots)('W-21: a table of nothing but the $id comes to its end', (level) => {
    for (const [seats, seed] of [
      [2, 3],
      [2, 5],
      [3, 1],
      [5, 1],
    ] as const) {
      const end = playedBy(
        Array.from({ length: seats }, () => level),
        seed,
      );
      expect(end.phase).toBe('over');
      expect(end.round).toBeLessThan(80);
    }
  });

  it.each([
    ['chef', 'cook'],
    ['cook', 'apprentice'],
  ])('the %s is clearly better than the %s', (better, worse) => {
    expect(winsOf(arena, [better, worse], 60)).toBeGreaterThan(33);
  });
});
