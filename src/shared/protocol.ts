/**
 * Every message between the host and its screens, as schemas; the one place that names them.
 * Screens import types only, so the schemas stay out of their bundles.
 *
 * screen → host: hello (once), call (answered once, by id), beat (echo)
 * host → screen: welcome, full, patch, answer, beat, bye
 */
import { z } from 'zod';
import type {
  Choice,
  Frame,
  Notice,
  OptionField,
  OptionProblem,
  OptionValue,
  Outcome,
  ReceiptLine,
  Refusal,
  SeatIndex,
  Timer,
} from './game.ts';
import type { Change } from './patch.ts';
import { LOCALES } from './text.ts';

export const PROTOCOL = 1;
/** No message of a screen needs more, but for an import of the whole history, which goes by HTTP. */
export const MAX_MESSAGE_BYTES = 16_384;
/** No O 0 I 1 L: they are mistaken for each other from across a room. */
export const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ';

/** A line of text a person may type: no control characters, not blank, trimmed by the host. */
const line = (max: number) =>
  z
    .string()
    .max(max)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
    .regex(/^[^\u0000-\u001f\u007f\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/)
    .transform((text) => text.trim())
    .refine((text) => text.length > 0);

const seat = z.int().min(0).max(11);
const code = z.string().length(4);
const token = z.string().min(16).max(64);
const callId = z.string().min(1).max(40);
const person = { name: line(24), face: z.int().min(0).max(23) };
const optionValue = z.union([
  z.string().max(400),
  z.number(),
  z.boolean(),
  z.null(),
  z.array(z.int()).max(12),
]);
const nothing = z.strictObject({});

export const helloSchema = z.strictObject({
  t: z.literal('hello'),
  protocol: z.int(),
  /** Made by the screen at each load: tells a resent call from a new one. */
  screen: z.string().min(8).max(40),
  locale: z.enum(LOCALES).optional(),
  table: code.optional(),
  seatToken: token.optional(),
  hostToken: token.optional(),
  /** A display shows the shared table and is never offered a seat. */
  display: z.boolean().optional(),
});

export const beatSchema = z.strictObject({ t: z.literal('beat'), n: z.int().min(0) });

export const callSchema = z.strictObject({
  t: z.literal('call'),
  id: callId,
  method: z.string().max(40),
  params: z.unknown().optional(),
});

type Who =
  /** Anybody who reached the host. */
  | 'anyone'
  /** A screen that shows a table. */
  | 'table'
  /** The owner of a seat. */
  | 'seat'
  /** A seat, or the host for the table itself. */
  | 'actor'
  /** The host token. */
  | 'host';

interface CallSpec {
  readonly who: Who;
  readonly params: z.ZodType;
}

export const calls = {
  // -------------------------------------------------- a guest
  'seat.join': { who: 'table', params: z.strictObject({ ...person, player: z.string().max(40).optional() }) },
  'seat.leave': { who: 'seat', params: nothing },
  'seat.edit': { who: 'seat', params: z.strictObject(person) },
  /** Ask for a seat that somebody lost with their browser; the host nods. */
  'seat.claim': { who: 'table', params: z.strictObject({ seat }) },
  /** A link or a host's nod hands a seat to this phone. */
  'seat.take': { who: 'table', params: z.strictObject({ pass: token }) },

  // -------------------------------------------------- playing
  move: {
    who: 'actor',
    params: z.strictObject({ frame: z.string().max(60), move: z.looseObject({ type: z.string().max(40) }) }),
  },
  undo: { who: 'actor', params: nothing },
  redo: { who: 'actor', params: nothing },

  // -------------------------------------------------- the host, at a table
  'table.create': { who: 'host', params: z.strictObject({ game: z.string().max(30) }) },
  'table.show': { who: 'host', params: z.strictObject({ code }) },
  'table.leave': { who: 'host', params: nothing },
  'table.close': { who: 'host', params: z.strictObject({ code }) },
  'lobby.preset': { who: 'host', params: z.strictObject({ preset: z.string().max(40) }) },
  'lobby.option': { who: 'host', params: z.strictObject({ key: z.string().max(40), value: optionValue }) },
  'lobby.addBot': { who: 'host', params: z.strictObject({ level: z.string().max(20) }) },
  'lobby.addPlayer': {
    who: 'host',
    params: z.strictObject({ ...person, player: z.string().max(40).optional() }),
  },
  'lobby.reorder': { who: 'host', params: z.strictObject({ order: z.array(seat).max(12) }) },
  'lobby.start': { who: 'host', params: nothing },
  'seat.rename': { who: 'host', params: z.strictObject({ seat, ...person }) },
  'seat.remove': { who: 'host', params: z.strictObject({ seat }) },
  'seat.toBot': { who: 'host', params: z.strictObject({ seat, level: z.string().max(20) }) },
  'seat.toPerson': { who: 'host', params: z.strictObject({ seat }) },
  /** A one-time pass for another phone, shown as a QR code. */
  'seat.pass': { who: 'host', params: z.strictObject({ seat }) },
  'seat.nod': { who: 'host', params: z.strictObject({ claim: z.string().max(40), yes: z.boolean() }) },
  'seat.skip': { who: 'host', params: z.strictObject({ seat }) },
  'table.pause': { who: 'host', params: nothing },
  'table.resume': { who: 'host', params: nothing },
  'table.lock': { who: 'host', params: z.strictObject({ locked: z.boolean() }) },
  'table.end': { who: 'host', params: nothing },
  'table.again': { who: 'host', params: nothing },
  /** Lets a seat's phone keep the score for all (T-3). */
  'seat.scorekeeper': { who: 'host', params: z.strictObject({ seat, yes: z.boolean() }) },

  // -------------------------------------------------- the host, at home
  'home.state': { who: 'host', params: nothing },
  'address.choose': { who: 'host', params: z.strictObject({ address: z.string().max(100) }) },
  'settings.get': { who: 'host', params: nothing },
  'settings.set': { who: 'host', params: z.strictObject({ key: z.string().max(40), value: z.unknown() }) },
  'roster.list': { who: 'host', params: nothing },
  'roster.save': {
    who: 'host',
    params: z.strictObject({ id: z.string().max(40).optional(), ...person, seat: seat.optional() }),
  },
  'roster.forget': { who: 'host', params: z.strictObject({ id: z.string().max(40) }) },
  'roster.merge': {
    who: 'host',
    params: z.strictObject({ from: z.string().max(40), into: z.string().max(40) }),
  },
  'history.list': {
    who: 'host',
    params: z.strictObject({
      before: z.string().max(60).optional(),
      limit: z.int().min(1).max(200),
      game: z.string().max(30).optional(),
      player: z.string().max(40).optional(),
    }),
  },
  'history.show': { who: 'host', params: z.strictObject({ id: z.string().max(40) }) },
  /** The table as it was after `step` commits: the replay. */
  'history.replay': { who: 'host', params: z.strictObject({ id: z.string().max(40), step: z.int().min(0) }) },
  'history.delete': { who: 'host', params: z.strictObject({ id: z.string().max(40) }) },
  'statistics.show': { who: 'host', params: z.strictObject({ player: z.string().max(40).optional() }) },
  /** What the library of a game holds (Masters' own orders, for instance). */
  'library.list': { who: 'anyone', params: z.strictObject({ game: z.string().max(30) }) },
  'library.save': {
    who: 'host',
    params: z.strictObject({
      game: z.string().max(30),
      id: z.string().max(40).optional(),
      item: z.unknown(),
    }),
  },
  'library.remove': {
    who: 'host',
    params: z.strictObject({ game: z.string().max(30), id: z.string().max(40) }),
  },
} as const satisfies Record<string, CallSpec>;

export type Method = keyof typeof calls;
/** What a screen sends (before the host trims it). */
export type Params<M extends Method> = z.input<(typeof calls)[M]['params']>;

export interface Answers {
  'seat.join': SeatGiven;
  'seat.take': SeatGiven;
  'seat.claim': { claim: string };
  'seat.pass': { url: string; qr: QrCode };
  'table.create': { code: string };
  'home.state': HomeState;
  'settings.get': Readonly<Record<string, unknown>>;
  'roster.list': { players: readonly Player[] };
  'roster.save': { id: string };
  'history.list': { items: readonly HistoryItem[]; next?: string; total: number };
  'history.show': HistoryEntry;
  'history.replay': ReplayStep;
  'statistics.show': unknown;
  'library.list': { items: readonly { id: string; item: unknown }[] };
  'library.save': { id: string };
}
export type Answer<M extends Method> = M extends keyof Answers ? Answers[M] : null;

export interface SeatGiven {
  readonly seat: SeatIndex;
  readonly token: string;
}

// ---------------------------------------------------------------- host → screen

export type HostMessage =
  | Welcome
  | Full
  | PatchMessage
  | { readonly t: 'answer'; readonly id: string; readonly ok: true; readonly value: unknown }
  | { readonly t: 'answer'; readonly id: string; readonly ok: false; readonly refusal: Refusal }
  | { readonly t: 'beat'; readonly n: number }
  | Bye;

export interface Welcome {
  readonly t: 'welcome';
  readonly role: 'display' | 'seat' | 'guest' | 'home';
  readonly hosting: boolean;
  /** Why the wanted table or seat was not given, if so. */
  readonly refusal?: Refusal;
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

/** What changed since `rev − 1`. */
export interface PatchMessage {
  readonly t: 'patch';
  readonly rev: number;
  readonly at: number;
  readonly table?: Change;
  readonly mine?: Change;
  readonly notices?: readonly Notice[];
  readonly own?: readonly Notice[];
}

export interface Bye {
  readonly t: 'bye';
  /** Do not come back by yourself. */
  readonly reason: 'newer-tab' | 'removed' | 'closed' | 'protocol' | 'limit' | 'shutdown';
}

// ---------------------------------------------------------------- documents

export interface TableDocument {
  readonly code: string;
  readonly game: string;
  readonly kind: 'game' | 'sheet';
  readonly phase: 'lobby' | 'playing' | 'over';
  readonly locked: boolean;
  /** Why the clock stands still. `paused.<key>` */
  readonly paused: { readonly key: 'host' | 'away' | 'disk'; readonly seat?: SeatIndex } | null;
  readonly seats: readonly SeatPublic[];
  readonly limits: { readonly min: number; readonly max: number };
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly preset: { readonly id: string; readonly custom: boolean };
  readonly problems: readonly OptionProblem[];
  readonly join: JoinInfo;
  readonly claims: readonly { readonly id: string; readonly seat: SeatIndex }[];
  readonly spectators: number;
  /** Only in the lobby: what the set-up screen draws. */
  readonly lobby: LobbyInfo | null;
  readonly match: MatchPublic | null;
}

export interface LobbyInfo {
  readonly fields: readonly OptionField[];
  readonly presets: readonly string[];
  /** Bot levels, simplest first; empty where no bots can play. */
  readonly bots: readonly string[];
  readonly minutes: number;
}

export interface SeatPublic {
  /** Colour, shape and letter: kept when seats are reordered. */
  readonly badge: number;
  readonly name: string;
  readonly face: number;
  readonly kind: 'person' | 'bot';
  readonly level?: string;
  /** A person's phone is here now. Always true for bots and for players without a phone (sheets). */
  readonly awake: boolean;
  /** Half a round trip, in ms, as the host measures it. */
  readonly lag?: number;
  readonly player?: string;
  readonly scorekeeper?: boolean;
}

export interface MatchPublic {
  readonly id: string;
  readonly view: unknown;
  readonly frames: readonly Frame[];
  readonly timers: readonly Timer[];
  readonly running: boolean;
  readonly outcome: Outcome | null;
  readonly receipt: readonly ReceiptLine[] | null;
}

/** What only this screen may see: a seat's, or the hosting display's. */
export interface OwnDocument {
  readonly actor: SeatIndex | 'table' | null;
  readonly view: unknown;
  readonly choices: readonly Choice[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

export interface QrCode {
  readonly size: number;
  /** SVG path data, one unit a module, without the quiet zone. */
  readonly path: string;
}

export interface JoinInfo {
  readonly addresses: readonly JoinAddress[];
  readonly chosen: string;
  readonly url: string;
  readonly qr: QrCode;
  readonly wifi?: { readonly name: string; readonly qr: QrCode };
  /** Some phone has arrived by this address. */
  readonly proven: boolean;
}

export interface JoinAddress {
  readonly address: string;
  readonly kind: 'lan' | 'wifi' | 'vpn' | 'virtual' | 'name' | 'loopback';
  readonly label: string;
}

export interface HomeState {
  readonly tables: readonly OpenTable[];
  readonly addresses: readonly JoinAddress[];
  readonly version: string;
}

export interface OpenTable {
  readonly code: string;
  readonly game: string;
  readonly phase: TableDocument['phase'];
  readonly seats: readonly { readonly badge: number; readonly name: string }[];
  readonly frame: Frame | null;
  readonly leaders: readonly SeatIndex[];
  readonly touched: number;
}

export interface Player {
  readonly id: string;
  readonly name: string;
  readonly face: number;
  readonly badge: number;
  readonly plays: number;
  readonly lastPlayed: number | null;
}

export interface HistoryItem {
  readonly id: string;
  readonly game: string;
  readonly kind: 'game' | 'sheet';
  readonly startedAt: number;
  readonly endedAt: number;
  readonly players: readonly {
    readonly name: string;
    readonly badge: number;
    readonly player?: string;
    readonly score: number;
    readonly rank: number;
    readonly bot: boolean;
  }[];
}

export interface HistoryEntry extends HistoryItem {
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly outcome: Outcome;
  readonly receipt: readonly ReceiptLine[];
  readonly view: unknown;
  readonly steps: number;
  readonly log: readonly {
    readonly step: number;
    readonly at: number;
    readonly notices: readonly Notice[];
  }[];
}

export interface ReplayStep {
  readonly step: number;
  readonly steps: number;
  readonly at: number;
  readonly view: unknown;
  readonly frames: readonly Frame[];
  readonly notices: readonly Notice[];
}
