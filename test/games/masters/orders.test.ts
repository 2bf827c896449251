import { describe, expect, it } from 'vitest';
import { masters } from '../../../src/games/masters/index.ts';
import { idsOf, kitchen } from './given.ts';

const other = { hand: 'egg' };

describe('closing and claiming', () => {
  it('M-15, M-16: Bread on top closes; what is exact can be claimed, good or bad', () => {
    const table = kitchen({
      people: [{ hand: 'bread', sandwiches: ['bread-bad tomato-bad bacon lettuce'] }, other],
      black: 'picnic',
    });
    expect(idsOf(table.offers(0))).not.toContain('claim:a0:blt');
    table.plays(0, 'bread', 'a0');
    expect(idsOf(table.offers(0))).toContain('claim:a0:blt');
    table.when(0, { type: 'claim', sandwich: 'a0', order: 'blt' });
    expect(table.money).toEqual([6, 0]);
    expect(table.bar).toEqual(['picnic', 'ploughmans', 'garden-party', 'double-decker']);
  });

  it.each([
    ['too much', 'bread tomato bacon lettuce onion'],
    ['a copy too many', 'bread tomato tomato bacon lettuce'],
    ['too little', 'bread tomato bacon'],
  ])('M-15: a sandwich with %s is not the order', (_, sandwich) => {
    const table = kitchen({ people: [{ hand: 'bread', sandwiches: [sandwich] }, other] });
    table.plays(0, 'bread', 'a0');
    expect(table.refusal(0, { type: 'claim', sandwich: 'a0', order: 'blt' })?.key).toBe('does-not-match');
  });

  it('M-15: attack condiments in it do not count, sauces stand for what is missing', () => {
    const table = kitchen({
      people: [{ hand: 'bread', sandwiches: ['bread chilli tomato sauce goo lettuce'] }, other],
    });
    table.plays(0, 'bread', 'a0').when(0, { type: 'claim', sandwich: 'a0', order: 'blt' });
    expect(table.state.completed.at(-1)).toMatchObject({ seat: 0, pays: 6, standIns: ['bacon'] });
  });

  it('M-16: moving Bread from another sandwich closes as well', () => {
    const table = kitchen({
      people: [{ hand: 'egg', sandwiches: ['bread tomato bacon lettuce', 'bread'] }, other],
    });
    table
      .when(0, { type: 'move', from: 'a1', to: 'a0' })
      .when(0, { type: 'claim', sandwich: 'a0', order: 'blt' });
    expect(table.money[0]).toBe(6);
    expect(table.sandwiches(0)).toEqual(['-', '-', '-', '-']);
  });

  it('M-16: several sandwiches are closed and several orders claimed in one turn', () => {
    const table = kitchen({
      people: [
        {
          hand: 'bread bread bread',
          sandwiches: ['bread tomato bacon lettuce', 'bread cheese tomato onion', 'bread'],
        },
        other,
      ],
      black: 'meal-deal picnic',
    });
    table.plays(0, 'bread', 'a0').plays(0, 'bread', 'a1');
    table.when(0, { type: 'claim', sandwich: 'a1', order: 'ploughmans' });
    table.when(0, { type: 'claim', sandwich: 'a0', order: 'blt' }).plays(0, 'bread', 'new');
    expect(table.money[0]).toBe(12);
    expect(table.sandwiches(0)).toEqual(['bread', '-', 'bread', '-']);
    expect(table.bar).toEqual(['meal-deal', 'picnic', 'garden-party', 'double-decker']);
  });

  it('M-16: when several orders fit, the player chooses; nothing is claimed by itself', () => {
    const table = kitchen({
      people: [{ hand: 'bread', sandwiches: ['bread lettuce tomato'] }, other],
      bar: 'side-salad salad-bar blt picnic',
    });
    table.plays(0, 'bread', 'a0');
    expect(table.money[0]).toBe(0);
    expect(idsOf(table.offers(0)).filter((id) => id.startsWith('claim'))).toEqual([
      'claim:a0:side-salad',
      'claim:a0:salad-bar',
    ]);
    expect(table.choices(0).find(({ id }) => id === 'end')).toMatchObject({ dangerous: true });
    table.when(0, { type: 'claim', sandwich: 'a0', order: 'salad-bar' });
    expect(table.money[0]).toBe(6);
  });

  it('M-16: ending the turn asks twice while something can be claimed, be it one thing, and not after that', () => {
    const table = kitchen({
      people: [{ hand: 'bread', sandwiches: ['bread tomato bacon lettuce'] }, other],
      black: 'picnic',
    });
    const asks = () => table.choices(0).find(({ id }) => id === 'end')!.dangerous;
    table.plays(0, 'bread', 'a0');
    expect(idsOf(table.offers(0)).filter((id) => id.startsWith('claim'))).toEqual(['claim:a0:blt']);
    expect(asks()).toBe(true);
    table.when(0, { type: 'claim', sandwich: 'a0', order: 'blt' });
    expect(asks()).toBe(false);
  });

  it('M-16: Bread from an earlier turn does not close; it is an ingredient', () => {
    const table = kitchen({
      people: [{ hand: 'bread', sandwiches: ['bread cheese bread', 'bread'] }, other],
      bar: 'inside-job cheese-and-onion blt picnic',
      options: { orderUp: true },
    });
    expect(table.refusal(0, { type: 'claim', sandwich: 'a0', order: 'inside-job' })?.key).toBe('not-closed');
    table.plays(0, 'bread', 'a0').when(0, { type: 'claim', sandwich: 'a0', order: 'inside-job' });
    expect(table.money[0]).toBe(6);
  });

  it('M-16: a sandwich closed this turn may still be claimed for an order that comes up later in it', () => {
    const table = kitchen({
      people: [
        { hand: 'bread bread', sandwiches: ['bread chicken mayo', 'bread tomato bacon lettuce'] },
        other,
      ],
      black: 'meal-deal',
    });
    table.plays(0, 'bread', 'a0').plays(0, 'bread', 'a1');
    expect(table.refusal(0, { type: 'claim', sandwich: 'a0', order: 'meal-deal' })?.key).toBe('order-gone');
    table.when(0, { type: 'claim', sandwich: 'a1', order: 'blt' });
    table.when(0, { type: 'claim', sandwich: 'a0', order: 'meal-deal' });
    expect(table.money[0]).toBe(10);
  });

  it('M-17: the Double Decker wants Bread inside, anywhere', () => {
    for (const inside of ['bread bacon lettuce egg', 'bacon bread egg lettuce', 'egg lettuce bacon bread']) {
      const table = kitchen({ people: [{ hand: 'bread', sandwiches: [`bread ${inside}`] }, other] });
      table.plays(0, 'bread', 'a0').when(0, { type: 'claim', sandwich: 'a0', order: 'double-decker' });
      expect(table.money[0]).toBe(9);
    }
    const plain = kitchen({
      people: [{ hand: 'bread', sandwiches: ['bread bacon lettuce egg sauce'] }, other],
    });
    plain.plays(0, 'bread', 'a0');
    expect(plain.refusal(0, { type: 'claim', sandwich: 'a0', order: 'double-decker' })?.key).toBe(
      'does-not-match',
    );
  });

  it('M-17: three Breads at once begin and close a Bread Sandwich, given a free place', () => {
    const table = kitchen({
      people: [{ hand: 'bread bread-bad bread' }, other],
      bar: 'bread-sandwich blt picnic ploughmans',
    });
    table.plays(0, 'bread', 'new');
    const id = table.sandwichId(0, 0);
    table
      .plays(0, 'bread-bad', id)
      .plays(0, 'bread', id)
      .when(0, { type: 'claim', sandwich: id, order: 'bread-sandwich' });
    expect(table.money[0]).toBe(5);
    const full = kitchen({
      people: [{ hand: 'bread bread bread', sandwiches: ['bread', 'bread', 'bread', 'bread'] }, other],
      bar: 'bread-sandwich blt picnic ploughmans',
    });
    expect(full.refusal(0, { type: 'play', card: full.card(0, 'bread'), sandwich: 'new' })?.key).toBe(
      'no-free-slot',
    );
  });

  it.each([
    ['bread bacon', 5],
    ['bread bacon beef chicken bacon-bad', 20],
    ['bread beef sauce chilli', 10],
  ])('M-18: Meat Surprise with %s pays %i', (sandwich, pays) => {
    const table = kitchen({
      people: [{ hand: 'bread', sandwiches: [sandwich] }, other],
      bar: 'meat-surprise blt picnic ploughmans',
    });
    table.plays(0, 'bread', 'a0').when(0, { type: 'claim', sandwich: 'a0', order: 'meat-surprise' });
    expect(table.money[0]).toBe(pays);
  });

  it('M-19: sandwich and order are discarded, a black card is dealt, then the reward is taken', () => {
    const table = kitchen({
      people: [{ hand: 'bread', sandwiches: ['bread tomato bacon lettuce'] }, other],
      black: 'picnic',
    });
    table.plays(0, 'bread', 'a0').when(0, { type: 'claim', sandwich: 'a0', order: 'blt' });
    expect(table.factTypes).toEqual(['claimed', 'turned-up', 'paid']);
    expect(table.state.white.discards).toHaveLength(5);
    expect(table.state.black.discards).toEqual(['blt']);
    expect(masters.receipt(table.state)).toEqual([
      { seat: 0, points: 6, rule: 'M-19', key: 'order', params: { order: { card: 'blt' } } },
    ]);
  });

  it('M-19: the receipt of a per-ingredient order says how many it held', () => {
    const table = kitchen({
      people: [{ hand: 'bread', sandwiches: ['bread bacon beef'] }, other],
      bar: 'meat-surprise blt picnic ploughmans',
    });
    table.plays(0, 'bread', 'a0').when(0, { type: 'claim', sandwich: 'a0', order: 'meat-surprise' });
    expect(masters.receipt(table.state)[0]).toMatchObject({
      points: 10,
      rule: 'M-18',
      params: { n: 2, each: 5 },
    });
  });
});

describe('the planning aid', () => {
  it('says for each own sandwich and each order what is missing or in the way', () => {
    const table = kitchen({
      people: [
        { hand: 'bread', sandwiches: ['bread tomato lettuce', '-', 'bread cheese tomato onion'] },
        other,
      ],
    });
    const [first, second] = table.mine(0).plans;
    expect(first).toMatchObject({ sandwich: 'a0', closed: false });
    expect(first!.fits.map((fit) => [fit!.state, fit!.missing, fit!.extra])).toEqual([
      ['missing', ['bacon'], []],
      ['impossible', ['cheese', 'onion'], ['lettuce']],
      ['missing', ['cucumber', 'tomato'], []],
      ['impossible', ['bacon', 'bread', 'egg'], ['tomato']],
    ]);
    expect(second!.fits[1]).toMatchObject({ state: 'ready', pays: 6 });
    table.plays(0, 'bread', 'a2');
    expect(table.mine(0).plans[1]).toMatchObject({
      closed: true,
      fits: [{}, { state: 'ready' }, {}, {}],
    });
  });
});
