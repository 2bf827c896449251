import { describe, expect, it, test } from 'vitest';
import { plate } from '../../../src/games/plate/index.ts';
import { building, junk } from './given.ts';

const open = ['sourdough~1', 'gouda~1'];

function blocked(play: ReturnType<typeof building>, type: string): string | undefined {
  const choice = play.choices(play.table.turn!).find((one) => one.move.type === type);
  return choice?.blocked?.key;
}

describe('a building turn', () => {
  it('P-6: starts with bread on an empty plate, refills to 7, and the next one clockwise is on', () => {
    const play = building({ hands: { 0: ['baguette~1', ...junk(6)] }, draw: ['ham~1', 'ham~2'] });
    play.when(0, { type: 'start', card: 'baguette~1', plate: 'plate-2' });
    expect(play.table.plates[1]).toEqual({ id: 'plate-2', state: 'building', cards: ['baguette'], value: 1 });
    expect(play.hand(0)).toEqual([...junk(6), 'ham~1']);
    expect(play.table).toMatchObject({ step: 'build', turn: 1 });
  });

  it('P-6: neither a filling nor a plate in use will do', () => {
    const play = building({ hands: { 0: ['baguette~1', ...junk(6)] }, plates: [open] });
    expect(play.refusal(0, { type: 'start', card: junk(1)[0]!, plate: 'plate-2' })).toEqual({
      key: 'wrong-card',
    });
    expect(play.refusal(0, { type: 'start', card: 'baguette~1', plate: 'plate-1' })).toEqual({
      key: 'wrong-plate',
    });
  });

  it('P-7: adds a filling, draws 2, keeps one of those 2 and discards the other', () => {
    const play = building({
      hands: { 0: ['brie~1', ...junk(6)] },
      plates: [open],
      draw: ['ham~1', 'sock~1'],
    });
    play.when(0, { type: 'add', card: 'brie~1', plate: 'plate-1' });
    expect(play.table.plates[0]!.cards).toEqual(['sourdough', 'gouda', 'brie']);
    expect(play).toMatchObject({ step: 'keep', top: { kind: 'keep', actors: [0] } });
    expect(play.hand(0)).toHaveLength(6);
    expect(play.refusal(0, { type: 'keep', card: junk(1)[0]! })).toEqual({ key: 'wrong-card' });
    play.when(0, { type: 'keep', card: 'ham~1' });
    expect(play.hand(0)).toEqual([...junk(6), 'ham~1']);
    expect(play.table.turn).toBe(1);
  });

  it('P-7: refills to 7 when napkins have made the hand short', () => {
    const draw = ['ham~1', 'sock~1', 'gouda~2', 'gouda~3', 'turkey~1'];
    const play = building({ hands: { 0: ['brie~1', ...junk(4)] }, plates: [open], draw });
    play.when(0, { type: 'add', card: 'brie~1', plate: 'plate-1' }).when(0, { type: 'keep', card: 'sock~1' });
    expect(play.hand(0)).toEqual([...junk(4), 'sock~1', 'gouda~2', 'gouda~3']);
  });

  it('P-8: finishes with bread, refills to 7, and bidding begins', () => {
    const play = building({ hands: { 0: ['bagel~1', ...junk(6)] }, plates: [open] });
    play.when(0, { type: 'finish', card: 'bagel~1', plate: 'plate-1' });
    expect(play.hand(0)).toHaveLength(7);
    expect(play.table).toMatchObject({
      step: 'bid',
      turn: 0,
      plates: [{ state: 'finished' }, { state: 'free' }],
      auction: { plate: 'plate-1', value: 3, finisher: 0 },
    });
  });

  it('P-8: a sandwich may be two slices of bread', () => {
    const play = building({ hands: { 0: ['heel~1', ...junk(6)] }, plates: [['sourdough~1']] });
    play.when(0, { type: 'finish', card: 'heel~1', plate: 'plate-1' });
    expect(play.table.auction).toMatchObject({ value: 0 });
  });

  it('P-9: discards one card, face up, and refills to 7', () => {
    const play = building({ hands: { 0: ['sock~1', ...junk(6)] } });
    play.when(0, { type: 'discard', card: 'sock~1' });
    expect(play.table.discards).toEqual({ count: 1, top: 'sock' });
    expect(play.hand(0)).toHaveLength(7);
    expect(play.table.turn).toBe(1);
  });

  it('only who is on may do it', () => {
    const play = building({ turn: 1, hands: { 0: ['bagel~1', ...junk(6)] } });
    expect(play.offered(0)).toEqual([]);
    expect(play.refusal(0, { type: 'start', card: 'bagel~1', plate: 'plate-1' })).toEqual({ key: 'not-now' });
  });

  it('bids and napkins do not go on a plate', () => {
    const play = building({ hands: { 0: ['bid-plus-3~1', 'crumple~1', 'brie~1'] }, plates: [open] });
    for (const card of ['bid-plus-3~1', 'crumple~1'])
      expect(play.refusal(0, { type: 'add', card, plate: 'plate-1' })).toEqual({ key: 'wrong-card' });
  });
});

describe('what can be chosen', () => {
  test.each([
    ['no bread in hand', { hands: { 0: junk(7) }, plates: [open] }, 'start', 'no-bread'],
    ['no bread to finish', { hands: { 0: junk(7) }, plates: [open] }, 'finish', 'no-bread'],
    ['no plate is empty', { hands: { 0: ['bagel~1'] }, plates: [open, open] }, 'start', 'no-empty-plate'],
    ['nothing to finish', { hands: { 0: ['bagel~1'] } }, 'finish', 'no-open-sandwich'],
    ['nothing to add to', {}, 'add', 'no-open-sandwich'],
    ['nothing to add', { hands: { 0: ['bagel~1'] }, plates: [open] }, 'add', 'no-filling'],
  ])('P-10: %s', (_, layout, type, reason) => {
    expect(blocked(building(layout), type)).toBe(reason);
  });

  /** How many cards exist to be drawn, and what a hand of that size can then do. */
  test.each([
    { drawable: 0, hand: 7, can: ['discard'] },
    { drawable: 1, hand: 7, can: ['start', 'finish', 'discard'] },
    { drawable: 2, hand: 7, can: ['start', 'add', 'finish', 'discard'] },
    { drawable: 1, hand: 6, can: ['discard'] },
    { drawable: 2, hand: 6, can: ['start', 'add', 'finish', 'discard'] },
    { drawable: 2, hand: 5, can: ['discard'] },
    { drawable: 3, hand: 5, can: ['start', 'add', 'finish', 'discard'] },
    { drawable: 0, hand: 8, can: ['start', 'finish', 'discard'] },
  ])('P-10: with $drawable cards to draw, a hand of $hand can $can', ({ drawable, hand, can }) => {
    for (const discard of [0, 1].filter((n) => n <= drawable)) {
      const play = building({
        hands: { 0: ['bagel~1', ...junk(hand - 1)] },
        plates: [open],
        draw: junk(drawable - discard, 'd'),
        discard: junk(discard, 'p'),
      });
      expect(play.offered(0)).toEqual(can);
      for (const type of ['start', 'add', 'finish'].filter((one) => !can.includes(one)))
        expect(blocked(play, type)).toBe('too-few-cards');
    }
  });

  it('P-10: every option that is offered leaves a full hand behind, with the last cards there are', () => {
    const cards = ['bagel~1', ...junk(5)];
    const play = building({ hands: { 0: cards }, plates: [open], draw: ['ham~1'], discard: ['ham~2'] });
    play.when(0, { type: 'add', card: cards[1]!, plate: 'plate-1' });
    play.when(0, { type: 'keep', card: 'ham~1' });
    expect(play.hand(0)).toHaveLength(7);
    expect(play.table).toMatchObject({ drawPile: 0, discards: { count: 0 } });
  });

  it('P-10: refilling draws up and never discards down', () => {
    const play = building({ hands: { 0: junk(9) } });
    play.when(0, { type: 'discard', card: junk(1)[0]! });
    expect(play.hand(0)).toHaveLength(8);
  });

  it('P-10: who can do nothing is passed over', () => {
    const play = building({ hands: { 0: ['sock~1'], 1: [], 2: junk(7, 'c') }, draw: junk(6, 'd') });
    play.when(0, { type: 'discard', card: 'sock~1' });
    expect(play.factTypes).toContain('turn-passed');
    expect(play.table.turn).toBe(2);
    expect(play.table.players[1]!.last).toEqual({ kind: 'turn-passed' });
  });

  it('P-10: when nobody can do anything the match ends and the leader wins', () => {
    const stuck = building({
      hands: { 0: ['cold-water~1', 'sock~1'], 1: ['ham~1', 'ham~2'], 2: [] },
      points: [3, 9, -2],
      draw: [],
      options: { ending: 'sandwiches' },
    });
    stuck
      .when(0, { type: 'napkin', card: 'cold-water~1' })
      .letPass()
      .when(0, { type: 'lay-before', seat: 1 });
    expect(plate.outcome(stuck.state)).toEqual({
      standings: [
        { seat: 1, score: 9, rank: 1 },
        { seat: 0, score: 3, rank: 2 },
        { seat: 2, score: -2, rank: 3 },
      ],
      reason: { key: 'stuck' },
    });
  });

  it('P-11: a sandwich is worth the sum of all its cards, both breads included', () => {
    const cards = ['heel~1', 'roast~1', 'sock~1', 'gouda~1'];
    const play = building({ hands: { 0: ['croissant~1', ...junk(6)] }, plates: [cards] });
    expect(play.table.plates[0]!.value).toBe(-1 + 5 - 4 + 1);
    play.when(0, { type: 'finish', card: 'croissant~1', plate: 'plate-1' });
    expect(play.table.auction!.value).toBe(3);
  });
});

describe('the piles', () => {
  it('P-5: an empty draw pile is replaced by the shuffled discards, in the middle of drawing too', () => {
    const play = building({
      hands: { 0: ['brie~1', ...junk(6)] },
      plates: [open],
      draw: ['ham~1'],
      discard: ['sock~1', 'snail~1', 'soap~1'],
    });
    play.when(0, { type: 'add', card: 'brie~1', plate: 'plate-1' });
    expect(play.factTypes).toEqual(['added', 'keep-asked', 'laid-aside', 'reshuffled', 'laid-aside']);
    expect(play.table).toMatchObject({ drawPile: 2, discards: { count: 0, top: null } });
  });

  it('P-5: they are shuffled: not what was discarded first is drawn first', () => {
    const discard = junk(40, 'd');
    const play = building({ draw: ['ham~1'], discard });
    play.when(0, { type: 'discard', card: play.hand(0)[0]! });
    const { draw } = play.state;
    expect([...draw].sort()).toEqual([...discard, 'lettuce~0-0'].sort());
    expect(draw.filter((card, i) => card === discard[i]).length).toBeLessThan(10);
  });

  it('P-5: it is replaced at once when it runs out', () => {
    const play = building({ draw: ['ham~1'], discard: ['sock~1'] });
    play.when(0, { type: 'discard', card: play.hand(0)[0]! });
    expect(play.factTypes).toEqual(['discarded', 'drawn', 'reshuffled', 'turn-began']);
    expect(play.table.drawPile).toBe(2);
  });
});

it('chance discards for who thinks too long', () => {
  const play = building();
  play.when(0, { type: 'discard', card: play.hand(0)[0]! });
  expect(play.table.turn).toBe(1);
  play.timeUp();
  expect(play.factTypes).toEqual(['discarded', 'drawn', 'turn-began']);
  expect(play.at).toBe(60_000);
  expect(play.table.turn).toBe(2);
});
