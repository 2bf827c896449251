import { describe, expect, it, test } from 'vitest';
import { bidScore } from '../../../src/games/plate/scoring.ts';
import { bidding, building, junk, revealing } from './given.ts';

describe('the order of bidding', () => {
  it('P-12: begins with the player who finished the sandwich', () => {
    const play = building({
      turn: 2,
      hands: { 2: ['bagel~1', ...junk(6)] },
      plates: [['sourdough~1', 'ham~1']],
    });
    play.when(2, { type: 'finish', card: 'bagel~1', plate: 'plate-1' });
    expect(play.table).toMatchObject({ step: 'bid', turn: 2 });
  });

  it('P-12: goes on clockwise among those who have not opted out', () => {
    const play = bidding({ seats: 4, finisher: 2 });
    const bid = (seat: number) => play.when(seat, { type: 'bid', card: play.hand(seat)[0]!, on: 0 });
    bid(2);
    play.when(3, { type: 'opt-out' });
    bid(0);
    play.when(1, { type: 'opt-out' });
    bid(2);
    bid(0);
    expect(play.table).toMatchObject({ turn: 2, auction: { out: [3, 1] } });
    expect(play.offered(3)).toEqual([]);
  });
});

describe('a bid', () => {
  it.each(['bid-plus-3~1', 'sock~1', 'bagel~1', 'crumple~1'])('P-13: may be %s', (card) => {
    const play = bidding({ hands: { 0: [card, ...junk(6)] } });
    play.when(0, { type: 'bid', card, on: 1 });
    expect(play.hand(0)).toHaveLength(6);
    expect(play.table.auction!.columns[1]!.bids).toMatchObject([{ by: 0, face: null }]);
  });

  it('P-13: may be placed before any player, oneself and those who are out included', () => {
    const play = bidding({ finisher: 1 });
    play.when(1, { type: 'opt-out' });
    play.when(2, { type: 'bid', card: play.hand(2)[0]!, on: 1 });
    play.when(0, { type: 'bid', card: play.hand(0)[0]!, on: 0 });
    play.when(2, { type: 'bid', card: play.hand(2)[0]!, on: 0 });
    expect(play.table.auction!.columns.map(({ bids }) => bids.map(({ by }) => by))).toEqual([
      [0, 2],
      [2],
      [],
    ]);
    expect(play.refusal(0, { type: 'bid', card: play.hand(0)[0]!, on: 4 })).toEqual({ key: 'wrong-on' });
    expect(play.refusal(0, { type: 'bid', card: 'sock~9', on: 0 })).toEqual({ key: 'wrong-card' });
  });

  it('P-13: is seen by nobody before the end: neither who placed it nor who it lies before', () => {
    const play = bidding({ hands: { 0: ['turkey~1', ...junk(6)] } });
    play.when(0, { type: 'bid', card: 'turkey~1', on: 1 });
    const screens = [play.table, ...[0, 1, 2].map((seat) => play.mine(seat))];
    expect(JSON.stringify(screens)).not.toContain('turkey');
  });

  it('P-13: nobody refills during bidding', () => {
    const play = bidding();
    play.when(0, { type: 'bid', card: play.hand(0)[0]!, on: 0 }).when(1, { type: 'opt-out' });
    expect(play.table.players.map(({ hand }) => hand)).toEqual([6, 7, 7]);
    expect(play.factTypes).toEqual(['opted-out']);
  });
});

describe('the end of bidding', () => {
  it('P-14: who is left alone may place one last card', () => {
    const play = bidding();
    play.when(0, { type: 'opt-out' }).when(1, { type: 'opt-out' });
    expect(play.top).toMatchObject({ kind: 'last-bid', actors: [2] });
    expect(play.table.auction!.last).toBe(true);
    play.when(2, { type: 'bid', card: play.hand(2)[0]!, on: 0 });
    expect(play.step).toBe('reveal');
  });

  it('P-14: or leaves it', () => {
    const play = bidding();
    play.when(0, { type: 'opt-out' }).when(1, { type: 'opt-out' }).when(2, { type: 'opt-out' });
    expect(play.step).toBe('verdict');
  });

  it('P-14: who is left alone has just bid, and may do so once more', () => {
    const play = bidding({ seats: 2 });
    play.when(0, { type: 'bid', card: play.hand(0)[0]!, on: 0 }).when(1, { type: 'opt-out' });
    expect(play.top).toMatchObject({ kind: 'last-bid', actors: [0] });
    play.when(0, { type: 'bid', card: play.hand(0)[0]!, on: 0 });
    expect(play.step).toBe('reveal');
  });

  it('P-14: without a card one must opt out', () => {
    const play = bidding({ hands: { 0: ['ham~1'], 1: [], 2: junk(2) } });
    play.when(0, { type: 'bid', card: 'ham~1', on: 0 });
    expect(play.factTypes).toEqual(['bid-placed', 'opted-out']);
    expect(play.table.turn).toBe(2);
    play.when(2, { type: 'bid', card: play.hand(2)[0]!, on: 0 });
    expect(play.factTypes).toEqual(['bid-placed', 'opted-out']);
    expect(play.top).toMatchObject({ kind: 'last-bid', actors: [2] });
  });

  it('P-14: when the last one has no card either, bidding is over', () => {
    const play = bidding({ hands: { 0: [...junk(1)], 1: [], 2: [] } });
    play.when(0, { type: 'opt-out' });
    expect(play.step).toBe('verdict');
  });

  it('a bidder who thinks too long is out', () => {
    const play = bidding();
    play.when(0, { type: 'opt-out' });
    play.timeUp();
    expect(play.table.auction).toMatchObject({ out: [0, 1], last: true });
  });
});

test.each([
  ['nothing', [], 0],
  ['bids of both signs', [3, -2, 4], 5],
  ['only negative ones', [-3, -1], -4],
])('P-15: %s', (_, bids, score) => {
  expect(bidScore(bids)).toBe(score);
});

describe('turning the bids', () => {
  const bids = [
    { on: 0, card: 'bid-plus-3~1' },
    { on: 1, card: 'bid-minus-2~1', by: 0 },
    { on: 0, card: 'sock~1', by: 2 },
    { on: 1, card: 'bid-minus-1~1', by: 2 },
  ];

  it('P-15: one after the other in the order they were placed, while the sums count up', () => {
    const play = revealing({ bids });
    const sums = () => play.table.auction!.columns.map(({ sum }) => sum);
    const seen: number[][] = [];
    for (let i = 0; i < bids.length; i++) {
      expect(play.top).toMatchObject({ kind: 'reveal', actors: [] });
      expect(play.clocks).toMatchObject([{ kind: 'pace', silent: true }]);
      play.timeUp();
      seen.push(sums());
    }
    expect(seen).toEqual([
      [3, 0, 0],
      [3, -2, 0],
      [3, -2, 0],
      [3, -3, 0],
    ]);
    expect(play.step).toBe('verdict');
  });

  it('P-15: a card of another kind counts nothing, and who has none has zero', () => {
    const play = revealing({ bids });
    for (const _ of bids) play.timeUp();
    expect(play.table.auction!.columns.map(({ sum }) => sum)).toEqual([3, -3, 0]);
    expect(play.table.auction!.columns[0]!.bids.map(({ face }) => face)).toEqual(['bid-plus-3', 'sock']);
  });

  it('P-13: what is not yet turned is not yet sent', () => {
    const play = revealing({ bids }).timeUp();
    const shown = play.table.auction!.columns.flatMap((column) => column.bids.map(({ face }) => face));
    expect(shown.filter((face) => face !== null)).toEqual(['bid-plus-3']);
  });

  it('turns thirty bids in no more time than fourteen seconds', () => {
    const many = Array.from({ length: 30 }, (_, i) => ({ on: i % 3, card: `lettuce~b${i}` }));
    const play = revealing({ bids: many });
    const before = play.at;
    play.timeUp();
    const first = play.at;
    while (play.step === 'reveal') play.timeUp();
    expect(play.at - first).toBeLessThanOrEqual(14_000);
    expect(first).toBeGreaterThan(before);
  });
});
