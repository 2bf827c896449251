/**
 * Every message between the host and its screens, as schemas; what can be called is named by subject in `calls/`.
 * Screens import types only, so the schemas stay out of their bundles.
 *
 * screen → host: hello (once), call (answered once, by id), beat (echo)
 * host → screen: welcome, full, patch, answer, given, beat, bye
 *
 * One port: the socket is `/ws`; a guest's page is `/?t=CODE` (or `/CODE`, which leads there), with `#pass=…`
 * when a seat is handed over; the table's page is `/table` or `/table?t=CODE`, with `#host=…` for the host's rights.
 */
import { z } from 'zod';
import { homeCalls, rightsCalls } from './calls/house.ts';
import { type CallSpec, code, token } from './calls/parts.ts';
import { recordCalls } from './calls/records.ts';
import { tableCalls } from './calls/table.ts';
import type {
  CertificateState,
  DemoStep,
  HistoryEntry,
  HistoryItem,
  HomeState,
  HouseScreen,
  HouseState,
  HouseWord,
  JoinCard,
  League,
  OwnDocument,
  Player,
  PlayerStatistics,
  PracticeStep,
  QrCode,
  ReplayStep,
  Season,
  ShownSeason,
  ShownThing,
  TableDocument,
} from './documents.ts';
import type { Notice, Refusal, SeatIndex } from './game.ts';
import type { Patch } from './patch.ts';
import { LOCALES } from './text.ts';

export type { Who } from './calls/parts.ts';
export type * from './documents.ts';

export const PROTOCOL = 2;
/** No message of a screen needs more, but for an import of the whole history, which goes by HTTP. */
export const MAX_MESSAGE_BYTES = 16_384;
/** No O 0 I 1 L: they are mistaken for each other from across a room. */
export const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ';

export const helloSchema = z.strictObject({
  t: z.literal('hello'),
  protocol: z.int(),
  /** Made by the screen at each load: tells a resent call from a new one. */
  screen: z.string().min(8).max(40),
  locale: z.enum(LOCALES).optional(),
  table: code.optional(),
  seatToken: token.optional(),
  hostToken: token.optional(),
  ownerToken: token.optional(),
  /** A display shows the shared table and is never offered a seat. */
  display: z.boolean().optional(),
});

export const beatSchema = z.strictObject({ t: z.literal('beat'), n: z.int().min(0) });

export const callSchema = z.strictObject({
  t: z.literal('call'),
  id: z.string().min(1).max(40),
  method: z.string().max(40),
  params: z.unknown().optional(),
});

export const calls = {
  ...tableCalls,
  ...rightsCalls,
  ...homeCalls,
  ...recordCalls,
} as const satisfies Record<string, CallSpec>;

export type Method = keyof typeof calls;
/** What a screen sends (before the host trims it). */
export type Params<M extends Method> = z.input<(typeof calls)[M]['params']>;

/** A notice, and when it was told on the table's clock. */
export interface ToldAt {
  readonly at: number;
  readonly notice: Notice;
}

export interface Answers {
  /** Where the others are. */
  'keeper.at': readonly KeeperAt[];
  'seat.join': SeatGiven;
  'seat.next': PlaceGiven;
  'seat.take': SeatGiven;
  'seat.claim': { claim: string };
  'seat.pass': { url: string; qr: QrCode };
  /** What concerned the seat of the screen that asks: `own`, and of what everybody was told, `latest`. */
  'match.told': {
    match: string;
    notices: readonly Notice[];
    own: readonly Notice[];
    latest: readonly ToldAt[];
  };
  'table.create': { code: string };
  'home.state': HomeState;
  'games.presets': Readonly<Record<string, readonly string[]>>;
  'host.prove': { token: string; rights: Rights };
  /** To be typed at the screen that asked; null after a no. */
  'host.nod': { code: string | null };
  'owner.pass': { url: string; qr: QrCode };
  'owner.take': { token: string };
  'owner.pin': { token: string };
  'house.state': HouseState;
  'screen.list': { screens: readonly HouseScreen[] };
  'season.onShow': ShownSeason | null;
  'wifi.code': { name: string; qr: QrCode };
  'join.card': JoinCard;
  'settings.get': Readonly<Record<string, unknown>>;
  'certificate.show': CertificateState;
  'certificate.use': CertificateState;
  /** `seated`: their ids by seat, at the table that this screen shows. */
  'roster.list': { players: readonly Player[]; seated: readonly (string | null)[] };
  'roster.save': { id: string };
  'roster.unmerge': { id: string };
  /** At how many places the name stood. */
  'roster.erase': { places: number };
  'history.list': { items: readonly HistoryItem[]; next?: string; total: number };
  'history.show': HistoryEntry;
  'history.reopen': { code: string };
  'history.write': { id: string };
  'history.replay': ReplayStep;
  'demo.step': DemoStep;
  'practice.step': PracticeStep;
  'evening.show': League;
  'season.list': { seasons: readonly Season[]; played: readonly string[] };
  'season.show': League & { season: Season };
  'season.save': { id: string };
  'statistics.show': PlayerStatistics;
  /** `writable`: this screen may add to it. */
  'library.list': { items: readonly { id: string; item: unknown }[]; writable: boolean };
  'library.save': { id: string };
}
export type Answer<M extends Method> = M extends keyof Answers ? Answers[M] : null;

/** At a table, with or without a seat in the match that goes on. */
export interface PlaceGiven {
  readonly token: string;
  /** By which the phone is known again at the next table. */
  readonly proof?: string;
}

export interface SeatGiven extends PlaceGiven {
  readonly seat: SeatIndex;
}

// ---------------------------------------------------------------- host → screen

export type HostMessage =
  | Welcome
  | Full
  | PatchMessage
  | { readonly t: 'answer'; readonly id: string; readonly ok: true; readonly value: unknown }
  | { readonly t: 'answer'; readonly id: string; readonly ok: false; readonly refusal: Refusal }
  | Given
  | Knock
  | Word
  | Show
  | KeepersMessage
  | { readonly t: 'beat'; readonly n: number }
  | Bye;

export interface Welcome {
  readonly t: 'welcome';
  readonly role: 'display' | 'seat' | 'guest' | 'home';
  readonly hosting: boolean;
  /** It has the owner's rights. */
  readonly owning?: true;
  /** Why the wanted table or seat was not given, if so. */
  readonly refusal?: Refusal;
}

export type Rights = 'host' | 'owner';

/** To the host's screens: who asks for rights, and for which; null when nobody does any more. */
export interface Knock {
  readonly t: 'knock';
  readonly knock: { readonly id: string; readonly address: string; readonly rights: Rights } | null;
}

/** What the owner says to everybody; null when it is said no more. */
export interface Word {
  readonly t: 'word';
  readonly word: HouseWord | null;
}

/** To a big screen: the owner, or a host, wants this on it; null = home. */
export interface Show {
  readonly t: 'show';
  readonly code: string | null;
  /** The table itself where nothing is said. */
  readonly what?: ShownThing | undefined;
}

/** Where on the sheet somebody is who keeps it too: whose phone it is, or null for a screen without a seat. */
export interface KeeperAt {
  readonly badge: number | null;
  readonly at: string;
}

/** To those who keep a sheet: where the others are. */
export interface KeepersMessage {
  readonly t: 'keepers';
  readonly keepers: readonly KeeperAt[];
}

/** What became of a claim: the seat, or null when the host said no. */
export interface Given {
  readonly t: 'given';
  readonly claim: string;
  readonly given: SeatGiven | null;
}

/** The whole documents: at the start, and after a gap. `table` null = the home screen. */
export interface Full {
  readonly t: 'full';
  readonly rev: number;
  /** The table's clock now. */
  readonly at: number;
  readonly table: TableDocument | null;
  readonly mine: OwnDocument | null;
}

/**
 * What changed since `rev − 1`, for all screens of the table: a patch for what the screen shows, after its `rev`
 * and the table's clock. A patch for this screen alone has the `rev` it already has: what happens in secret sends
 * the others nothing, not even a number.
 */
export type PatchMessage = readonly [rev: number, at: number, ...patch: Patch];

/** The documents, in this order, and what a patch tells beside them. */
export interface Shown {
  readonly table: TableDocument | null;
  readonly mine: OwnDocument | null;
  /** Of the game's events; and `undone`, `redone` by the host itself. */
  readonly notices?: readonly Notice[];
  readonly own?: readonly Notice[];
}

export interface Bye {
  readonly t: 'bye';
  /** Do not come back by yourself. */
  readonly reason: 'newer-tab' | 'handed' | 'removed' | 'closed' | 'protocol' | 'limit' | 'shutdown';
}
