/** Lays out the program as people get it, in a folder. */
import { copyFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { inRoot } from '../lib/paths.ts';
import { type Ended, runNode } from '../lib/run.ts';
import { switchOn } from './fuses.ts';

const builder = inRoot('node_modules/electron-builder/cli.js');

export interface PackJob {
  /** A folder with Electron's program in it. */
  readonly electron: string;
  readonly output: string;
  /** electron-builder's names: `dir`, `AppImage`, `deb`, … */
  readonly targets: readonly string[];
  readonly limitSeconds: number;
  readonly env?: NodeJS.ProcessEnv;
  /** A folder that is laid out already. */
  readonly from?: string;
}

const flags = { linux: '--linux', darwin: '--mac', win32: '--win' } as Readonly<Record<string, string>>;

export function pack({ electron, output, targets, limitSeconds, env, from }: PackJob): Promise<Ended> {
  const given = from === undefined ? [] : ['--prepackaged', from];
  const args = [flags[process.platform] ?? '--linux', ...targets, ...given, '--publish=never'];
  const settings = [`-c.electronDist=${electron}`, `-c.directories.output=${output}`];
  return runNode(builder, [...args, ...settings], { limitSeconds, ...(env && { env }) });
}

/** The folder with the program, of what was packed there. */
export async function unpackedIn(output: string): Promise<string> {
  const names = await readdir(output).catch(() => []);
  const found = names.find((name) => /-unpacked$|^mac/.test(name));
  if (found === undefined) throw new Error(`Nothing was packed into ${output}`);
  return path.join(output, found);
}

export function programIn(folder: string): string {
  if (process.platform === 'darwin') return path.join(folder, 'Smorgasboard.app/Contents/MacOS/Smorgasboard');
  return path.join(folder, process.platform === 'win32' ? 'Smorgasboard.exe' : 'smorgasboard');
}

export function inspectableOf(program: string): string {
  const { dir, name, ext } = path.parse(program);
  return path.join(dir, `${name}-inspectable${ext}`);
}

/**
 * The same program with one fuse on: Playwright drives Electron by its inspector, which is off in what people get.
 * It lies beside the other and shares all else with it.
 */
export async function makeInspectable(program: string): Promise<string> {
  const twin = inspectableOf(program);
  await copyFile(program, twin);
  await switchOn(twin, 'inspect');
  return twin;
}
