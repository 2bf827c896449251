import { describe, expect, it } from 'vitest';
import { masters } from '../../../src/games/masters/index.ts';
import type { Move } from '../../../src/games/masters/moves.ts';
import { act, blank, type LiveMatch, undo } from '../../../src/main/table/match.ts';
import { StateViews } from '../../../src/main/table/state-views.ts';
import { seededRng } from '../../../src/shared/rng.ts';
import { rowOf } from '../../support/playout.ts';
import { type Kitchen, kitchen, OPTIONS } from './given.ts';

const SECOND = 1000;

/** Seat 0 has inspectors and a sandwich to play on, seat 1 something bad and money. */
const open = (): Kitchen =>
  kitchen({
    people: [
      { hand: 'strict lazy egg', sandwiches: ['bread'] },
      { sandwiches: ['bread goo', 'bread mayo-bad'], money: 9 },
    ],
  });

const reportOf = (sandwich: string): Move => ({ type: 'report', card: 'strict~1', sandwich });

/** At a time in seconds. */
const at = (table: Kitchen, second: number): Kitchen => table.wait(second * SECOND - table.at);

/** What is left on a clock, in seconds. */
const left = (table: Kitchen, kind: string): number => (table.clock(kind)!.due! - table.at) / SECOND;

describe('an inspector under undo', () => {
  it('M-22: an answer taken back can be given again in its whole time, however late it is', () => {
    const table = at(open(), 10).when(0, reportOf('b0'));
    at(table, 15).when(1, { type: 'bribe' });
    at(table, 60).undo();
    expect(left(table, 'inspection')).toBe(30);
    expect(table.table.players[1]!.money).toBe(9);
    at(table, 70).when(1, { type: 'comply' });
    at(table, 95).undo();
    expect(left(table, 'inspection')).toBe(30);
    at(table, 100).when(1, { type: 'bribe' });
    // Of the turn's 120 seconds ten had passed when the inspector came, and 45 and 25 while an answer stood.
    expect(left(table, 'turn')).toBe(40);
  });

  it('M-22: a visit done again leaves the whole time to answer, so that nobody is punished unasked', () => {
    const table = at(open(), 10).when(0, reportOf('b0'));
    const visit = table.facts;
    at(table, 11).undo();
    expect(table.clockKinds).toEqual(['closing', 'turn']);
    at(table, 90).given(...visit);
    expect(left(table, 'inspection')).toBe(30);
    at(table, 95).when(1, { type: 'bribe' });
    expect(table.money).toEqual([0, 3]);
  });

  it('M-22: is another question than the one that was taken back before it', () => {
    const match = { seats: 2, options: OPTIONS };
    const start: LiveMatch = { ...blank(masters, rowOf(masters, match)), state: open().state };
    const report = (live: LiveMatch, sandwich: string, time: number): LiveMatch => {
      const command = { actor: 0, move: reportOf(sandwich), frame: 'turn:1' };
      const result = act(live, command, { kind: 'move', call: null, at: time, rng: seededRng(1) });
      if (!result.ok) throw new Error(result.refusal.key);
      return result.value.match;
    };
    const first = report(start, 'b0', 10 * SECOND);
    const back = undo(first, { actor: 0, at: 11 * SECOND, call: null });
    if (!back.ok) throw new Error(back.refusal.key);
    const second = report(back.value.match, 'b1', 12 * SECOND);
    const question = (live: LiveMatch) => new StateViews(live).frames.at(-1)!.id;
    expect(question(second)).not.toBe(question(first));
  });

  it('M-22: a visit taken back when the turn was all but over leaves a moment to go on', () => {
    const table = at(open(), 119.5).when(0, reportOf('b0'));
    at(table, 130).undo();
    expect(left(table, 'turn')).toBe(2);
    at(table, 131).plays(0, 'egg', 'a0');
  });

  it('other steps taken back cost and win no time', () => {
    const table = at(open(), 20).plays(0, 'egg', 'a0');
    const step = table.facts;
    at(table, 100).undo();
    expect(left(table, 'turn')).toBe(20);
    at(table, 119).given(...step);
    expect(left(table, 'turn')).toBe(1);
  });
});
