import path from 'node:path';
import { app, BrowserWindow, powerMonitor, powerSaveBlocker, session } from 'electron';
import { kioskChanged, pinWanted } from '../../shared/ipc.ts';
import { type DataPlace, expectHouse, leaveOldPlace } from '../data-dir.ts';
import { type Host, startHost } from '../host.ts';
import { logFolderIn } from '../log-file.ts';
import { ownProgram, ownWords } from '../own-command.ts';
import { noteStart } from '../starts.ts';
import { AGAIN, isSupervised, starterOf } from '../supervised.ts';
import { answerPreferences } from './answer-preferences.ts';
import { answerPages } from './answers.ts';
import { dataMove } from './data-move.ts';
import { watchDownloads } from './downloads.ts';
import { denyPermissions } from './guard.ts';
import { createKiosk, type Kiosk } from './kiosk.ts';
import type { LaunchOptions } from './launch-options.ts';
import { type LockNote, lockNoteIn } from './lock-note.ts';
import { setMenu } from './menu.ts';
import { openPatiently } from './opening.ts';
import { type Opening, otherWindowsFor } from './other-windows.ts';
import { preferencesIn } from './preferences.ts';
import { isInTrouble, tryAgain } from './trouble.ts';
import { type Updates, updatesFor } from './updates.ts';
import { windowPlacesIn } from './window-place.ts';
import { applyLock, openTableWindow } from './windows.ts';
import { wordsFor } from './words/index.ts';

const farewellMs = 5_000;
const mostWindows = 6;

export interface Places {
  readonly renderer: string;
  readonly preload: string;
  readonly icon: string;
  readonly licences: string;
  readonly data: DataPlace;
  readonly log: (text: string) => void;
}

/** The lock that holds at the moment: while the house cannot be opened it is another one. */
interface Lock {
  kiosk?: Kiosk;
}

/** Of all its processes, as the system counts what each has for itself. */
const memoryOfAll = (): number =>
  app.getAppMetrics().reduce((sum, { memory }) => sum + (memory.privateBytes ?? memory.workingSetSize), 0) *
  1024;

/** Where nobody outside does it, it starts itself again. */
function beginAnew(lock: Lock): void {
  comeBack(lock, 'by-itself');
  app.quit();
}

function relaunch(): void {
  if (!isSupervised()) app.relaunch({ execPath: ownProgram(), args: ownWords() });
}

/** On a busy machine whoever comes after would meet a program that is still ending, and leave the house to it. */
function leave(code: number): void {
  app.releaseSingleInstanceLock();
  app.exit(code);
}

/** After a fault: no window is asked, and a locked one stays so until the end. */
export function beginAnewAtOnce(): void {
  relaunch();
  leave(isSupervised() ? AGAIN : 0);
}

function comeBack(lock: Lock, back: 'by-itself' | 'by-installer'): void {
  if (back === 'by-itself') relaunch();
  lock.kiosk?.release();
  again = back === 'by-itself';
}

/** Whether whoever started the program is to start it again. */
let again = false;

let house: Host | undefined;

export const closeHouse = (): Promise<void> | undefined => house?.close();

interface HouseParts {
  readonly options: LaunchOptions;
  readonly places: Places;
  readonly lock: Lock;
  readonly updates: Updates;
}

async function openTheHouse({ options, places, lock, updates }: HouseParts): Promise<Host> {
  expectHouse(places.data);
  const opened = await startHost({
    dataDir: places.data.folder,
    port: options.port,
    staticDir: places.renderer,
    log: places.log,
    localName: options.localName,
    program: { restart: () => beginAnew(lock), memory: memoryOfAll, updates },
    watch: { starter: starterOf(), lookMs: options.watchMs },
    ...(options.hostAddress && { hostAddress: options.hostAddress }),
    ...(options.restore && { restore: options.restore }),
    ...(options.clockSpeed && { clockSpeed: options.clockSpeed }),
  });
  const left = leaveOldPlace(places.data);
  if (left) places.log(`The house has moved to ${places.data.folder}: nothing of it is left in ${left}.`);
  return opened;
}

/** The address of the table's page: Vite's while developing, else the host's own. */
function pageAddress(host: Host): string {
  const developing = process.env.ELECTRON_RENDERER_URL;
  if (!developing || app.isPackaged) return host.tableUrl;
  return `${developing}/table.html${new URL(host.tableUrl).hash}`;
}

/** The system going down, or whoever started us, may always end a locked kiosk: only guests may not. */
function guardTheWayOut(lock: Lock): void {
  const go = (): void => {
    lock.kiosk?.release();
    app.quit();
  };
  process.on('SIGTERM', go);
  process.on('SIGINT', go);
  powerMonitor.on('shutdown', go);
  app.on('before-quit', (event) => {
    if (lock.kiosk?.state().locked) event.preventDefault();
  });
}

/** Everything confirmed is on the disk already; this ends connections in good order. */
function closeTheHouseAtTheEnd(host: Host): void {
  app.once('will-quit', (event) => {
    event.preventDefault();
    const late = new Promise((resolve) => setTimeout(resolve, farewellMs));
    void Promise.race([host.close(), late]).finally(() => leave(again && isSupervised() ? AGAIN : 0));
  });
}

const windows = (): BrowserWindow[] => BrowserWindow.getAllWindows();

interface KioskParts {
  readonly host: Host;
  readonly options: LaunchOptions;
  readonly note: LockNote;
  readonly locking: () => void;
}

function kioskOf({ host, options, note, locking }: KioskParts): Kiosk {
  const isWanted = options.kiosk || host.settings.get('kiosk') || host.settings.get('kioskLocked');
  const noted = (locked: boolean): void =>
    note.keep({ locked, pin: host.pin.sealed(), wrong: host.pin.wrong() });
  noted(isWanted);
  return createKiosk({
    pin: host.pin,
    now: () => Date.now(),
    lockedAtStart: isWanted,
    decided: (locked) => {
      host.settings.set('kioskLocked', locked);
      noted(locked);
    },
    changed: (state) => {
      if (state.locked) locking();
      for (const window of windows()) {
        applyLock(window, state.locked);
        window.webContents.send(kioskChanged, state);
      }
    },
  });
}

/** Somebody started the program a second time. */
function comeForward({ kiosk }: Lock, wanted: unknown): void {
  const [first] = windows();
  if (first?.isMinimized()) first.restore();
  first?.focus();
  for (const { webContents } of windows()) tryAgain(webContents);
  if ((wanted as Partial<LaunchOptions> | null)?.kiosk === true) kiosk?.lock();
}

export async function startDesktop(options: LaunchOptions, places: Places): Promise<void> {
  const words = wordsFor(app.getLocale());
  const note = lockNoteIn(places.data.window);
  const starts = noteStart(places.data.window);
  const lock: Lock = {};
  const locks = (kiosk: Kiosk): void => {
    lock.kiosk = kiosk;
  };
  guardTheWayOut(lock);
  answerPreferences(preferencesIn(places.data.window, () => lock.kiosk?.state().locked ?? true));
  app.on('second-instance', (_event, _args, _folder, wanted) => comeForward(lock, wanted));
  app.on('will-quit', starts.endedWell);
  denyPermissions(session.defaultSession);
  powerSaveBlocker.start('prevent-display-sleep');
  let isPlayed = (): boolean => true;
  const updates = updatesFor({
    ...{ from: options.updates, data: places.data.folder, window: places.data.window, log: places.log },
    isPlayed: () => isPlayed(),
    leave: (back) => comeBack(lock, back),
  });
  const { house: host, done } = await openPatiently({
    open: () => openTheHouse({ options, places, lock, updates }),
    needsRest: starts.needsRest,
    restMs: options.restMs,
    ...{
      words,
      note,
      locks,
      updates,
      log: places.log,
      icon: places.icon,
      preload: places.preload,
      lockedAtStart: options.kiosk,
    },
  });
  house = host;
  const address = pageAddress(host);
  const kiosk = kioskOf({ host, options, note, locking: () => others.closeHands() });
  const windowPlaces = windowPlacesIn(places.data.window);
  const open = (opening: Opening): BrowserWindow | undefined => {
    if (windows().length >= mostWindows) return undefined;
    const isFirst = windows().every(({ webContents }) => isInTrouble(webContents));
    return openTableWindow({
      ...{ kiosk, words, places: isFirst ? windowPlaces : null, log: places.log },
      restMs: options.restMs,
      ...{ icon: places.icon, preload: places.preload },
      pinWanted: (contents) => contents.send(pinWanted),
      ...opening,
    });
  };
  const openWindow = (): BrowserWindow | undefined => open({ address });
  const others = otherWindowsFor({ address, folder: places.data.window, open });

  locks(kiosk);
  const { locked, needsPin } = kiosk.state();
  if (locked && !needsPin) places.log(words.noPin);
  watchDownloads(session.defaultSession, kiosk);
  setMenu({
    ...{ words, kiosk, openWindow, others, logs: logFolderIn(places.data.folder) },
    licences: { page: places.licences, folder: path.join(places.data.window, 'licences') },
  });
  const data = dataMove({
    ...{ place: places.data, words, log: places.log },
    close: () => host.close(),
    beginAnew: () => beginAnew(lock),
  });
  answerPages({
    ...{ origin: new URL(address).origin, kiosk, data, updates },
    ...{ openWindow, quit: () => app.quit() },
  });
  places.log(`The house is open at port ${host.port}${locked ? ', its screen locked' : ''}.`);
  closeTheHouseAtTheEnd(host);
  app.on('window-all-closed', () => app.quit());
  const first = openWindow();
  done();
  if (first) others.findAgain(first);
  isPlayed = host.isPlayed;
  updates.begin();
}
