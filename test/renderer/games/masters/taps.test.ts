import { describe, expect, it } from 'vitest';
import type { Move } from '../../../../src/games/masters/moves.ts';
import { NEW } from '../../../../src/renderer/games/masters/hand/desk.ts';
import { Taps } from '../../../../src/renderer/games/masters/hand/taps.svelte.ts';
import { fill } from '../../../../src/shared/choices.ts';
import { kitchen, type Layout } from '../../../games/masters/given.ts';

const LUNCH: Layout = {
  people: [
    {
      hand: 'tomato tomato-bad cheese bread bread sauce lazy chilli',
      sandwiches: ['bread lettuce', 'bread beef'],
    },
    { hand: 'bread', sandwiches: ['bread sauce'] },
  ],
};

function phone(layout = LUNCH) {
  const table = kitchen(layout);
  const taps = new Taps(() => ({
    choices: table.choices(0),
    hand: table.hand(0),
    turn: table.state.turn?.number,
  }));
  return {
    table,
    taps,
    tap: (...kinds: string[]) => {
      for (const kind of kinds) taps.tapCard(table.card(0, kind));
    },
    put: (place: string) => {
      for (const { choice, filling } of taps.stepsTo(place)) table.when(0, fill(choice, filling) as Move);
    },
  };
}

describe('taps on a phone', () => {
  it('M-8: good and bad of one symbol, and Special Sauce, are chosen together and go onto one sandwich', () => {
    const { table, taps, tap, put } = phone();
    tap('tomato', 'tomato-bad', 'sauce');
    expect(taps.selected).toHaveLength(3);
    expect(taps.targets).toEqual(['a0', 'a1']);
    put('a0');
    expect(table.sandwiches(0)[0]).toBe('bread lettuce tomato tomato-bad sauce');
    expect(taps.aiming).toBe(false);
  });

  it('another symbol takes the place of the first', () => {
    const { table, taps, tap } = phone();
    tap('tomato', 'cheese');
    expect(taps.selected).toEqual([table.card(0, 'cheese')]);
  });

  it('M-13: of several Breads the first begins a sandwich, the others wait for their place', () => {
    const { table, taps, put } = phone();
    for (const card of table.hand(0).filter((one) => one.startsWith('bread'))) taps.tapCard(card);
    expect(taps.targets).toContain(NEW);
    put(NEW);
    expect(table.sandwiches(0)).toEqual(['bread lettuce', 'bread beef', 'bread', '-']);
    expect(taps.selected).toHaveLength(1);
    put('a0');
    expect(table.sandwiches(0)[0]).toBe('bread lettuce bread');
  });

  it('M-13: chosen with Special Sauce, a Bread begins a sandwich, whichever of them was tapped first', () => {
    for (const kinds of [
      ['sauce', 'bread'],
      ['bread', 'sauce'],
    ]) {
      const { table, taps, tap, put } = phone();
      tap(...kinds);
      expect(taps.targets, kinds.join()).toEqual(['a0', 'a1', NEW]);
      put(NEW);
      expect(table.sandwiches(0)[2]).toBe('bread');
      expect(taps.selected).toEqual([table.card(0, 'sauce')]);
      expect(taps.targets).not.toContain(NEW);
    }
  });

  it('M-9, M-16: onto a sandwich they go as they were tapped: Bread last closes it', () => {
    const { table, tap, put } = phone();
    tap('sauce', 'bread');
    put('a0');
    expect(table.sandwiches(0)[0]).toBe('bread lettuce sauce bread');
  });

  it('M-10: a top card is lifted, and goes onto another sandwich', () => {
    const { table, taps, put } = phone();
    taps.lift('a0');
    expect(taps.lifted).toBe('a0');
    expect(taps.targets).toEqual(['a1']);
    put('a1');
    expect(table.sandwiches(0).slice(0, 2)).toEqual(['bread', 'bread beef lettuce']);
    taps.lift('a1');
    expect(taps.aiming).toBe(false);
  });

  it('M-14, M-21: attack condiments and inspectors ask for a victim instead', () => {
    const { table, taps, tap } = phone();
    tap('chilli');
    expect(taps.sent).toBe(table.card(0, 'chilli'));
    expect(taps.aiming).toBe(false);
    taps.rest();
    tap('lazy');
    expect(taps.sent).toBe(table.card(0, 'lazy'));
  });

  it('M-11: while discarding, any cards are chosen; it ends when something has been played', () => {
    const { table, taps, tap } = phone();
    taps.startDiscard();
    tap('tomato', 'cheese', 'lazy');
    expect(taps.mode).toBe('discard');
    expect(taps.selected).toHaveLength(3);
    expect(taps.aiming).toBe(false);
    table.plays(0, 'cheese', 'a0');
    expect(taps.mode).toBe('play');
  });

  it('a card that nothing can be done with says what it is for', () => {
    const { table, taps } = phone({ ...LUNCH, turn: 1 });
    expect(taps.tapCard(table.card(0, 'tomato'))).toBe('explain');
    expect(taps.selected).toEqual([]);
  });

  it('M-12: what was chosen in one turn is not chosen in the next', () => {
    const { table, taps, tap } = phone();
    tap('tomato');
    expect(taps.aiming).toBe(true);
    table.when(0, { type: 'end-turn' });
    table.when(1, { type: 'end-turn' });
    expect(table.hand(0)).toContain(table.card(0, 'tomato'));
    expect(taps.selected).toEqual([]);
    expect(taps.aiming).toBe(false);
  });

  it('M-11: throwing away is begun anew in every turn', () => {
    const { table, taps } = phone();
    taps.startDiscard();
    expect(taps.mode).toBe('discard');
    table.when(0, { type: 'end-turn' });
    table.when(1, { type: 'end-turn' });
    expect(taps.mode).toBe('play');
  });
});
