import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playout } from '../../../scripts/simulate/playout.ts';
import { orderOf, orders } from '../../../src/games/wars/cards.ts';
import { CATEGORIES } from '../../../src/games/wars/categories.ts';
import { wars } from '../../../src/games/wars/index.ts';
import type { Options } from '../../../src/games/wars/options.ts';
import type { State } from '../../../src/games/wars/state.ts';
import { covers, fillAtRandom } from '../../../src/shared/choices.ts';
import { seededRng } from '../../../src/shared/rng.ts';
import { atTable, defaults } from './positions.ts';
import { randomMatch, randomPosition } from './random-match.ts';

const someOptions: fc.Arbitrary<Partial<Options>> = fc.record({
  start: fc.constantFrom(null, 0, 1),
  openTokens: fc.boolean(),
  orders: fc.integer({ min: 3, max: 5 }),
  turnClock: fc.constantFrom(0, 30, 300),
});
const someSeats = fc.integer({ min: 2, max: 5 });

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
  expect([...tickets].sort()).toEqual(orders.map(({ id }) => id).sort());
  const assistants = [...state.free, ...state.players.flatMap((player) => player.assistants)];
  expect([...assistants].sort()).toEqual([...CATEGORIES].sort());
}

function expectLawful(state: State): void {
  for (const player of state.players) {
    expect(player.coins).toBeGreaterThanOrEqual(0);
    expect(player.tokens).toBeGreaterThanOrEqual(0);
    expect(player.ledger.reduce((sum, { tokens }) => sum + tokens, 0)).toBe(player.tokens);
    expect(player.zone.length).toBeLessThanOrEqual(5);
    expect(player.hand).toEqual(expect.arrayContaining([...player.handed]));
  }
  for (const type of [1, 2, 3, 4, 5])
    expect(state.row.filter((order) => order !== null && orderOf(order).type === type).length).toBeLessThan(
      3,
    );
}

/** W-22: every point of a score has its line; those of no round stand last. */
function expectReceipts(state: State): void {
  for (const { seat, score } of wars.outcome(state)!.standings) {
    const lines = wars.receipt(state).filter((line) => line.seat === seat);
    expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(score);
    const rounds = lines.map(({ round }) => round ?? Number.POSITIVE_INFINITY);
    expect(rounds).toEqual(rounds.toSorted((a, b) => a - b));
  }
}

describe('matches by chance', () => {
  it('W-1, W-2, W-3, W-6, W-8: cards, orders and assistants are whole after every move', () => {
    fc.assert(
      fc.property(fc.nat(9999), someSeats, someOptions, (seed, seats, options) => {
        let moves = 0;
        for (const state of randomMatch({ seats, seed, options })) {
          if (moves++ % 5 === 0) expectWhole(state);
          expectLawful(state);
          if (moves > 400) break;
        }
      }),
      { numRuns: 25 },
    );
  });

  it('W-21, W-22: end, with as many turns for everybody, and a receipt round by round', () => {
    fc.assert(
      fc.property(fc.nat(9999), someSeats, someOptions, (seed, seats, options) => {
        let moves = 0;
        let last: State | undefined;
        for (const state of randomMatch({ seats, seed, options })) {
          last = state;
          if (++moves > 20_000) throw new Error('no end');
        }
        expect(last!.turn).toBe(last!.round * seats);
        const most = Math.max(...last!.players.map((player) => player.served.length));
        expect(most).toBeGreaterThanOrEqual(last!.options.orders);
        expect(last!.players[last!.announcer!]!.served.length).toBeGreaterThanOrEqual(last!.options.orders);
        expectReceipts(last!);
      }),
      { numRuns: 12 },
    );
  });

  it('every choice is accepted or refused as it says, and moves of other moments are refused', () => {
    fc.assert(
      fc.property(fc.nat(9999), fc.nat(9999), someSeats, (seed, other, seats) => {
        const state = randomPosition({ seats, seed });
        const elsewhere = randomPosition({ seats, seed: other });
        const rng = seededRng(seed);
        if (state.phase === 'over' || elsewhere.phase === 'over') return;
        const frame = wars.frames(state).at(-1)!.id;
        const choices = wars.choices(state, state.active);
        const decide = (move: Parameters<typeof wars.decide>[1]['move']) =>
          wars.decide(state, { actor: state.active, move, frame, at: state.turnBegan }, rng);
        for (const choice of choices) {
          const result = decide(fillAtRandom(choice, rng));
          expect(result.ok ? undefined : result.refusal.key).toBe(choice.blocked?.key);
        }
        for (const choice of wars.choices(elsewhere, elsewhere.active)) {
          const move = fillAtRandom(choice, rng);
          if (!covers(choices, move)) expect(decide(move).ok, JSON.stringify(move)).toBe(false);
        }
      }),
      { numRuns: 80 },
    );
  });

  it('W-9: the ingredients of an order are given in any sequence', () => {
    const play = atTable({ players: { 0: { zone: ['steak+9', 'ham+9'] } }, row: ['small-talk'] });
    for (const use of [
      ['steak', 'ham'],
      ['ham', 'steak'],
    ])
      expect(play.do({ type: 'order', order: 'small-talk', use }).player().served).toHaveLength(1);
  });
});

describe('taking back', () => {
  const reversible = (play: ReturnType<typeof atTable>) => play.events.every(wars.reversible);

  it('W-8, W-13, W-14, W-15: the steps of a turn can be taken back', () => {
    const play = atTable({
      players: { 0: { coins: 20, hand: ['butter', 'tip-jar'], zone: ['brie'] } },
      row: ['doorstep'],
    });
    expect(reversible(play.do({ type: 'coins' }))).toBe(true);
    expect(reversible(play.do({ type: 'play', card: 'butter' }))).toBe(true);
    expect(reversible(play.do({ type: 'hire', assistant: 'eggs' }))).toBe(true);
    expect(reversible(play.do({ type: 'opportunity', card: 'tip-jar' }))).toBe(true);
    const served = play.do({ type: 'order', order: 'doorstep', use: ['brie'] });
    expect(reversible(served)).toBe(true);
    expect(reversible(served.do({ type: 'split', coins: 2 }))).toBe(true);
  });

  it('W-10, W-12, W-17: not once a card was drawn, an order shown, or the turn has ended', () => {
    const play = atTable({
      players: { 0: { coins: 20, hand: ['turkey', 'new-menu'], zone: ['brie'] } },
      row: ['doorstep'],
    });
    expect(reversible(play.do({ type: 'refill', discard: [] }))).toBe(false);
    expect(reversible(play.do({ type: 'play', card: 'turkey' }))).toBe(false);
    const served = play.do({ type: 'order', order: 'doorstep', use: ['brie'] });
    expect(reversible(served.do({ type: 'split', coins: 1 }))).toBe(false);
    const menu = play.do({ type: 'opportunity', card: 'new-menu' });
    expect(reversible(menu.do({ type: 'swap', order: 'doorstep' }))).toBe(false);
    expect(reversible(atTable().endTurn())).toBe(false);
  });
});

describe('bots', () => {
  const [apprentice, chef] = wars.bots;

  it.each([2, 3, 4, 5])('play whole matches (%i seats)', (seats) => {
    const bots = Array.from({ length: seats }, (_, seat) => (seat % 2 === 0 ? chef! : apprentice!));
    const { end } = playout({ game: wars, match: { seats, options: defaults }, seed: 40 + seats, bots });
    expect((end as State).phase).toBe('over');
  });

  it('the chef is clearly better than the apprentice', () => {
    let won = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const seat = seed % 2;
      const bots = seat === 0 ? [chef!, apprentice!] : [apprentice!, chef!];
      const { end } = playout({ game: wars, match: { seats: 2, options: defaults }, seed, bots });
      if (wars.outcome(end)!.standings.some((one) => one.seat === seat && one.rank === 1)) won += 1;
    }
    expect(won).toBeGreaterThanOrEqual(10);
  });
});
