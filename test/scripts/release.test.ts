import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sbom } from '../../scripts/package/sbom.ts';
import { shippedPackages } from '../../scripts/package/shipped.ts';
import { dated, isNext, readNotes, released, whyNot } from '../../scripts/release/changelog.ts';

const changelog =
  '# Changelog\n\n## [Unreleased]\n\n### Added\n\n- A thing.\n\n## [0.1.0] - 2025-01-01\n\n- Old.\n';

test('what is not released yet becomes a version, and the next may begin above it', () => {
  expect(readNotes(changelog)).toEqual({ unreleased: '### Added\n\n- A thing.', last: '0.1.0' });
  const after = released(changelog, { version: '1.0.0', day: '2026-02-03' });
  expect(readNotes(after)).toEqual({ unreleased: '', last: '1.0.0' });
  expect(after).toContain('## [1.0.0] - 2026-02-03\n\n### Added\n\n- A thing.\n\n## [0.1.0]');
  expect(() => released(after, { version: '1.0.1', day: '2026-02-04' })).toThrow('nothing to release');
});

test.each([
  ['0.1.0', '1.0.0', true],
  ['1.0.0', '1.0.1', true],
  ['1.0.3', '1.1.0', true],
  ['1.0.3', '1.1.3', false],
  ['1.0.0', '1.0.0', false],
  ['1.2.0', '1.1.0', false],
  ['1.0.0', 'soon', false],
])('after %s comes %s: %s', (before, version, is) => expect(isNext(before, version)).toBe(is));

test('a version that stands there already is released on its day, unless it was before or something is new', () => {
  const prepared = changelog
    .replace('## [Unreleased]', '## [Unreleased]\n\n## [1.0.0] - 2026-02-03')
    .replace('- A thing.', '- A thing.\n\n[1.0.0] is the first.');
  const notes = readNotes(prepared);
  const plan = { version: '1.0.0', before: '1.0.0', notes, isTagged: false };
  expect(whyNot(plan)).toBeUndefined();
  expect(dated(prepared, { version: '1.0.0', day: '2026-03-04' })).toBe(
    prepared.replace('2026-02-03', '2026-03-04'),
  );
  expect(whyNot({ ...plan, isTagged: true })).toBe('There is a tag v1.0.0 already.');
  expect(whyNot({ ...plan, notes: { ...notes, unreleased: '- More.' } })).toBe(
    'The changelog has lines that are not in 1.0.0.',
  );
  expect(whyNot({ ...plan, version: '1.1.0' })).toBe('The changelog has nothing to release.');
  expect(whyNot({ ...plan, version: '1.1.0', notes: { ...notes, unreleased: '- More.' } })).toBeUndefined();
  expect(whyNot({ ...plan, before: '0.9.0' })).toBe('The changelog has nothing to release.');
});

test('the program has a version that its changelog knows, and its lock file too', () => {
  const [{ version }, lock] = ['package.json', 'package-lock.json'].map((file) =>
    JSON.parse(readFileSync(file, 'utf8')),
  );
  expect(version).toMatch(/^[1-9]\d*\.\d+\.\d+$/);
  expect([lock.version, lock.packages[''].version]).toEqual([version, version]);
  expect(readNotes(readFileSync('CHANGELOG.md', 'utf8')).last).toBe(version);
});

test('each package that is handed out has a licence that allows it, and is in the list of parts', async () => {
  const packages = await shippedPackages();
  const names = packages.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['better-sqlite3', 'electron', 'svelte', 'ws', 'zod']));
  expect(names).not.toContain('vitest');
  for (const { name, licence } of packages)
    expect([name, licence]).toEqual([
      name,
      expect.stringMatching(
        /^(MIT|ISC|BSD-[23]-Clause|Apache-2\.0|MPL-2\.0|OFL-1\.1|Python-2\.0|BlueOak-1\.0\.0)$/,
      ),
    ]);
  expect(await sbom()).toMatchObject({
    bomFormat: 'CycloneDX',
    components: packages.map(({ name, version }) => ({ name, version })),
  });
});
