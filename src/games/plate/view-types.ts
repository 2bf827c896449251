/** What the table's screen and a seat's are shown. */
import type { SeatIndex } from '../../shared/game.ts';
import type { Goal } from './scoring.ts';
import type { Deed, Meal, Step } from './state.ts';

export interface TableView {
  readonly step: Step['kind'];
  /** Whose building or bidding turn it is, also while napkins lie on it. */
  readonly turn: SeatIndex | null;
  readonly goal: Goal;
  /** The sandwich that will be eaten next: 1, 2, 3 … */
  readonly round: number;
  readonly players: readonly PlayerView[];
  readonly plates: readonly PlateView[];
  readonly drawPile: number;
  readonly discards: { readonly count: number; readonly top: string | null };
  readonly opening: OpeningView | null;
  readonly auction: AuctionView | null;
  /** Being played, bottom to top. */
  readonly napkins: readonly NapkinView[];
  readonly lying: readonly LyingView[];
  readonly meals: readonly Meal[];
}

export interface PlayerView {
  readonly points: number;
  readonly hand: number;
  readonly last: Deed | null;
}

export interface PlateView {
  readonly id: string;
  readonly state: 'free' | 'building' | 'finished';
  /** Face ids, bottom up. */
  readonly cards: readonly string[];
  readonly value: number;
}

/** P-4, round by round. */
export interface OpeningView {
  readonly rounds: readonly (readonly { readonly seat: SeatIndex; readonly face: string }[])[];
  /** One seat: it begins. */
  readonly still: readonly SeatIndex[];
}

export interface AuctionView {
  readonly plate: string;
  readonly value: number;
  readonly finisher: SeatIndex;
  readonly out: readonly SeatIndex[];
  /** P-14: one last card may be placed. */
  readonly last: boolean;
  /** One for each seat. */
  readonly columns: readonly ColumnView[];
  /** P-25: who has let things pass, while the window is open. */
  readonly passed: readonly SeatIndex[];
  /** What will be eaten if nothing more happens; only once all bids are face up. */
  readonly forecast: Forecast | null;
}

export interface ColumnView {
  readonly bids: readonly BidView[];
  /** What the cards that are face up come to. */
  readonly sum: number;
  /** From napkins that lie on the table. */
  readonly bonus: number;
}

export interface BidView {
  readonly slot: string;
  readonly by: SeatIndex;
  /** Null while it is face down. */
  readonly face: string | null;
}

export interface Forecast {
  readonly eaters: readonly SeatIndex[];
  readonly share: number;
  readonly gains: readonly number[];
  readonly begins: SeatIndex;
}

export interface NapkinView {
  readonly id: string;
  readonly face: string;
  readonly by: SeatIndex;
  readonly stage: 'reaction' | 'asking';
  /** Who has let it pass. */
  readonly passed: readonly SeatIndex[];
  /** Who still has to pass or to answer. */
  readonly waiting: readonly SeatIndex[];
  /** The player it is about, once everybody knows. */
  readonly about: SeatIndex | null;
}

export interface LyingView {
  readonly id: string;
  readonly face: string;
  readonly by: SeatIndex;
  readonly serves: SeatIndex;
}

export interface SeatView {
  readonly hand: readonly HandCard[];
  /** P-7: one of these is kept. */
  readonly drawn: readonly HandCard[];
  /** Bids looked at with a napkin: slot and face. */
  readonly peeked: readonly { readonly slot: string; readonly face: string }[];
  /** Own cards already chosen for the napkin that is being played. */
  readonly chosen: readonly string[];
}

export interface HandCard {
  readonly id: string;
  readonly face: string;
}
