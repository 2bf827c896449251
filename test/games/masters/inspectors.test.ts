import { describe, expect, it } from 'vitest';
import { masters } from '../../../src/games/masters/index.ts';
import { type Kitchen, kitchen, type Person } from './given.ts';

const against = (hand: string, victim: Person, more: readonly Person[] = []): Kitchen =>
  kitchen({ people: [{ hand, sandwiches: ['bread egg-bad'] }, victim, ...more] });

const sends = (table: Kitchen, kind: string, seat = 1) =>
  table.when(0, { type: 'inspect', card: table.card(0, kind), seat });
const reports = (table: Kitchen, kind: string, sandwich: string) =>
  table.when(0, { type: 'report', card: table.card(0, kind), sandwich });

describe('an inspector', () => {
  it.each([
    ['a bad ingredient', 'bread onion-bad'],
    ['an attack condiment', 'bread chilli'],
    ['Special Sauce', 'bread sauce'],
    ['bad Bread', 'bread-bad'],
  ])('M-21: works on %s in an open sandwich', (_, sandwich) => {
    const table = sends(against('lazy', { sandwiches: [sandwich] }), 'lazy');
    expect(table.top).toMatchObject({
      kind: 'lazy',
      actors: [1],
      params: { n: 2, by: { seat: 0 }, seat: { seat: 1 } },
    });
    expect(table.refusal(0, { type: 'end-turn' })?.key).toBe('wait-for-answer');
  });

  it.each(['lazy', 'jobsworth', 'strict'])(
    'M-21: %s finds nothing in good sandwiches, nor in a hand',
    (kind) => {
      const table = against(kind, { hand: 'egg-bad sauce', sandwiches: ['bread egg'] });
      expect(table.choices(0)).toContainEqual(
        expect.objectContaining({ id: `inspect-clean:${table.card(0, kind)}`, dangerous: true }),
      );
      sends(table, kind);
      expect(table.state.inspection).toBeNull();
      expect(table.state.white.discards).toHaveLength(1);
      expect(table.factTypes).toEqual(['inspected']);
      table.when(0, { type: 'end-turn' });
    },
  );

  it('M-21: is sent to others only', () => {
    const table = against('lazy jobsworth', { sandwiches: ['bread onion-bad', 'bread egg'] });
    const [lazy, jobsworth] = [table.card(0, 'lazy'), table.card(0, 'jobsworth')];
    expect(table.refusal(0, { type: 'inspect', card: lazy, seat: 0 })?.key).toBe('other-player-only');
    expect(table.refusal(0, { type: 'inspect', card: lazy, seat: 5 })?.key).toBe('other-player-only');
    expect(table.refusal(0, { type: 'report', card: jobsworth, sandwich: 'a0' })?.key).toBe(
      'other-player-only',
    );
    expect(table.refusal(0, { type: 'report', card: jobsworth, sandwich: 'b1' })?.key).toBe(
      'nothing-bad-there',
    );
    expect(table.refusal(0, { type: 'inspect', card: jobsworth, seat: 1 })?.key).toBe('show-a-sandwich');
    expect(table.refusal(0, { type: 'report', card: lazy, sandwich: 'b0' })?.key).toBe('lazy-looks-nowhere');
  });

  it('M-22: the bribe goes to the bank, and the sandwich stays', () => {
    const table = reports(against('strict', { sandwiches: ['bread onion-bad'], money: 7 }), 'strict', 'b0');
    table.when(1, { type: 'bribe' });
    expect(table.money).toEqual([0, 1]);
    expect(table.sandwiches(1)[0]).toBe('bread onion-bad');
    expect(masters.receipt(table.state)).toEqual([
      {
        seat: 1,
        points: -6,
        rule: 'M-22',
        key: 'bribe',
        params: { card: { card: 'strict~1' }, by: { seat: 0 } },
      },
    ]);
    expect(table.frames.map(({ kind }) => kind)).toEqual(['playing']);
  });

  it.each([
    ['lazy', 1, 'cannot-pay'],
    ['lazy', 2, undefined],
    ['jobsworth', 3, 'cannot-pay'],
    ['jobsworth', 4, undefined],
    ['strict', 5, 'cannot-pay'],
    ['strict', 6, undefined],
  ])('M-22, M-23: bribing %s with %i Noshdosh: %s', (kind, money, refusal) => {
    const table = against(kind, { sandwiches: ['bread onion-bad'], money });
    if (kind === 'lazy') sends(table, kind);
    else reports(table, kind, 'b0');
    expect(table.choices(1).find(({ id }) => id === 'bribe')?.blocked?.key).toBe(refusal);
    expect(table.refusal(1, { type: 'bribe' })?.key).toBe(refusal);
  });

  it('M-23: Lazy takes one bad card of the victim’s choice', () => {
    const table = against('lazy', { sandwiches: ['bread onion-bad egg', 'bread goo'] });
    sends(table, 'lazy');
    expect(table.refusal(1, { type: 'comply' })?.key).toBe('choose-a-bad-card');
    expect(table.refusal(1, { type: 'bin', card: 'egg~1' })?.key).toBe('bad-cards-only');
    expect(table.refusal(0, { type: 'bin', card: 'goo~1' })?.key).toBe('no-inspector-here');
    table.when(1, { type: 'bin', card: 'onion-bad~1' });
    expect(table.sandwiches(1)).toEqual(['bread egg', 'bread goo', '-', '-']);
    expect(table.state.white.discards).toEqual(['lazy~1', 'onion-bad~1']);
  });

  it('M-23: Jobsworth takes all bad cards of the sandwich the attacker shows', () => {
    const table = against('jobsworth', { sandwiches: ['bread goo', 'bread onion-bad egg sauce chilli'] });
    reports(table, 'jobsworth', 'b1');
    expect(table.refusal(1, { type: 'bin', card: 'goo~1' })?.key).toBe('no-choice-of-cards');
    table.when(1, { type: 'comply' });
    expect(table.sandwiches(1)).toEqual(['bread goo', 'bread egg', '-', '-']);
  });

  it('M-23: Strict takes the whole sandwich', () => {
    const table = reports(
      against('strict', { sandwiches: ['bread goo', 'bread egg sauce'] }),
      'strict',
      'b1',
    );
    table.when(1, { type: 'comply' });
    expect(table.sandwiches(1)).toEqual(['bread goo', '-', '-', '-']);
    expect(table.state.white.discards).toHaveLength(4);
  });

  it.each([
    ['bread-bad egg onion', '-'],
    ['bread-bad', '-'],
    ['bread-bad bread egg', 'bread egg'],
    ['bread egg bread-bad', 'bread egg'],
  ])('M-23: without its first Bread a sandwich falls apart: %s leaves %s', (sandwich, left) => {
    const table = reports(against('jobsworth', { sandwiches: [sandwich] }), 'jobsworth', 'b0');
    table.when(1, { type: 'comply' });
    expect(table.sandwiches(1)[0]).toBe(left);
    const lost = sandwich.split(' ').length - (left === '-' ? 0 : left.split(' ').length);
    expect(table.state.white.discards).toHaveLength(1 + lost);
  });

  it('M-24: several of one symbol in one turn, each answered before the next', () => {
    const table = against('lazy lazy lazy jobsworth', { sandwiches: ['bread goo egg-bad'], money: 2 }, [
      { sandwiches: ['bread chilli'] },
    ]);
    sends(table, 'lazy').when(1, { type: 'bribe' });
    expect(table.money[1]).toBe(0);
    sends(table, 'lazy').when(1, { type: 'bin', card: 'goo~1' });
    expect(table.refusal(0, { type: 'report', card: table.card(0, 'jobsworth'), sandwich: 'b0' })?.key).toBe(
      'other-symbol',
    );
    sends(table, 'lazy', 2).when(2, { type: 'bin', card: 'chilli~1' });
    expect([table.sandwiches(1)[0], table.sandwiches(2)[0]]).toEqual(['bread egg-bad', 'bread']);
  });

  it('M-24: several attack condiments of one symbol, on different sandwiches', () => {
    const table = against('chilli chilli goo', { sandwiches: ['bread', 'bread egg'] }, [
      { sandwiches: ['bread'] },
    ]);
    table.when(0, { type: 'attack', card: table.card(0, 'chilli'), sandwich: 'b1' });
    table.when(0, { type: 'attack', card: table.card(0, 'chilli'), sandwich: 'c0' });
    expect(table.refusal(0, { type: 'attack', card: table.card(0, 'goo'), sandwich: 'b0' })?.key).toBe(
      'other-symbol',
    );
    expect([table.sandwiches(1)[1], table.sandwiches(2)[0]]).toEqual(['bread egg chilli', 'bread chilli']);
  });
});

describe('the time to answer', () => {
  it.each([
    ['bread goo', 'an attack condiment', ['bread onion-bad', 'bread goo'], { type: 'bin', card: 'goo~1' }],
    [
      'the shortest',
      'a bad card',
      ['bread onion-bad egg', 'bread mayo-bad'],
      { type: 'bin', card: 'mayo-bad~1' },
    ],
    [
      'no first slice',
      'a bad card',
      ['bread-bad', 'bread onion-bad egg'],
      { type: 'bin', card: 'onion-bad~1' },
    ],
  ])('M-22: takes the punishment that hurts least (%s), never money', (_title, _what, sandwiches, move) => {
    const table = sends(against('lazy', { sandwiches, money: 9 }), 'lazy');
    expect(table.clock('inspection')).toMatchObject({
      actor: 1,
      seats: [1],
      due: 30_000,
      length: 30_000,
      move,
    });
    table.timeUp('inspection');
    expect(table.money).toEqual([0, 9]);
  });

  it('M-22: half a minute to answer, unless the table wants another time', () => {
    const table = against('strict', { sandwiches: ['bread goo'] });
    reports(table, 'strict', 'b0');
    expect(table.clock('inspection')).toMatchObject({ length: 30_000 });
  });

  it('M-22: stops the clock of the turn', () => {
    const table = against('strict', { sandwiches: ['bread goo'] });
    expect(table.clock('turn')?.due).toBe(120_000);
    reports(table, 'strict', 'b0');
    expect(table.clock('turn')).toMatchObject({ still: true, due: null });
    table.wait(9_000).when(1, { type: 'comply' });
    expect(table.clock('turn')?.due).toBe(129_000);
  });
});
