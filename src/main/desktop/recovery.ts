import type { BrowserWindow } from 'electron';
import { createRestartGuard } from './restart-guard.ts';
import { stoppedPage } from './stopped-page.ts';
import type { DesktopWords } from './words.ts';

const patienceMs = 15_000;
const waitBeforeReloadMs = 500;
const aborted = -3;

interface Recovery {
  readonly window: BrowserWindow;
  readonly words: DesktopWords;
  readonly load: () => void;
}

/** Brings a crashed, hung or unloadable page back; gives up in words when it keeps breaking. */
export function recoverFromCrashes({ window, words, load }: Recovery): void {
  const guard = createRestartGuard(() => performance.now());
  const contents = window.webContents;
  let patience: NodeJS.Timeout | undefined;

  const again = (): void => {
    if (window.isDestroyed()) return;
    if (guard.mayRestart()) setTimeout(() => !window.isDestroyed() && load(), waitBeforeReloadMs);
    else void window.loadURL(stoppedPage(words));
  };

  contents.on('render-process-gone', (_, details) => {
    if (details.reason !== 'clean-exit') again();
  });
  contents.on('did-fail-load', (_event, code, _text, _address, isMainFrame) => {
    if (isMainFrame && code !== aborted) again();
  });
  window.on('unresponsive', () => {
    patience = setTimeout(() => contents.forcefullyCrashRenderer(), patienceMs);
  });
  window.on('responsive', () => clearTimeout(patience));
  window.on('closed', () => clearTimeout(patience));
}
