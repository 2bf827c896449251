/** Whoever reloads in the middle of it is told what they would have been told. */
import { expect, test } from 'vitest';
import { masters } from '../../../src/games/masters/index.ts';
import { plate } from '../../../src/games/plate/index.ts';
import { wars } from '../../../src/games/wars/index.ts';
import { told } from '../../../src/main/table/told.ts';
import { toldTo as toldInMasters } from '../../../src/renderer/games/masters/hand/told.ts';
import { toldTo as toldInPlate } from '../../../src/renderer/games/plate/hand/told.ts';
import { toldTo as toldInWars } from '../../../src/renderer/games/wars/hand/told.ts';
import type { AnyGame, GameEvent } from '../../../src/shared/game.ts';
import { range } from '../../../src/shared/lists.ts';
import { playout } from '../../support/playout.ts';
import { optionsOf } from '../../support/position.ts';

const SEATS = 3;
const SEEDS = 6;

interface Phone {
  readonly game: AnyGame;
  toldTo(seat: number, notices: never): readonly unknown[];
}

const phones: readonly Phone[] = [
  { game: plate, toldTo: toldInPlate },
  { game: masters, toldTo: toldInMasters },
  { game: wars, toldTo: toldInWars },
];

test.for(phones)('$game.id: what a phone tells its seat can be asked for', ({ game, toldTo }) => {
  const match = { seats: SEATS, options: optionsOf(game) };
  const kinds = new Set<string>();
  for (const seed of range(SEEDS)) {
    const { start, steps } = playout({ game, match, seed, players: 'chance' });
    let state = start;
    for (const event of steps.flatMap(({ events }) => events as readonly GameEvent[])) {
      state = game.evolve(state as never, event as never);
      const notice = game.noticeFor(event as never, 'table', state as never);
      if (!notice) continue;
      const seats = range(SEATS).filter((seat) => toldTo(seat, [notice] as never).length > 0);
      if (seats.length === 0) continue;
      kinds.add(notice.type);
      const { latest } = told(game, SEATS, [{ at: 0, event, state }]);
      for (const seat of seats) expect(latest[seat], JSON.stringify(notice)).toEqual([{ at: 0, notice }]);
    }
  }
  expect(kinds.size).toBeGreaterThan(1);
});
