import { describe, expect, it } from 'vitest';
import { masters } from '../../../src/games/masters/index.ts';
import { standings } from '../../../src/games/masters/scoring.ts';
import { MOST_TURNS } from '../../../src/games/masters/state.ts';
import { type Kitchen, kitchen, OPTIONS } from './given.ts';

const MINUTE = 60_000;
const BELL = { type: 'time-up', clock: 'closing' } as const;
const two = [
  { hand: 'bread', sandwiches: ['bread tomato bacon lettuce'], money: 3 },
  { hand: 'egg', money: 4 },
];

const ending = ({ state }: Kitchen) => masters.outcome(state);

describe('the end', () => {
  it('M-6: the clock runs for 30 minutes, or as long as set', () => {
    for (const minutes of [30, 5, 90])
      expect(kitchen({ people: two, options: { minutes } }).clock('closing')).toMatchObject({
        due: minutes * MINUTE,
        length: minutes * MINUTE,
        actor: 'table',
        move: BELL,
        silent: true,
      });
    expect(OPTIONS.minutes).toBe(masters.options.find(({ key }) => key === 'minutes')?.default);
  });

  it('M-6: when time is up the turn in progress is finished, then it is over', () => {
    const table = kitchen({ people: two });
    expect(table.refusal(0, BELL)?.key).toBe('not-now');
    table.timeUp('closing');
    expect(table.at).toBe(30 * MINUTE);
    expect(table.table.lastTurn).toBe(true);
    expect(table.frames).toMatchObject([{ kind: 'last-turn', actors: [0] }]);
    expect(table.clockKinds).toEqual(['turn']);
    expect(table.refusal('table', BELL)?.key).toBe('not-now');
    table.plays(0, 'bread', 'a0').when(0, { type: 'claim', sandwich: 'a0', order: 'blt' });
    expect(ending(table)).toBeUndefined();
    table.when(0, { type: 'end-turn' });
    expect(ending(table)).toEqual({
      standings: [
        { seat: 0, score: 9, rank: 1 },
        { seat: 1, score: 4, rank: 2 },
      ],
      reason: { key: 'time' },
    });
    expect(table.refusal(1, { type: 'end-turn' })?.key).toBe('closed');
    expect([table.frames, table.clocks, table.choices(1)]).toEqual([[], [], []]);
  });

  it('M-6: is exact: a turn which ends before the bell is not the last one', () => {
    const table = kitchen({ people: two, options: { turnSeconds: 0 } });
    table.wait(30 * MINUTE - 1).when(0, { type: 'end-turn' });
    expect(ending(table)).toBeUndefined();
    table.timeUp('closing').when(1, { type: 'end-turn' });
    expect(ending(table)?.reason).toEqual({ key: 'time' });
  });

  it('M-6: the bell rings while an inspector waits, and the game still waits for the turn', () => {
    const table = kitchen({ people: [{ hand: 'strict' }, { sandwiches: ['bread goo'] }] });
    table.when(0, { type: 'report', card: table.card(0, 'strict'), sandwich: 'b0' });
    table.timeUp('closing').when(1, { type: 'comply' });
    expect(ending(table)).toBeUndefined();
    table.when(0, { type: 'end-turn' });
    expect(ending(table)?.reason).toEqual({ key: 'time' });
  });

  it('M-6: a bell that is taken back rings again, and gives nobody the whole time anew', () => {
    const table = kitchen({ people: two });
    const before = table.state;
    table.timeUp('closing');
    expect(table.clock('closing')).toMatchObject({ still: true, due: null });
    table.with({ bell: before.bell });
    expect(table.clock('closing')).toMatchObject({ still: false, due: 30 * MINUTE + 2000 });
  });

  it.each([
    { target: 9, over: true },
    { target: 10, over: false },
  ])('M-6: with an amount of $target it ends as soon as somebody has it', ({ target, over }) => {
    const table = kitchen({ people: two, options: { minutes: 0, target }, black: 'picnic' });
    expect(table.clockKinds).toEqual(['turn']);
    table.plays(0, 'bread', 'a0').when(0, { type: 'claim', sandwich: 'a0', order: 'blt' });
    expect(ending(table) !== undefined).toBe(over);
    if (over) expect(ending(table)?.reason).toEqual({ key: 'target', params: { target } });
  });

  it('M-6: the amount counts when the event on the Bar has been carried out', () => {
    const people = [{ ...two[0]!, sandwiches: [...two[0]!.sandwiches!, 'bread-bad'] }, two[1]!];
    const table = kitchen({ people, options: { target: 9 }, black: 'food-blogger picnic' });
    table.plays(0, 'bread', 'a0').when(0, { type: 'claim', sandwich: 'a0', order: 'blt' });
    expect(table.money).toEqual([3 - 1 + 6, 4]);
    expect(ending(table)).toBeUndefined();
  });

  it('M-6: equal Noshdosh shares the rank', () => {
    expect(standings([5, 8, 8, 0]).map(({ seat, rank }) => [seat, rank])).toEqual([
      [1, 1],
      [2, 1],
      [0, 3],
      [3, 4],
    ]);
  });

  it(`M-6: after ${MOST_TURNS} turns even a table without a clock is closed`, () => {
    const table = kitchen({ people: two, options: { minutes: 0, target: 150 } });
    table.with({ turns: MOST_TURNS }).when(0, { type: 'end-turn' });
    expect(ending(table)?.reason).toMatchObject({ key: 'turns' });
  });

  it('M-6: neither time nor amount is pointed out before the game', () => {
    expect(masters.checkOptions({ ...OPTIONS, minutes: 0 }, 3)).toMatchObject([{ key: 'endless' }]);
    expect(masters.checkOptions({ ...OPTIONS, minutes: 0, target: 20 }, 3)).toEqual([]);
    expect(masters.checkOptions({ ...OPTIONS, dealer: 3 }, 3)).toMatchObject([{ field: 'dealer' }]);
  });
});

describe('the clock of a turn', () => {
  it('ends the turn with what has been played, and starts anew for the next', () => {
    const table = kitchen({ people: [{ hand: 'bread' }, { hand: 'egg' }] });
    table.plays(0, 'bread', 'new');
    expect(table.clock('turn')).toMatchObject({ actor: 'table', seats: [0], due: 120_000, length: 120_000 });
    table.timeUp('turn');
    expect(table.sandwiches(0)[0]).toBe('bread');
    expect(table.clock('turn')).toMatchObject({ actor: 'table', seats: [1], due: 240_000 });
  });

  it('can be switched off', () => {
    const table = kitchen({ people: two, options: { turnSeconds: 0 } });
    expect(table.clockKinds).toEqual(['closing']);
  });
});
