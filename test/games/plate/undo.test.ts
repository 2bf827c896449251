import { describe, expect, it } from 'vitest';
import { plate } from '../../../src/games/plate/index.ts';
import type { Move } from '../../../src/games/plate/moves.ts';
import type { Commit } from '../../../src/main/store/log.ts';
import { act, blank, fold, type LiveMatch, redo, undo } from '../../../src/main/table/match.ts';
import { StateViews } from '../../../src/main/table/state-views.ts';
import type { SeatIndex } from '../../../src/shared/game.ts';
import { seededRng } from '../../../src/shared/rng.ts';
import { rowOf } from '../../support/playout.ts';
import { bidding, defaults, type PlatePosition } from './given.ts';

const bid = (position: PlatePosition, seat: SeatIndex, on: SeatIndex): Move => ({
  type: 'bid',
  card: position.hand(seat)[0]!,
  on,
});

/** A position under the host's own undo. */
class Evening {
  readonly start: LiveMatch;
  match: LiveMatch;
  readonly commits: Commit[] = [];

  constructor({ state }: PlatePosition) {
    const row = rowOf(plate, { seats: state.seats, options: defaults });
    this.start = { ...blank(plate, row), state };
    this.match = this.start;
  }

  get views(): StateViews {
    return new StateViews(this.match);
  }

  /** The question on top, as screens know it. */
  get asked(): string {
    return this.views.frames.at(-1)!.id;
  }

  when(actor: SeatIndex, move: Move, at: number): this {
    const frame = plate.frames(this.match.state as PlatePosition['state']).at(-1)!.id;
    return this.#take(
      act(this.match, { actor, move, frame }, { kind: 'move', call: null, at, rng: seededRng(1) }),
    );
  }

  undo(actor: SeatIndex, at: number): this {
    return this.#take(undo(this.match, { actor, at, call: null }));
  }

  redo(actor: SeatIndex, at: number): this {
    return this.#take(redo(this.match, { actor, at, call: null }));
  }

  #take(result: ReturnType<typeof act>): this {
    if (!result.ok) throw new Error(result.refusal.key);
    this.match = result.value.match;
    this.commits.push(result.value.commit);
    return this;
  }
}

describe('a bid that is taken back', () => {
  it('P-13: leaves its bidder the whole time again, however late it is', () => {
    const play = bidding();
    play.wait(1000).when(0, bid(play, 0, 0));
    play.wait(49_000).when(1, bid(play, 1, 1));
    const asked = play.state;
    play.wait(50_000).when(2, { type: 'opt-out' });
    play.wait(50_000).undo();
    expect(play.clock('think')).toMatchObject({ seats: [2], due: play.at + 60_000 });
    expect(play.state).toEqual(asked);
    play.wait(1000).undo();
    expect(play.clock('think')).toMatchObject({ seats: [1], due: play.at + 60_000 });
  });

  it('P-13: and done again leaves the next one the whole time', () => {
    const position = bidding();
    const evening = new Evening(position);
    evening
      .when(0, bid(position, 0, 0), 1000)
      .undo(0, 55_000)
      .redo(0, 100_000);
    expect(evening.views.clocks).toMatchObject([{ seats: [1], due: 160_000 }]);
    expect(fold(evening.start, JSON.parse(JSON.stringify(evening.commits))).state).toEqual(
      evening.match.state,
    );
  });

  it('P-13: asks the next one anew: what was meant for the bid before meets no other one', () => {
    const position = bidding();
    const evening = new Evening(position).when(0, bid(position, 0, 0), 1000);
    const before = evening.asked;
    evening.undo(0, 2000).when(0, bid(position, 0, 1), 3000);
    expect(evening.views.frameBehind(evening.asked)).toBeDefined();
    expect(evening.views.frameBehind(before)).toBeUndefined();
  });
});
