/**
 * Every message between the host and its screens, as schemas; the one place that names them.
 * Screens import types only, so the schemas stay out of their bundles.
 *
 * screen → host: hello (once), call (answered once, by id), beat (echo)
 * host → screen: welcome, full, patch, answer, given, beat, bye
 *
 * One port: the socket is `/ws`; a guest's page is `/?t=CODE` (or `/CODE`, which leads there), with `#pass=…`
 * when a seat is handed over; the table's page is `/table` or `/table?t=CODE`, with `#host=…` for the host's rights.
 */
import { z } from 'zod';
import type {
  CertificateState,
  DemoStep,
  HistoryEntry,
  HistoryItem,
  HomeState,
  HouseState,
  HouseWord,
  League,
  OwnDocument,
  Player,
  PlayerStatistics,
  PracticeStep,
  QrCode,
  ReplayStep,
  Season,
  TableDocument,
} from './documents.ts';
import type { Notice, Refusal, SeatIndex } from './game.ts';
import { lineFault, shownOf } from './lines.ts';
import { tidyName } from './names.ts';
import type { Patch } from './patch.ts';
import { LOCALES } from './text.ts';

export type * from './documents.ts';

export const PROTOCOL = 2;
/** No message of a screen needs more, but for an import of the whole history, which goes by HTTP. */
export const MAX_MESSAGE_BYTES = 16_384;
/** No O 0 I 1 L: they are mistaken for each other from across a room. */
export const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ';

/** A name a person may type, made tidy by the host. */
const nameOf = (most: number) =>
  z
    .string()
    .max(most)
    // What turns the writing around is refused, not tidied away: nobody types it by chance.
    .refine((text) => lineFault(text.trim(), most) === undefined)
    .transform(tidyName)
    .refine((text) => lineFault(text, most) === undefined);

const seat = z.int().min(0).max(11);
const code = z.string().length(4);
const token = z.string().min(16).max(64);
const callId = z.string().min(1).max(40);
const person = { name: nameOf(24), face: z.int().min(0).max(23) };
/** What is written beside an entry: on one line, or on several. */
const line = z
  .string()
  .max(60)
  .transform((typed) => shownOf(typed, 60));
const text = z
  .string()
  .max(2000)
  .transform((typed) =>
    typed
      .split('\n')
      .map((one) => shownOf(one, 2000))
      .join('\n')
      .trim(),
  );
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
  ownerToken: token.optional(),
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

export type Who =
  /** Anybody who reached the host. */
  | 'anyone'
  /** A screen that shows a table. */
  | 'table'
  /** The owner of a seat. */
  | 'seat'
  /** A seat, or the host for the table itself. */
  | 'actor'
  /** The host token. */
  | 'host'
  /** The host token, at a screen that shows a table. */
  | 'table-host'
  /** A key of the owner's: the host token is none. */
  | 'owner';

interface CallSpec {
  readonly who: Who;
  readonly params: z.ZodType;
  /** Changes nothing, so a resent call may simply be answered anew. */
  readonly reads?: true;
}

export const calls = {
  // -------------------------------------------------- a guest
  /** With a proof, this phone is whom it was before. */
  'seat.join': { who: 'table', params: z.strictObject({ ...person, proof: z.string().max(64).optional() }) },
  /** Also of who has no seat in this game and waits for the next. */
  'seat.leave': { who: 'table', params: nothing },
  'seat.edit': { who: 'seat', params: z.strictObject(person) },
  /** Ask for a seat that somebody lost with their browser, or for a bot's; the host nods. */
  'seat.claim': {
    who: 'table',
    params: z.strictObject({ seat, name: person.name.optional(), face: person.face.optional() }),
  },
  /** The owner plays again where a bot has stood in. */
  'seat.back': { who: 'table', params: nothing },
  /** A link or a host's nod hands a seat to this phone. */
  'seat.take': { who: 'table', params: z.strictObject({ pass: token }) },

  // -------------------------------------------------- playing
  move: {
    who: 'actor',
    params: z.strictObject({ frame: z.string().max(60), move: z.looseObject({ type: z.string().max(40) }) }),
  },
  /** T-40: on a sheet that is kept, somebody new: a seat, and the move by which the sheet hears of them. */
  'seat.late': {
    who: 'actor',
    params: z.strictObject({
      ...person,
      player: z.string().max(40).optional(),
      frame: z.string().max(60),
      move: z.looseObject({ type: z.string().max(40) }),
    }),
  },
  /** Would go on: when all who are here say so, the break is over. */
  'pause.over': { who: 'seat', params: nothing },
  undo: { who: 'actor', params: nothing },
  redo: { who: 'actor', params: nothing },
  /** What whoever belongs to the table would play next; more than half of those who are here choose it. */
  'table.wish': { who: 'table', params: z.strictObject({ game: z.string().max(30) }) },
  /** What was told at the table in this match, also before this screen came. */
  'match.told': { who: 'table', reads: true, params: nothing },

  // -------------------------------------------------- the host, at a table
  /** `item`: of its library, to be set up with. */
  'table.create': {
    who: 'host',
    params: z.strictObject({ game: z.string().max(30), item: z.unknown().optional() }),
  },
  'table.show': { who: 'host', params: z.strictObject({ code }) },
  'table.leave': { who: 'host', params: nothing },
  /** The next game, or the sheet, for the same people; the code, the seats and the phones stay. */
  'table.choose': {
    who: 'table-host',
    params: z.strictObject({ game: z.string().max(30), item: z.unknown().optional() }),
  },
  'table.close': { who: 'host', params: z.strictObject({ code }) },
  'lobby.preset': { who: 'table-host', params: z.strictObject({ preset: z.string().max(40) }) },
  'lobby.option': {
    who: 'table-host',
    params: z.strictObject({ key: z.string().max(40), value: optionValue }),
  },
  /** What a table has saved, such as a sheet of its own. */
  'lobby.setUp': { who: 'table-host', params: z.strictObject({ item: z.unknown() }) },
  /** The game's first match is what is played next, or what was set up is. */
  'lobby.teach': { who: 'table-host', params: z.strictObject({ on: z.boolean() }) },
  'lobby.addBot': { who: 'table-host', params: z.strictObject({ level: z.string().max(20) }) },
  'lobby.addPlayer': {
    who: 'table-host',
    params: z.strictObject({ ...person, player: z.string().max(40).optional() }),
  },
  'lobby.reorder': { who: 'table-host', params: z.strictObject({ order: z.array(seat).max(12) }) },
  'lobby.start': { who: 'table-host', params: nothing },
  'seat.rename': { who: 'table-host', params: z.strictObject({ seat, ...person }) },
  'seat.remove': { who: 'table-host', params: z.strictObject({ seat }) },
  'seat.toBot': { who: 'table-host', params: z.strictObject({ seat, level: z.string().max(20) }) },
  'seat.toPerson': { who: 'table-host', params: z.strictObject({ seat }) },
  /** A one-time pass for another phone, shown as a QR code. */
  'seat.pass': { who: 'table-host', params: z.strictObject({ seat }) },
  'seat.nod': { who: 'table-host', params: z.strictObject({ claim: z.string().max(40), yes: z.boolean() }) },
  'seat.skip': { who: 'table-host', params: z.strictObject({ seat }) },
  'table.pause': { who: 'table-host', params: nothing },
  'table.resume': { who: 'table-host', params: nothing },
  'table.lock': { who: 'table-host', params: z.strictObject({ locked: z.boolean() }) },
  'table.end': { who: 'table-host', params: nothing },
  /** Another match with the same seats and options, at once. */
  'table.again': { who: 'table-host', params: nothing },
  /** Back to the lobby, seats and options kept. */
  'table.toLobby': { who: 'table-host', params: nothing },
  /** Lets a seat's phone keep the score for all (T-3). */
  'seat.scorekeeper': { who: 'table-host', params: z.strictObject({ seat, yes: z.boolean() }) },

  // -------------------------------------------------- a screen that would host
  /** Over a line that others may hear: the host's screen is told, and may show a code. */
  'host.ask': {
    who: 'anyone',
    reads: true,
    params: z.strictObject({ as: z.enum(['host', 'owner']).optional() }),
  },
  'host.prove': { who: 'anyone', reads: true, params: z.strictObject({ code: z.string().max(12) }) },
  'host.nod': {
    who: 'host',
    reads: true,
    params: z.strictObject({ id: z.string().max(40), yes: z.boolean() }),
  },

  // -------------------------------------------------- the owner of the house
  /** On the house's own screen: a pass for the owner's phone, good once. */
  'owner.pass': { who: 'host', reads: true, params: nothing },
  'owner.take': { who: 'anyone', reads: true, params: z.strictObject({ pass: token }) },
  /** By a line that nobody hears. */
  'owner.pin': { who: 'anyone', reads: true, params: z.strictObject({ pin: z.string().max(12) }) },
  'house.state': { who: 'owner', reads: true, params: nothing },
  'house.lock': { who: 'owner', params: z.strictObject({ code, locked: z.boolean() }) },
  /** The match of a table, before it is over. */
  'house.end': { who: 'owner', params: z.strictObject({ code }) },
  'house.close': { who: 'owner', params: z.strictObject({ code }) },
  /** What a big screen shows: a table, or home. */
  'house.show': {
    who: 'owner',
    reads: true,
    params: z.strictObject({ screen: z.string().max(20), code: code.nullable() }),
  },
  /** On all screens, for so many minutes; nothing takes it away. */
  'house.say': {
    who: 'owner',
    params: z.strictObject({
      text: z
        .string()
        .max(140)
        .transform((typed) => shownOf(typed, 140)),
      minutes: z.int().min(1).max(720),
    }),
  },
  'house.backup': { who: 'owner', params: nothing },
  'house.restart': { who: 'owner', reads: true, params: nothing },
  /** What others may do here. */
  'house.allow': {
    who: 'owner',
    params: z.strictObject({ what: z.enum(['screensMayAsk', 'guestsWriteLibrary']), yes: z.boolean() }),
  },
  /** A key that somebody has is worth nothing any more. */
  'house.takeAway': { who: 'owner', params: z.strictObject({ key: z.string().max(20) }) },

  // -------------------------------------------------- the host, at home
  'home.state': { who: 'host', reads: true, params: nothing },
  /** Of each game, by its id: the first fits the fewest seats. */
  'games.presets': { who: 'host', reads: true, params: nothing },
  'address.choose': { who: 'host', params: z.strictObject({ address: z.string().max(100) }) },
  /** Joins the Wi-Fi: its password is in there, so it is not for any line. */
  'wifi.code': { who: 'host', reads: true, params: nothing },
  'settings.get': { who: 'host', reads: true, params: nothing },
  'settings.set': { who: 'host', params: z.strictObject({ key: z.string().max(40), value: z.unknown() }) },
  'certificate.show': { who: 'host', reads: true, params: nothing },
  /** Certificate, signers and key, in one text: the key is in there, so it is not for any line. */
  'certificate.use': { who: 'host', reads: true, params: z.strictObject({ pem: z.string().max(14_000) }) },
  'certificate.forget': { who: 'host', reads: true, params: nothing },
  'roster.list': { who: 'host', reads: true, params: nothing },
  'roster.save': {
    who: 'host',
    params: z.strictObject({ id: z.string().max(40).optional(), ...person, badge: seat.optional() }),
  },
  /** What they played stays, under the names it was played with; or without. */
  'roster.forget': {
    who: 'host',
    params: z.strictObject({ id: z.string().max(40), erase: z.boolean().optional() }),
  },
  /** Of whoever played under it and is in no roster. */
  'roster.erase': { who: 'host', params: z.strictObject({ name: person.name }) },
  'roster.merge': {
    who: 'host',
    params: z.strictObject({ from: z.string().max(40), into: z.string().max(40) }),
  },
  /** Two who were one are two again. */
  'roster.unmerge': { who: 'host', params: z.strictObject({ merge: z.int().min(0) }) },
  'history.list': {
    who: 'host',
    reads: true,
    params: z.strictObject({
      before: z.string().max(60).optional(),
      limit: z.int().min(1).max(200),
      game: z.string().max(30).optional(),
      player: z.string().max(40).optional(),
      /** Each word is somewhere in the entry; `games`: which are called so in this screen's language. */
      words: z
        .array(
          z.strictObject({ text: z.string().min(1).max(40), games: z.array(z.string().max(30)).max(20) }),
        )
        .max(8)
        .optional(),
      from: z.int().optional(),
      until: z.int().optional(),
      hours: z.tuple([z.int().min(0).max(24), z.int().min(0).max(24)]).optional(),
    }),
  },
  'history.show': { who: 'host', reads: true, params: z.strictObject({ id: z.string().max(40) }) },
  /** The table as it was after `step` commits: the replay. */
  'history.replay': {
    who: 'host',
    reads: true,
    params: z.strictObject({ id: z.string().max(40), step: z.int().min(0) }),
  },
  /** A match among bots: a new one at step 0, then one step at a time. */
  'demo.step': {
    who: 'host',
    reads: true,
    params: z.strictObject({ demo: z.int().min(0).max(1_000_000_000), step: z.int().min(0) }),
  },
  /** A first match of this screen alone: a new one at step 0, then a move, or whatever happens next by itself. */
  'practice.step': {
    who: 'table',
    reads: true,
    params: z.strictObject({
      game: z.string().max(30),
      step: z.int().min(0).max(100_000),
      /** How long it has looked at the step before, in ms. */
      after: z.int().min(0).max(3_600_000),
      frame: z.string().max(60).optional(),
      move: z.looseObject({ type: z.string().max(40) }).optional(),
    }),
  },
  /** T-44: a finished sheet lies on a table again. */
  'history.reopen': { who: 'host', params: z.strictObject({ id: z.string().max(40) }) },
  /** T-45: a play of which there is no sheet, or one that was written so with other points. */
  'history.write': {
    who: 'host',
    params: z.strictObject({
      id: z.string().max(40).optional(),
      game: z.string().max(30),
      title: z.string().max(40).optional(),
      at: z.int().min(0).max(8_640_000_000_000),
      wins: z.enum(['high', 'low']),
      players: z
        .array(
          z.strictObject({
            player: z.string().max(40).optional(),
            name: person.name,
            /** One number is a total, more are rounds; null where somebody was not there. */
            points: z.array(z.int().min(-999_999).max(999_999).nullable()).min(1).max(99),
          }),
        )
        .min(1)
        .max(12),
      place: line,
      note: text,
    }),
  },
  'history.describe': {
    who: 'host',
    params: z.strictObject({ id: z.string().max(40), place: line, note: text }),
  },
  'history.dropPhoto': {
    who: 'host',
    params: z.strictObject({ id: z.string().max(40), photo: z.string().max(40) }),
  },
  'history.delete': { who: 'host', params: z.strictObject({ id: z.string().max(40) }) },
  /** What was played at one table on one evening. */
  'evening.show': { who: 'host', reads: true, params: z.strictObject({ id: z.string().max(40) }) },
  'season.list': { who: 'host', reads: true, params: nothing },
  'season.show': { who: 'host', reads: true, params: z.strictObject({ id: z.string().max(40) }) },
  'season.save': {
    who: 'host',
    params: z.strictObject({
      id: z.string().max(40).optional(),
      name: nameOf(40),
      games: z.array(z.string().max(80)).max(40),
      from: z.int().min(0).max(8_640_000_000_000),
      until: z.int().min(0).max(8_640_000_000_000),
      scoring: z.strictObject({ by: z.enum(['wins', 'places', 'points']), best: z.int().min(0).max(999) }),
      shown: z.boolean(),
    }),
  },
  'season.remove': { who: 'host', params: z.strictObject({ id: z.string().max(40) }) },
  'statistics.show': {
    who: 'host',
    reads: true,
    params: z.strictObject({ player: z.string().max(40) }),
  },
  /** What the library of a game holds (Masters' own orders, for instance). */
  'library.list': { who: 'anyone', reads: true, params: z.strictObject({ game: z.string().max(30) }) },
  /** A new item, if the house lets guests; with an id, the host changes one. */
  'library.save': {
    who: 'anyone',
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
  /** `own`: what concerned the seat of the screen that asks. */
  'match.told': { match: string; notices: readonly Notice[]; own: readonly Notice[] };
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
  'wifi.code': { name: string; qr: QrCode };
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

export interface SeatGiven {
  readonly seat: SeatIndex;
  readonly token: string;
  /** By which the phone is known again at the next table. */
  readonly proof?: string;
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

/** To a big screen: the owner wants this table on it, or home. */
export interface Show {
  readonly t: 'show';
  readonly code: string | null;
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
