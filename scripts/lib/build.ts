import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inRoot } from './paths.ts';
import { type Ended, runNode } from './run.ts';

const sources = [
  'src',
  'resources',
  'scripts/vite',
  'scripts/after-build.ts',
  'scripts/lib/compress.ts',
  'scripts/package/licences.ts',
  'scripts/package/shipped.ts',
  'docs/LICENCES.md',
  'electron.vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
];
const stamp = inRoot('out', '.built-from');
const products = [
  'out/main/index.js',
  'out/main/headless.js',
  'out/main/picture-worker.mjs',
  'out/main/thinking-worker.mjs',
  'out/preload/index.cjs',
  'out/renderer/table.html',
  'out/renderer/owner.html',
  'out/renderer/phone.html',
  'out/licences.html',
];
const stepLimitSeconds = 150;

async function filesUnder(relative: string): Promise<string[]> {
  const whole = inRoot(relative);
  if (!existsSync(whole)) return [];
  const entries = await readdir(whole, { recursive: true, withFileTypes: true }).catch(() => null);
  if (!entries) return [whole];
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

/** One number for everything the build is made from: contents, not dates, so a checkout never looks newer. */
async function sourceMark(): Promise<string> {
  const files = (await Promise.all(sources.map(filesUnder))).flat().sort();
  const hash = createHash('sha256');
  const contents = await Promise.all(files.map((file) => readFile(file)));
  for (const [index, file] of files.entries()) {
    hash.update(path.relative(inRoot(), file));
    hash.update('\0');
    hash.update(contents[index] ?? '');
  }
  return hash.digest('hex');
}

export async function isBuilt(): Promise<boolean> {
  if (!products.every((product) => existsSync(inRoot(product)))) return false;
  const known = await readFile(stamp, 'utf8').catch(() => '');
  return known === (await sourceMark());
}

interface Step {
  readonly script: string;
  readonly args: readonly string[];
}

const steps: readonly Step[] = [
  { script: 'node_modules/electron-vite/bin/electron-vite.js', args: ['build'] },
  { script: 'node_modules/vite/bin/vite.js', args: ['build', '--config', 'scripts/vite/phone.config.ts'] },
  { script: 'scripts/after-build.ts', args: [] },
];

/** Bundles, then compresses and measures; leaves a mark of the sources it was made from. */
export async function build(output: 'live' | 'kept'): Promise<Ended> {
  const mark = await sourceMark();
  await rm(stamp, { force: true });
  let said = '';
  for (const { script, args } of steps) {
    const ended = await runNode(inRoot(script), args, { limitSeconds: stepLimitSeconds, output });
    said += ended.output;
    if (!ended.ok) return { ...ended, output: said };
  }
  await writeFile(stamp, mark);
  return { ok: true, output: said, trouble: '' };
}
