import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { inRoot, root } from './paths.ts';

const notOurs = new Set(['.git', 'node_modules', 'out', 'dist', '.cache', 'test-results']);

async function walk(folder: string): Promise<string[]> {
  const entries = await readdir(inRoot(folder), { withFileTypes: true });
  const nested = entries
    .filter((entry) => !notOurs.has(entry.name))
    .map((entry) => {
      const name = path.posix.join(folder, entry.name);
      return entry.isDirectory() ? walk(name) : [name];
    });
  return (await Promise.all(nested)).flat();
}

/** The project's own files: as git sees them, or all of them in a copy without git. */
export async function projectFiles(): Promise<string[]> {
  if (!existsSync(inRoot('.git'))) return walk('');
  const listed = await promisify(execFile)('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: root,
    maxBuffer: 1 << 26,
  });
  const names = listed.stdout.split('\0').filter(Boolean);
  return [...new Set(names)].filter((name) => existsSync(inRoot(name)));
}
