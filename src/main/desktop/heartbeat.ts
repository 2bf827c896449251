import { type BrowserWindow, net } from 'electron';
import { heartbeat, hostHeard } from '../../shared/ipc.ts';

const lookMs = 1000;
/** Looks in a row without a beat: a machine that slept, or a program that was busy itself, has looked only once. */
const silentLooks = 10;
/** Before its first beat a page has to be fetched and read. */
const silentLooksLoading = 30;

interface Watched {
  readonly window: BrowserWindow;
  readonly address: string;
  readonly log: (text: string) => void;
}

/** While the host itself is away, its pages cannot hear it. */
async function isHostThere(address: string): Promise<boolean> {
  try {
    return (await net.fetch(new URL('/alive', address).href)).ok;
  } catch {
    return false;
  }
}

/**
 * Electron tells of a hung page only when somebody touches it. This ends one that nobody touches, and loads one again
 * that beats, but has not heard its host for as long.
 */
export function watchHeartbeat({ window, address, log }: Watched): void {
  const contents = window.webContents;
  let silent = 0;
  /** Looks since it heard its host; null before it has. */
  let deaf: number | null = null;
  const alive = (): void => {
    silent = 0;
  };
  const anew = (): void => {
    silent = 0;
    deaf = null;
  };
  contents.ipc.on(heartbeat, alive);
  contents.ipc.on(hostHeard, () => {
    deaf = 0;
  });
  contents.on('did-start-loading', anew);
  contents.on('render-process-gone', anew);

  async function loadDeaf(): Promise<void> {
    if (!(await isHostThere(address)) || window.isDestroyed() || deaf === null) return;
    log('A screen does not hear its host: it is loaded again.');
    anew();
    // Not its address once more: where only the end of that differs, nothing is loaded.
    contents.reload();
  }

  const look = setInterval(() => {
    if (contents.isCrashed() || contents.isDevToolsOpened()) return;
    silent += 1;
    if (deaf !== null) deaf = (deaf % silentLooks) + 1;
    if (deaf === silentLooks) void loadDeaf();
    if (silent < (contents.isLoading() ? silentLooksLoading : silentLooks)) return;
    silent = 0;
    log('A screen hangs: it is loaded again.');
    contents.forcefullyCrashRenderer();
  }, lookMs);
  window.on('closed', () => clearInterval(look));
}
