/** What screens and bots are given. Cards are named by ingredient, but where a move must name the very card. */
import type { SeatIndex } from '../../shared/game.ts';
import type { Base, Options } from './options.ts';
import type { Naming, Phase, PhotoFinish, Plan, Taking } from './state.ts';

/** Fixed for the match. */
export interface SetupView {
  readonly seats: number;
  readonly rounds: number;
  readonly base: Base;
  readonly bleah: boolean;
  readonly fridge: boolean;
  readonly express: boolean;
  readonly trading: boolean;
  readonly takenFaceUp: boolean;
  readonly blindTasting: boolean;
  readonly tasteTogether: boolean;
  readonly chefsSuggestion: boolean;
  readonly pitch: boolean;
  readonly ownCard: Options['ownCard'];
  readonly handOffDelay: number;
  readonly tasterRule: Options['tasterRule'];
}

export interface StallView {
  /** The very card: a grab names it. */
  readonly id: string;
  readonly card: string;
  readonly owner: SeatIndex;
  readonly taken: { readonly seat: SeatIndex; readonly ms: number; readonly how: Taking } | null;
}

export interface PhotoFinishView extends PhotoFinish {
  /** By how much. */
  readonly gap: number;
}

export interface MarketView {
  readonly flip: number;
  readonly flippedAt: number;
  /** S-8: when the hand may come off one's own card; null where that is no question. */
  readonly releaseAt: number | null;
  readonly released: boolean;
  readonly stalls: readonly StallView[];
  readonly finishes: readonly PhotoFinishView[];
}

export interface PlayerView {
  readonly pile: number;
  readonly cards: number;
  /** S-12: face up, in the order in which they were taken. */
  readonly shown: readonly string[] | null;
  /** In the running flip. */
  readonly took: { readonly card: string; readonly ms: number; readonly how: Taking } | null;
  readonly late: PhotoFinishView | null;
  /** Cards that lie on a sandwich. */
  readonly placed: number;
  readonly ready: boolean;
  readonly sold: boolean;
}

export interface PublicOfferView {
  readonly id: string;
  readonly seat: SeatIndex;
  readonly card: string;
  /** Who has answered; with what, only the offerer learns. */
  readonly answered: readonly SeatIndex[];
}

export interface PlateView {
  readonly id: string;
  readonly cook: SeatIndex | null;
  /** Top to bottom, the announced ingredient last (S-31); null while the sandwich is closed. */
  readonly layers: readonly string[] | null;
  readonly line: string | null;
  /** 1 = best. */
  readonly place: number | null;
  readonly points: number | null;
  readonly bonus: boolean;
}

export interface TastingView {
  readonly taster: SeatIndex;
  readonly state: 'closed' | 'open' | 'ranked' | 'shown';
  /** How many the taster has placed so far; absent before the first, and once it is confirmed. */
  readonly placed?: number;
  /** Who has guessed which comes first; which, only with the verdict. */
  readonly guesses?: readonly { readonly seat: SeatIndex; readonly plate: string | null }[];
  /** Time was up while the order of some was still open. */
  readonly byLot?: boolean;
  /** Never reordered (S-19). */
  readonly plates: readonly PlateView[];
}

export interface RoundView {
  readonly plan: Plan;
  readonly tastings: readonly TastingView[];
  readonly points: readonly number[];
}

export interface SandwichResult {
  readonly round: number;
  readonly taster: SeatIndex;
  readonly cook: SeatIndex;
  readonly layers: readonly string[];
  readonly points: number;
}

export interface CardResult {
  readonly card: string;
  readonly times: number;
  readonly points: number;
}

export interface ResultsView {
  /** The match's best sandwich. */
  readonly best: SandwichResult | null;
  /** The ingredient that earned most each time it was eaten. */
  readonly favourite: CardResult | null;
  /** The ingredient that was served most often for nothing. */
  readonly flop: CardResult | null;
  /** Points by taster and cook: who liked whose cooking. */
  readonly liking: readonly (readonly number[])[];
}

export interface TableView {
  readonly setup: SetupView;
  readonly phase: Phase;
  readonly plan: Plan;
  /** S-19: null until the table has said so. */
  readonly first: SeatIndex | null;
  /** How the first taster was found; absent where nobody was asked. */
  readonly naming?: Naming;
  readonly flip: number;
  readonly players: readonly PlayerView[];
  readonly market: MarketView | null;
  readonly photo: PhotoFinishView | null;
  readonly offers: readonly PublicOfferView[];
  readonly tastings: readonly TastingView[];
  readonly turn: number;
  /** The plate that is being praised (S-41). */
  readonly pitching: string | null;
  readonly totals: readonly number[];
  readonly history: readonly RoundView[];
  readonly closest: PhotoFinishView | null;
  readonly results: ResultsView | null;
}

export interface OwnSandwichView {
  readonly cards: readonly string[];
  readonly to: SeatIndex;
}

export interface OfferView {
  readonly id: string;
  readonly seat: SeatIndex;
  readonly card: string;
  readonly to: SeatIndex | 'all';
  /** To the offerer all answers, to others their own. */
  readonly answers: readonly { readonly seat: SeatIndex; readonly card: string }[];
}

export interface GivenView {
  readonly plate: string;
  readonly taster: SeatIndex;
  readonly layers: readonly string[];
  readonly line: string | null;
}

/** Own cards are named by the very card. */
export interface SeatView {
  readonly owned: readonly string[];
  readonly hand: readonly string[];
  readonly sandwiches: readonly OwnSandwichView[];
  readonly changesLeft: number;
  readonly offers: readonly OfferView[];
  readonly swapped: { readonly gave: string; readonly got: string; readonly with: SeatIndex } | null;
  readonly given: readonly GivenView[];
  /** S-22: what this seat tastes in private while all do; null when there is nothing the table does not show. */
  readonly tasting: TastingView | null;
  /** The ranking which this seat has confirmed. */
  readonly order: readonly string[] | null;
  /** What it has placed so far. */
  readonly sketch?: { readonly order: readonly string[]; readonly bonus: string | null };
  /** The plate that it believes to come first in the turn. */
  readonly guess?: string;
  /** It has changed its guesses too often this round. */
  readonly guessesSpent?: true;
}
