/** The program as people get it, laid out once before the desktop tests: `test/desktop/package.setup.ts`. */
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { findElectron } from '../../scripts/lib/electron.ts';
import { inRoot } from '../../scripts/lib/paths.ts';
import { inspectableOf, makeInspectable, pack, programIn, unpackedIn } from '../../scripts/package/pack.ts';

const output = inRoot('.cache', 'packaged');
const limitSeconds = 240;

export interface Packaged {
  readonly folder: string;
  /** What is handed out. */
  readonly shipped: string;
}

export async function packProgram(): Promise<Packaged> {
  const electron = findElectron();
  if ('missing' in electron) throw new Error(`No Electron: ${electron.missing}`);
  await rm(output, { recursive: true, force: true });
  const ended = await pack({
    electron: path.dirname(electron.file),
    ...{ output, targets: ['dir'], limitSeconds },
  });
  if (!ended.ok) throw new Error(`${ended.trouble}\n${ended.output}`);
  return packaged();
}

export async function packaged(): Promise<Packaged> {
  const folder = await unpackedIn(output);
  return { folder, shipped: programIn(folder) };
}

/** The same, but for the inspector by which Playwright gets hold of Electron. */
export async function inspectable(): Promise<string> {
  const { shipped } = await packaged();
  const twin = inspectableOf(shipped);
  return existsSync(twin) ? twin : makeInspectable(shipped);
}
