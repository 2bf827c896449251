import { describe, expect, it } from 'vitest';
import { plate } from '../../../src/games/plate/index.ts';
import type { Move } from '../../../src/games/plate/moves.ts';
import type { State } from '../../../src/games/plate/state.ts';
import type { Commit, MatchRow } from '../../../src/main/store/log.ts';
import { act, blank, fold, type LiveMatch, redo, undo } from '../../../src/main/table/match.ts';
import type { Actor } from '../../../src/shared/game.ts';
import { seededRng } from '../../../src/shared/rng.ts';
import { bidding, defaults, type Play } from './positions.ts';

/** A position under the host's own undo. */
class Evening {
  readonly start: LiveMatch;
  match: LiveMatch;
  readonly commits: Commit[] = [];

  constructor({ state }: Play) {
    const row = { seats: state.seats, options: defaults, ended: false } as MatchRow;
    this.start = { ...blank(plate, row), state };
    this.match = this.start;
  }

  get state(): State {
    return this.match.state as State;
  }

  get frame(): string {
    return plate.frames(this.state).at(-1)!.id;
  }

  /** What is left on the clock that runs. */
  left(at: number): number {
    return plate.timers(this.state)[0]!.due - at;
  }

  do(actor: Actor, move: Move, at: number): this {
    const command = { actor, move, frame: this.frame, at };
    return this.#take(act(this.match, command, { kind: 'move', call: null, rng: seededRng(1) }));
  }

  undo(actor: Actor, at: number): this {
    return this.#take(undo(this.match, { actor, at, call: null }));
  }

  redo(actor: Actor, at: number): this {
    return this.#take(redo(this.match, { actor, at, call: null }));
  }

  #take(result: ReturnType<typeof act>): this {
    if (!result.ok) throw new Error(result.refusal.key);
    this.match = result.value.match;
    this.commits.push(result.value.commit);
    return this;
  }
}

const bid = (evening: Evening, seat: number, on: number): Move => ({
  type: 'bid',
  card: evening.state.players[seat]!.hand[0]!,
  on,
});

describe('a bid that is taken back', () => {
  it('P-13: leaves its bidder the whole time again, however late it is', () => {
    const evening = new Evening(bidding());
    evening.do(0, bid(evening, 0, 0), 1000).do(1, bid(evening, 1, 1), 50_000);
    const asked = evening.state;
    evening.do(2, { type: 'opt-out' }, 100_000);
    evening.undo('table', 150_000);
    expect(evening.left(150_000)).toBe(60_000);
    expect({ ...evening.state, step: null }).toEqual({ ...asked, step: null });
    evening.undo('table', 151_000);
    expect(evening.state.step).toMatchObject({ kind: 'bid', seat: 1 });
    expect(evening.left(151_000)).toBe(60_000);
  });

  it('P-13: and done again leaves the next one the whole time', () => {
    const evening = new Evening(bidding());
    evening
      .do(0, bid(evening, 0, 0), 1000)
      .undo(0, 55_000)
      .redo(0, 100_000);
    expect(evening.state.step).toMatchObject({ kind: 'bid', seat: 1 });
    expect(evening.left(100_000)).toBe(60_000);
    expect(fold(evening.start, JSON.parse(JSON.stringify(evening.commits))).state).toEqual(evening.state);
  });

  it('P-13: asks the next one anew: what was meant for the bid before meets no other one', () => {
    const evening = new Evening(bidding());
    evening.do(0, bid(evening, 0, 0), 1000);
    const { frame } = evening;
    const { id } = plate.timers(evening.state)[0]!;
    evening.undo(0, 2000).do(0, bid(evening, 0, 1), 3000);
    const late = plate.decide(
      evening.state,
      { actor: 1, move: { type: 'opt-out' }, frame, at: 3100 },
      seededRng(1),
    );
    expect(late).toMatchObject({ ok: false, refusal: { key: 'not-now' } });
    expect(plate.timers(evening.state)[0]!.id).not.toBe(id);
  });
});
