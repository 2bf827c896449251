/**
 * Newer versions, from a place that the owner names, and only then: without one nothing is ever asked for. What has
 * come is installed while nothing is played, and the program that was there before is kept.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { autoUpdater } from 'electron';
import type { AppUpdater } from 'electron-updater';
import type { UpdateState } from '../../shared/protocol.ts';
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

export interface Updates {
  /** Where newer versions lie; empty = nowhere. */
  readonly place: () => string;
  /** It was said at the start: nothing else counts. */
  readonly isFixed: boolean;
  /** From now on; what is no address is not taken. */
  readonly lookIn: (place: string) => void;
  readonly state: () => UpdateState;
  readonly ask: () => void;
  /** Asks, and again every few hours. */
  readonly begin: () => void;
}

function placeIn(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return '';
  }
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

interface Asking extends UpdateParts {
  readonly updater: AppUpdater;
  /** While no place is named any more, what came from it is left alone. */
  readonly isWanted: () => boolean;
  readonly here: (version: string) => void;
  readonly trouble: (error: unknown) => void;
}

function installWhatComes({ updater, isPlayed, isWanted, leave, log, here, trouble }: Asking): void {
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
    here(version);
    if (version === wanted) return;
    const isFirst = wanted === '';
    wanted = version;
    log(`Version ${version} is here: it is installed while nothing is played.`);
    if (!isFirst) return;
    const look = installWhenQuiet({
      ...{ trouble, now: () => performance.now() },
      isPlayed: () => isPlayed() || !isWanted(),
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
}

export function updatesFor(parts: UpdateParts): Updates {
  const { from, data, window, log } = parts;
  const file = path.join(data, FILE);
  let place = from ?? placeIn(file);
  let state: UpdateState = { is: 'off' };
  let made: Promise<AppUpdater> | undefined;

  const say = (is: UpdateState['is']): void => {
    if (state.is !== 'here') state = { is };
  };
  const trouble = (error: unknown): void => {
    say('failed');
    log(`No update: ${(error instanceof Error ? error.message : String(error)).split('\n')[0]}`);
  };

  async function updaterHere(): Promise<AppUpdater> {
    const updater = await updaterFor(place, window);
    installWhatComes({
      ...{ ...parts, updater, trouble },
      isWanted: () => place !== '',
      here: (version) => {
        if (place !== '') state = { is: 'here', version };
      },
    });
    return updater;
  }

  async function ask(): Promise<void> {
    const url = place;
    say(url === '' ? 'off' : 'asking');
    if (url === '') return;
    try {
      if (!isAddress(url)) throw new Error('The place of updates is no address of the web.');
      made ??= updaterHere().catch((error: unknown) => {
        made = undefined;
        throw error;
      });
      const updater = await made;
      updater.setFeedURL({ provider: 'generic', url });
      const asked = await updater.checkForUpdates();
      await asked?.downloadPromise;
      if (url !== place) return;
      if (asked === null) say('cannot');
      else if (!asked.isUpdateAvailable) say('current');
    } catch (error) {
      if (url === place) trouble(error);
    }
  }

  return {
    place: () => place,
    isFixed: from !== undefined,
    lookIn: (wanted) => {
      if (from !== undefined || (wanted !== '' && !isAddress(wanted))) return;
      try {
        if (wanted === '') rmSync(file, { force: true });
        else writeFileSync(file, `${wanted}\n`, { mode: 0o600 });
      } catch (error) {
        return trouble(error);
      }
      place = wanted;
      state = { is: 'off' };
      void ask();
    },
    state: () => state,
    ask: () => void ask(),
    begin: () => {
      void ask();
      setInterval(() => void ask(), ASK_EVERY_MS).unref();
    },
  };
}
