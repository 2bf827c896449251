import { describe, expect, it, test } from 'vitest';
import { plate } from '../../../src/games/plate/index.ts';
import { bidding, building, holding, napkin, revealing, up, verdict } from './given.ts';

describe('crumple', () => {
  it('P-29: cancels the napkin under it', () => {
    const play = building({ hands: { 1: holding('fresh-hands~1'), 2: holding('crumple~1') } });
    const hand = play.hand(0);
    play.when(1, napkin('fresh-hands~1')).when(2, napkin('crumple~1')).letPass();
    expect(play.table.napkins).toEqual([]);
    expect(play.hand(0)).toEqual(hand);
    expect(play.state.discard).toEqual(['fresh-hands~1', 'crumple~1']);
  });

  it('P-29: can be cancelled itself', () => {
    const play = building({
      hands: { 0: holding('crumple~2'), 1: holding('loud-voice~1'), 2: holding('crumple~1') },
    });
    play.when(1, napkin('loud-voice~1')).when(2, napkin('crumple~1')).when(0, napkin('crumple~2'));
    play.letPass();
    expect(play.table.napkins.map(({ face }) => face)).toEqual(['loud-voice']);
    play.letPass();
    expect(play.table.lying).toMatchObject([{ face: 'loud-voice' }]);
  });

  it('P-29: also cancels a napkin that is already asking', () => {
    const play = building({ hands: { 1: holding('trade-two~1'), 2: holding('crumple~1') } });
    play.when(1, napkin('trade-two~1')).letPass().when(1, { type: 'trade-with', seat: 2 });
    play.when(2, napkin('crumple~1')).letPass();
    expect(play.table).toMatchObject({ step: 'build', napkins: [] });
  });

  it('P-29: meets the napkin it was meant for, or none', () => {
    const play = building({
      hands: { 0: holding('loud-voice~1'), 1: holding('fresh-hands~1'), 2: holding('crumple~1') },
    });
    play.when(1, napkin('fresh-hands~1'));
    const { frame } = play.choices(2).find(({ move }) => move.type === 'napkin')!;
    play.when(0, napkin('loud-voice~1'));
    expect(play.refusal(2, napkin('crumple~1'), frame)).toEqual({ key: 'not-now' });
  });
});

describe('lifted corner', () => {
  const bids = [up(1, 3), { on: 1, card: 'sock~1', by: 0 }, up(0, 2)];

  it('P-29: shows the hidden bids before one player to one seat alone', () => {
    const play = revealing({ bids, hands: { 2: holding('lifted-corner~1') } });
    play.when(2, napkin('lifted-corner~1')).letPass().when(2, { type: 'peek', seat: 1 });
    expect(play.mine(2).peeked).toEqual([
      { slot: 'slot-1', face: 'bid-plus-3' },
      { slot: 'slot-2', face: 'sock' },
    ]);
    const others = [play.table, play.mine(0), play.mine(1)];
    expect(JSON.stringify(others)).not.toMatch(/bid-plus|sock/);
  });

  it('P-29: is told to the table without the cards', () => {
    const play = revealing({ bids, hands: { 2: holding('lifted-corner~1') } });
    const event = { type: 'peeked', seat: 2, on: 1, slots: ['slot-1', 'slot-2'] } as const;
    expect(plate.noticeFor(event, 'table', play.state)).toMatchObject({ type: 'peeked', seat: 2, to: 1 });
    expect(plate.noticeFor(event, 1, play.state)).toBeUndefined();
    expect(plate.noticeFor(event, 2, play.state)).toMatchObject({ cards: ['slot-1', 'slot-2'] });
  });

  it('P-29: is forgotten when the sandwich has been eaten', () => {
    const play = revealing({ bids, hands: { 2: holding('lifted-corner~1') } });
    play.when(2, napkin('lifted-corner~1')).letPass().when(2, { type: 'peek', seat: 1 });
    while (play.step === 'reveal') play.timeUp();
    play.letPass();
    expect(play.mine(2).peeked).toEqual([]);
  });
});

describe('the parts of a sandwich', () => {
  it('P-29: light fingers take the top filling of an unfinished sandwich, never its bread', () => {
    const plates = [['bagel~1', 'ham~1', 'roast~1'], ['heel~1']];
    const play = building({ plates, hands: { 2: holding('light-fingers~1') } });
    play.when(2, napkin('light-fingers~1')).letPass();
    expect(play.hand(2)).toContain('roast~1');
    expect(play.table.plates[0]!.cards).toEqual(['bagel', 'ham']);
  });

  it('P-29: light fingers do not touch the sandwich that is bid for', () => {
    const plates = [
      ['bagel~1', 'ham~1', 'bagel~2'],
      ['heel~1', 'sock~1'],
    ];
    const play = bidding({ plates, hands: { 2: holding('light-fingers~1') } });
    play.when(2, napkin('light-fingers~1')).letPass();
    expect(play.hand(2)).toContain('sock~1');
  });

  it('P-29: slide over moves it to another sandwich, under the lid of a finished one', () => {
    const plates = [
      ['bagel~1', 'ham~1', 'bagel~2'],
      ['heel~1', 'sock~1'],
    ];
    const play = bidding({ plates, hands: { 2: holding('slide-over~1') } });
    play.when(2, napkin('slide-over~1')).letPass();
    expect(play.table.plates.map(({ cards }) => cards)).toEqual([
      ['bagel', 'ham', 'sock', 'bagel'],
      ['heel'],
    ]);
    expect(play.table.auction!.value).toBe(1 + 3 - 4 + 1);
  });

  it('P-29: a last garnish goes into any sandwich, and what it is worth counts', () => {
    const play = verdict({
      bids: [up(1, 3)],
      points: [0, 0, 0],
      hands: { 2: ['last-garnish~1', 'sock~1', 'ham~1', 'bid-plus-1~9'] },
    });
    play.when(2, napkin('last-garnish~1')).letPass();
    expect(play.refusal(2, { type: 'garnish', card: 'bid-plus-1~9', plate: 'plate-1' })).toEqual({
      key: 'wrong-card',
    });
    expect(play.refusal(2, { type: 'garnish', card: 'sock~1', plate: 'plate-2' })).toEqual({
      key: 'wrong-plate',
    });
    play.when(2, { type: 'garnish', card: 'sock~1', plate: 'plate-1' });
    expect(play.table.plates[0]!.cards).toEqual(['sourdough', 'gouda', 'sock', 'bagel']);
    expect(play.letPass().points).toEqual([0, -1, 0]);
  });
});

describe('bids and scores', () => {
  it('P-29: musical chairs swap what lies before two players', () => {
    const play = verdict({ bids: [up(1, 3), up(0, 1)], hands: { 2: holding('musical-chairs~1') } });
    play.when(2, napkin('musical-chairs~1')).letPass().when(2, { type: 'swap-bids', one: 1, other: 2 });
    expect(play.table.auction!.columns.map(({ sum }) => sum)).toEqual([1, 0, 3]);
    expect(play.letPass().points).toEqual([0, 0, 3]);
  });

  it('P-29: a loud voice adds 2 to the next bid score, once', () => {
    const play = verdict({ bids: [up(1, 3), up(2, 2)], hands: { 2: holding('loud-voice~1') } });
    play.when(2, napkin('loud-voice~1')).letPass();
    expect(play.table.auction!.columns[2]).toMatchObject({ sum: 2, bonus: 2 });
    play.letPass();
    expect(play.table.meals[0]).toMatchObject({
      scores: [0, 3, 4],
      eaters: [2],
      used: [{ serves: 2, face: 'loud-voice' }],
    });
    expect(play.table.lying).toEqual([]);
    expect(play.state.discard).toContain('loud-voice~1');
  });

  it('P-29: cold water takes 2 from the next score of any player', () => {
    const play = verdict({ bids: [up(1, 3), up(2, 2)], hands: { 2: holding('cold-water~1') } });
    play.when(2, napkin('cold-water~1')).letPass().when(2, { type: 'lay-before', seat: 1 });
    expect(play.table.auction!.forecast!.eaters).toEqual([2]);
  });

  const bad = [['sourdough~1', 'sock~1', 'heel~1', 'stinker~1', 'bagel~1']];

  it('P-29: with an iron stomach a negative sandwich counts 0, once', () => {
    const play = verdict({ plates: bad, bids: [up(1, 3)], hands: { 1: holding('iron-stomach~1') } });
    play.when(1, napkin('iron-stomach~1')).letPass();
    expect(play.table.auction!.forecast).toMatchObject({ share: -5, gains: [0, 0, 0] });
    play.letPass();
    expect(play.points).toEqual([0, 0, 0]);
    expect(play.table.lying).toEqual([]);
    const lines = plate.receipt(play.state).filter(({ seat }) => seat === 1);
    expect(lines.at(-1)).toMatchObject({ key: 'shielded', points: 5, rule: 'P-29' });
  });

  it('P-29: also for a share, and for its owner alone', () => {
    const play = verdict({
      plates: bad,
      bids: [up(1, 3), up(2, 3)],
      hands: { 1: holding('iron-stomach~1') },
    });
    play.when(1, napkin('iron-stomach~1')).letPass().letPass();
    expect(play.points).toEqual([0, 0, -3]);
  });

  it.each([
    ['one eater, a sandwich of 0', ['sourdough~1', 'onion~1', 'flatbread~1'], [up(1, 3)]],
    ['two eaters, a sandwich of 1', ['sourdough~1', 'gouda~1', 'heel~1'], [up(1, 3), up(2, 3)]],
  ])('P-29: a share of 0 does not use it up: %s', (_, plate, bids) => {
    const play = verdict({ plates: [plate], bids, hands: { 1: holding('iron-stomach~1') } });
    play.when(1, napkin('iron-stomach~1')).letPass();
    expect(play.table.auction!.forecast).toMatchObject({ share: 0 });
    play.letPass();
    expect(play.table.lying).toMatchObject([{ face: 'iron-stomach', serves: 1 }]);
    expect(play.table.meals[0]!.used).toEqual([]);
  });

  it('P-29: it stays while its owner eats well, or somebody else eats badly', () => {
    for (const eater of [1, 2]) {
      const plates = eater === 1 ? [['sourdough~1', 'gouda~1', 'bagel~1']] : bad;
      const play = verdict({ plates, bids: [up(eater, 3)], hands: { 1: holding('iron-stomach~1') } });
      play.when(1, napkin('iron-stomach~1')).letPass().letPass();
      expect(play.table.lying).toMatchObject([{ face: 'iron-stomach', serves: 1 }]);
    }
  });
});

describe('a house napkin that could do nothing', () => {
  const unfinished = [['bagel~1', 'ham~1']];
  test.each([
    ['crumple~1', building, {}, 'nothing-to-cancel'],
    ['lifted-corner~1', building, {}, 'no-hidden-bids'],
    ['lifted-corner~1', bidding, {}, 'no-hidden-bids'],
    ['musical-chairs~1', bidding, {}, 'no-bids'],
    ['light-fingers~1', building, { plates: [['bagel~1']] }, 'nothing-on-bread'],
    ['light-fingers~1', bidding, {}, 'nothing-on-bread'],
    ['slide-over~1', building, {}, 'nothing-on-bread'],
    ['slide-over~1', building, { plates: unfinished }, 'one-sandwich-only'],
    ['last-garnish~1', building, {}, 'no-sandwich'],
    ['last-garnish~1', building, { plates: unfinished, hands: { 2: ['last-garnish~1'] } }, 'no-filling'],
  ])('P-29: %s is blocked, with the reason', (card, begin, layout, reason) => {
    const play = begin({ hands: { 2: holding(card) }, ...layout });
    const choice = play.choices(2).find(({ move }) => move.type === 'napkin')!;
    expect(choice.blocked).toEqual({ key: reason });
    expect(play.refusal(2, napkin(card))).toEqual({ key: reason });
  });

  it('P-29: because of a napkin in between is just discarded', () => {
    const play = building({
      plates: unfinished,
      hands: { 1: holding('light-fingers~1'), 2: holding('light-fingers~2') },
    });
    play.when(1, napkin('light-fingers~1')).when(2, napkin('light-fingers~2'));
    play.letPass().letPass();
    expect(play.hand(2)).toContain('ham~1');
    expect(play.table.napkins).toEqual([]);
    expect(play.state.discard).toEqual(['light-fingers~2', 'light-fingers~1']);
  });
});

it('P-29: an answer that names a pair which is not on offer is told what is wrong with it', () => {
  const play = verdict({ hands: { 0: holding('musical-chairs~1') }, bids: [up(1, 2)] });
  play.when(0, napkin('musical-chairs~1')).letPass();
  const swap = (one: number, other: number) => play.refusal(0, { type: 'swap-bids', one, other });
  expect(swap(0, 1)).toBeUndefined();
  expect(swap(1, 1)).toEqual({ key: 'wrong-other' });
  expect(swap(0, 2)).toEqual({ key: 'wrong-other' });
  expect(swap(2, 0)).toEqual({ key: 'not-now' });
});
