import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { OLDEST } from '../../scripts/vite/old-browser.ts';

/** What came after the oldest browsers that will do; types know it, and nothing puts it in. */
const NEWER = /\.(toSorted|toReversed|toSpliced|withResolvers|groupBy|fromAsync|isWellFormed|canParse)\(/;

const source = path.resolve(import.meta.dirname, '../../src');

test.each(['renderer', 'shared'])('no screen calls what its oldest browser has not: %s', (folder) => {
  const files = readdirSync(path.join(source, folder), { recursive: true, encoding: 'utf8' });
  const scripts = files.filter((name) => /\.(svelte|ts)$/.test(name));
  expect(scripts.length).toBeGreaterThan(20);
  expect(scripts.filter((name) => NEWER.test(readFileSync(path.join(source, folder, name), 'utf8')))).toEqual(
    [],
  );
});

test('the page about browsers names the versions that the note in the pages names', () => {
  const page = readFileSync(path.join(source, '../docs/browsers.md'), 'utf8');
  const table = page.split('##')[0]!;
  for (const version of Object.values(OLDEST)) expect(table).toMatch(new RegExp(`\\| ${version} \\|`));
});
