/**
 * Newer versions, from a place that the owner names, and only then: without one nothing is ever asked for. What has
 * come is installed while nothing is played, and the program that was there before is kept.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { autoUpdater } from 'electron';
import type { AppUpdater } from 'electron-updater';
import { longWork } from '../store/long-work.ts';
import { installWhenQuiet } from './quiet-install.ts';

const ASK_EVERY_MS = 6 * 3600_000;
const LOOK_MS = 2000;
/** In the data folder: the address alone, for whoever starts the program by a click. */
const FILE = 'updates-from';

export interface UpdateParts {
  /** As it was said at the start. */
  readonly from: string | undefined;
  readonly data: string;
  /** Of this machine's window. */
  readonly window: string;
  readonly isPlayed: () => boolean;
  /** Lets the program end, and come back where it is not the installer that brings it. */
  readonly leave: (back: 'by-itself' | 'by-installer') => void;
  readonly log: (text: string) => void;
}

const isAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

async function placeOf({ from, data, log }: UpdateParts): Promise<string | undefined> {
  const named = from ?? (await readFile(path.join(data, FILE), 'utf8').catch(() => '')).trim();
  if (named === '') return undefined;
  if (isAddress(named)) return named;
  log('The place of updates is no address of the web: none are looked for.');
  return undefined;
}

/** electron-updater reads where to look from a file. */
async function updaterFor(place: string, folder: string): Promise<AppUpdater> {
  const { autoUpdater: updater } = (await import('electron-updater')).default;
  const file = path.join(folder, 'updates.json');
  await mkdir(folder, { recursive: true });
  await writeFile(
    file,
    JSON.stringify({ provider: 'generic', url: place, updaterCacheDirName: 'smorgasboard' }),
  );
  updater.updateConfigPath = file;
  updater.autoDownload = true;
  // Somebody who quits in the middle of a match means to go on with it.
  updater.autoInstallOnAppQuit = false;
  updater.allowDowngrade = false;
  updater.logger = null;
  return updater;
}

/** So that one can go back: an AppImage is one file, and the new one takes its place. */
async function keepBefore(log: UpdateParts['log']): Promise<void> {
  const { APPIMAGE } = process.env;
  if (!APPIMAGE) return;
  await copyFile(APPIMAGE, `${APPIMAGE}.before`);
  log(`The program as it was is kept as ${path.basename(APPIMAGE)}.before.`);
}

export async function lookForUpdates(parts: UpdateParts): Promise<void> {
  const { window, isPlayed, leave, log } = parts;
  const place = await placeOf(parts);
  if (place === undefined) return;
  const updater = await updaterFor(place, window);
  const trouble = (error: unknown): void =>
    log(`No update: ${(error instanceof Error ? error.message : String(error)).split('\n')[0]}`);
  // Whoever asked is told as well; what breaks while it is installed, nobody else hears.
  let installing = false;
  updater.on('error', (error) => {
    if (installing) trouble(error);
  });

  const isLinux = process.platform === 'linux';
  let wanted = '';
  // Once it is there, and not before: a kiosk whose program stays as it was stays locked.
  autoUpdater.once('before-quit-for-update', () => {
    log(`Version ${wanted} is installed.`);
    leave(isLinux ? 'by-itself' : 'by-installer');
  });
  updater.on('update-downloaded', ({ version }) => {
    if (version === wanted) return;
    const isFirst = wanted === '';
    wanted = version;
    log(`Version ${version} is here: it is installed while nothing is played.`);
    if (!isFirst) return;
    const look = installWhenQuiet({
      ...{ isPlayed, trouble, now: () => performance.now() },
      prepare: () => keepBefore(log),
      install: () => {
        installing = true;
        // The loop stands still until a large file is moved, or a password is typed: nobody must end it for that.
        longWork(() => updater.quitAndInstall(true, !isLinux));
        installing = false;
      },
    });
    setInterval(() => void look(), LOOK_MS).unref();
  });

  const ask = (): void => void updater.checkForUpdates().catch(trouble);
  ask();
  setInterval(ask, ASK_EVERY_MS).unref();
}
