import { describe, expect, it } from 'vitest';
import { type Move, masters, type State } from '../../../src/games/masters/index.ts';
import type { Commit, MatchRow } from '../../../src/main/store/log.ts';
import { act, blank, fold, type LiveMatch, redo, undo } from '../../../src/main/table/match.ts';
import type { Actor } from '../../../src/shared/game.ts';
import { seededRng } from '../../../src/shared/rng.ts';
import { cardOf, OPTIONS, position } from './positions.ts';

const SECOND = 1000;

/** Seat 0 has inspectors and a sandwich to play on, seat 1 something bad and money; under the host's own undo. */
class Visit {
  readonly start: LiveMatch;
  match: LiveMatch;
  readonly commits: Commit[] = [];

  constructor() {
    const row = { seats: 2, options: OPTIONS, ended: false } as MatchRow;
    const people = [
      { hand: 'strict lazy egg', sandwiches: ['bread'] },
      { sandwiches: ['bread goo', 'bread mayo-bad'], money: 9 },
    ];
    this.start = { ...blank(masters, row), state: position({ people }) };
    this.match = this.start;
  }

  get state(): State {
    return this.match.state as State;
  }

  get frame(): string {
    return masters.frames(this.state).at(-1)!.id;
  }

  /** What is left on the clock that runs besides the kitchen's, in seconds. */
  left(at: number): number {
    return masters.timers(this.state).find(({ kind }) => kind !== 'closing')!.due / SECOND - at;
  }

  /** At a time in seconds, as all that follow. */
  reports(sandwich: string, at: number): this {
    return this.do(0, { type: 'report', card: cardOf(this.state.players[0]!.hand, 'strict'), sandwich }, at);
  }

  do(actor: Actor, move: Move, at: number): this {
    const command = { actor, move, frame: this.frame, at: at * SECOND };
    return this.#take(act(this.match, command, { kind: 'move', call: null, rng: seededRng(1) }));
  }

  undo(actor: Actor, at: number): this {
    return this.#take(undo(this.match, { actor, at: at * SECOND, call: null }));
  }

  redo(actor: Actor, at: number): this {
    return this.#take(redo(this.match, { actor, at: at * SECOND, call: null }));
  }

  #take(result: ReturnType<typeof act>): this {
    if (!result.ok) throw new Error(result.refusal.key);
    this.match = result.value.match;
    this.commits.push(result.value.commit);
    return this;
  }
}

describe('an inspector under undo', () => {
  it('M-22: an answer taken back can be given again in its whole time, however late it is', () => {
    const visit = new Visit().reports('b0', 10).do(1, { type: 'bribe' }, 15);
    const { id } = masters.timers(visit.undo(1, 60).state).at(-1)!;
    expect(visit.left(60)).toBe(20);
    expect(masters.tableView(visit.state).players[1]!.money).toBe(9);
    visit.do(1, { type: 'comply' }, 70).undo(1, 95);
    expect(masters.timers(visit.state).at(-1)!.id).not.toBe(id);
    visit.do(1, { type: 'bribe' }, 100);
    // Of the 120 seconds of the turn ten had passed when the inspector came.
    expect(visit.left(100)).toBe(110);
  });

  it('M-22: a visit done again leaves the whole time to answer, so that nobody is punished unasked', () => {
    const visit = new Visit().reports('b0', 10).undo(0, 11).redo(0, 90);
    expect(visit.left(90)).toBe(20);
    visit.do(1, { type: 'bribe' }, 95);
    expect(visit.state.players[1]!.money).toBe(3);
    expect(fold(visit.start, JSON.parse(JSON.stringify(visit.commits))).state).toEqual(visit.state);
  });

  it('M-22: is another question than the one that was taken back before it', () => {
    const visit = new Visit().reports('b0', 10);
    const { frame } = visit;
    visit.undo(0, 11).reports('b1', 12);
    expect(visit.frame).not.toBe(frame);
  });

  it('M-22: a visit taken back when the turn would be over leaves a moment to go on', () => {
    const visit = new Visit().reports('b0', 115).undo(0, 130);
    expect(visit.left(130)).toBe(20);
    visit.do(0, { type: 'play', card: 'egg~1', sandwich: 'a0' }, 135);
  });

  it('other steps taken back cost and win no time', () => {
    const visit = new Visit().do(0, { type: 'play', card: 'egg~1', sandwich: 'a0' }, 20).undo(0, 100);
    expect(visit.left(100)).toBe(20);
    expect(visit.redo(0, 119).left(119)).toBe(1);
  });
});
