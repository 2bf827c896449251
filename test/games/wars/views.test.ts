import { describe, expect, it } from 'vitest';
import { orderOf } from '../../../src/games/wars/cards.ts';
import { wars } from '../../../src/games/wars/index.ts';
import type { Move } from '../../../src/games/wars/moves.ts';
import { bonusesOf, qualityOfSet } from '../../../src/games/wars/rules/quality.ts';
import type { State } from '../../../src/games/wars/state.ts';
import type { OrderSet } from '../../../src/games/wars/view-types.ts';
import { seededRng } from '../../../src/shared/rng.ts';
import { inTurn, opening, someMoments, WarsPosition } from './given.ts';

const moments = someMoments();
const seatsOf = ({ seats }: State) => Array.from({ length: seats }, (_, seat) => seat);

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
            resting: swap(player.resting),
            tokens: player.tokens + 1 + rng.below(9),
            ledger: [],
          },
    ),
  };
}

describe('what is hidden', () => {
  it('W-24: neither table nor seats can tell hands, decks or tokens of others apart', () => {
    for (const [i, state] of moments.entries())
      for (const viewer of ['table' as const, ...seatsOf(state)]) {
        const twin = elsewhere(state, viewer, i);
        expect(wars.tableView(twin)).toEqual(wars.tableView(state));
        if (viewer === 'table') continue;
        expect(wars.seatView(twin, viewer)).toEqual(wars.seatView(state, viewer));
        expect(wars.choices(twin, viewer)).toEqual(wars.choices(state, viewer));
      }
  });

  it('W-12: what is drawn is told to the one who draws, its number to all', () => {
    const play = inTurn({ deck: ['brie', 'ham', 'onion', 'steak', 'butter'] });
    play.does({ type: 'refill', discard: [] });
    const drew = play.facts.find((event) => event.type === 'drew')!;
    expect(wars.noticeFor(drew, 'table', play.state)).toMatchObject({ type: 'drew', params: { n: 5 } });
    expect(JSON.stringify(wars.noticeFor(drew, 'table', play.state))).not.toContain('brie');
    expect(wars.noticeFor(drew, 0, play.state)).toMatchObject({ type: 'drew-yours', cards: play.hand() });
    expect(wars.noticeFor(drew, 1, play.state)).toBeUndefined();
  });

  it('W-5: the notices of set-up tell no card', () => {
    const { state, log } = opening(4);
    for (const event of log) {
      const told = JSON.stringify(wars.noticeFor(event, 'table', state) ?? null);
      for (const card of [...state.market.deck, ...state.players.flatMap((player) => player.hand)])
        expect(told).not.toContain(`"${card}"`);
    }
  });
});

describe('planning', () => {
  it('W-9: for each order, the sets of the zone that fill it, worked out', () => {
    const play = inTurn({
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
    const [soloist, window, monument] = play.mine(0).plans;
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
    let seen = 0;
    for (const state of moments)
      for (const seat of seatsOf(state)) {
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
            seen += 1;
          }
        }
      }
    expect(seen).toBeGreaterThan(100);
  });

  it('W-9: what is ready in a plan can be done, and nothing else', () => {
    for (const state of moments) {
      if (state.phase !== 'acting' || state.prompts.length > 0 || state.actions < 1) continue;
      const planned = wars
        .seatView(state, state.active)
        .plans.flatMap(({ order, ready }) => ready.map(({ use }) => `${order}: ${[...use].sort()}`));
      const offered = wars
        .choices(state, state.active)
        .flatMap(({ move, blocked }) =>
          move.type === 'order' && !blocked ? [`${move.order}: ${[...move.use!].sort()}`] : [],
        );
      expect(planned.sort()).toEqual(offered.sort());
    }
  });

  it('W-8, W-9: what is nearly filled is filled once that card is played', () => {
    const playing = ({ first, replace }: OrderSet): Move => ({
      type: 'play',
      card: first!,
      ...(replace !== null && { replace }),
    });
    let seen = 0;
    for (const state of moments) {
      if (state.phase !== 'acting' || state.prompts.length > 0 || state.actions < 1) continue;
      for (const { order, nearly } of wars.seatView(state, state.active).plans)
        for (const set of nearly) {
          const play = new WarsPosition(wars, state);
          if (!set.affordable) {
            expect(play.refusal(state.active, playing(set))?.key).toBe('too-dear');
            continue;
          }
          const { plans } = play.does(playing(set)).mine(state.active);
          const { ready } = plans.find((plan) => plan.order === order)!;
          const same = ready.find(({ use }) => [...use].sort().join() === [...set.use].sort().join());
          expect(same).toMatchObject({ quality: set.quality, tokens: set.tokens });
          seen += 1;
        }
    }
    expect(seen).toBeGreaterThan(20);
  });

  it('W-14: what an assistant would change, before hiring', () => {
    const { assistants } = inTurn({
      players: { 0: { coins: 4, assistants: ['eggs'], zone: ['steak', 'brie'], hand: ['ribs', 'tip-jar'] } },
      row: ['soloist', 'doorstep'],
    }).mine(0);
    expect(assistants.find(({ category }) => category === 'meats')).toEqual({
      category: 'meats',
      zone: [{ card: 'steak', quality: 9 }],
      hand: [{ card: 'ribs', quality: 6, cost: 5 }],
      opens: ['soloist'],
      upkeep: { coins: 4, tokens: 2 },
    });
    expect(assistants.map(({ category }) => category)).not.toContain('eggs');
  });

  it('W-10, W-11: which assistants of the reward would count at once', () => {
    const play = inTurn({
      players: { 0: { zone: ['steak+3', 'ham'] }, 1: { assistants: ['coldcuts'] } },
      row: ['night-watch'],
    });
    expect(play.mine(0).plans[0]!.ready[0]!.rewardAssistants).toEqual(['meats']);
  });
});

describe('what the table shows', () => {
  it('tells what each seat did in its latest turn', () => {
    const play = inTurn({ players: { 0: { hand: ['butter', 'tip-jar'] } } })
      .does({ type: 'opportunity', card: 'tip-jar' }, { type: 'play', card: 'butter' })
      .endTurn();
    expect(play.table.players[0]!.deeds).toEqual([
      { kind: 'opportunity', card: 'tip-jar' },
      { kind: 'play', card: 'butter' },
      { kind: 'coins' },
    ]);
  });

  it('unchanged parts stay the same objects', () => {
    const play = inTurn();
    const [before, others] = [play.table, play.mine(1).plans];
    play.does({ type: 'coins' });
    expect(play.table.players[1]).toBe(before.players[1]);
    expect(play.table.players[0]).not.toBe(before.players[0]);
    expect(play.table.market).toBe(before.market);
    expect(play.mine(1).plans).toBe(others);
  });

  it('more coins change what can be paid, and nothing else of the plans', () => {
    const play = inTurn({
      players: { 0: { coins: 8, zone: ['steak', 'ham+4'], hand: ['brie'] } },
      row: ['doorstep', 'window-seat'],
    });
    const before = play.mine(0);
    const after = play.does({ type: 'coins' }).mine(0);
    expect(after.plans[0]!.ready).toBe(before.plans[0]!.ready);
    expect(after.assistants).toBe(before.assistants);
    const payable = [before, after].map((view) =>
      view.plans[0]!.nearly.map(({ first, affordable }) => [first, affordable]),
    );
    expect(payable).toEqual([[['brie', false]], [['brie', true]]]);
  });

  it('names the best sandwich and the points after each round at the end', () => {
    const play = inTurn({
      round: 3,
      active: 2,
      start: 0,
      announcer: 0,
      players: { 2: { zone: ['brie+5'] } },
      row: ['doorstep'],
    });
    const { results } = play.serves('doorstep', 'brie').endTurn().table;
    expect(results!.bestSandwich).toMatchObject({ seat: 2, order: 'doorstep', quality: 11, round: 3 });
    expect(results!.seats[0]).toMatchObject({ seat: 2, progress: [0, 0, 5] });
  });
});
