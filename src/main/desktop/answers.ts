import { BrowserWindow, type IpcMainInvokeEvent, ipcMain, shell } from 'electron';
import {
  channelOf,
  type DesktopCalls,
  desktopCalls,
  type FileToSave,
  type SaveAnswer,
} from '../../shared/ipc.ts';
import { startAtLogin, startsAtLogin } from './at-login.ts';
import { isOfOrigin } from './guard.ts';
import type { Kiosk } from './kiosk.ts';
import { isFileToSave, saveFile, savePdf } from './save-file.ts';
import { isTroublePage, tryAgain } from './trouble.ts';
import type { Updates } from './updates.ts';
import { toggleFullScreen } from './windows.ts';

interface AnswerParts {
  /** Of our own pages; null while there is no host. */
  readonly origin: string | null;
  readonly kiosk: Kiosk;
  readonly openWindow: () => void;
  readonly quit: () => void;
  /** The data folder. */
  readonly data: string;
  readonly updates: Pick<Updates, 'place' | 'isFixed' | 'lookIn'>;
}

type Answers = {
  readonly [Name in keyof DesktopCalls]: (
    window: BrowserWindow,
    param: unknown,
  ) => ReturnType<DesktopCalls[Name]> | Promise<ReturnType<DesktopCalls[Name]>>;
};

/** What a page may ask that only says what broke. */
const whenInTrouble: ReadonlySet<keyof DesktopCalls> = new Set([
  'kioskState',
  'leaveKiosk',
  'quit',
  'tryAgain',
]);

function checkedFile(param: unknown): FileToSave {
  if (isFileToSave(param)) return param;
  throw new Error('Not a file to save');
}

function answersFor({ kiosk, openWindow, quit, data, updates }: AnswerParts): Answers {
  const isLocked = (): boolean => kiosk.state().locked;
  return {
    toggleFullScreen: (window) => isLocked() || toggleFullScreen(window),
    kioskState: () => kiosk.state(),
    enterKiosk: () => kiosk.lock(),
    leaveKiosk: (_, pin) => kiosk.unlock(String(pin)),
    saveFile: (window, file): Promise<SaveAnswer> | SaveAnswer =>
      isLocked() ? { saved: false, reason: 'locked' } : saveFile(window, checkedFile(file)),
    openWindow: () => {
      if (!isLocked()) openWindow();
      return null;
    },
    quit: () => {
      if (isLocked()) return false;
      quit();
      return true;
    },
    print: ({ webContents }) => {
      if (!isLocked()) webContents.print();
      return null;
    },
    savePdf: (window, name) =>
      isLocked() ? { saved: false, reason: 'locked' } : savePdf(window, String(name)),
    machine: () => ({
      dataFolder: data,
      startsAtLogin: startsAtLogin(),
      updatesFrom: updates.place(),
      updatesAreFixed: updates.isFixed,
    }),
    updateFrom: (_, address) => {
      if (!isLocked()) updates.lookIn(String(address));
      return updates.place();
    },
    startAtLogin: (_, yes) => (isLocked() ? startsAtLogin() : startAtLogin(yes === true)),
    openDataFolder: () => {
      if (!isLocked()) void shell.openPath(data);
      return null;
    },
    tryAgain: ({ webContents }) => {
      tryAgain(webContents);
      return null;
    },
  };
}

function mayAsk(event: IpcMainInvokeEvent, call: keyof DesktopCalls, origin: string | null): boolean {
  const address = event.senderFrame?.url ?? '';
  if (isTroublePage(event.sender, address)) return whenInTrouble.has(call);
  return origin !== null && isOfOrigin(address, origin);
}

/** Only our own pages are answered: a frame of any other origin gets an error. Gives back how to stop. */
export function answerPages(parts: AnswerParts): () => void {
  const answers = answersFor(parts);
  for (const call of desktopCalls) {
    ipcMain.handle(channelOf(call), (event, param: unknown) => {
      const window = BrowserWindow.fromWebContents(event.sender);
      if (!window || !mayAsk(event, call, parts.origin)) throw new Error('Not a page of this program');
      return answers[call](window, param);
    });
  }
  return () => {
    for (const call of desktopCalls) ipcMain.removeHandler(channelOf(call));
  };
}
