import { describe, expect, it, test } from 'vitest';
import { plate } from '../../../src/games/plate/index.ts';
import type { Move } from '../../../src/games/plate/moves.ts';
import { bidding, building, holding, junk, napkin, type PlatePosition, revealing, verdict } from './given.ts';

const WINDOW = 6000;

describe('a napkin', () => {
  const everyStep: [string, (hands: Record<number, string[]>) => PlatePosition][] = [
    ['in another player’s turn', (hands) => building({ hands })],
    [
      'while two drawn cards are looked at',
      (hands) => {
        const play = building({
          hands: { ...hands, 0: ['brie~1', ...junk(6)] },
          plates: [['bagel~1']],
          draw: ['ham~1', 'sock~1', ...junk(20, 'd')],
        });
        return play.when(0, { type: 'add', card: 'brie~1', plate: 'plate-1' });
      },
    ],
    ['while others bid', (hands) => bidding({ hands })],
    ['while bids are turned', (hands) => revealing({ hands, bids: [{ on: 0, card: 'bid-plus-1~1' }] })],
    ['before somebody eats', (hands) => verdict({ hands, bids: [{ on: 0, card: 'bid-plus-1~1' }] })],
  ];

  it.each(everyStep)('P-21: is played %s, and the step goes on exactly where it was', (_, begin) => {
    const play = begin({ 2: holding('loud-voice~1') }).wait(100);
    const before = play.state;
    const frames = plate.frames(before);
    play.when(2, napkin('loud-voice~1'));
    expect(play.frames.slice(0, -1)).toEqual(frames);
    expect(play.clockKinds).toEqual(['reaction']);
    expect(play.clocks).toMatchObject([{ still: true, due: null }, { length: WINDOW }]);
    play.wait(500).letPass();
    expect(play.state.stack).toEqual([]);
    const opensAfresh = play.step === 'verdict' ? { question: expect.any(Number) } : {};
    expect(play.state.step).toEqual({ ...before.step, ...opensAfresh });
    if (play.step !== 'verdict') expect(play.frames).toEqual(frames);
    expect(play.state.bids).toEqual(before.bids);
  });

  it('P-21: is played during the choices of another napkin, and they go on', () => {
    const play = building({ hands: { 0: holding('trade-two~1'), 2: holding('loud-voice~1') } });
    play.when(0, napkin('trade-two~1')).letPass().when(0, { type: 'trade-with', seat: 1 });
    const asked = play.top;
    play.when(2, napkin('loud-voice~1'));
    expect(play.choices(0).map(({ move }) => move.type)).toEqual(['pass']);
    play.letPass();
    expect(play.top).toEqual(asked);
    expect(play.top.kind).toBe('trade-give');
  });

  it('P-21: is not replaced by a new card', () => {
    const play = building({ hands: { 1: holding('loud-voice~1') } });
    play.when(1, napkin('loud-voice~1')).letPass();
    expect(play.hand(1)).toHaveLength(6);
  });

  it('P-21: the clock of what is interrupted stands still, and comes back with two seconds at least', () => {
    const play = building({
      hands: { 2: holding('loud-voice~1'), 1: holding('crumple~1', 'iron-stomach~1') },
    });
    play.when(0, { type: 'discard', card: play.hand(0)[0]! });
    play.wait(20_000).when(2, napkin('loud-voice~1')).wait(3000).letPass();
    expect(play.clocks).toMatchObject([{ due: 23_000 + 40_000, length: 60_000, seats: [1] }]);
    play.wait(39_900).when(1, napkin('iron-stomach~1')).letPass();
    expect(play.clock('think')).toMatchObject({ due: play.at + 2000 });
  });

  it('P-21: only one’s own, and only a napkin', () => {
    const play = building({ hands: { 1: holding('loud-voice~1') } });
    expect(play.refusal(0, napkin('loud-voice~1'))).toEqual({ key: 'not-yours' });
    expect(play.refusal(1, napkin(play.hand(1)[1]!))).toEqual({ key: 'not-yours' });
  });
});

describe('a stack of napkins', () => {
  it('P-22: the newest is resolved first', () => {
    const play = building({
      plates: [['bagel~1', 'ham~1', 'sock~1']],
      hands: { 1: holding('light-fingers~1'), 2: holding('slide-over~1') },
    });
    play.laid('plate-2', ['heel~1']).when(1, napkin('light-fingers~1')).when(2, napkin('slide-over~1'));
    expect(play.table.napkins.map(({ face, by }) => [face, by])).toEqual([
      ['light-fingers', 1],
      ['slide-over', 2],
    ]);
    play.letPass();
    expect(play.table.plates.map(({ cards }) => cards)).toEqual([
      ['bagel', 'ham'],
      ['heel', 'sock'],
    ]);
    expect(play.table.napkins).toHaveLength(1);
    play.letPass();
    expect(play.top.kind).toBe('take-top');
    play.when(1, { type: 'take-top', plate: 'plate-1' });
    expect(play.hand(1)).toContain('ham~1');
    expect(play.table.napkins).toEqual([]);
  });

  it('P-22: nine deep, and every one of them is resolved in turn', () => {
    const cards = [
      ...['trade-two~1', 'fresh-hands~1', 'pass-two~1', 'loud-voice~1', 'cold-water~1'],
      ...['iron-stomach~1', 'musical-chairs~1', 'last-garnish~1', 'crumple~1'],
    ];
    const hands = {
      0: holding(cards[0]!, cards[3]!, cards[6]!),
      1: holding(cards[1]!, cards[4]!, cards[7]!),
    };
    const play = verdict({
      hands: { ...hands, 2: holding(cards[2]!, cards[5]!, cards[8]!) },
      bids: [{ on: 0, card: 'bid-plus-1~1' }],
      draw: junk(60, 'd'),
    });
    const below = play.frames;
    cards.forEach((card, i) => {
      play.when(i % 3, napkin(card));
      expect(play.table.napkins).toHaveLength(i + 1);
    });
    expect(play.frames.slice(0, below.length)).toEqual(below);
    expect(new Set(play.frames.map(({ id }) => id)).size).toBe(below.length + cards.length);
    const order: string[] = [];
    for (let most = 200; play.state.stack.length > 0 && most > 0; most--) {
      const depth = play.state.stack.length;
      const newest = play.table.napkins.at(-1)!.face;
      play.timeUp();
      if (play.state.stack.length < depth) order.push(newest);
    }
    // The crumple on top takes the garnish under it along.
    expect(order).toEqual([
      'crumple',
      'musical-chairs',
      'iron-stomach',
      'cold-water',
      'loud-voice',
      'pass-two',
      'fresh-hands',
      'trade-two',
    ]);
    expect(play.step).toBe('verdict');
  });

  it('P-22: two napkins that arrive at the same time are both accepted', () => {
    const play = verdict({
      hands: { 0: holding('loud-voice~1'), 1: holding('iron-stomach~1') },
      bids: [{ on: 0, card: 'bid-plus-1~1' }],
    });
    const [first, second] = [0, 1].map((seat) => {
      const { frame, move } = play.choices(seat).find((choice) => choice.move.type === 'napkin')!;
      return { move: move as Move, frame };
    });
    play.when(0, first!.move, first!.frame);
    expect(play.refusal(1, second!.move, second!.frame)).toBeUndefined();
  });
});

describe('what becomes of a napkin', () => {
  it('P-23: most are discarded once resolved', () => {
    const play = building({ hands: { 1: holding('fresh-hands~1') }, draw: junk(40, 'd') });
    play.when(1, napkin('fresh-hands~1'));
    expect(play.state.discard).not.toContain('fresh-hands~1');
    play.letPass();
    expect(play.table.discards.top).toBe('fresh-hands');
    expect(play.table.lying).toEqual([]);
  });

  it('P-23: some stay on the table, and show whom they serve', () => {
    const play = building({ hands: { 1: holding('loud-voice~1', 'cold-water~1') } });
    play.when(1, napkin('loud-voice~1')).letPass();
    play.when(1, napkin('cold-water~1')).letPass().when(1, { type: 'lay-before', seat: 2 });
    expect(play.table.lying).toMatchObject([
      { face: 'loud-voice', by: 1, serves: 1 },
      { face: 'cold-water', by: 1, serves: 2 },
    ]);
    expect(play.state.discard).toEqual([]);
  });
});

describe('the window after a napkin', () => {
  it('P-24: is open to all others, whether or not they hold a napkin', () => {
    const play = building({ seats: 4, hands: { 1: holding('loud-voice~1'), 2: holding('crumple~1') } });
    play.when(1, napkin('loud-voice~1'));
    expect(play.top).toMatchObject({ kind: 'reaction', actors: [0, 2, 3], reaction: true });
    const passes = (seat: number) => play.choices(seat).filter(({ move }) => move.type === 'pass');
    expect(passes(2)).toEqual(passes(3));
    expect(passes(1)).toEqual([]);
  });

  it('P-24: its frame and its timer are the same whatever the others hold', () => {
    const windows = [holding('crumple~1'), junk(7), []].map((hand) => {
      const play = building({ hands: { 1: holding('loud-voice~1'), 2: hand } });
      play.when(1, napkin('loud-voice~1'));
      return [play.frames, play.clocks, play.table.napkins];
    });
    expect(windows[1]).toEqual(windows[0]);
    expect(windows[2]).toEqual(windows[0]);
  });

  it('P-24: closes early when all others pass', () => {
    const play = building({ hands: { 1: holding('loud-voice~1') } });
    play.when(1, napkin('loud-voice~1')).when(2, { type: 'pass' });
    expect(play.table.napkins[0]).toMatchObject({ stage: 'reaction', passed: [2], waiting: [0] });
    expect(play.refusal(2, { type: 'pass' })).toEqual({ key: 'not-now' });
    play.when(0, { type: 'pass' });
    expect(play.table.napkins).toEqual([]);
  });

  test.each([[1], [6], [30]])('P-24: closes by itself after %i s', (reaction) => {
    const play = building({ hands: { 1: holding('loud-voice~1') }, options: { reaction } });
    play.when(1, napkin('loud-voice~1'));
    expect(play.clock('reaction')).toMatchObject({ due: reaction * 1000, length: reaction * 1000 });
    expect(play.timeUp().table.napkins).toEqual([]);
  });

  it('P-24: who has passed may still throw one in', () => {
    const play = building({ hands: { 1: holding('loud-voice~1'), 2: holding('crumple~1') } });
    play.when(1, napkin('loud-voice~1')).when(2, { type: 'pass' }).when(2, napkin('crumple~1'));
    expect(play.table.napkins).toHaveLength(2);
  });

  it('P-24: of a napkin that was interrupted goes on, with what was passed', () => {
    const play = building({
      seats: 4,
      hands: { 1: holding('loud-voice~1'), 2: holding('iron-stomach~1') },
    });
    play.when(1, napkin('loud-voice~1')).when(3, { type: 'pass' });
    play.wait(1000).when(2, napkin('iron-stomach~1')).wait(1000).letPass();
    expect(play.table.napkins).toMatchObject([{ face: 'loud-voice', passed: [3], waiting: [0, 2] }]);
    expect(play.clock('reaction')).toMatchObject({ due: 2000 + WINDOW - 1000, length: WINDOW });
  });

  it('P-25: is always open after the bids are revealed, for everybody', () => {
    const play = revealing({ bids: [{ on: 1, card: 'bid-plus-1~1' }] }).timeUp();
    expect(play.top).toMatchObject({ kind: 'verdict', actors: [0, 1, 2], reaction: true });
    expect(play.clocks).toMatchObject([{ kind: 'reaction', length: WINDOW, actor: 'table' }]);
    expect(play.timeUp().points).toEqual([0, 3, 0]);
  });

  it('P-25: is open also when nobody has bid', () => {
    const play = bidding();
    for (const seat of [0, 1, 2]) play.when(seat, { type: 'opt-out' });
    expect(play.top.kind).toBe('verdict');
    expect(play.letPass().points).toEqual([1, 1, 1]);
  });

  it('P-25: a napkin that comes a moment too late does not fall into the next turn', () => {
    const play = verdict({ hands: { 2: holding('pass-two~1') }, bids: [{ on: 0, card: 'bid-plus-1~1' }] });
    const { frame, move } = play.choices(2).find((choice) => choice.move.type === 'napkin')!;
    const late = () => play.refusal(2, move as Move, frame);
    expect(late()).toBeUndefined();
    play.letPass();
    expect(play.step).toBe('build');
    expect(play.frames.map(({ id }) => id)).not.toContain(frame);
    expect(late()).toEqual({ key: 'not-now' });
    expect(play.offered(2)).toContain('napkin');
  });

  it('P-25: opens afresh after each napkin that was resolved in it', () => {
    const play = verdict({ hands: { 2: holding('loud-voice~1') }, bids: [{ on: 1, card: 'bid-plus-1~1' }] });
    const before = play.top;
    play.when(0, { type: 'pass' }).when(1, { type: 'pass' }).wait(5900);
    play.when(2, napkin('loud-voice~1')).letPass();
    expect(play.top).toMatchObject({ kind: 'verdict', actors: [0, 1, 2] });
    expect(play.top.id).not.toBe(before.id);
    expect(play.clock('reaction')).toMatchObject({ due: play.at + WINDOW });
    expect(play.table.auction!.forecast!.eaters).toEqual([2]);
  });

  it('a pass that comes too late for its window does not count for the next one', () => {
    const play = verdict({ hands: { 2: holding('loud-voice~1') }, bids: [{ on: 1, card: 'bid-plus-1~1' }] });
    const { frame } = play.choices(0).find(({ move }) => move.type === 'pass')!;
    play.when(2, napkin('loud-voice~1')).letPass();
    expect(play.refusal(0, { type: 'pass' }, frame)).toEqual({ key: 'not-now' });
  });
});

it('chance answers for who thinks too long about a napkin', () => {
  const play = building({ hands: { 0: holding('trade-two~1') } });
  play.when(0, napkin('trade-two~1')).letPass();
  expect(play.clock('think')).toMatchObject({ still: true, seats: [0] });
  expect(play.clocks.at(-1)).toMatchObject({ kind: 'think', seats: [0], length: 60_000 });
  play.timeUp().timeUp().timeUp();
  expect(play.factTypes).toContain('traded');
  expect(play.table.napkins).toEqual([]);
});
