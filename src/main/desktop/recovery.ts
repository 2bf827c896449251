import type { BrowserWindow } from 'electron';
import type { Kiosk } from './kiosk.ts';
import { createRestartGuard } from './restart-guard.ts';
import { isInTrouble, showTrouble } from './trouble.ts';
import type { DesktopWords } from './words/desktop-words.ts';

const waitBeforeReloadMs = 500;
const aborted = -3;

interface Recovery {
  readonly window: BrowserWindow;
  readonly words: DesktopWords;
  readonly kiosk: Kiosk;
  readonly restMs: number;
  readonly load: () => void;
  readonly log: (text: string) => void;
}

/** Brings a crashed or unloadable page back; one that keeps breaking has a minute's rest, and says so. */
export function recoverFromCrashes({ window, words, kiosk, restMs, load, log }: Recovery): void {
  const guard = createRestartGuard(() => performance.now());
  const contents = window.webContents;

  const again = (): void => {
    if (window.isDestroyed() || isInTrouble(contents)) return;
    if (guard.mayRestart()) setTimeout(() => !window.isDestroyed() && load(), waitBeforeReloadMs);
    else {
      log('A screen keeps breaking: it is tried again in a minute.');
      const trouble = { title: words.pageStopped, reason: words.tablesAreKept };
      showTrouble({ window, words, trouble, restMs, state: kiosk.state(), again: load });
    }
  };

  contents.on('render-process-gone', (_, details) => {
    if (details.reason === 'clean-exit') return;
    log(`A screen is gone: ${details.reason}, ${details.exitCode}.`);
    again();
  });
  contents.on('did-fail-load', (_event, code, _text, _address, isMainFrame) => {
    if (isMainFrame && code !== aborted) again();
  });
}
