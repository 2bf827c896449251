import { describe, expect, it } from 'vitest';
import { masters } from '../../../src/games/masters/index.ts';
import { standings } from '../../../src/games/masters/scoring.ts';
import { MOST_TURNS } from '../../../src/games/masters/state.ts';
import { OPTIONS, Sitting } from './positions.ts';

const MINUTE = 60_000;
const two = [
  { hand: 'bread', sandwiches: ['bread tomato bacon lettuce'], money: 3 },
  { hand: 'egg', money: 4 },
];

describe('the end', () => {
  it('M-6: the clock runs for 30 minutes, or as long as set', () => {
    for (const minutes of [30, 5, 90]) {
      const table = new Sitting({ people: two, options: { minutes } });
      expect(masters.timers(table.state).find(({ kind }) => kind === 'closing')).toMatchObject({
        due: minutes * MINUTE,
        length: minutes * MINUTE,
        actor: 'table',
        move: { type: 'bell' },
      });
    }
    expect(OPTIONS.minutes).toBe(masters.options.find(({ key }) => key === 'minutes')?.default);
  });

  it('M-6: when time is up the turn in progress is finished, then it is over', () => {
    const table = new Sitting({ people: two });
    table.at = 30 * MINUTE - 1;
    expect(table.refuses('table', { type: 'bell' })).toBe('too-early');
    table.at = 30 * MINUTE;
    expect(table.refuses(0, { type: 'bell' })).toBe('table-only');
    table.does('table', { type: 'bell' });
    expect(masters.tableView(table.state).lastTurn).toBe(true);
    expect(masters.frames(table.state)).toMatchObject([{ kind: 'last-turn', actors: [0] }]);
    expect(masters.timers(table.state).map(({ kind }) => kind)).toEqual(['turn']);
    expect(table.refuses('table', { type: 'bell' })).toBe('too-early');
    table.plays(0, 'bread', 'a0').does(0, { type: 'claim', sandwich: 'a0', order: 'blt' });
    expect(masters.outcome(table.state)).toBeUndefined();
    table.does(0, { type: 'end-turn' });
    expect(masters.outcome(table.state)).toEqual({
      standings: [
        { seat: 0, score: 9, rank: 1 },
        { seat: 1, score: 4, rank: 2 },
      ],
      reason: { key: 'time' },
    });
    expect(table.refuses(1, { type: 'end-turn' })).toBe('closed');
    expect([masters.frames(table.state), masters.timers(table.state), table.choices(1)]).toEqual([
      [],
      [],
      [],
    ]);
  });

  it.each([
    [30 * MINUTE - 1, false],
    [30 * MINUTE, true],
  ])('M-6: is exact, even when the turn ends in the very moment: %i ms', (at, over) => {
    const table = new Sitting({ people: two });
    table.at = at;
    table.does(0, { type: 'end-turn' });
    expect(masters.outcome(table.state) !== undefined).toBe(over);
  });

  it('M-6: the bell rings while an inspector waits, and the game still waits for the turn', () => {
    const table = new Sitting({ people: [{ hand: 'strict' }, { sandwiches: ['bread goo'] }] });
    table.does(0, { type: 'report', card: table.card(0, 'strict'), sandwich: 'b0' });
    table.at = 30 * MINUTE;
    table.does('table', { type: 'bell' }).does(1, { type: 'comply' });
    expect(masters.outcome(table.state)).toBeUndefined();
    table.does(0, { type: 'end-turn' });
    expect(masters.outcome(table.state)?.reason).toEqual({ key: 'time' });
  });

  it.each([
    { target: 9, over: true },
    { target: 10, over: false },
  ])('M-6: with an amount of $target it ends as soon as somebody has it', ({ target, over }) => {
    const table = new Sitting({ people: two, options: { minutes: 0, target }, black: 'picnic' });
    expect(masters.timers(table.state).map(({ kind }) => kind)).toEqual(['turn']);
    table.plays(0, 'bread', 'a0').does(0, { type: 'claim', sandwich: 'a0', order: 'blt' });
    expect(masters.outcome(table.state) !== undefined).toBe(over);
    if (over) expect(masters.outcome(table.state)?.reason).toEqual({ key: 'target', params: { target } });
  });

  it('M-6: the amount counts when the event on the Bar has been carried out', () => {
    const people = [{ ...two[0]!, sandwiches: [...two[0]!.sandwiches!, 'bread-bad'] }, two[1]!];
    const table = new Sitting({ people, options: { target: 9 }, black: 'food-blogger picnic' });
    table.plays(0, 'bread', 'a0').does(0, { type: 'claim', sandwich: 'a0', order: 'blt' });
    expect(table.money()).toEqual([3 - 1 + 6, 4]);
    expect(masters.outcome(table.state)).toBeUndefined();
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
    const table = new Sitting({ people: two, options: { minutes: 0, target: 150 } });
    table.state = { ...table.state, turns: MOST_TURNS };
    table.does(0, { type: 'end-turn' });
    expect(masters.outcome(table.state)?.reason).toMatchObject({ key: 'turns' });
  });

  it('M-6: neither time nor amount is pointed out before the game', () => {
    expect(masters.checkOptions({ ...OPTIONS, minutes: 0 }, 3)).toMatchObject([{ key: 'endless' }]);
    expect(masters.checkOptions({ ...OPTIONS, minutes: 0, target: 20 }, 3)).toEqual([]);
    expect(masters.checkOptions({ ...OPTIONS, dealer: 3 }, 3)).toMatchObject([{ field: 'dealer' }]);
  });
});

describe('the clock of a turn', () => {
  it('ends the turn with what has been played, and starts anew for the next', () => {
    const table = new Sitting({ people: [{ hand: 'bread' }, { hand: 'egg' }] });
    table.plays(0, 'bread', 'new');
    const timer = masters.timers(table.state).find(({ kind }) => kind === 'turn')!;
    expect(timer).toMatchObject({ actor: 0, seats: [0], due: 120_000, length: 120_000 });
    table.at = timer.due;
    table.does(timer.actor, timer.move);
    expect(table.sandwiches(0)[0]).toBe('bread');
    expect(masters.timers(table.state).find(({ kind }) => kind === 'turn')).toMatchObject({
      actor: 1,
      due: 240_000,
    });
  });

  it('can be switched off', () => {
    const table = new Sitting({ people: two, options: { turnSeconds: 0 } });
    expect(masters.timers(table.state).map(({ kind }) => kind)).toEqual(['closing']);
  });
});
