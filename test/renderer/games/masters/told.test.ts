import { describe, expect, it } from 'vitest';
import { masters } from '../../../../src/games/masters/index.ts';
import type { Notice } from '../../../../src/games/masters/notices.ts';
import { toldTo } from '../../../../src/renderer/games/masters/hand/told.ts';
import { type Kitchen, kitchen, type Layout } from '../../../games/masters/given.ts';

const LUNCH: Layout = {
  people: [
    { hand: 'goo lazy tomato' },
    { hand: 'bread', sandwiches: ['bread cheese', 'bread beef egg'] },
    { hand: 'bread' },
  ],
};

/** What each seat is told of a move. */
function told(table: Kitchen, move: (table: Kitchen) => unknown): string[][] {
  let { state } = table;
  move(table);
  const notices = table.facts.flatMap((fact) => {
    state = masters.evolve(state, fact);
    return (masters.noticeFor(fact, 'table', state) as Notice | undefined) ?? [];
  });
  return table.state.players.map(({ seat }) => toldTo(seat, notices).map(({ text }) => text));
}

describe('what a phone is told', () => {
  it('M-14: whoever has a sandwich spoilt is told, and nobody else', () => {
    const attack = (table: Kitchen) =>
      table.when(0, { type: 'attack', card: table.card(0, 'goo'), sandwich: 'b0' });
    expect(told(kitchen(LUNCH), attack)).toEqual([[], ['ui.told.attacked'], []]);
  });

  it('M-21: whoever is visited for nothing is told too', () => {
    const visit = (table: Kitchen) =>
      table.when(0, { type: 'inspect', card: table.card(0, 'lazy'), seat: 1 });
    expect(told(kitchen(LUNCH), visit)).toEqual([[], ['ui.told.inspected-clean'], []]);
  });

  it('M-20: an event is told to everybody, and what it took to whom it took it from', () => {
    const table = kitchen({
      people: [
        { sandwiches: ['bread bacon bacon cheese'], hand: 'bread' },
        { sandwiches: ['bread egg tomato'] },
      ],
      bar: 'streaky',
      black: 'seagulls',
    });
    table.plays(0, 'bread', 'a0');
    const claim = () => table.when(0, { type: 'claim', sandwich: 'a0', order: 'streaky' });
    expect(told(table, claim)).toEqual([['effect.seagulls'], ['effect.seagulls', 'ui.told.lost']]);
  });
});
