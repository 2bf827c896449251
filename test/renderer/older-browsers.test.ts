import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { OLDEST } from '../../scripts/vite/old-browser.ts';

/** What came after the oldest browsers that will do; types know it, and nothing puts it in. */
const NEWER = /\.(toSorted|toReversed|toSpliced|withResolvers|groupBy|fromAsync|isWellFormed|canParse)\(/;

const source = path.resolve(import.meta.dirname, '../../src');

const IMPORTED = /^(?:import|export) (?!type\b)[^;]*? from '(\.[^']+\.(?:ts|svelte))';/gm;

/** The pages' own, and whatever of the games they run. */
function scriptsOfPages(): readonly string[] {
  const own = readdirSync(path.join(source, 'renderer'), { recursive: true, encoding: 'utf8' });
  const found = new Set(
    own.filter((name) => /\.(svelte|ts)$/.test(name)).map((name) => path.join(source, 'renderer', name)),
  );
  for (const file of found)
    for (const [, name] of readFileSync(file, 'utf8').matchAll(IMPORTED))
      found.add(path.resolve(path.dirname(file), name!));
  return [...found];
}

test('no screen calls what its oldest browser has not', () => {
  const scripts = scriptsOfPages();
  const names = scripts.map((file) => path.relative(source, file));
  expect(names).toEqual(expect.arrayContaining(['shared/mirror.ts', 'games/wars/dishes.ts']));
  expect(names.filter((_, i) => NEWER.test(readFileSync(scripts[i]!, 'utf8')))).toEqual([]);
});

test('the page about browsers names the versions that the note in the pages names', () => {
  const page = readFileSync(path.join(source, '../docs/browsers.md'), 'utf8');
  const table = page.split('##')[0]!;
  for (const version of Object.values(OLDEST)) expect(table).toMatch(new RegExp(`\\| ${version} \\|`));
});
