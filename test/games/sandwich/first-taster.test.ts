import { describe, expect, it } from 'vitest';
import { sandwich } from '../../../src/games/sandwich/index.ts';
import type { Options } from '../../../src/games/sandwich/options.ts';
import { range } from '../../../src/shared/lists.ts';
import { everybodyReady, kitchen, type SandwichPosition, served, tasteAll } from './given.ts';

/** Nobody was named at set-up, and the sandwiches have been handed over. */
const asking = (changes: Partial<Options> = {}, seats = 4): SandwichPosition =>
  served(seats, changes, { first: null }).timeUp('pause');

const tasters = (play: SandwichPosition) => play.table.tastings.map(({ taster }) => taster);

describe('who tastes first', () => {
  it.each(['oldest', 'youngest', 'picked'] as const)(
    'S-19: is asked when tasting begins, of everybody, as the edition has it: %s',
    (tasterRule) => {
      const play = asking({ tasterRule });
      expect(play.top).toMatchObject({ kind: `asking-${tasterRule}`, actors: [0, 1, 2, 3] });
      expect(play.table).toMatchObject({ first: null, phase: 'asking' });
      for (const seat of range(4)) expect(play.offered(seat)).toEqual(['taste-first']);
    },
  );

  it('S-19: until that is known, plates stand before everybody, by seat', () => {
    const plates = asking().table.tastings;
    expect(plates.map(({ taster }) => taster)).toEqual([0, 1, 2, 3]);
    expect(plates.map((one) => one.plates.length)).toEqual([3, 3, 3, 3]);
  });

  it('S-19: is whoever says so first; then clockwise, everyone', () => {
    const play = asking().when(2, { type: 'taste-first' });
    expect(play.top).toMatchObject({ kind: 'named', actors: [], params: { seat: { seat: 2 } } });
    expect(play.refusal(1, { type: 'taste-first' })?.key).toBe('not-now');
    expect(play.table).toMatchObject({ first: 2, naming: 'said' });
    expect(tasters(play.timeUp('pause'))).toEqual([2, 3, 0, 1]);
    expect(play.top).toMatchObject({ kind: 'reveal', actors: [2] });
  });

  it('S-19: is whom the host names on the table, phone or no phone; nobody else names anybody', () => {
    const play = asking();
    expect(play.slot('table', 'name-taster', 'to')).toMatchObject({ from: [0, 1, 2, 3] });
    expect(play.refusal(0, { type: 'name-taster', to: 1 })?.key).toBe('only-table');
    expect(play.refusal('table', { type: 'name-taster', to: 4 })?.key).toBe('no-such-seat');
    play.when('table', { type: 'name-taster', to: 3 });
    expect(play.table).toMatchObject({ first: 3, naming: 'table' });
  });

  it('S-19: is drawn by lot when nobody says so in time, or the host does not wait for it', () => {
    const drawn = (how: (play: SandwichPosition) => SandwichPosition) =>
      new Set(
        range(30).map((i) => {
          const play = asking();
          for (const _ of range(i)) play.rng.below(2);
          return how(play).table.first;
        }),
      );
    expect([...drawn((play) => play.timeUp('ask'))].sort()).toEqual([0, 1, 2, 3]);
    expect([...drawn((play) => play.when('table', { type: 'next' }))].sort()).toEqual([0, 1, 2, 3]);
    expect(asking().timeUp('ask').table.naming).toBe('lot');
  });

  it('S-19: what was tapped by mistake is taken back before the first napkin', () => {
    const play = asking().when(1, { type: 'taste-first' }).undo();
    expect(play.table).toMatchObject({ first: null, phase: 'asking' });
    expect(tasters(play.when(3, { type: 'taste-first' }))).toEqual([3, 0, 1, 2]);
  });

  it('S-19: is the same again when the lot was taken back and is drawn anew, unless somebody says so first', () => {
    const play = asking().timeUp('ask');
    const { first } = play.table;
    for (const _ of range(12))
      expect(play.undo().timeUp('ask').table).toMatchObject({ first, naming: 'lot' });
    const other = first === 0 ? 1 : 0;
    play.undo().when(other, { type: 'taste-first' });
    expect(play.table).toMatchObject({ first: other, naming: 'said' });
    expect(play.undo().timeUp('ask').table.first).toBe(first);
  });

  it('S-19: is not asked when it was said at set-up, nor again in the next round', () => {
    expect(served(4, {}, { first: 1 }).timeUp('pause').top).toMatchObject({ kind: 'reveal', actors: [1] });
    const play = asking({ rounds: 2 }).when(2, { type: 'taste-first' }).timeUp('pause');
    tasteAll(play).when('table', { type: 'next' });
    expect(play.state.first).toBe(2);
  });

  it('S-19: whoever is the oldest or the youngest is known for the evening, by whoever said so; lots tell nothing', () => {
    const learned = (play: SandwichPosition) => sandwich.learned!(tasteAll(play.timeUp('pause')).state);
    const said = (tasterRule: Options['tasterRule']) =>
      asking({ tasterRule }).when(2, { type: 'taste-first' });
    expect(learned(said('oldest'))).toEqual({ oldest: 2 });
    expect(learned(said('youngest'))).toEqual({ youngest: 2 });
    expect(learned(said('picked'))).toEqual({});
    expect(learned(asking().when('table', { type: 'name-taster', to: 1 }))).toEqual({ oldest: 1 });
    expect(learned(asking().timeUp('ask'))).toEqual({});
  });

  it('S-19, S-22, S-40: comes before the praise, and before all taste at once', () => {
    const named = (changes: Partial<Options>) =>
      asking(changes).when(2, { type: 'taste-first' }).timeUp('pause');
    expect(named({ chefsSuggestion: true }).table.phase).toBe('selling');
    const together = named({ tasteTogether: true });
    expect(together.table.phase).toBe('together');
    expect(tasters(together)).toEqual([2, 3, 0, 1]);
  });

  it('S-21: tells no more of blind plates than before', () => {
    const play = everybodyReady(kitchen(4, { blindTasting: true }, { first: null })).timeUp('pause');
    play.when(2, { type: 'taste-first' });
    expect(play.table.tastings.flatMap(({ plates }) => plates.map(({ cook }) => cook))).toEqual(
      Array(12).fill(null),
    );
  });
});
