import { app, BrowserWindow, dialog, powerMonitor, powerSaveBlocker, session } from 'electron';
import { kioskChanged, pinWanted } from '../../shared/ipc.ts';
import { outliveFaults } from '../faults.ts';
import { type Host, startHost } from '../host.ts';
import { answerPages } from './answers.ts';
import { denyPermissions } from './guard.ts';
import { createKiosk, type Kiosk } from './kiosk.ts';
import type { LaunchOptions } from './launch-options.ts';
import { setMenu } from './menu.ts';
import { applyLock, openTableWindow } from './windows.ts';
import { wordsFor } from './words.ts';

const usualPort = 4321;
const farewellMs = 5_000;

export interface Places {
  readonly renderer: string;
  readonly preload: string;
  readonly icon: string;
  readonly data: string;
}

const openTheHouse = (options: LaunchOptions, places: Places): Promise<Host> =>
  startHost({
    dataDir: places.data,
    port: options.port ?? usualPort,
    staticDir: places.renderer,
    log: (line) => console.log(line),
    localName: options.localName,
    ...(options.hostAddress && { hostAddress: options.hostAddress }),
    ...(options.clockSpeed && { clockSpeed: options.clockSpeed }),
  });

/** The address of the table's page: Vite's while developing, else the host's own. */
function pageAddress(host: Host): string {
  const developing = process.env.ELECTRON_RENDERER_URL;
  if (!developing || app.isPackaged) return host.tableUrl;
  return `${developing}/table.html${new URL(host.tableUrl).hash}`;
}

/** The system going down, or whoever started us, may always end a locked kiosk: only guests may not. */
function letGo(kiosk: Kiosk, leave: () => void): void {
  const go = (): void => {
    leave();
    app.quit();
  };
  process.on('SIGTERM', go);
  process.on('SIGINT', go);
  powerMonitor.on('shutdown', go);
  app.on('before-quit', (event) => {
    if (kiosk.state().locked) event.preventDefault();
  });
}

/** Everything confirmed is on the disk already; this ends connections in good order. */
function closeTheHouseAtTheEnd(host: Host): void {
  app.once('will-quit', (event) => {
    event.preventDefault();
    const late = new Promise((resolve) => setTimeout(resolve, farewellMs));
    void Promise.race([host.close(), late]).finally(() => app.exit(0));
  });
}

export async function startDesktop(options: LaunchOptions, places: Places): Promise<void> {
  const words = wordsFor(app.getLocale());
  const host = await openTheHouse(options, places);
  outliveFaults((line) => console.error(line));
  const address = pageAddress(host);
  const windows = (): BrowserWindow[] => BrowserWindow.getAllWindows();

  const kiosk = createKiosk({
    pin: host.pin,
    now: () => Date.now(),
    lockedAtStart: options.kiosk || host.settings.get('kiosk') || host.settings.get('kioskLocked'),
    decided: (locked) => host.settings.set('kioskLocked', locked),
    changed: (state) => {
      for (const window of windows()) {
        applyLock(window, state.locked);
        window.webContents.send(kioskChanged, state);
      }
    },
  });

  const openWindow = (): void => {
    openTableWindow({
      address,
      icon: places.icon,
      preload: places.preload,
      kiosk,
      words,
      pinWanted: (contents) => contents.send(pinWanted),
    });
  };

  denyPermissions(session.defaultSession);
  setMenu({ words, openWindow });
  answerPages({ origin: new URL(address).origin, kiosk, openWindow, quit: () => app.quit() });
  letGo(kiosk, kiosk.release);
  closeTheHouseAtTheEnd(host);
  powerSaveBlocker.start('prevent-display-sleep');
  app.on('second-instance', () => {
    const [first] = windows();
    if (first?.isMinimized()) first.restore();
    first?.focus();
  });
  app.on('window-all-closed', () => app.quit());
  openWindow();
}

export function sayItCannotStart(error: unknown): void {
  const { cannotStart } = wordsFor(app.getLocale());
  const reason = error instanceof Error ? error.message : String(error);
  console.error(`${cannotStart}: ${reason}`);
  dialog.showErrorBox(cannotStart, reason);
  app.exit(1);
}
