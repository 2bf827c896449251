#!/usr/bin/env node
/**
 * Makes a Debian package with nothing but Debian's own `dpkg-deb`. electron-builder calls it in the place of `fpm`,
 * which it would have to fetch first, and with the same words.
 */
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

const text = { type: 'string' } as const;
const many = { type: 'string', multiple: true } as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    s: { ...text, short: 's' },
    t: { ...text, short: 't' },
    d: { ...many, short: 'd' },
    force: { type: 'boolean' },
    architecture: text,
    'after-install': text,
    'after-remove': text,
    description: text,
    version: text,
    package: text,
    name: text,
    maintainer: text,
    vendor: text,
    url: text,
    license: text,
    category: text,
    'deb-priority': text,
    'deb-compression': text,
    'deb-recommends': many,
  },
});

const needed = (name: 'architecture' | 'version' | 'package' | 'name' | 'maintainer'): string => {
  const value = values[name];
  if (!value) throw new Error(`deb.ts lacks --${name}`);
  return value;
};

/** `from=/to`: a folder that ends in `/` gives what is in it. */
function layOut(root: string): void {
  for (const given of positionals) {
    const at = given.lastIndexOf('=');
    const [from, to] = [given.slice(0, at), path.join(root, given.slice(at + 1))];
    mkdirSync(statSync(from).isDirectory() ? to : path.dirname(to), { recursive: true });
    cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  }
}

function kilobytes(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const bytes = files.reduce((sum, one) => sum + statSync(path.join(one.parentPath, one.name)).size, 0);
  return Math.ceil(bytes / 1024);
}

/** The first line is a summary; each further one begins with a space, an empty one with a dot. */
function described(): string {
  const [summary = '', ...more] = (values.description ?? '').trim().split('\n');
  return [summary, ...more.map((line) => ` ${line.trim() || '.'}`)].join('\n');
}

function control(root: string): string {
  const fields = [
    ['Package', needed('name')],
    ['Version', needed('version')],
    ['Architecture', needed('architecture')],
    ['Maintainer', needed('maintainer')],
    ['Installed-Size', String(kilobytes(root))],
    ['Depends', (values.d ?? []).join(', ')],
    ['Recommends', (values['deb-recommends'] ?? []).join(', ')],
    ['Section', values.category ?? 'games'],
    ['Priority', values['deb-priority'] ?? 'optional'],
    ['Homepage', values.url ?? ''],
    ['Description', described()],
  ];
  return `${fields.flatMap(([name, value]) => (value ? [`${name}: ${value}`] : [])).join('\n')}\n`;
}

const root = mkdtempSync(path.join(tmpdir(), 'smorgasboard-deb-'));
try {
  chmodSync(root, 0o755);
  layOut(root);
  const about = control(root);
  mkdirSync(path.join(root, 'DEBIAN'));
  writeFileSync(path.join(root, 'DEBIAN/control'), about);
  for (const [option, name] of [
    ['after-install', 'postinst'],
    ['after-remove', 'postrm'],
  ] as const) {
    const script = values[option];
    if (!script) continue;
    cpSync(script, path.join(root, 'DEBIAN', name));
    chmodSync(path.join(root, 'DEBIAN', name), 0o755);
  }
  // Every Debian and Ubuntu that this Electron runs on reads zstd; xz takes minutes where this takes seconds.
  execFileSync('dpkg-deb', ['--root-owner-group', '-Zzstd', '-z8', '--build', root, needed('package')], {
    stdio: 'inherit',
  });
} finally {
  rmSync(root, { recursive: true, force: true });
}
