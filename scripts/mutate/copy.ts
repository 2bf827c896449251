/** A copy of the project in a temporary folder: nothing is ever changed where people work. */
import { rmSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot } from '../lib/paths.ts';
import { projectFiles } from '../lib/project-files.ts';

export interface ProjectCopy {
  readonly root: string;
  readonly files: readonly string[];
  read(file: string): Promise<string>;
  write(file: string, text: string): Promise<void>;
  remove(): Promise<void>;
}

export async function copyProject(): Promise<ProjectCopy> {
  const root = await mkdtemp(path.join(tmpdir(), 'smorgasboard-mutants-'));
  for (const ending of ['SIGINT', 'SIGTERM'] as const)
    process.once(ending, () => {
      rmSync(root, { recursive: true, force: true });
      process.exit(130);
    });
  const inCopy = (file: string): string => path.join(root, file);
  const files = await projectFiles();
  for (const file of files) await cp(inRoot(file), inCopy(file));
  await symlink(inRoot('node_modules'), inCopy('node_modules'), 'dir');
  return {
    root,
    files,
    read: (file) => readFile(inCopy(file), 'utf8'),
    write: (file, text) => writeFile(inCopy(file), text),
    remove: () => rm(root, { recursive: true, force: true }),
  };
}
