/** What screens get: types only, so that they know views and not rules. */
import type { OrderType } from './cards.ts';
import type { Category } from './categories.ts';
import type { Results } from './results.ts';
import type { Score } from './scoring.ts';
import type { Deed, LedgerEntry, Player, Served, Serving } from './state.ts';

export interface ZoneCard {
  readonly card: string;
  readonly category: Category;
  readonly quality: number;
  readonly printed: number;
  /** Given by effects of cards, and by an assistant. */
  readonly extra: number;
  readonly help: number;
}

export interface PlayerView {
  readonly coins: number;
  readonly hand: number;
  /** W-24: null while they are hidden. */
  readonly tokens: number | null;
  readonly zone: readonly ZoneCard[];
  readonly assistants: readonly Category[];
  readonly orders: readonly Served[];
  /** How many orders of each type, from 1 ingredient to 5. */
  readonly types: readonly number[];
  /** What everybody can count: printed points and diversity. */
  readonly points: number;
  readonly diversity: number;
  /** What the seat did in its latest turn. */
  readonly deeds: readonly Deed[];
}

export interface TableView {
  readonly phase: 'playing' | 'over';
  readonly round: number;
  readonly start: number;
  readonly active: number;
  readonly actions: number;
  readonly ordersToFinish: number;
  readonly openTokens: boolean;
  /** W-21 */
  readonly announcer: number | null;
  readonly market: { readonly deck: number; readonly discards: number; readonly top: string | null };
  readonly row: readonly (string | null)[];
  readonly orderDeck: number;
  readonly assistants: readonly { readonly category: Category; readonly holder: number | null }[];
  readonly players: readonly PlayerView[];
  /** The order going out while its reward is being chosen. */
  readonly serving: Serving | null;
  /** The card whose effect asks something now. */
  readonly asking: string | null;
  readonly results: Results | null;
}

export type HandCard =
  | {
      readonly kind: 'opportunity';
      readonly card: string;
      readonly handed: boolean;
      /** W-15: only where it cannot be used before the turn after the next one. */
      readonly resting?: true;
    }
  | {
      readonly kind: 'ingredient';
      readonly card: string;
      readonly category: Category;
      readonly cost: number;
      readonly printedCost: number;
      readonly quality: number;
      readonly printedQuality: number;
    };

/** Exactly the ingredients for one order, with all that follows from using them. */
export interface OrderSet {
  readonly use: readonly string[];
  /** A card of the hand to be played first, and what that costs; null when the zone has all. */
  readonly first: string | null;
  /** W-8: what the card from the hand pushes out of a full zone. */
  readonly replace: string | null;
  readonly cost: number;
  readonly affordable: boolean;
  readonly quality: number;
  readonly categories: readonly Category[];
  readonly assistants: readonly Category[];
  /** Bonus tokens, the reward not counted. */
  readonly tokens: number;
  /** W-11: assistants of the reward which would count at once, two tokens each. */
  readonly rewardAssistants: readonly Category[];
}

export interface OrderPlan {
  readonly order: string;
  /** As printed: a phone draws its bench before it has fetched the deck. */
  readonly type: OrderType;
  readonly quality: number;
  readonly points: number;
  /** Points for kinds of order that this one would add. */
  readonly diversity: number;
  /** How many ingredients, and how much quality, the zone is short of. */
  readonly lacking: number;
  readonly missing: number;
  /** Sets of the zone, the most tokens and the least waste first. */
  readonly ready: readonly OrderSet[];
  /** The best set with one card of the hand, for each card that makes one possible. */
  readonly nearly: readonly OrderSet[];
}

export interface AssistantPlan {
  readonly category: Category;
  /** What would change in zone and hand. */
  readonly zone: readonly { readonly card: string; readonly quality: number }[];
  readonly hand: readonly { readonly card: string; readonly quality: number; readonly cost: number }[];
  /** Orders of the row that could be filled then, and cannot now. */
  readonly opens: readonly string[];
  /** W-18 for all assistants then: so many coins, or so many tokens. */
  readonly upkeep: { readonly coins: number; readonly tokens: number };
}

/** What lies before a seat alone. */
export interface Holding {
  readonly hand: readonly HandCard[];
  readonly tokens: number;
  /** Quality lent to the next order of this turn. */
  readonly lift: Player['lift'];
}

export interface SeatView extends Holding {
  /** Where the tokens came from and went. */
  readonly ledger: readonly LedgerEntry[];
  /** Points if the match ended now. */
  readonly score: Score;
  /** W-15: opportunities you have handed to the left which are still in that hand. */
  readonly handedLeft: readonly string[];
  readonly plans: readonly OrderPlan[];
  readonly assistants: readonly AssistantPlan[];
}
