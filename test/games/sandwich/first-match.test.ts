/** What the lessons say must hold for everybody at the table, however many have come to learn. */
import { describe, expect, it } from 'vitest';
import { sandwich } from '../../../src/games/sandwich/index.ts';
import { checkOptions, type Options } from '../../../src/games/sandwich/options.ts';
import { firstOptions } from '../../../src/main/table/lobby.ts';
import type { AnyGame } from '../../../src/shared/game.ts';
import { range } from '../../../src/shared/lists.ts';
import { begun } from '../../support/position.ts';
import { type SandwichPosition, taste, tasting } from './given.ts';

const first = sandwich.firstMatch!;
const options = firstOptions(sandwich as unknown as AnyGame) as unknown as Options;
/** Bots take seats up to the number of the first match: there are never fewer. */
const companies = range(sandwich.seats.max + 1).slice(first.seats);

/** The seats to which what lies on the table would teach it. */
const taught = (play: SandwichPosition, id: string): number[] =>
  range(play.seats).filter((actor) =>
    first.lessons.find((lesson) => lesson.id === id)!.when!({
      actor,
      table: play.table,
      mine: play.mine(actor),
      frames: play.frames,
      choices: play.choices(actor),
    }),
  );

describe('the first match', () => {
  it.each(companies)('S-2, S-15, S-31: of %i has nine flips, and three sandwiches of three', (seats) => {
    expect(checkOptions(options, seats)).toEqual([]);
    const { plan, players } = begun(sandwich, { seats, options }).state;
    expect(plan).toMatchObject({ deal: 9, perCook: 3, layers: 3, scale: [3, 2, 0], common: null });
    expect(players.map(({ pile }) => pile.length)).toEqual(range(seats).map(() => 9));
  });

  it('S-19: says that now others taste to every taster but the last', () => {
    const play = tasting(4, options);
    const told = range(4).map(() => {
      const seats = taught(taste(play), 'verdict');
      play.timeUp('pause');
      return seats;
    });
    expect(told).toEqual([[0], [1], [2], []]);
  });

  it.each([
    [4, [1, 2, 3]],
    [8, [5, 6, 7]],
  ])('S-18: of %i shows those their badge whose sandwich was ranked', (seats, cooks) => {
    expect(taught(taste(tasting(seats, options)), 'yours')).toEqual(cooks);
  });
});
