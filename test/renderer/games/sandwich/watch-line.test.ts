import { describe, expect, it } from 'vitest';
import type { Options } from '../../../../src/games/sandwich/options.ts';
import { de } from '../../../../src/games/sandwich/text/de.ts';
import { en } from '../../../../src/games/sandwich/text/en.ts';
import { es } from '../../../../src/games/sandwich/text/es.ts';
import { fr } from '../../../../src/games/sandwich/text/fr.ts';
import { watchLine } from '../../../../src/renderer/games/sandwich/hand/watch-line.ts';
import { range } from '../../../../src/shared/lists.ts';
import { type SandwichPosition, served, tasteAll, tasting } from '../../../games/sandwich/given.ts';

const lineOf = (play: SandwichPosition, seat: number) => watchLine(play.table, play.mine(seat), seat);
const keys = (play: SandwichPosition): string[] => range(play.seats).map((seat) => lineOf(play, seat)[0]);

/** Seat 1 has lifted the napkin: 1.0 is from seat 0, 1.1 from seat 3, 1.2 from seat 2. */
const revealed = (changes: Partial<Options> = {}): SandwichPosition =>
  tasting(4, changes, { first: 1 }).when(1, { type: 'reveal' });

const ORDER = ['1.2', '1.0', '1.1'];

describe('what a phone says to whoever looks on', () => {
  it('S-41: to the taster, through every pitch, that others praise, and of no verdict yet', () => {
    const play = revealed({ pitch: true });
    for (const _ of range(3)) {
      expect(play.table.phase).toBe('pitch');
      expect(lineOf(play, 1)[0]).toBe('ui.watch.pitch');
      play.timeUp('pitch');
    }
    play.when(1, { type: 'rank', order: ORDER });
    expect(lineOf(play, 1)[0]).toBe('ui.watch.own');
  });

  it('S-19: of a verdict, to its taster that it is theirs, and to the others whose', () => {
    const play = revealed().when(1, { type: 'rank', order: ORDER });
    expect(keys(play)).toEqual(['ui.watch.verdict', 'ui.watch.own', 'ui.watch.verdict', 'ui.watch.verdict']);
    expect(lineOf(play, 0)[1]).toMatchObject({ who: { seat: 1 } });
  });

  it('S-22: where all tasted at once, the same of each verdict', () => {
    const play = tasting(4, { tasteTogether: true }, { first: 1 });
    expect(lineOf(play, 0)[0]).toBe('ui.watch.together');
    for (const seat of range(4))
      play.when(seat, { type: 'rank', order: [`${seat}.0`, `${seat}.1`, `${seat}.2`] });
    expect(keys(play).indexOf('ui.watch.own')).toBe(1);
    expect(keys(play.timeUp('pause')).indexOf('ui.watch.own')).toBe(2);
  });

  it('S-22: to whoever guessed, whether they were right', () => {
    const play = revealed().when(0, { type: 'guess', plate: '1.2' }).when(3, { type: 'guess', plate: '1.0' });
    play.when(1, { type: 'rank', order: ORDER });
    expect(keys(play)).toEqual(['ui.guess.right', 'ui.watch.own', 'ui.watch.verdict', 'ui.guess.wrong']);
  });

  it('S-19: of lots, that nobody has decided', () => {
    const play = revealed({ tasteClock: 60 }).timeUp('taste');
    expect(keys(play)).toEqual(['ui.byLot', 'ui.byLot', 'ui.byLot', 'ui.byLot']);
  });

  it('S-42: of whoever ranks, that they taste or suffer', () => {
    expect(lineOf(revealed(), 0)).toMatchObject(['ui.watch.taster', { who: { seat: 1 } }]);
    expect(lineOf(revealed({ bleah: true }), 0)[0]).toBe('ui.watch.bleah');
  });

  it('S-19: between serving and tasting, what goes on', () => {
    const play = served(4, {}, { first: null });
    expect(lineOf(play, 0)[0]).toBe('ui.watch.serving');
    play.timeUp('pause').when(2, { type: 'taste-first' });
    expect(keys(play)).toEqual(['ui.first', 'ui.first', 'ui.watch.first', 'ui.first']);
    expect(lineOf(play, 0)[1]).toMatchObject({ who: { seat: 2 } });
    expect(lineOf(served(4, { chefsSuggestion: true }).timeUp('pause'), 0)[0]).toBe('ui.watch.selling');
  });

  it('S-23, S-44: after a round, what it brought, with the star', () => {
    const theme = { id: 'harbour', text: null };
    const play = tasteAll(tasting(4, { rounds: 2, theme: 'list' }, { theme }));
    const won = range(4).map((seat) => lineOf(play, seat));
    expect(won.map(([key]) => key)).toEqual(range(4).map(() => 'ui.watch.round'));
    expect(won.map(([, { n }]) => n)).toEqual(play.table.totals);
  });

  it('in words that each language has', () => {
    for (const words of [en, de, es, fr])
      for (const key of ['pitch', 'own', 'verdict', 'serving', 'selling', 'together', 'round'])
        expect(words).toHaveProperty([`ui.watch.${key}`]);
  });
});
