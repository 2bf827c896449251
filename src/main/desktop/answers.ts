import { BrowserWindow, type IpcMainInvokeEvent, ipcMain, shell } from 'electron';
import {
  channelOf,
  type DesktopCalls,
  desktopCalls,
  type FileToSave,
  type SaveAnswer,
} from '../../shared/ipc.ts';
import { startAtLogin, startsAtLogin } from './at-login.ts';
import type { DataMove } from './data-move.ts';
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
  /** Null while there is no house. */
  readonly data: DataMove | null;
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

/** What is the owner's of the machine: no page but the table's may ask for it, such as a hand in a window. */
const ofTheMachine: ReadonlySet<keyof DesktopCalls> = new Set([
  'machine',
  'updateFrom',
  'startAtLogin',
  'openDataFolder',
  'chooseDataFolder',
  'moveData',
]);

const isTablePage = (address: string): boolean => /^\/table(\.html)?$/.test(new URL(address).pathname);

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
      dataFolder: data?.place.folder ?? '',
      dataIsFixed: data?.place.isFixed ?? true,
      dataRefused: data?.place.refused ?? null,
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
      if (!isLocked() && data) void shell.openPath(data.place.folder);
      return null;
    },
    chooseDataFolder: async (window) => {
      const chosen = isLocked() ? null : await data?.choose(window);
      return isLocked() ? null : (chosen ?? null);
    },
    moveData: () => (isLocked() || !data ? 'failed' : data.move()),
    tryAgain: ({ webContents }) => {
      tryAgain(webContents);
      return null;
    },
  };
}

function mayAsk(event: IpcMainInvokeEvent, call: keyof DesktopCalls, origin: string | null): boolean {
  const address = event.senderFrame?.url ?? '';
  if (isTroublePage(event.sender, address)) return whenInTrouble.has(call);
  if (origin === null || !isOfOrigin(address, origin)) return false;
  return !ofTheMachine.has(call) || isTablePage(address);
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
