import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { firstLook } from '../../../src/renderer/games/first-look.ts';
import { gameEntries } from '../../../src/renderer/games/index.ts';
import { LOCALES, type Messages } from '../../../src/shared/text.ts';

const source = path.resolve(import.meta.dirname, '../../../src');
const picturesIn = (file: string): object => JSON.parse(readFileSync(path.join(source, file), 'utf8'));
const symbols = picturesIn('renderer/ui/art.json');

it.each(gameEntries.filter(({ kind }) => kind === 'game').map(({ id }) => id))(
  '%s is told in three pictures that there are, with a line each',
  async (game) => {
    const glances = (await firstLook(game)) ?? [];
    expect(glances).toHaveLength(3);
    const pictures = picturesIn(`games/${game}/art.json`);
    for (const { art, icon } of glances) {
      for (const key of art) expect(pictures).toHaveProperty(key);
      if (icon) expect(symbols).toHaveProperty(icon);
    }
    for (const locale of LOCALES) {
      const words: Record<string, Messages> = await import(`../../../src/games/${game}/text/${locale}.ts`);
      for (const n of glances.keys()) expect(words[locale], locale).toHaveProperty([`about.${n + 1}`]);
    }
  },
);

it('a sheet needs none: its cards lie on the table', async () =>
  expect(await firstLook('sheet-plain')).toBe(undefined));
