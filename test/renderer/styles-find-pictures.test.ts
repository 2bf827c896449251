/** What a style names and nobody has is left as it stands there: a 404 on each screen, and a sheet without its paper. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const SCREENS = path.resolve(import.meta.dirname, '../../src/renderer');
const NAMED = /url\(\s*['"]?(\.{1,2}\/[^'")]+)['"]?\s*\)/g;

it('every file that a style names is there', () => {
  const named = globSync('**/*.{svelte,css}', { cwd: SCREENS }).flatMap((file) => {
    const text = readFileSync(path.join(SCREENS, file), 'utf8');
    return [...text.matchAll(NAMED)].map(([, to = '']) => ({ file, to }));
  });
  expect(named.length).toBeGreaterThan(10);
  const missing = named.filter(({ file, to }) => !existsSync(path.join(SCREENS, path.dirname(file), to)));
  expect(missing).toEqual([]);
});
