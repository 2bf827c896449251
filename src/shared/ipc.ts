/** What the desktop window offers its page beyond a browser: window things only. The game goes by WebSocket. */

export interface KioskState {
  readonly locked: boolean;
  /** Leaving needs the house PIN; without one set, anybody at the keyboard may leave. */
  readonly needsPin: boolean;
  /** After too many wrong PINs: seconds until one is tried again, even the right one. */
  readonly rest: number;
}

export interface FileToSave {
  readonly suggestedName: string;
  readonly content: string | Uint8Array;
}

export type SaveAnswer =
  | { readonly saved: true; readonly name: string }
  | { readonly saved: false; readonly reason: 'cancelled' | 'locked' | 'failed' };

/** Why the data cannot go to a folder. */
export type NoMove = 'same' | 'inside' | 'ours' | 'read-only' | 'full' | 'failed';

export interface DataChoice {
  /** Where they would lie. */
  readonly folder: string;
  readonly bytes: number;
  readonly free: number;
  readonly no: NoMove | null;
}

export interface Machine {
  readonly dataFolder: string;
  /** It was said at the start: nothing else counts. */
  readonly dataIsFixed: boolean;
  /** Where they could not go the last time. */
  readonly dataRefused: string | null;
  readonly startsAtLogin: boolean;
  /** Where newer versions lie; empty = nowhere. */
  readonly updatesFrom: string;
  /** It was said at the start: nothing else counts. */
  readonly updatesAreFixed: boolean;
}

/** Page to program. The name of a call is the name of its channel. */
export interface DesktopCalls {
  toggleFullScreen(): boolean;
  kioskState(): KioskState;
  enterKiosk(): KioskState;
  leaveKiosk(pin: string): KioskState;
  saveFile(file: FileToSave): SaveAnswer;
  openWindow(): null;
  /** False while the kiosk is locked. */
  quit(): boolean;
  /** From the page that says what broke. */
  tryAgain(): null;
  /** With the system's own dialog; not while the kiosk is locked. */
  print(): null;
  /** What would be printed, by the save dialog. */
  savePdf(name: string): SaveAnswer;
  /** Of the program on this machine. */
  machine(): Machine;
  /** When this user logs in; gives whether it is so now. */
  startAtLogin(yes: boolean): boolean;
  openDataFolder(): null;
  /** By the system's dialog, of whoever sits here; null = nothing was chosen. */
  chooseDataFolder(): DataChoice | null;
  /** To what was chosen last. The program begins anew there, unless it says why not. */
  moveData(): NoMove | null;
  /** Who can write there decides what runs here: only this machine's own window may say it. Gives what holds now. */
  updateFrom(address: string): string;
}

export const desktopCalls = [
  'toggleFullScreen',
  'kioskState',
  'enterKiosk',
  'leaveKiosk',
  'saveFile',
  'openWindow',
  'quit',
  'tryAgain',
  'print',
  'savePdf',
  'machine',
  'startAtLogin',
  'openDataFolder',
  'chooseDataFolder',
  'moveData',
  'updateFrom',
] as const satisfies readonly (keyof DesktopCalls)[];

export const channelOf = (call: keyof DesktopCalls): string => `desktop:${call}`;

/** Page to program, every few seconds, by itself: a page that is silent hangs. */
export const heartbeat = 'desktop:heartbeat';

/** Page to program, as long as it hears its host: one that does not is as good as dead, however lively it looks. */
export const hostHeard = 'desktop:host-heard';

/** Page to program and back at once: what a screen prefers has to be there before its first picture. */
export const preferencesWanted = 'desktop:preferences';
export const preferenceChosen = 'desktop:prefer';

/** At a locked kiosk these are a guest's, and end with the guest. */
export const guestChoices: readonly string[] = ['locale', 'sound', 'theme'];

/** Program to page. */
export const kioskChanged = 'desktop:kiosk-changed';
export const pinWanted = 'desktop:pin-wanted';

type Asked<Call> = Call extends (...params: infer P) => infer A ? (...params: P) => Promise<A> : never;

export type DesktopBridge = { readonly [Name in keyof DesktopCalls]: Asked<DesktopCalls[Name]> } & {
  readonly platform: string;
  /** Each gives back how to stop listening. */
  readonly onKioskChanged: (listener: (state: KioskState) => void) => () => void;
  /** Somebody pressed the way out of the kiosk: ask for the PIN. */
  readonly onPinWanted: (listener: () => void) => () => void;
  /** What this screen prefers, by the program; undefined = it has never heard of that. */
  readonly kept: (name: string) => string | null | undefined;
  /** Whether the program keeps it, so that the page need not. */
  readonly keep: (name: string, value: string | null) => boolean;
  /** By its socket. */
  readonly heardHost: () => void;
};

declare global {
  interface Window {
    /** Only in the desktop window. */
    readonly smorgasboard?: DesktopBridge;
  }
}
