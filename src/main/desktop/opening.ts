/** Opens the house. While that fails, a window says why, and it is tried again: nobody has to click anything away. */
import { app } from 'electron';
import { kioskChanged, pinWanted } from '../../shared/ipc.ts';
import { reasonOf } from '../store/trouble.ts';
import { answerPages } from './answers.ts';
import { createKiosk, type Kiosk } from './kiosk.ts';
import { type LockNote, pinOf } from './lock-note.ts';
import { showTrouble, type Trouble } from './trouble.ts';
import type { Updates } from './updates.ts';
import { applyLock, openFrame } from './windows.ts';
import type { DesktopWords } from './words/desktop-words.ts';

export interface OpeningParts<T> {
  readonly open: () => Promise<T>;
  /** It had better wait before the first try. */
  readonly needsRest: boolean;
  readonly restMs: number;
  readonly words: DesktopWords;
  readonly icon: string;
  readonly preload: string;
  readonly note: LockNote;
  readonly lockedAtStart: boolean;
  readonly updates: Updates;
  /** Told of the lock that holds meanwhile. */
  readonly locks: (kiosk: Kiosk) => void;
  readonly log: (text: string) => void;
}

interface Waiting {
  /** Until it is worth another try. */
  readonly until: (trouble: Trouble) => Promise<void>;
  readonly stopAnswering: () => void;
  readonly close: () => void;
}

function openWaitingWindow<T>({
  words,
  note,
  restMs,
  lockedAtStart,
  locks,
  updates,
  ...look
}: OpeningParts<T>): Waiting {
  const kiosk = createKiosk({
    pin: pinOf(note),
    now: () => Date.now(),
    lockedAtStart: lockedAtStart || note.read().locked,
    decided: (locked) => note.keep({ locked }),
    changed: (state) => {
      applyLock(window, state.locked);
      window.webContents.send(kioskChanged, state);
    },
  });
  const window = openFrame({
    ...{ icon: look.icon, preload: look.preload, kiosk, origin: null },
    pinWanted: (contents) => contents.send(pinWanted),
  });
  locks(kiosk);
  const quit = (): void => app.exit(0);
  window.on('closed', quit);
  const stopAnswering = answerPages({
    origin: null,
    kiosk,
    openWindow: () => undefined,
    quit,
    data: null,
    updates,
  });
  return {
    until: (trouble) =>
      new Promise((again) => showTrouble({ window, words, trouble, restMs, state: kiosk.state(), again })),
    stopAnswering,
    close: () => {
      window.off('closed', quit);
      window.destroy();
    },
  };
}

export interface Opened<T> {
  readonly house: T;
  /** Takes the page of trouble away: to be called when there is another window. */
  readonly done: () => void;
}

export async function openPatiently<T>(parts: OpeningParts<T>): Promise<Opened<T>> {
  const { words, open, log } = parts;
  let waiting: Waiting | undefined;
  const rest = (trouble: Trouble): Promise<void> => {
    log(`${trouble.title} ${trouble.reason}`);
    waiting ??= openWaitingWindow(parts);
    return waiting.until(trouble);
  };

  if (parts.needsRest) await rest({ title: words.programStopped, reason: words.tablesAreKept });
  for (;;) {
    try {
      const house = await open();
      waiting?.stopAnswering();
      return { house, done: () => waiting?.close() };
    } catch (error) {
      await rest({ title: words.cannotStart, reason: reasonOf(error, app.getLocale()) });
    }
  }
}
