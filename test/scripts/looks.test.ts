/** The pictures of `npm run looks` and the list of them: neither grows without the other. */
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { LOCALES } from '../../src/shared/text.ts';
import { looks, SCREENS } from '../looks/list.ts';

const folder = path.join(import.meta.dirname, '../looks/pictures');
/** They are in every clone. */
const MOST_BYTES = 4_000_000;

it('looks at 132 screens, and keeps no picture of any other, small enough for the tree', () => {
  expect(new Set(looks.map(({ name }) => name)).size).toBe(132);
  const pictures = readdirSync(folder).filter((file) => file.endsWith('.webp'));
  expect(pictures.filter((file) => !looks.some(({ name }) => file === `${name}.webp`))).toEqual([]);
  const sizes = pictures.map((file) => statSync(path.join(folder, file)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_BYTES);
});

it('looks by day and by night, in every language, on every screen', () => {
  for (const screen of Object.keys(SCREENS)) expect(looks.some((one) => one.screen === screen)).toBe(true);
  for (const locale of LOCALES)
    for (const light of ['light', 'dark'])
      expect(looks.some((one) => one.locale === locale && one.light === light)).toBe(true);
});
