import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderOf } from '../../../src/games/wars/cards.ts';
import { wars } from '../../../src/games/wars/index.ts';
import { bonusesOf, qualityOfSet } from '../../../src/games/wars/quality.ts';
import type { State } from '../../../src/games/wars/state.ts';
import { seededRng } from '../../../src/shared/rng.ts';
import { atTable, opening } from './positions.ts';
import { randomPosition } from './random-match.ts';

/** The same position with other cards where a seat cannot look, and other sums of tokens. */
function elsewhere(state: State, seat: number | 'table', seed: number): State {
  const known = new Set(
    seat === 'table'
      ? []
      : [...state.players[seat]!.hand, ...state.players[(seat + 1) % state.seats]!.handed],
  );
  const isHidden = (card: string) => !known.has(card);
  const hidden = [...state.market.deck, ...state.players.flatMap((player) => player.hand)].filter(isHidden);
  const rng = seededRng(seed);
  const shuffled = rng.shuffle(hidden);
  const other = new Map(hidden.map((card, i) => [card, shuffled[i]!]));
  const swap = (cards: readonly string[]) => cards.map((card) => other.get(card) ?? card);
  return {
    ...state,
    market: { ...state.market, deck: swap(state.market.deck) },
    orderDeck: rng.shuffle(state.orderDeck),
    players: state.players.map((player, i) =>
      i === seat
        ? player
        : {
            ...player,
            hand: swap(player.hand),
            handed: swap(player.handed),
            tokens: player.tokens + 1 + rng.below(9),
            ledger: [],
          },
    ),
  };
}

describe('what is hidden', () => {
  it('W-24: neither table nor seats can tell hands, decks or tokens of others apart', () => {
    fc.assert(
      fc.property(fc.nat(5000), fc.integer({ min: 2, max: 5 }), (seed, seats) => {
        const state = randomPosition({ seats, seed, options: { openTokens: false } });
        if (state.phase === 'over') return;
        const viewers = ['table' as const, ...state.players.keys()];
        for (const viewer of viewers) {
          const twin = elsewhere(state, viewer, seed);
          expect(wars.tableView(twin)).toEqual(wars.tableView(state));
          if (viewer === 'table') continue;
          expect(wars.seatView(twin, viewer)).toEqual(wars.seatView(state, viewer));
          expect(wars.choices(twin, viewer)).toEqual(wars.choices(state, viewer));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('W-12: what is drawn is told to the one who draws, its number to all', () => {
    const play = atTable({ deck: ['brie', 'ham', 'onion', 'steak', 'butter'] }).do({
      type: 'refill',
      discard: [],
    });
    const drew = play.events.find((event) => event.type === 'drew')!;
    expect(wars.redact(drew, 'table', play.state)).toMatchObject({ type: 'drew', params: { n: 5 } });
    expect(JSON.stringify(wars.redact(drew, 'table', play.state))).not.toContain('brie');
    expect(wars.redact(drew, 0, play.state)).toMatchObject({ type: 'drew-yours', cards: play.player().hand });
    expect(wars.redact(drew, 1, play.state)).toBeUndefined();
  });

  it('the notices of set-up tell no card', () => {
    const { state, events } = opening(4);
    for (const event of events) {
      const told = JSON.stringify(wars.redact(event, 'table', state) ?? null);
      for (const card of [...state.market.deck, ...state.players.flatMap((player) => player.hand)])
        expect(told).not.toContain(`"${card}"`);
    }
  });
});

describe('planning', () => {
  it('W-9: for each order, the sets of the zone that fill it, worked out', () => {
    const { state } = atTable({
      players: {
        0: {
          coins: 9,
          zone: ['steak', 'ham+4', 'tomato', 'omelette'],
          hand: ['pulled-pork'],
          assistants: ['meats'],
        },
      },
      row: ['soloist', 'window-seat', 'monument'],
    });
    const [soloist, window, monument] = wars.seatView(state, 0).plans;
    expect(soloist!.ready.map(({ use, quality, tokens }) => ({ use, quality, tokens }))).toEqual([
      { use: ['steak'], quality: 9, tokens: 2 },
      { use: ['ham'], quality: 10, tokens: 0 },
    ]);
    expect(soloist!.nearly).toEqual([]);
    expect(window!.ready[0]).toMatchObject({ use: ['steak', 'ham'], quality: 19, tokens: 4, cost: 0 });
    expect(window!.nearly[0]).toMatchObject({
      first: 'pulled-pork',
      replace: null,
      cost: 7,
      affordable: true,
    });
    expect(monument).toMatchObject({ order: 'monument', lacking: 1, ready: [], diversity: 0 });
  });

  it('W-9: every plan is legal and exact, wherever the match stands', () => {
    fc.assert(
      fc.property(fc.nat(5000), fc.integer({ min: 2, max: 5 }), (seed, seats) => {
        const state = randomPosition({ seats, seed });
        for (const seat of state.players.keys()) {
          const player = state.players[seat]!;
          for (const plan of wars.seatView(state, seat).plans) {
            const order = orderOf(plan.order);
            for (const set of plan.ready) {
              const used = player.zone.filter(({ card }) => set.use.includes(card));
              expect(used).toHaveLength(order.type);
              expect(qualityOfSet(player, used)).toBe(set.quality);
              expect(set.quality).toBeGreaterThanOrEqual(order.quality);
              const { categories, assistants } = bonusesOf(player, order, set.use);
              expect(2 * (categories.length + assistants.length)).toBe(set.tokens);
            }
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('W-8, W-9: what is nearly filled is filled once that card is played', () => {
    fc.assert(
      fc.property(fc.nat(5000), (seed) => {
        const state = randomPosition({ seats: 3, seed });
        if (state.phase !== 'acting' || state.prompts.length > 0 || state.actions < 1) return;
        const view = wars.seatView(state, state.active);
        for (const plan of view.plans)
          for (const set of plan.nearly.filter(({ affordable }) => affordable)) {
            const move = {
              type: 'play' as const,
              card: set.first!,
              ...(set.replace === null ? {} : { replace: set.replace }),
            };
            const frame = wars.frames(state).at(-1)!.id;
            const played = wars.decide(state, { actor: state.active, move, frame, at: 0 }, seededRng(1));
            if (!played.ok) throw new Error(played.refusal.key);
            const after = played.value.reduce(wars.evolve, state);
            const ready = wars
              .seatView(after, state.active)
              .plans.find(({ order }) => order === plan.order)!.ready;
            const same = ready.find(({ use }) => [...use].sort().join() === [...set.use].sort().join());
            expect(same).toMatchObject({ quality: set.quality, tokens: set.tokens });
          }
      }),
      { numRuns: 60 },
    );
  });

  it('W-14: what an assistant would change, before hiring', () => {
    const { state } = atTable({
      players: { 0: { coins: 4, assistants: ['eggs'], zone: ['steak', 'brie'], hand: ['ribs', 'tip-jar'] } },
      row: ['soloist', 'doorstep'],
    });
    const meats = wars.seatView(state, 0).assistants.find(({ category }) => category === 'meats')!;
    expect(meats).toEqual({
      category: 'meats',
      zone: [{ card: 'steak', quality: 9 }],
      hand: [{ card: 'ribs', quality: 6, cost: 5 }],
      opens: ['soloist'],
      upkeep: { coins: 4, tokens: 2 },
    });
    expect(wars.seatView(state, 0).assistants.map(({ category }) => category)).not.toContain('eggs');
  });

  it('W-10, W-11: which assistants of the reward would count at once', () => {
    const { state } = atTable({
      players: { 0: { zone: ['steak+3', 'ham'] }, 1: { assistants: ['coldcuts'] } },
      row: ['night-watch'],
    });
    expect(wars.seatView(state, 0).plans[0]!.ready[0]!.rewardAssistants).toEqual(['meats']);
  });
});

describe('what the table shows', () => {
  it('tells what each seat did in its latest turn', () => {
    const play = atTable({ players: { 0: { hand: ['butter', 'tip-jar'] } } })
      .do({ type: 'opportunity', card: 'tip-jar' }, { type: 'play', card: 'butter' })
      .endTurn();
    expect(wars.tableView(play.state).players[0]!.deeds).toEqual([
      { kind: 'opportunity', card: 'tip-jar' },
      { kind: 'play', card: 'butter' },
      { kind: 'coins' },
    ]);
  });

  it('unchanged parts stay the same objects', () => {
    const before = atTable();
    const after = before.do({ type: 'coins' });
    const [a, b] = [wars.tableView(before.state), wars.tableView(after.state)];
    expect(b.players[1]).toBe(a.players[1]);
    expect(b.players[0]).not.toBe(a.players[0]);
    expect(b.market).toBe(a.market);
    expect(wars.seatView(after.state, 1).plans).toBe(wars.seatView(before.state, 1).plans);
  });

  it('more coins change what can be paid, and nothing else of the plans', () => {
    const before = atTable({
      players: { 0: { coins: 8, zone: ['steak', 'ham+4'], hand: ['brie'] } },
      row: ['doorstep', 'window-seat'],
    });
    const [a, b] = [before, before.do({ type: 'coins' })].map(({ state }) => wars.seatView(state, 0));
    expect(b!.plans[0]!.ready).toBe(a!.plans[0]!.ready);
    expect(b!.assistants).toBe(a!.assistants);
    const payable = [a, b].map((view) =>
      view!.plans[0]!.nearly.map(({ first, affordable }) => [first, affordable]),
    );
    expect(payable).toEqual([[['brie', false]], [['brie', true]]]);
  });

  it('names the best sandwich and the points after each round at the end', () => {
    const end = atTable({
      round: 3,
      active: 2,
      start: 0,
      announcer: 0,
      players: { 2: { zone: ['brie+5'] } },
      row: ['doorstep'],
    })
      .do({ type: 'order', order: 'doorstep', use: ['brie'] }, { type: 'split', coins: 2 })
      .endTurn();
    const { results } = wars.tableView(end.state);
    expect(results!.bestSandwich).toMatchObject({ seat: 2, order: 'doorstep', quality: 11, round: 3 });
    expect(results!.seats[0]).toMatchObject({ seat: 2, progress: [0, 0, 5] });
  });
});
