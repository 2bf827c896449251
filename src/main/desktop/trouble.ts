import type { BrowserWindow, WebContents } from 'electron';
import { type Trouble, type TroubleParts, troublePage } from './trouble-page.ts';

interface Shown {
  readonly address: string;
  readonly again: () => void;
}

const shown = new WeakMap<WebContents, Shown>();

export interface TroubleShown extends TroubleParts {
  readonly window: BrowserWindow;
  readonly restMs: number;
  /** Called by itself after that rest, and whenever somebody asks for it. */
  readonly again: () => void;
}

/** Instead of what the window should show, until that is tried again. */
export function showTrouble({ window, again, restMs, ...parts }: TroubleShown): void {
  const contents = window.webContents;
  const address = troublePage(parts);
  const timer = setTimeout(() => tryAgain(contents), restMs);
  window.once('closed', () => clearTimeout(timer));
  shown.set(contents, {
    address,
    again: () => {
      clearTimeout(timer);
      again();
    },
  });
  void window.loadURL(address).catch(() => undefined);
}

export const isInTrouble = (contents: WebContents): boolean => shown.has(contents);

/** Whether it is our own page of trouble that speaks. */
export const isTroublePage = (contents: WebContents, address: string): boolean =>
  shown.get(contents)?.address === address;

export function tryAgain(contents: WebContents): void {
  const { again } = shown.get(contents) ?? {};
  shown.delete(contents);
  again?.();
}

export type { Trouble };
