import { describe, expect, it } from 'vitest';
import { plate } from '../../../src/games/plate/index.ts';
import { building, junk, napkin } from './given.ts';

describe('trade two', () => {
  const own = ['ham~1', 'sock~1', 'gouda~1'];
  const theirs = ['roast~1', 'snail~1', 'brie~1', 'honey~1'];
  const trading = (mine = own, other = theirs) =>
    building({ hands: { 0: ['trade-two~1', ...mine], 1: other } })
      .when(0, napkin('trade-two~1'))
      .letPass();

  it('P-26: the one who plays it picks partner, own cards, and cards of the other hand unseen', () => {
    const play = trading();
    expect(play.top).toMatchObject({ kind: 'trade-with', actors: [0] });
    play.when(0, { type: 'trade-with', seat: 1 });
    play.when(0, { type: 'trade-give', cards: ['sock~1', 'gouda~1'] });
    const [choice] = play.choices(0);
    expect(choice!.slots).toEqual([
      { name: 'backs', kind: 'pick', from: ['back-1', 'back-2', 'back-3', 'back-4'], min: 2, max: 2 },
    ]);
    play.when(0, { type: 'trade-take', backs: ['back-4', 'back-2'] });
    expect(play.hand(0)).toHaveLength(3);
    expect(play.hand(0)).toContain('ham~1');
    expect(play.hand(1)).toEqual(expect.arrayContaining(['sock~1', 'gouda~1']));
    expect([...play.hand(0), ...play.hand(1)].sort()).toEqual([...own, ...theirs].sort());
  });

  it('P-26: the place of a back tells nothing about the card', () => {
    const taken = new Set<string>();
    const play = trading();
    play.when(0, { type: 'trade-with', seat: 1 });
    play.when(0, { type: 'trade-give', cards: ['sock~1', 'gouda~1'] });
    const { state } = play;
    for (let i = 0; i < 60; i++) {
      play.with(state).when(0, { type: 'trade-take', backs: ['back-1', 'back-2'] });
      for (const card of play.hand(0)) taken.add(card);
    }
    for (const card of theirs) expect(taken).toContain(card);
  });

  it.each([
    ['the one who plays it', ['ham~1'], theirs, 1],
    ['the other', own, ['roast~1'], 1],
    ['both', ['ham~1'], ['roast~1'], 1],
  ])(
    'P-26: with fewer than 2 cards on the side of %s, both give the same number',
    (_, mine, other, count) => {
      const play = trading(mine, other);
      play.when(0, { type: 'trade-with', seat: 1 });
      if (play.top.kind === 'trade-give') play.when(0, { type: 'trade-give', cards: mine.slice(0, count) });
      if (play.top.kind === 'trade-take') play.when(0, { type: 'trade-take', backs: ['back-1'] });
      expect(play.factTypes).toContain('traded');
      expect(play.hand(0)).toHaveLength(mine.length);
      expect(play.hand(1)).toHaveLength(other.length);
      expect(play.hand(0).filter((card) => other.includes(card))).toHaveLength(count);
    },
  );

  it('P-26: neither more nor fewer, and only one’s own cards', () => {
    const play = trading();
    play.when(0, { type: 'trade-with', seat: 1 });
    for (const cards of [['ham~1'], own, ['ham~1', 'ham~1'], ['ham~1', 'roast~1']])
      expect(play.refusal(0, { type: 'trade-give', cards })).toEqual({ key: 'wrong-cards' });
    play.when(0, { type: 'trade-give', cards: ['ham~1', 'sock~1'] });
    for (const backs of [['back-1'], ['back-1', 'back-5'], ['back-1', 'back-1']])
      expect(play.refusal(0, { type: 'trade-take', backs })).toEqual({ key: 'wrong-backs' });
  });

  it('P-26: not with oneself, nor with an empty hand; with nothing to trade, nothing happens', () => {
    const play = building({ hands: { 0: ['trade-two~1', ...own], 1: [] } });
    play.when(0, napkin('trade-two~1')).letPass();
    expect(play.top.kind).toBe('trade-give');
    const alone = building({ hands: { 0: ['trade-two~1', 'sock~1'], 1: [], 2: [] } });
    alone.when(0, napkin('trade-two~1')).letPass();
    expect(alone.table.napkins).toEqual([]);
    expect(alone.hand(0)).toEqual(['sock~1']);
  });

  it('P-26: partner, own cards and backs have a whole time each', () => {
    const play = trading();
    const restOf = () => play.clocks.at(-1)!.due! - play.at;
    expect(restOf()).toBe(60_000);
    play.wait(50_000).when(0, { type: 'trade-with', seat: 1 });
    expect(restOf()).toBe(60_000);
    play.wait(59_000).when(0, { type: 'trade-give', cards: ['sock~1', 'gouda~1'] });
    expect(restOf()).toBe(60_000);
  });

  it('P-21, P-26: the time of the question that another napkin interrupts stands, and goes on', () => {
    const play = trading(own, [...theirs, 'loud-voice~1']);
    play.when(0, { type: 'trade-with', seat: 1 }).wait(20_000).when(1, napkin('loud-voice~1'));
    play.wait(5000).letPass();
    expect(play.top.kind).toBe('trade-give');
    expect(play.clocks.at(-1)!.due! - play.at).toBe(40_000);
  });

  it('P-21: cards that a napkin in between took away are asked for again', () => {
    const play = building({
      hands: { 0: ['trade-two~1', ...own], 1: theirs, 2: ['fresh-hands~1', 'sock~9'] },
      draw: junk(40, 'd'),
    });
    play.when(0, napkin('trade-two~1')).letPass().when(0, { type: 'trade-with', seat: 1 });
    play.when(0, { type: 'trade-give', cards: ['ham~1', 'sock~1'] });
    play.when(2, napkin('fresh-hands~1')).letPass();
    expect(play.top.kind).toBe('trade-give');
    const cards = play.hand(0).slice(0, 2);
    play.when(0, { type: 'trade-give', cards }).when(0, { type: 'trade-take', backs: ['back-1', 'back-7'] });
    expect(play.hand(1)).toEqual(expect.arrayContaining([...cards]));
  });
});

describe('fresh hands', () => {
  it('P-27: everybody discards and draws seven; who played it draws first, then clockwise', () => {
    const draw = junk(30, 'd');
    const play = building({ hands: { 1: ['fresh-hands~1', 'ham~1'], 0: junk(9, 'a'), 2: [] }, draw });
    play.when(1, napkin('fresh-hands~1')).letPass();
    expect(play.hand(1)).toEqual(draw.slice(0, 7));
    expect(play.hand(2)).toEqual(draw.slice(7, 14));
    expect(play.hand(0)).toEqual(draw.slice(14, 21));
    expect(play.state.discard).toEqual([...junk(9, 'a'), 'ham~1', 'fresh-hands~1']);
  });

  it('P-27: draws on from the discarded hands when the pile runs out', () => {
    const play = building({ hands: { 1: ['fresh-hands~1', 'ham~1'] }, draw: junk(9, 'd') });
    play.when(1, napkin('fresh-hands~1')).letPass();
    expect(play.factTypes).toContain('reshuffled');
    expect(play.table.players.map(({ hand }) => hand)).toEqual([7, 7, 7]);
    expect(play.table).toMatchObject({ drawPile: 9 + 7 + 1 + 7 - 21, discards: { top: 'fresh-hands' } });
  });

  it('P-10: ends the turn of who is left with nothing to do', () => {
    const play = building({ hands: { 0: ['bagel~1'], 1: ['fresh-hands~1'], 2: [] }, draw: junk(8, 'd') });
    play.when(1, napkin('fresh-hands~1')).letPass();
    expect(play.hand(0)).toEqual([]);
    expect(play.table.turn).toBe(1);
  });
});

describe('pass two', () => {
  const passing = (hands: Record<number, string[]>) =>
    building({ hands }).when(1, napkin('pass-two~1')).letPass();

  it('P-28: everybody chooses two at the same time, and all go to the next player', () => {
    const play = passing({
      0: ['ham~1', 'ham~2', 'roast~1'],
      1: ['pass-two~1', 'brie~1', 'brie~2', 'honey~1'],
      2: ['sock~1', 'snail~1', 'soap~1'],
    });
    expect(play.top).toMatchObject({ kind: 'pass-on', actors: [0, 1, 2] });
    play.when(2, { type: 'pass-on', cards: ['sock~1', 'soap~1'] });
    expect(play.top.actors).toEqual([0, 1]);
    expect(play.hand(2)).toHaveLength(3);
    expect(play.mine(2).chosen).toEqual(['sock~1', 'soap~1']);
    play.when(0, { type: 'pass-on', cards: ['ham~1', 'ham~2'] });
    play.when(1, { type: 'pass-on', cards: ['honey~1', 'brie~1'] });
    expect([0, 1, 2].map((seat) => [...play.hand(seat)])).toEqual([
      ['roast~1', 'sock~1', 'soap~1'],
      ['brie~2', 'ham~1', 'ham~2'],
      ['snail~1', 'honey~1', 'brie~1'],
    ]);
  });

  it('P-28: those who choose last have no more time than all', () => {
    const play = passing({ 1: ['pass-two~1', ...junk(3, 'b')] });
    const { due } = play.clocks.at(-1)!;
    play.wait(30_000).when(2, { type: 'pass-on', cards: play.hand(2).slice(0, 2) });
    expect(play.clocks.at(-1)!.due).toBe(due);
  });

  it('P-28: who has fewer passes all they have', () => {
    const play = passing({ 0: ['ham~1'], 1: ['pass-two~1'], 2: ['sock~1', 'snail~1', 'soap~1'] });
    expect(play.top.actors).toEqual([2]);
    play.when(2, { type: 'pass-on', cards: ['sock~1', 'soap~1'] });
    expect([0, 1, 2].map((seat) => [...play.hand(seat)])).toEqual([
      ['sock~1', 'soap~1'],
      ['ham~1'],
      ['snail~1'],
    ]);
    const passed = play.log.findLast(({ type }) => type === 'passed-on')!;
    expect(plate.noticeFor(passed, 1, play.state)).toMatchObject({ type: 'got-cards', cards: ['ham~1'] });
    expect(plate.noticeFor(passed, 2, play.state), 'whoever gets nothing is told nothing').toBeUndefined();
  });

  it('P-28: nobody learns what others have chosen before all have', () => {
    const play = passing({ 1: ['pass-two~1', ...junk(3, 'b')], 2: ['turkey~1', 'turkey~2', 'turkey~3'] });
    const before = play.state;
    play.when(2, { type: 'pass-on', cards: ['turkey~1', 'turkey~3'] });
    const screens = [play.table, play.mine(0), play.mine(1)];
    expect(JSON.stringify(screens)).not.toContain('turkey');
    const event = { type: 'answered', seat: 2, move: { type: 'pass-on', cards: ['turkey~1'] } } as const;
    for (const viewer of ['table', 0, 1] as const)
      expect(JSON.stringify(plate.noticeFor(event, viewer, before) ?? null)).not.toContain('turkey');
  });

  it('P-28: what was chosen can be chosen anew after a napkin has changed the hand', () => {
    const play = passing({
      0: ['ham~1', 'ham~2', 'roast~1'],
      1: ['pass-two~1', 'brie~1', 'brie~2', 'fresh-hands~1'],
      2: ['sock~1', 'snail~1', 'soap~1'],
    });
    play.when(0, { type: 'pass-on', cards: ['ham~1', 'ham~2'] });
    play.when(1, napkin('fresh-hands~1')).letPass();
    expect(play.top).toMatchObject({ kind: 'pass-on', actors: [0, 1, 2] });
  });
});

it('P-21: the three classic napkins may be played at any moment', () => {
  for (const card of ['trade-two~1', 'fresh-hands~1', 'pass-two~1']) {
    const play = building({ hands: { 0: [card], 1: [], 2: [] }, draw: junk(30, 'd') });
    expect(play.choices(0).find(({ move }) => move.type === 'napkin')).not.toHaveProperty('blocked');
    play.when(0, napkin(card)).letPass();
    expect(play.table.napkins).toEqual([]);
  }
});
