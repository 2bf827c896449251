import { BrowserWindow, type Input, type Rectangle, type WebContents } from 'electron';
import { offerContextMenu } from './context-menu.ts';
import { stayAtHome } from './guard.ts';
import { watchHeartbeat } from './heartbeat.ts';
import type { Kiosk } from './kiosk.ts';
import { openOutside } from './outside.ts';
import { recoverFromCrashes } from './recovery.ts';
import type { WindowPlaces } from './window-place.ts';
import type { DesktopWords } from './words/desktop-words.ts';

export interface FrameParts {
  readonly icon: string;
  readonly preload: string;
  readonly kiosk: Kiosk;
  readonly pinWanted: (contents: WebContents) => void;
  /** Of the only pages it may go to by itself; null = none. */
  readonly origin: string | null;
  /** The display that it fills. */
  readonly fills?: Rectangle | undefined;
  readonly size?: { readonly width: number; readonly height: number } | undefined;
}

export interface WindowParts extends Omit<FrameParts, 'origin'> {
  /** The table's page, with the host token behind the hash: it never travels. */
  readonly address: string;
  readonly words: DesktopWords;
  /** Of the window that has one to find again. */
  readonly places: WindowPlaces | null;
  /** Of a page that keeps breaking. */
  readonly restMs: number;
  readonly log: (text: string) => void;
}

const usual = { width: 1600, height: 900, minWidth: 800, minHeight: 480 };
const ground = '#E9D3A8';

/** Out of the kiosk: asks for the PIN, or leaves at once where none is set. */
const isWayOut = (input: Input): boolean =>
  (input.control || input.meta) && input.shift && input.key.toLowerCase() === 'k';

/** Keys that a locked screen must not obey: the browser's own, and the system's where they reach us. */
function isForbiddenWhenLocked(input: Input): boolean {
  if (/^F\d+$/.test(input.key)) return true;
  return (input.control || input.meta || input.alt) && input.key.length === 1;
}

function watchKeys(window: BrowserWindow, { kiosk, pinWanted }: FrameParts): void {
  window.webContents.on('before-input-event', (event, input) => {
    if (input.type !== 'keyDown') return;
    const { locked, needsPin } = kiosk.state();
    if (locked && isWayOut(input)) {
      event.preventDefault();
      if (needsPin) pinWanted(window.webContents);
      else kiosk.unlock('');
    } else if (locked && isForbiddenWhenLocked(input)) {
      event.preventDefault();
    } else if (input.key === 'F11') {
      event.preventDefault();
      toggleFullScreen(window);
    }
  });
}

export function toggleFullScreen(window: BrowserWindow): boolean {
  const wanted = !window.isFullScreen();
  window.setFullScreen(wanted);
  return wanted;
}

export function applyLock(window: BrowserWindow, locked: boolean): void {
  window.setKiosk(locked);
  window.setClosable(!locked);
  window.setMinimizable(!locked);
  // Alt alone shows a menu that hides itself.
  window.setAutoHideMenuBar(!locked);
  window.setMenuBarVisibility(false);
  window.webContents.setIgnoreMenuShortcuts(locked);
}

/** A window with nothing in it: the lock holds from its first moment. */
export function openFrame(parts: FrameParts): BrowserWindow {
  const window = new BrowserWindow({
    ...(parts.size ?? usual),
    ...parts.fills,
    title: 'Smorgasboard',
    icon: parts.icon,
    backgroundColor: ground,
    show: false,
    autoHideMenuBar: true,
    webPreferences: {
      preload: parts.preload,
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      backgroundThrottling: false,
      spellcheck: false,
      // A television that nobody touches sounds, also after a power cut.
      autoplayPolicy: 'no-user-gesture-required',
    },
  });
  stayAtHome({
    contents: window.webContents,
    origin: parts.origin,
    leads: (address) => {
      if (parts.origin !== null && !parts.kiosk.state().locked) openOutside(address);
    },
  });
  watchKeys(window, parts);
  // Alt+F4 and the system's own close button: not every system heeds `setClosable`.
  window.on('close', (event) => {
    if (parts.kiosk.state().locked) event.preventDefault();
  });
  window.once('ready-to-show', () => window.show());
  const { locked } = parts.kiosk.state();
  if (parts.fills && !locked) window.setFullScreen(true);
  applyLock(window, locked);
  return window;
}

export function openTableWindow({
  address,
  words,
  places,
  restMs,
  log,
  ...parts
}: WindowParts): BrowserWindow {
  const window = openFrame({ ...parts, origin: new URL(address).origin });
  if (!parts.kiosk.state().locked) places?.restore(window);
  places?.watch(window);
  offerContextMenu({ contents: window.webContents, words, kiosk: parts.kiosk });
  const load = (): void => void window.loadURL(address).catch(() => undefined);
  recoverFromCrashes({ window, words, kiosk: parts.kiosk, restMs, load, log });
  watchHeartbeat({ window, address, log });
  load();
  return window;
}
