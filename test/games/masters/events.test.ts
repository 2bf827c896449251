import { describe, expect, it } from 'vitest';
import { masters } from '../../../src/games/masters/index.ts';
import { type Kitchen, kitchen, type Person } from './given.ts';

const BAR = 'blt ploughmans garden-party cowboy';

/** Seat 0 fills the BLT, and these black cards come up in its place. */
const dealing = (black: string, people: readonly Person[]): Kitchen => {
  const [first, ...others] = people;
  const table = kitchen({
    people: [
      {
        ...first,
        hand: `bread ${first?.hand ?? ''}`,
        sandwiches: ['bread tomato bacon lettuce', ...(first?.sandwiches ?? [])],
      },
      ...others,
    ],
    bar: BAR,
    black: `${black} picnic`,
  });
  return table.plays(0, 'bread', 'a0').when(0, { type: 'claim', sandwich: 'a0', order: 'blt' });
};

describe('an event dealt to the Bar', () => {
  it('M-20: is carried out at once, discarded and replaced, before the reward and before hands are refilled', () => {
    const table = dealing('tip-jar', [{ sandwiches: ['bread'] }, { sandwiches: ['bread', 'bread'] }]);
    expect(table.factTypes).toEqual([
      'claimed',
      'turned-up',
      'event-began',
      'paid',
      'paid',
      'event-ended',
      'turned-up',
      'paid',
    ]);
    expect(table.money).toEqual([1 + 6, 2]);
    expect(table.bar).toEqual(['picnic', 'ploughmans', 'garden-party', 'cowboy']);
    expect(table.state.black.discards).toEqual(['blt', 'tip-jar']);
    expect(table.hand(0)).toHaveLength(0);
    expect(table.state.turn).toMatchObject({ seat: 0, mode: 'play' });
  });

  it('M-20: several in a row are all carried out', () => {
    const table = dealing('tip-jar deep-clean tip-jar', [{ sandwiches: ['bread goo'] }, {}]);
    expect(table.money).toEqual([1 + 6 + 1, 0]);
    expect(table.sandwiches(0)).toEqual(['-', 'bread', '-', '-']);
  });

  it('M-20: the turn goes on after it, and everybody refills when it ends', () => {
    const table = dealing('power-cut', [{ hand: 'cheese bread' }, { hand: 'egg egg cheese onion' }]);
    expect(table.hands).toEqual(['bread', 'onion']);
    table.plays(0, 'bread', 'new').when(0, { type: 'end-turn' });
    expect(table.state.players.map(({ hand }) => hand.length)).toEqual([7, 7]);
    expect(table.facts.filter((event) => event.type === 'drew').map(({ seat }) => seat)).toEqual([0, 1]);
  });

  it('M-20: Rush hour: all choose in secret, then each passes one card left', () => {
    const table = dealing('rush-hour', [{ hand: 'cheese' }, { hand: 'egg onion' }, { hand: 'beef mayo' }]);
    expect(table.frames.map(({ kind, actors }) => [kind, actors])).toEqual([
      ['playing', [0]],
      ['rush-hour', [0, 1, 2]],
    ]);
    expect(table.refusal(0, { type: 'end-turn' })?.key).toBe('wait-for-answer');
    table.when(1, { type: 'give', cards: [table.card(1, 'onion')] });
    expect(table.refusal(1, { type: 'give', cards: [table.card(1, 'egg')] })?.key).toBe('nothing-to-give');
    table.when(0, { type: 'give', cards: [table.card(0, 'cheese')] });
    expect(table.hands).toEqual(['cheese', 'egg onion', 'beef mayo']);
    table.when(2, { type: 'give', cards: [table.card(2, 'beef')] });
    expect(table.hands).toEqual(['beef', 'egg cheese', 'mayo onion']);
    expect(table.money[0]).toBe(6);
  });

  it('M-20: who has no card is not asked; who has too few gives what there is', () => {
    const table = dealing('stocktake', [{}, { hand: 'egg' }, { hand: 'beef mayo onion' }]);
    expect(table.top).toMatchObject({ kind: 'stocktake', actors: [1, 2] });
    expect(table.refusal(2, { type: 'give', cards: [table.card(2, 'beef')] })?.key).toBe('pick-exactly');
    expect(table.refusal(2, { type: 'give', cards: ['egg~1', table.card(2, 'beef')] })?.key).toBe(
      'not-in-hand',
    );
    table.when(1, { type: 'give', cards: table.hand(1) });
    table.when(2, { type: 'give', cards: [table.card(2, 'beef'), table.card(2, 'mayo')] });
    expect(table.hands).toEqual(['', '', 'onion']);
    expect(table.state.white.discards).toEqual(expect.arrayContaining(['egg~1', 'beef~1', 'mayo~1']));
  });

  it('M-20: with all hands empty nobody is waited for', () => {
    expect(dealing('rush-hour', [{}, {}]).state.event).toBeNull();
  });

  it('M-20: when the time to choose is up, the rest is chosen at random', () => {
    const table = dealing('stocktake', [
      { hand: 'cheese' },
      { hand: 'egg beef mayo' },
      { hand: 'onion beef beef' },
    ]);
    const move = { type: 'time-up', clock: 'event' } as const;
    expect(table.clock('event')).toMatchObject({ due: 30_000, length: 30_000, actor: 'table', move });
    expect(table.refusal(1, move)?.key).toBe('not-now');
    table.wait(5_000).when(0, { type: 'give', cards: table.hand(0) });
    expect(table.clock('event')).toMatchObject({ due: 30_000, seats: [1, 2] });
    table.timeUp('event');
    expect(table.refusal('table', move)?.key).toBe('not-now');
    expect(table.state.players.map(({ hand }) => hand.length)).toEqual([0, 1, 1]);
  });

  it('M-20: Musical fridges turns all hands to the left', () => {
    const table = dealing('musical-fridges', [{ hand: 'cheese' }, { hand: 'egg onion' }, { hand: 'beef' }]);
    expect(table.hands).toEqual(['beef', 'cheese', 'egg onion']);
  });

  it('M-20: Delivery draws two for everybody, beginning with the player in turn', () => {
    const table = dealing('delivery', [{ hand: 'cheese' }, { hand: 'egg' }]);
    expect(table.state.players.map(({ hand }) => hand.length)).toEqual([3, 3]);
    expect(table.facts.filter((event) => event.type === 'drew').map(({ seat }) => seat)).toEqual([0, 1]);
  });

  it('M-20: Power cut bins the Dairy of all hands, good and bad', () => {
    expect(dealing('power-cut', [{ hand: 'cheese egg-bad' }, { hand: 'onion cheese-bad' }]).hands).toEqual([
      '',
      'onion',
    ]);
  });

  it('M-20: Deep clean takes the attack condiments out of all sandwiches', () => {
    const table = dealing('deep-clean', [
      { sandwiches: ['bread chilli egg goo'] },
      { sandwiches: ['bread fish-paste'] },
    ]);
    expect([table.sandwiches(0)[1], table.sandwiches(1)[0]]).toEqual(['bread egg', 'bread']);
  });

  it('M-20: Seagulls take the top card of everybody’s tallest sandwich, never a lone slice', () => {
    const table = dealing('seagulls', [
      { sandwiches: ['bread egg', 'bread onion', 'bread'] },
      { sandwiches: ['bread', 'bread'] },
      { sandwiches: ['bread', 'bread egg mayo'] },
    ]);
    expect(table.sandwiches(0)).toEqual(['-', 'bread', 'bread onion', 'bread']);
    expect(table.sandwiches(1)).toEqual(['bread', 'bread', '-', '-']);
    expect(table.sandwiches(2)).toEqual(['bread', 'bread egg', '-', '-']);
  });

  it('M-20: New menu sweeps the Bar', () => {
    const table = dealing('new-menu picnic the-works deli-counter clubhouse', [{}, {}]);
    expect(table.bar).toEqual(['picnic', 'the-works', 'deli-counter', 'clubhouse']);
    expect(table.state.black.discards).toEqual(['blt', 'ploughmans', 'garden-party', 'cowboy', 'new-menu']);
  });

  it('M-20: Food blogger costs 1 for each bad card in open sandwiches, as far as the money goes', () => {
    const table = dealing('food-blogger', [
      { sandwiches: ['bread-bad egg-bad'], money: 5 },
      { sandwiches: ['bread goo sauce'], money: 1 },
      { money: 3 },
    ]);
    expect(table.money).toEqual([5 - 2 + 6, 0, 3]);
    expect(masters.receipt(table.state)).toContainEqual({
      seat: 1,
      points: -1,
      rule: 'M-20',
      key: 'event-paid',
      params: { card: { card: 'food-blogger' } },
    });
  });

  it('M-20: the black deck is reshuffled when it runs out in the middle', () => {
    const table = kitchen({
      people: [{ hand: 'bread', sandwiches: ['bread tomato bacon lettuce'] }, {}],
      bar: BAR,
    });
    table.state = { ...table.state, black: { deck: ['tip-jar'], discards: ['picnic'] } };
    table.plays(0, 'bread', 'a0').when(0, { type: 'claim', sandwich: 'a0', order: 'blt' });
    expect(table.factTypes).toContain('reshuffled');
    expect(table.bar.every((id) => id !== null)).toBe(true);
    const { deck, discards } = table.state.black;
    expect([...deck, ...discards, table.bar[0]!].sort()).toEqual(['blt', 'picnic', 'tip-jar']);
  });
});
