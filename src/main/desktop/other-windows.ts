/** Windows beside the first: the table on the second display, found there again at the next start; and a hand. */
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { app, type BrowserWindow, type Rectangle, screen } from 'electron';
import { freeDisplay } from './place-on-display.ts';

const NOTE = 'second-screen';
const HAND = { width: 460, height: 900 };

export interface Opening {
  readonly address: string;
  /** Where it fills the whole display. */
  readonly fills?: Rectangle | undefined;
  readonly size?: { readonly width: number; readonly height: number };
}

interface OtherParts {
  /** Of the first window's page. */
  readonly address: string;
  readonly folder: string;
  readonly open: (opening: Opening) => BrowserWindow | undefined;
}

export interface OtherWindows {
  /** What the window shows goes to the other display as well; with one display, into a second window. */
  readonly toSecondScreen: (from: BrowserWindow) => void;
  /** As on a phone, for whoever sits at this machine. */
  readonly toHand: (from: BrowserWindow) => void;
  /** It was there when the program ended, and so is its display. */
  readonly findAgain: (first: BrowserWindow) => void;
  /** A hand has no lock of its own: a kiosk shows none. */
  readonly closeHands: () => void;
}

const codeOn = (address: string): string | undefined => /#\/table\/([A-Z]{4})\b/.exec(address)?.[1];

export function otherWindowsFor({ address, folder, open }: OtherParts): OtherWindows {
  const note = path.join(folder, NOTE);
  const hands = new Set<BrowserWindow>();
  let second: BrowserWindow | undefined;
  let isLeaving = false;
  app.on('before-quit', (event) => {
    isLeaving = !event.defaultPrevented;
  });

  const showing = (code: string | undefined): string => {
    const url = new URL(address);
    if (code) url.searchParams.set('t', code);
    return url.href;
  };

  const remember = (wanted: boolean): void => {
    try {
      if (wanted) writeFileSync(note, '');
      else rmSync(note, { force: true });
    } catch {
      // Then it is put there by hand again.
    }
  };

  function openSecond(from: BrowserWindow, code: string | undefined): void {
    const fills = freeDisplay(screen.getAllDisplays(), from.getBounds())?.bounds;
    const window = open({ address: showing(code), fills });
    second = window;
    window?.on('closed', () => {
      if (second === window) second = undefined;
      if (!isLeaving) remember(false);
    });
  }

  // Without its display a window that fills one would cover the first.
  screen.on('display-removed', () => {
    if (second && screen.getAllDisplays().length === 1) second.setFullScreen(false);
  });

  return {
    toSecondScreen: (from) => {
      if (second) return second.focus();
      openSecond(from, codeOn(from.webContents.getURL()));
      remember(true);
    },
    toHand: (from) => {
      const code = codeOn(from.webContents.getURL());
      const hand = open({ address: new URL(code ? `/?t=${code}` : '/', address).href, size: HAND });
      if (!hand) return;
      hands.add(hand);
      hand.on('closed', () => hands.delete(hand));
    },
    findAgain: (first) => {
      const isThere = screen.getAllDisplays().length > 1;
      if (isThere && existsSync(note)) openSecond(first, undefined);
    },
    closeHands: () => {
      for (const hand of hands) hand.destroy();
    },
  };
}
