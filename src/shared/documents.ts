/** What screens mirror and what calls answer: plain JSON, no schemas, since only the host makes them. */

import type {
  Choice,
  Clock,
  Frame,
  Notice,
  OptionField,
  OptionProblem,
  OptionValue,
  Outcome,
  ReceiptLine,
  SeatIndex,
} from './game.ts';

export interface TableDocument {
  readonly code: string;
  readonly game: string;
  readonly kind: 'game' | 'sheet';
  readonly phase: 'lobby' | 'playing' | 'over';
  readonly locked: boolean;
  /** The match that was here could not go on under the program of today: the seats are kept for a new one. */
  readonly hasLostMatch: boolean;
  /** Why the clock stands still. `paused.<key>` */
  readonly paused: { readonly key: 'host' | 'away' | 'disk' | 'fault'; readonly seat?: SeatIndex } | null;
  readonly seats: readonly SeatPublic[];
  /** For whom the game has no seat: they watch, and come first when the next one is chosen. */
  readonly waiting: readonly WaitingPublic[];
  readonly limits: { readonly min: number; readonly max: number };
  /** Bot levels, simplest first; empty where no bots can play. */
  readonly bots: readonly string[];
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly preset: { readonly id: string; readonly custom: boolean };
  readonly problems: readonly OptionProblem[];
  /** A first match is played, or about to be: its options are these, and bots take what seats are free. */
  readonly teaching?: true;
  readonly join: JoinInfo;
  readonly claims: readonly Claim[];
  readonly spectators: number;
  /** Only in the lobby: what the set-up screen draws. */
  readonly lobby: LobbyInfo | null;
  readonly match: MatchPublic | null;
  /** What was played to its end at this table, the oldest first. */
  readonly evening: readonly Played[];
  /** A break of the game goes on: it may be cut short (`pause.over`). */
  readonly pause: SeatPause | null;
  /** Between two matches: what those who are here would play next (`table.wish`). */
  readonly wishes: { readonly wished: readonly Wished[]; readonly asked: number } | null;
}

export interface Wished {
  readonly badge: number;
  readonly game: string;
}

export interface SeatPause {
  /** Badges of those who would go on. */
  readonly ready: readonly number[];
  /** How many are here to say so. */
  readonly asked: number;
}

export type WaitingPublic = Pick<SeatPublic, 'badge' | 'name' | 'face'>;

export interface Played {
  /** As in the history. */
  readonly id: string;
  readonly game: string;
  /** What a sheet for any game was called. */
  readonly title?: string;
  readonly endedAt: number;
  readonly seats: readonly (WaitingPublic & { readonly score: number; readonly rank: number })[];
}

export interface LobbyInfo {
  readonly fields: readonly OptionField[];
  readonly presets: readonly string[];
  readonly minutes: number;
  /** For whoever plays, or keeps score, for the first time. */
  readonly firstMatch?: { readonly minutes: number };
}

/** Somebody asks for a seat. Without a name, it is (or says to be) the seat's own player. */
export interface Claim {
  readonly id: string;
  readonly seat: SeatIndex;
  readonly name?: string;
  readonly face?: number;
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
  /** On a score sheet, somebody whose phone has not been seen yet: they may still bring it (T-3). */
  readonly phoneless?: boolean;
  /** Half a round trip, in ms, as the host measures it. */
  readonly lag?: number;
  readonly scorekeeper?: boolean;
}

export interface MatchPublic {
  readonly id: string;
  readonly view: unknown;
  readonly frames: readonly Frame[];
  readonly timers: readonly ShownTimer[];
  readonly running: boolean;
  readonly outcome: Outcome | null;
  readonly receipt: readonly ReceiptLine[] | null;
  /** By seat, as far as everybody can see them; null where points are a secret. */
  readonly scores: readonly number[] | null;
}

/** Without the move, which may know more than the screen should. Silent ones are not sent. */
export type ShownTimer = Omit<Clock, 'move' | 'silent' | 'still' | 'pause'> & {
  /** On the table's clock. */
  readonly due: number;
};

/** What only this screen may see: a seat's, or the hosting display's. */
export interface OwnDocument {
  readonly actor: SeatIndex | 'table' | null;
  /** Whose phone this is: a scorekeeper acts for the table from a seat of their own (T-3). */
  readonly seat: SeatIndex | null;
  /** This phone belongs to the table and waits for a seat: an index into the table's `waiting`. */
  readonly waiting?: number;
  /** A bot plays in this phone's seat, until its owner takes it back. */
  readonly standIn?: SeatIndex;
  readonly view: unknown;
  readonly choices: readonly Choice[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** What is learned now, in a first match. */
  readonly lesson?: LessonShown;
}

/** The `n`th `of` so many. */
export interface LessonShown {
  readonly id: string;
  readonly n: number;
  readonly of: number;
  /** What on the screen it is about. */
  readonly at?: string;
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
  /** Its code is asked for, again whenever `mark` is another. */
  readonly wifi?: { readonly name: string; readonly mark: number };
  /** Some phone has arrived by this address. */
  readonly proven: boolean;
  /** By https, with a certificate of which browsers warn. */
  readonly warns?: true;
}

export interface JoinAddress {
  readonly address: string;
  readonly kind: 'lan' | 'wifi' | 'vpn' | 'virtual' | 'name' | 'loopback';
  readonly label: string;
}

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

export interface HouseScreen {
  /** Only names it here. */
  readonly screen: string;
  readonly address: string;
  /** It is on the house's own machine. */
  readonly own: boolean;
  readonly code: string | null;
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

export interface Player {
  readonly id: string;
  readonly name: string;
  readonly face: number;
  readonly badge: number;
  readonly plays: number;
  readonly lastPlayed: number | null;
}

export interface Scoring {
  /** A win is one point; a place is as many as one leaves behind, and one for being there; or what stood on the sheet. */
  readonly by: 'wins' | 'places' | 'points';
  /** Only so many of each person's best count; 0 = all. */
  readonly best: number;
}

export interface LeagueRow {
  /** Of the roster, or the name of whoever is not in it. */
  readonly who: string;
  readonly name: string;
  readonly badge: number;
  readonly face: number;
  readonly plays: number;
  readonly wins: number;
  readonly score: number;
  readonly rank: number;
}

export interface Season {
  readonly id: string;
  readonly name: string;
  /** Each as `id`, or `id/title` where people gave it one; none = all of them. */
  readonly games: readonly string[];
  /** Since 1970: not before, and before. */
  readonly from: number;
  readonly until: number;
  readonly scoring: Scoring;
  /** On the big screen, while nobody plays. */
  readonly shown: boolean;
}

/** An evening, or a season: the table, and what counts for it, the latest first. */
export interface League {
  readonly rows: readonly LeagueRow[];
  readonly items: readonly HistoryItem[];
  readonly plays: number;
}

/** Somebody who was merged into another person of the roster. */
export interface Merged {
  readonly id: number;
  readonly at: number;
  readonly name: string;
  readonly face: number;
  readonly badge: number;
}

export interface HistoryItem {
  readonly id: string;
  readonly game: string;
  readonly kind: 'game' | 'sheet';
  /** Its own, where the people at the table gave it one. */
  readonly title?: string;
  readonly startedAt: number;
  readonly endedAt: number;
  readonly place?: string;
  readonly note?: string;
  /** T-44: when it was corrected last. */
  readonly corrected?: number;
  /** Which it belongs to, where it was played at a table of this house. */
  readonly evening?: string;
  /** Best first. */
  readonly players: readonly HistoryPlayer[];
}

export interface HistoryPlayer {
  readonly seat: SeatIndex;
  readonly name: string;
  readonly badge: number;
  readonly face: number;
  readonly player?: string;
  readonly score: number;
  readonly rank: number;
  readonly bot: boolean;
}

export interface HistoryEntry extends HistoryItem {
  /** How it can be corrected: on its sheet, or by the form it was written with. */
  readonly correctable: 'sheet' | 'form' | null;
  /** Their ids, the oldest first. */
  readonly photos: readonly string[];
  /** What it was before, the oldest first. */
  readonly corrections: readonly {
    readonly at: number;
    readonly was: Pick<HistoryEntry, 'startedAt' | 'endedAt' | 'receipt' | 'players'>;
  }[];
  /** What could be chosen; empty for a game that is no longer known. */
  readonly fields: readonly OptionField[];
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

/** The same of a match that is going on among bots, for a screen nobody touches. */
export interface DemoStep extends Omit<ReplayStep, 'steps'> {
  readonly game: string;
  readonly seats: readonly SeatPublic[];
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly outcome: Outcome | null;
  readonly receipt: readonly ReceiptLine[] | null;
}

/** A practice as its one screen sees it: as if it were a table. */
export interface PracticeStep {
  readonly step: number;
  readonly at: number;
  readonly table: TableDocument;
  readonly mine: OwnDocument;
  readonly notices: readonly Notice[];
  readonly own: readonly Notice[];
  /** When something happens by itself, in ms from now; null = it waits for a move. */
  readonly wait: number | null;
}

/** What a player of the roster has done at this house. */
export interface PlayerStatistics {
  readonly player: Player;
  /** The latest first. */
  readonly merged: readonly Merged[];
  readonly wins: number;
  /** The most wins in a row. */
  readonly streak: number;
  /** Most played first. */
  readonly games: readonly GameStatistics[];
  /** Head to head with others of the roster, most met first. */
  readonly rivals: readonly RivalStatistics[];
  /** As a taster: whose sandwiches were liked, best cook first. */
  readonly cooks: readonly CookStatistics[];
  /** As a taster: which ingredients were in what was liked, best first. */
  readonly ingredients: readonly IngredientStatistics[];
}

export interface GameStatistics {
  readonly game: string;
  /** Where the people at the table gave it one: every game on the sheet for any game is counted by itself. */
  readonly title?: string;
  readonly plays: number;
  readonly wins: number;
  readonly average: number;
  readonly best: number;
}

export interface RivalStatistics {
  readonly player: string;
  readonly name: string;
  readonly badge: number;
  readonly face: number;
  readonly plays: number;
  readonly ahead: number;
  readonly behind: number;
}

export interface CookStatistics {
  readonly name: string;
  readonly badge: number;
  readonly face: number;
  readonly sandwiches: number;
  readonly points: number;
}

export interface IngredientStatistics {
  readonly game: string;
  readonly card: string;
  readonly times: number;
  readonly points: number;
}
