import { describe, expect, it } from 'vitest';
import { idsOf, kitchen } from './given.ts';

const other = { hand: 'egg' };
const claimsOf = (ids: readonly string[]): string[] => ids.filter((id) => id.startsWith('claim'));

const twoClosed = (black: string, more = {}) => {
  const table = kitchen({
    people: [
      { hand: 'bread bread tomato', sandwiches: ['bread tomato bacon lettuce', 'bread cheese tomato onion'] },
      other,
    ],
    black,
    ...more,
  });
  return table.plays(0, 'bread', 'a0').plays(0, 'bread', 'a1');
};

describe('claims that stand side by side', () => {
  it('M-26: are made together: black cards are dealt after the last of them, then both rewards are taken', () => {
    const table = twoClosed('meal-deal picnic');
    table.when(0, { type: 'claim', sandwich: 'a0', order: 'blt' });
    expect(table.factTypes).toEqual(['claimed']);
    expect(table.bar).toEqual([null, 'ploughmans', 'garden-party', 'double-decker']);
    table.when(0, { type: 'claim', sandwich: 'a1', order: 'ploughmans' });
    expect(table.factTypes).toEqual(['claimed', 'turned-up', 'turned-up', 'paid', 'paid']);
    expect(table.bar).toEqual(['meal-deal', 'picnic', 'garden-party', 'double-decker']);
    expect(table.money).toEqual([12, 0]);
  });

  it('M-20, M-26: no event comes between them', () => {
    const table = twoClosed('new-menu meal-deal picnic rarebit egg-mayo cowboy');
    table.when(0, { type: 'claim', sandwich: 'a0', order: 'blt' });
    table.when(0, { type: 'claim', sandwich: 'a1', order: 'ploughmans' });
    expect(table.money).toEqual([12, 0]);
    expect(table.factTypes).toContain('swept');
  });

  it('M-26: one that becomes possible only by a newly dealt order is claimed after it', () => {
    const table = kitchen({
      people: [
        { hand: 'bread bread', sandwiches: ['bread tomato bacon lettuce', 'bread chicken mayo'] },
        other,
      ],
      black: 'meal-deal',
    });
    table.plays(0, 'bread', 'a0').plays(0, 'bread', 'a1');
    table.when(0, { type: 'claim', sandwich: 'a0', order: 'blt' });
    expect(claimsOf(idsOf(table.offers(0)))).toEqual(['claim:a1:meal-deal']);
    expect(table.money).toEqual([6, 0]);
  });

  it('M-26: a claim that is left out holds up nothing: at the end of the turn the Bar is filled and the reward taken', () => {
    const table = twoClosed('meal-deal');
    table.when(0, { type: 'claim', sandwich: 'a0', order: 'blt' }).when(0, { type: 'end-turn' });
    expect(table.bar).toEqual(['meal-deal', 'ploughmans', 'garden-party', 'double-decker']);
    expect(table.money).toEqual([6, 0]);
    expect(table.state.turn!.seat).toBe(1);
  });

  it('M-26: who gets something new to claim at the end of the turn is still in turn', () => {
    const table = kitchen({
      people: [
        {
          hand: 'bread bread bread',
          sandwiches: ['bread tomato bacon lettuce', 'bread cheese tomato onion', 'bread chicken mayo'],
        },
        other,
      ],
      black: 'meal-deal',
    });
    for (const place of ['a0', 'a1', 'a2']) table.plays(0, 'bread', place);
    table.when(0, { type: 'claim', sandwich: 'a0', order: 'blt' }).when(0, { type: 'end-turn' });
    expect(table.state.turn!.seat).toBe(0);
    expect(claimsOf(idsOf(table.offers(0)))).toEqual(['claim:a1:ploughmans', 'claim:a2:meal-deal']);
    expect(table.when(0, { type: 'end-turn' }).state.turn!.seat).toBe(1);
  });

  it('M-6, M-26: an amount is reached when all of them are paid', () => {
    const table = twoClosed('meal-deal picnic', { options: { target: 10 } });
    table.when(0, { type: 'claim', sandwich: 'a0', order: 'blt' });
    expect(table.state.over).toBeNull();
    table.when(0, { type: 'claim', sandwich: 'a1', order: 'ploughmans' });
    expect(table.state.over).toMatchObject({ key: 'target' });
  });
});

describe('the clock of a turn with closed sandwiches', () => {
  it('M-27: claims what fits exactly one order before the turn ends', () => {
    const table = twoClosed('meal-deal picnic');
    table.timeUp('turn');
    expect(table.money).toEqual([12, 0]);
    expect(table.sandwiches(0)).toEqual(['-', '-', '-', '-']);
    expect(table.state.turn!.seat).toBe(1);
  });

  it('M-27: claims nothing where there is something to choose', () => {
    const table = kitchen({
      people: [{ hand: 'bread', sandwiches: ['bread lettuce tomato'] }, other],
      bar: 'side-salad salad-bar blt picnic',
    });
    table.plays(0, 'bread', 'a0').timeUp('turn');
    expect(table.money).toEqual([0, 0]);
    expect(table.sandwiches(0)[0]).toBe('bread lettuce tomato bread');
    expect(table.state.turn!.seat).toBe(1);
  });

  it('M-27: of two sandwiches for one order it serves the one that pays more', () => {
    const table = kitchen({
      people: [{ hand: 'bread bread', sandwiches: ['bread beef', 'bread beef bacon'] }, other],
      bar: 'meat-surprise blt picnic ploughmans',
      black: 'rarebit',
    });
    table.plays(0, 'bread', 'a0').plays(0, 'bread', 'a1').timeUp('turn');
    expect(table.money).toEqual([10, 0]);
    expect(table.sandwiches(0)[0]).toBe('bread beef bread');
  });

  it('M-26, M-27: claims also what becomes possible by a newly dealt order', () => {
    const table = kitchen({
      people: [
        { hand: 'bread bread', sandwiches: ['bread tomato bacon lettuce', 'bread chicken mayo'] },
        other,
      ],
      black: 'meal-deal',
    });
    table.plays(0, 'bread', 'a0').plays(0, 'bread', 'a1').timeUp('turn');
    expect(table.money).toEqual([10, 0]);
  });

  it('M-20, M-27: an event that asks everybody is answered first, then the turn ends by its clock', () => {
    const table = kitchen({
      people: [{ hand: 'bread egg', sandwiches: ['bread tomato bacon lettuce'] }, other],
      black: 'rush-hour meal-deal',
    });
    table.plays(0, 'bread', 'a0').timeUp('turn');
    expect(table.state.event).toMatchObject({ event: 'rush-hour' });
    table.timeUp('event');
    expect(table.money).toEqual([6, 0]);
    expect(table.state.turn!.seat).toBe(0);
    table.timeUp('turn');
    expect(table.state.turn!.seat).toBe(1);
  });

  it('M-27: rings by nobody’s hand', () => {
    const table = twoClosed('meal-deal picnic');
    expect(table.refusal(0, { type: 'time-up', clock: 'turn' })?.key).toBe('not-now');
  });
});
