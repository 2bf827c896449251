/** The short form; `npm run simulate:evening` plays as many as one likes. */
import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { Evening } from './evening.ts';
import { plantedFaults } from './planted.ts';

const MOST_EVENINGS = 200;

describe('simulated evenings', () => {
  it.each(games.map((game) => ({ game, title: game.id })))('hold with $title', async ({ game }) => {
    for (const seed of [1, 2]) {
      const { violation, actions } = await new Evening({ seed, games: [game], actions: 250 }).play();
      expect(violation, `npm run simulate:evening -- --game ${game.id} --seed ${seed}`).toBeNull();
      expect(actions).toBeGreaterThanOrEqual(250);
    }
  });

  it('hold with many games in one evening', async () => {
    for (let seed = 1; seed <= 8; seed++) {
      const { violation } = await new Evening({ seed, games, actions: 500 }).play();
      expect(violation, `npm run simulate:evening -- --seed ${seed}`).toBeNull();
    }
  });

  it('are the same again by the same seed', async () => {
    const play = async () => {
      const { story, commits, lasted } = await new Evening({ seed: 7, games, actions: 300 }).play();
      return { story, commits, lasted };
    };
    expect(await play()).toEqual(await play());
  });
});

describe('a planted fault is found', () => {
  it.each(plantedFaults)('$title', async ({ plant }) => {
    const takeOut = plant();
    try {
      let seed = 1;
      while (
        seed <= MOST_EVENINGS &&
        (await new Evening({ seed, games, actions: 300 }).play()).violation === null
      )
        seed++;
      expect(seed).toBeLessThanOrEqual(MOST_EVENINGS);
    } finally {
      takeOut();
    }
  });
});
