import { describe, expect, it } from 'vitest';
import { masters } from '../../../src/games/masters/index.ts';
import type { Move } from '../../../src/games/masters/moves.ts';
import { Lessons } from '../../../src/main/table/lessons.ts';
import type { StateViews } from '../../../src/main/table/state-views.ts';
import type { AnyGame } from '../../../src/shared/game.ts';
import { kitchen, type Layout } from './given.ts';

/** Seat 0 learns. */
function learning(layout: Layout) {
  const { firstMatch } = masters as AnyGame;
  const table = kitchen({ ...layout, options: masters.firstMatch!.options });
  const lessons = new Lessons(firstMatch!);
  const views = () =>
    ({
      table: table.table,
      frames: table.frames,
      seat: (seat: number) => table.mine(seat),
      choices: (actor: number) => table.choices(actor),
    }) as unknown as StateViews;
  const lesson = () => lessons.of(0, views());
  lesson();
  return {
    table,
    get lesson() {
      return lesson()?.id;
    },
    get pointsAt() {
      return lesson()?.at;
    },
    moves(seat: number, move: Move) {
      table.when(seat, move);
      lessons.hasMoved(seat);
      lessons.look(views(), [0]);
    },
    lays(kind: string, sandwich: string) {
      this.moves(0, { type: 'play', card: table.card(0, kind), sandwich });
    },
    /** To this seat's next turn, in which nothing has been done yet. */
    turnsOver() {
      for (const seat of [0, 1]) this.moves(seat, { type: 'end-turn' });
    },
  };
}

const NEARLY_BLT = { sandwiches: ['bread bacon lettuce'] };

describe('the lessons of the first match', () => {
  it('M-8: closing is not taught in a turn of another symbol, but in the next, where a Bread can be laid', () => {
    const seat = learning({ people: [{ ...NEARLY_BLT, hand: 'tomato tomato bread egg' }, {}] });
    seat.lays('tomato', 'a0');
    const bread = `play:${seat.table.card(0, 'bread')}`;
    expect(seat.table.choices(0).find(({ id }) => id === bread)?.blocked?.key).toBe('other-symbol');
    expect(seat.lesson).toBe('end-turn');
    seat.turnsOver();
    expect(seat.lesson).toBe('close');
    expect(seat.pointsAt).toBe('close');
  });

  it('M-9: where Special Sauce was the last layer, a Bread can follow in the same turn', () => {
    const seat = learning({ people: [{ ...NEARLY_BLT, hand: 'sauce tomato bread' }, {}] });
    seat.lays('sauce', 'a0');
    expect(seat.lesson).toBe('close');
  });

  it('M-13: closing is not taught to whoever has no Bread, and comes with the first one', () => {
    const seat = learning({
      people: [{ ...NEARLY_BLT, hand: 'tomato tomato egg' }, {}],
      white: 'beef onion onion beef bread',
    });
    seat.lays('tomato', 'a0');
    expect(seat.lesson).toBe('end-turn');
    seat.turnsOver();
    expect(seat.table.hands[0]).toContain('bread');
    expect(seat.lesson).toBe('close');
  });

  it('M-8: after a first Bread, filling is not taught while only a second one could be laid', () => {
    const seat = learning({ people: [{ hand: 'bread bread tomato egg' }, {}] });
    expect(seat.lesson).toBe('bread');
    seat.lays('bread', 'new');
    expect(seat.lesson).toBe('end-turn');
    seat.turnsOver();
    expect(seat.lesson).toBe('fill');
  });

  it('M-15: filling is taught with what an order at the Bar wants, never with what would be too much', () => {
    const filling = (sandwich: string, hand: string) =>
      learning({ people: [{ sandwiches: [sandwich], hand }, {}], bar: 'blt meat-surprise' }).lesson;
    expect(filling('bread lettuce', 'bacon')).toBe('fill');
    expect(filling('bread lettuce', 'sauce')).toBe('fill');
    expect(filling('bread', 'chicken')).toBe('fill');
    expect(filling('bread lettuce', 'egg bread')).not.toBe('fill');
    expect(filling('bread cucumber', 'lettuce')).not.toBe('fill');
  });

  it('M-21: sending an inspector is taught where there is something to find, and else not', () => {
    const visiting = (inspector: string, sandwich: string) =>
      learning({ people: [{ hand: inspector }, { sandwiches: [sandwich] }] });
    for (const inspector of ['lazy', 'jobsworth', 'strict']) {
      const seat = visiting(inspector, 'bread goo');
      expect([seat.lesson, seat.pointsAt], inspector).toEqual(['inspect', 'inspect']);
      seat.turnsOver();
      expect(seat.lesson, inspector).not.toBe('inspect');
      expect(visiting(inspector, 'bread egg').lesson, inspector).not.toBe('inspect');
    }
  });
});
