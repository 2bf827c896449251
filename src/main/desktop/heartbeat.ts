import type { BrowserWindow } from 'electron';
import { heartbeat } from '../../shared/ipc.ts';

const lookMs = 1000;
/** Looks in a row without a beat: a machine that slept, or a program that was busy itself, has looked only once. */
const silentLooks = 10;
/** Before its first beat a page has to be fetched and read. */
const silentLooksLoading = 30;

/** Electron tells of a hung page only when somebody touches it. This ends one that nobody touches. */
export function watchHeartbeat(window: BrowserWindow, log: (text: string) => void): void {
  const contents = window.webContents;
  let silent = 0;
  const alive = (): void => {
    silent = 0;
  };
  contents.ipc.on(heartbeat, alive);
  contents.on('did-start-loading', alive);
  contents.on('render-process-gone', alive);

  const look = setInterval(() => {
    if (contents.isCrashed() || contents.isDevToolsOpened()) return;
    silent += 1;
    if (silent < (contents.isLoading() ? silentLooksLoading : silentLooks)) return;
    silent = 0;
    log('A screen hangs: it is loaded again.');
    contents.forcefullyCrashRenderer();
  }, lookMs);
  window.on('closed', () => clearInterval(look));
}
