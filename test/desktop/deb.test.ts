/** On a machine with nothing but Debian's base a deb brings whatever the program needs, or it does not start. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { inRoot } from '../../scripts/lib/paths.ts';
import { packaged } from '../support/packaged-program.ts';

interface Installed {
  readonly name: string;
  readonly wants: readonly string[];
  readonly is: readonly string[];
}

/** `a (>= 2) | b:any, c`: all names in it. */
const names = (field: string): string[] => field.match(/(?<=^|[,|]\s*)[a-z0-9][a-z0-9+.-]*/g) ?? [];

function installed(): Installed[] {
  const fields = ['Package', 'Depends', 'Pre-Depends', 'Provides'].map((field) => `\${${field}}`);
  const said = execFileSync('dpkg-query', ['-W', '-f', `${fields.join('\\t')}\\n`], { encoding: 'utf8' });
  return said.split('\n').map((line) => {
    const [name = '', wants = '', before = '', is = ''] = line.split('\t');
    return { name, wants: [...names(wants), ...names(before)], is: [name, ...names(is)] };
  });
}

/** What comes with them, of what is installed here. */
function broughtBy(wanted: readonly string[]): Set<string> {
  const all = installed();
  const asked = new Set(wanted);
  const brought = new Set<string>();
  for (const name of asked)
    for (const one of all.filter(({ is }) => is.includes(name))) {
      brought.add(one.name);
      for (const more of one.wants) asked.add(more);
    }
  return brought;
}

/** Of each library that the program is linked to, directly or not, the package that it came with. */
function librariesOf(program: string): Map<string, string> {
  const linked = execFileSync('ldd', [program], { encoding: 'utf8' });
  const libraries = [...linked.matchAll(/=> (?:\/usr)?(\/lib\/\S+)/g)].map(([, file = '']) => file);
  // Debian knows some by the one path, some by the other, and complains of the rest.
  const paths = libraries.flatMap((file) => [file, `/usr${file}`]);
  const said = spawnSync('dpkg', ['-S', ...paths], { encoding: 'utf8' }).stdout;
  const owners = [...said.matchAll(/^([^\s:]+).*: (?:\/usr)?(\/lib\/.+)$/gm)];
  const packages = new Map(owners.map(([, owner = '', file = '']) => [file, owner]));
  return new Map(libraries.map((file) => [file, packages.get(file) ?? 'of no package']));
}

test('a deb names all that the program is linked to', async () => {
  if (!existsSync('/usr/bin/dpkg-query')) return;
  const { shipped } = await packaged();
  const [, list = ''] =
    /^deb:\n {2}depends:\n((?: {4}- .*\n)+)/m.exec(await readFile(inRoot('electron-builder.yml'), 'utf8')) ??
    [];
  const brought = broughtBy(
    names(
      list
        .trim()
        .replace(/^\s*- /gm, '')
        .replaceAll('\n', ', '),
    ),
  );
  const libraries = [...librariesOf(shipped)];
  expect(libraries.length).toBeGreaterThan(20);
  expect(libraries.filter(([, owner]) => !brought.has(owner))).toEqual([]);
});
