import { expect, it } from 'vitest';
import { houseOrders } from '../../../src/games/masters/black-deck.ts';
import { PACKS, whiteCard } from '../../../src/games/masters/cards.ts';
import { dishes } from '../../../src/games/masters/dishes.ts';
import { masters } from '../../../src/games/masters/index.ts';
import { kitchen } from './given.ts';

it('M-15, M-18: what was served is what the orders asked for, the best paid first', () => {
  const table = kitchen({
    people: [{ hand: 'bread bread bread', sandwiches: ['bread cheese tomato', 'bread beef bacon'] }],
    bar: 'red-melt meat-surprise blt ploughmans',
    black: 'rarebit egg-mayo',
  });
  table.plays(0, 'bread', 'a0').plays(0, 'bread', 'a1');
  table.when(0, { type: 'claim', sandwich: 'a0', order: 'red-melt' });
  table.when(0, { type: 'claim', sandwich: 'a1', order: 'meat-surprise' });
  const finished = { view: table.table, receipt: masters.receipt(table.state) };
  expect(dishes(finished, 0)).toEqual([
    ['bacon', 'bacon'],
    ['cheese', 'tomato'],
  ]);
  expect(dishes(finished, 1)).toEqual([]);
});

it('M-15: whatever an order asks for can be drawn', () => {
  for (const food of houseOrders(PACKS).flatMap(({ needs }) => needs))
    expect(whiteCard(food)).toMatchObject({ id: food, role: 'ingredient', bad: false });
});
