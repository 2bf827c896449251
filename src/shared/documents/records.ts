/** What was played, and what is played for nobody. */
import type { Frame, Notice, OptionField, OptionValue, Outcome, ReceiptLine, SeatIndex } from '../game.ts';
import type { OwnDocument, SeatPublic, TableDocument } from './table.ts';

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

/** Of the season on the big screen: what a board shows. */
export interface ShownSeason {
  readonly name: string;
  readonly by: Scoring['by'];
  readonly plays: number;
  /** The first of them; without ids of the roster. */
  readonly rows: readonly Omit<LeagueRow, 'who'>[];
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
