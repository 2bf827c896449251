import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { gameEntries, gameEntry } from '../../src/renderer/games/index.ts';

const source = path.resolve(import.meta.dirname, '../../src');

it('every game of the host has an entry, and says the same of itself', () => {
  expect(gameEntries.map(({ id }) => id).sort()).toEqual(games.map(({ id }) => id).sort());
  for (const game of games) {
    const { kind, seats } = gameEntry(game.id);
    expect({ kind, seats }, game.id).toEqual({ kind: game.kind, seats: game.seats });
  }
});

it('every entry has words to be named by', async () => {
  for (const { text, title, id } of gameEntries) {
    const { en } = await import(`../../src/games/${text}/text/en.ts`);
    expect(en[title], id).toBeTypeOf('string');
  }
});

it('every entry with pictures has a list of them', () => {
  for (const { art } of gameEntries) {
    if (art) expect(existsSync(path.join(source, 'games', art, 'art.json')), art).toBe(true);
  }
});

it('what a table tells when it happens is a notice of the game, and has words', async () => {
  for (const { id, text, kind } of gameEntries) {
    if (kind !== 'game') continue;
    const { en } = await import(`../../src/games/${text}/text/en.ts`);
    const { news } = await import(`../../src/renderer/games/${id}/news.ts`);
    expect(
      news.filter((type: string) => !(`notice.${type}` in en)),
      id,
    ).toEqual([]);
  }
});
