/** What cooks write reaches the table, whoever is to eat it and however all taste. */
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import { de } from '../../../../src/games/sandwich/text/de.ts';
import { en } from '../../../../src/games/sandwich/text/en.ts';
import { es } from '../../../../src/games/sandwich/text/es.ts';
import { fr } from '../../../../src/games/sandwich/text/fr.ts';
import Pitch from '../../../../src/renderer/games/sandwich/hand/Pitch.svelte';
import { type Line, linesAsTheyCame } from '../../../../src/renderer/games/sandwich/praise.ts';
import Dish from '../../../../src/renderer/games/sandwich/table/Dish.svelte';
import { type SandwichPosition, served, taste, tasting } from '../../../games/sandwich/given.ts';

const words = { locale: 'en', has: () => false, say: (key: string) => key, card: (id: string) => id };

/** Each cook writes what the plate is called. */
function praise(play: SandwichPosition, ...plates: readonly string[]): SandwichPosition {
  for (const plate of plates) {
    const [tasted] = play.table.tastings.flatMap((one) => one.plates.filter(({ id }) => id === plate));
    play.when(tasted!.cook!, { type: 'pitch', plate, text: `line ${plate}` });
  }
  return play;
}

const idsOf = (lines: readonly Line[]): string[] => lines.map(({ id }) => id);

describe('praise on the table', () => {
  it('S-40, S-41: comes in the order in which it was written, not in that of the tasters', () => {
    const play = tasting(4, { chefsSuggestion: true });
    let seen: readonly Line[] = [];
    for (const plate of ['3.1', '0.0', '2.2', '0.1']) {
      seen = linesAsTheyCame(praise(play, plate).table.tastings, seen);
      expect(seen.at(-1)).toMatchObject({ id: plate, line: `line ${plate}` });
    }
    expect(idsOf(seen)).toEqual(['3.1', '0.0', '2.2', '0.1']);
    expect(idsOf(linesAsTheyCame(play.undo().table.tastings, seen))).toEqual(['3.1', '0.0', '2.2']);
  });

  const drawn = (play: SandwichPosition): string => {
    const { table } = play;
    const plate = table.tastings[table.turn]!.plates.find(({ id }) => id === '0.0')!;
    const props = {
      plate,
      pantry: { words, setup: table.setup },
      shown: table.phase === 'verdict',
      unread: table.setup.tasteTogether,
      pitching: false,
      dim: false,
      places: 3,
      edge: undefined,
      clock: () => {},
    };
    return render(Dish as never, { props: props as never }).body;
  };

  it('S-22, S-41: where all taste at once, it is read beside the verdict', () => {
    const play = praise(served(4, { tasteTogether: true, pitch: true }).timeUp('pause'), '0.0');
    for (const seat of [0, 1, 2, 3]) play.when(seat, { type: 'skip-pitch' });
    for (const seat of [0, 1, 2, 3])
      play.when(seat, { type: 'rank', order: [0, 1, 2].map((i) => `${seat}.${i}`) });
    expect(play.table.phase).toBe('verdict');
    expect(drawn(play)).toContain('line 0.0');
  });

  it('S-40: where one tastes after the other, it is read before, and makes room for the points', () => {
    const play = praise(tasting(4, { chefsSuggestion: true }), '0.0');
    for (const seat of [0, 1, 2, 3]) play.when(seat, { type: 'skip-pitch' });
    expect(drawn(play)).toContain('line 0.0');
    expect(drawn(taste(play))).not.toContain('line 0.0');
  });
});

describe('“That’s all”', () => {
  it('S-30, S-41: waits for a moment in each slot, since at a table of three the next one is one’s own too', () => {
    const play = tasting(3, { pitch: true }, { first: 0 }).when(0, { type: 'reveal' });
    const slots: number[] = [];
    while (play.table.phase === 'pitch') {
      const [cook] = play.top.actors as [number];
      slots.push(cook);
      const props = {
        view: play.table,
        mine: play.mine(cook),
        choices: play.choices(cook),
        seats: [0, 1, 2].map((badge) => ({ badge, name: `P${badge}` })),
        words,
        timers: [],
        running: true,
        now: () => 0,
        act: () => {},
      };
      expect(render(Pitch as never, { props: props as never }).body).toContain('u-btn-dots');
      play.when(cook, { type: 'skip-pitch' });
    }
    expect(slots).toEqual([2, 2, 1, 1]);
  });

  it('S-40, S-41: is told of without a next one, which there is none of where all praise at once', () => {
    for (const [hint, taken] of [
      [en['hint.skip-pitch'], /next/],
      [fr['hint.skip-pitch'], /suivant/],
      [es['hint.skip-pitch'], /siguiente/],
      [de['hint.skip-pitch'], /nächste/],
    ] as const)
      expect(hint).not.toMatch(taken);
  });
});
