/** What the house tells of itself: to whoever joins, hosts or owns it. */
import type { Frame, SeatIndex } from '../game.ts';
import type { JoinAddress, TableDocument } from './table.ts';

/** Of the house's own certificate: the one that counts from the next start. */
export type CertificateState = { readonly names: readonly string[]; readonly until: number } | null;

export interface HomeState {
  /** Whether phones come by https. */
  readonly isSecure: boolean;
  readonly tables: readonly OpenTable[];
  readonly addresses: readonly JoinAddress[];
  readonly version: string;
  /** What the house plays first, if it has said so. */
  readonly defaultGame: { readonly game: string; readonly preset: string } | null;
}

export interface OpenTable {
  readonly code: string;
  readonly game: string;
  /** What a sheet for any game was called. */
  readonly title?: string;
  readonly phase: TableDocument['phase'];
  readonly seats: readonly { readonly badge: number; readonly name: string }[];
  readonly frame: Frame | null;
  /** Who is ahead, or has won; nobody while all are level, or where it is a secret. */
  readonly leaders: readonly SeatIndex[];
  /** Its match was ended by the host and not by its rules: there are no receipts. */
  readonly stopped: boolean;
  readonly touched: number;
}

/** What the owner of the house sees of it. */
export interface HouseState {
  readonly version: string;
  readonly vitals: Vitals;
  readonly tables: readonly HouseTable[];
  /** Big ones, and others with the host's rights. */
  readonly screens: readonly HouseScreen[];
  /** Phones at no table. */
  readonly strangers: number;
  readonly keys: readonly RightsKey[];
  readonly screensMayAsk: boolean;
  readonly guestsWriteLibrary: boolean;
  /** The newest copy of everything; null = there is none. */
  readonly backup: { readonly at: number; readonly bytes: number } | null;
  /** Of a copy that was asked for. */
  readonly backingUp: 'no' | 'now' | 'failed';
  readonly word: HouseWord | null;
  /** Null = the program takes none by itself. */
  readonly updates: UpdateState | null;
}

/**
 * What is known of newer versions. `off`: no place is named; `cannot`: nothing can be installed here by itself;
 * `current`: there was nothing newer; `here`: it is installed as soon as nothing is played; `failed`: the log says why.
 */
export interface UpdateState {
  readonly is: 'off' | 'cannot' | 'asking' | 'current' | 'here' | 'failed';
  /** The one that is here. */
  readonly version?: string;
}

export interface Vitals {
  /** Since 1970. */
  readonly upSince: number;
  /** Bytes: what the program has, what the machine has and what of it is free, what is free on the disk. */
  readonly memory: number;
  readonly machineMemory: number;
  readonly machineFree: number;
  readonly diskFree: number | null;
  /** How busy the machine was in the last minute; 1 = all of it. */
  readonly busy: number;
  /** How late the host has been lately at worst, in ms. */
  readonly late: number;
}

export interface HouseTable extends Omit<OpenTable, 'seats'> {
  readonly locked: boolean;
  readonly watching: number;
  readonly seats: readonly { readonly badge: number; readonly name: string; readonly here: boolean }[];
}

/** What a screen at a table has on it: the table itself, or what a second screen is good for. */
export const SHOWN = ['table', 'evening', 'season', 'join'] as const;
export type ShownThing = (typeof SHOWN)[number];

export interface HouseScreen {
  /** Only names it here. */
  readonly screen: string;
  readonly address: string;
  /** It is on the house's own machine. */
  readonly own: boolean;
  readonly code: string | null;
  readonly shows: ShownThing;
  /** It is the one that asks. */
  readonly yours: boolean;
}

/** A right that somebody was lent, and from where they asked. */
export interface RightsKey {
  readonly id: string;
  readonly rights: 'host' | 'owner';
  readonly address: string;
  readonly at: number;
  readonly until: number;
  /** The one that asks has this one. */
  readonly yours: boolean;
}

export interface HouseWord {
  readonly text: string;
  readonly until: number;
}
