import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sbom } from '../../scripts/package/sbom.ts';
import { shippedPackages } from '../../scripts/package/shipped.ts';
import { isNext, readNotes, released } from '../../scripts/release/changelog.ts';

const changelog =
  '# Changelog\n\n## [Unreleased]\n\n### Added\n\n- A thing.\n\n## [0.1.0] - 2025-01-01\n\n- Old.\n';

test('what is not released yet becomes a version, and the next may begin above it', () => {
  expect(readNotes(changelog)).toEqual({ unreleased: '### Added\n\n- A thing.', last: '0.1.0' });
  const after = released(changelog, '1.0.0', '2026-02-03');
  expect(readNotes(after)).toEqual({ unreleased: '', last: '1.0.0' });
  expect(after).toContain('## [1.0.0] - 2026-02-03\n\n### Added\n\n- A thing.\n\n## [0.1.0]');
  expect(() => released(after, '1.0.1', '2026-02-04')).toThrow('nothing to release');
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

test('the changelog at hand can be read', () => {
  expect(readNotes(readFileSync('CHANGELOG.md', 'utf8'))).toHaveProperty('unreleased');
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
