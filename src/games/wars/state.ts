import type { Match } from '../../shared/game.ts';
import { range } from '../../shared/lists.ts';
import { isOpportunity, orderOf, type QuestionEffect } from './cards.ts';
import { CATEGORIES, type Category } from './categories.ts';
import { HAND_LIMIT, ROW_LENGTH, START_COINS } from './numbers.ts';
import type { Options } from './options.ts';
import type { Tally } from './scoring.ts';

/** An ingredient in a zone; `extra` is the quality that effects have given it. */
export interface Placed {
  readonly card: string;
  readonly extra: number;
}

/** A completed order and the sandwich that went out for it. */
export interface Served {
  readonly order: string;
  readonly round: number;
  readonly used: readonly { readonly card: string; readonly quality: number }[];
  readonly quality: number;
}

/** Where coins and tokens come from: `receipt.<key>`, with the rule and the card. */
export interface Source {
  readonly key: 'reward' | 'bonus' | 'assistants' | 'ingredient' | 'opportunity' | 'upkeep';
  readonly rule: string;
  readonly card?: string;
}

export interface LedgerEntry {
  readonly tokens: number;
  readonly from: Source;
  readonly round: number;
}

/** What a seat did in its latest turn. */
export interface Deed {
  readonly kind:
    | 'play'
    | 'order'
    | 'refill'
    | 'coins'
    | 'hire'
    | 'opportunity'
    | 'swap'
    | 'returned'
    | 'clock';
  readonly card?: string;
  readonly category?: Category;
}

export interface Player {
  readonly coins: number;
  readonly tokens: number;
  readonly hand: readonly string[];
  /** W-15: cards of the hand which the player on the right has handed over, so that both know them. */
  readonly handed: readonly string[];
  /** W-15: those of them that cannot be used before the turn after the next one. */
  readonly resting: readonly string[];
  readonly zone: readonly Placed[];
  readonly assistants: readonly Category[];
  readonly served: readonly Served[];
  readonly ledger: readonly LedgerEntry[];
  /** Quality that opportunities lend to the next order of this turn. */
  readonly lift: { readonly total: number; readonly each: number };
  readonly deeds: readonly Deed[];
}

/** A question an effect has put to the player in turn; the last one is answered first. */
export interface Prompt {
  readonly effect: QuestionEffect;
  readonly from: Source;
}

/** W-9: a completed order whose bonuses are still due and whose ingredients still lie in the zone. */
export interface Serving {
  readonly order: string;
  readonly used: readonly string[];
}

export interface State {
  readonly seats: number;
  readonly options: Options;
  readonly phase: 'setup' | 'acting' | 'closing' | 'over';
  readonly market: { readonly deck: readonly string[]; readonly discards: readonly string[] };
  readonly orderDeck: readonly string[];
  /** Places keep their order; null = empty. */
  readonly row: readonly (string | null)[];
  /** Assistants nobody holds, in the order of the categories. */
  readonly free: readonly Category[];
  readonly players: readonly Player[];
  readonly start: number;
  readonly active: number;
  readonly round: number;
  readonly actions: number;
  readonly turn: number;
  /** Rises with every event, so that each question has its own frame id. */
  readonly step: number;
  readonly prompts: readonly Prompt[];
  readonly serving: Serving | null;
  /** W-18 is still to be settled in this turn. */
  readonly owes: boolean;
  /** W-21: who announced the end. */
  readonly announcer: number | null;
}

const NO_LIFT = { total: 0, each: 0 } as const;

export const noLift = (): Player['lift'] => NO_LIFT;

export function initial(match: Match<Options>): State {
  return {
    seats: match.seats,
    options: match.options,
    phase: 'setup',
    market: { deck: [], discards: [] },
    orderDeck: [],
    row: range(ROW_LENGTH).map(() => null),
    free: CATEGORIES,
    players: range(match.seats).map(() => ({
      coins: START_COINS,
      tokens: 0,
      hand: [],
      handed: [],
      resting: [],
      zone: [],
      assistants: [],
      served: [],
      ledger: [],
      lift: NO_LIFT,
      deeds: [],
    })),
    start: 0,
    active: 0,
    round: 0,
    actions: 0,
    turn: 0,
    step: 0,
    prompts: [],
    serving: null,
    owes: false,
    announcer: null,
  };
}

export const playerOf = (state: State, seat: number): Player => state.players[seat]!;

export const playerInTurn = (state: State): Player => playerOf(state, state.active);

export const leftOf = (state: State, seat: number): number => (seat + 1) % state.seats;

/** W-20 */
export const excessOf = (player: Player): number => Math.max(0, player.hand.length - HAND_LIMIT);

export const tallyOf = (player: Player): Tally => ({
  orders: player.served.map(({ order }) => orderOf(order)),
  tokens: player.tokens,
  opportunities: player.hand.filter(isOpportunity).length,
  coins: player.coins,
});

/** What the table waits for; undefined while nobody can do anything. */
export type Question = 'turn' | 'wrap-up' | Prompt['effect']['kind'] | 'upkeep' | 'discard';

export function questionOf(state: State): Question | undefined {
  if (state.phase === 'setup' || state.phase === 'over') return undefined;
  const prompt = state.prompts.at(-1);
  if (prompt) return prompt.effect.kind;
  if (state.phase === 'acting') return state.actions > 0 ? 'turn' : 'wrap-up';
  return state.owes ? 'upkeep' : 'discard';
}
