/** What the table's screen and a seat's are shown. */
import type { Phrase, SeatIndex } from '../../shared/game.ts';
import type { BlackCard } from './cards.ts';
import type { Fit } from './rules/matching.ts';
import type { Deed, State, Turn } from './state.ts';

export interface SandwichView {
  readonly id: string;
  /** Bottom to top; a card is `<kind>~<number>`. */
  readonly cards: readonly string[];
  readonly bad: number;
}

export interface PlayerView {
  readonly seat: SeatIndex;
  readonly money: number;
  readonly hand: number;
  readonly slots: readonly (SandwichView | null)[];
  readonly bad: number;
  readonly completed: number;
  /** What it did in its latest turn, step by step. */
  readonly last: readonly Deed[];
}

export interface InspectionView {
  readonly card: string;
  readonly by: SeatIndex;
  readonly victim: SeatIndex;
  readonly sandwich: string | null;
  readonly bribe: number;
  readonly takes: 'one-bad' | 'all-bad' | 'sandwich';
}

export interface EventView {
  readonly event: string;
  readonly slot: number;
  /** Seats that have not chosen yet. */
  readonly waiting: readonly SeatIndex[];
}

export interface TableView {
  readonly players: readonly PlayerView[];
  /** Four places; an event lies there while it is carried out. */
  readonly bar: readonly (BlackCard | null)[];
  readonly turn: Turn | null;
  readonly turns: number;
  readonly inspection: InspectionView | null;
  readonly event: EventView | null;
  readonly decks: { readonly white: number; readonly black: number };
  /** Table clock; null without a clock. */
  readonly closing: number | null;
  readonly target: number | null;
  readonly lastTurn: boolean;
  readonly over: Phrase | null;
}

/** The planning aid: for one sandwich, how it stands to each place of the Bar. */
export interface Plan {
  readonly sandwich: string;
  /** Closed in this turn: what fits can be claimed now. */
  readonly closed: boolean;
  /** By place; null where no order lies. Of a closed sandwich only what lies between its Breads counts. */
  readonly fits: readonly (Fit | null)[];
}

export interface SeatView {
  readonly hand: readonly string[];
  readonly plans: readonly Plan[];
  /** What this seat chose in secret for the event; null before. */
  readonly chosen: readonly string[] | null;
}

export type Bar = State['bar'];
