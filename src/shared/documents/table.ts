/** What a table shows: to everybody at it, and to each of them alone. */
import type {
  Choice,
  Clock,
  Frame,
  OptionField,
  OptionProblem,
  OptionValue,
  Outcome,
  ReceiptLine,
  SeatIndex,
  Span,
} from '../game.ts';

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
  /** What was played to its end at this table without a long break, the oldest first. */
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

export interface WaitingPublic extends Pick<SeatPublic, 'badge' | 'name' | 'face'> {
  /** Came late, and will sit behind whoever has this badge. */
  readonly behind?: number;
}

export interface Played {
  /** As in the history. */
  readonly id: string;
  readonly game: string;
  /** What a sheet for any game was called. */
  readonly title?: string;
  readonly endedAt: number;
  readonly seats: readonly PlayedSeat[];
}

export interface PlayedSeat extends Pick<SeatPublic, 'badge' | 'name' | 'face'> {
  /** The same number wherever it is the same person, whatever they are called and whichever badge they have. */
  readonly who: number;
  readonly score: number;
  readonly rank: number;
  /** Nobody's, at the end: whoever began had left. */
  readonly bot?: true;
}

export interface LobbyInfo {
  readonly fields: readonly OptionField[];
  readonly presets: readonly string[];
  /** How long a match would take those who are here, by the options that are set; null where nobody can say. */
  readonly lasts: Span | null;
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
  /** What a bot is like: `temper.<id>` of the game's words. */
  readonly temper?: string;
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
  /** The seat that is played on the same phone as this screen, which runs the table. */
  readonly hand?: SeatIndex;
  readonly view: unknown;
  readonly choices: readonly Choice[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** T-1: a sheet on which nothing is written: whoever acts for the table may still change who plays. */
  readonly blank?: true;
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

/** For paper, and for an NFC tag. */
export interface JoinCard {
  readonly url: string;
  readonly qr: QrCode;
  /** Its code, and the text of that, have the password in them: they are not for any line. */
  readonly wifi: { readonly name: string; readonly qr?: QrCode; readonly text?: string } | null;
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
