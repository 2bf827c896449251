/** How decks are written down: a row a card. */
import type { Category } from '../categories.ts';

/** Everything a card can do. The rules interpret these kinds; a new card needs no new code. */
export type Effect =
  | { readonly kind: 'coins'; readonly n: number }
  | { readonly kind: 'tokens'; readonly n: number }
  | { readonly kind: 'draw'; readonly n: number }
  /** Every other ingredient of that category in the zone gains quality for good. */
  | { readonly kind: 'season'; readonly n: number; readonly category: Category | 'any' }
  /** The card itself gains quality for good if such an ingredient is there already. */
  | { readonly kind: 'match'; readonly n: number; readonly category: Category }
  /** Quality for the next order of this turn: once, and for each ingredient used. */
  | { readonly kind: 'lift'; readonly total: number; readonly each: number }
  | { readonly kind: 'assistant'; readonly orTokens: number }
  | { readonly kind: 'free-play'; readonly n: number }
  | { readonly kind: 'split'; readonly n: number }
  | { readonly kind: 'swap-order' };

export interface Ingredient {
  readonly id: string;
  readonly category: Category;
  readonly cost: number;
  readonly quality: number;
  /** When it is played. */
  readonly play: readonly Effect[];
  /** At the end of each turn while it lies in the zone. */
  readonly each: readonly Effect[];
}

export interface Opportunity {
  readonly id: string;
  /** W-15: handed on, it is used again from the turn after the next one on. */
  readonly rests: boolean;
  readonly effects: readonly Effect[];
}

export type OrderType = 1 | 2 | 3 | 4 | 5;

export interface Order {
  readonly id: string;
  readonly type: OrderType;
  readonly quality: number;
  readonly bonus: readonly Category[];
  readonly reward: Effect;
  readonly points: number;
}

export const play = (...effects: Effect[]) => ({ play: effects });
export const each = (...effects: Effect[]) => ({ each: effects });
export const coins = (n: number): Effect => ({ kind: 'coins', n });
export const tokens = (n: number): Effect => ({ kind: 'tokens', n });
export const draw = (n: number): Effect => ({ kind: 'draw', n });
export const season = (n: number, category: Category | 'any'): Effect => ({ kind: 'season', n, category });
export const match = (n: number, category: Category): Effect => ({ kind: 'match', n, category });

export const assistant: Effect = { kind: 'assistant', orTokens: 2 };
export const split = (n: 2 | 3 | 5): Effect => ({ kind: 'split', n });

type Ticket = readonly [
  id: string,
  quality: number,
  points: number,
  reward: Effect,
  bonus: readonly Category[],
];

export const pad = (type: OrderType, tickets: readonly Ticket[]): Order[] =>
  tickets.map(([id, quality, points, reward, bonus]) => ({ id, type, quality, points, reward, bonus }));

type Row = readonly [
  id: string,
  cost: number,
  quality: number,
  effects?: { readonly play?: readonly Effect[]; readonly each?: readonly Effect[] },
];

export const shelf = (category: Category, rows: readonly Row[]): Ingredient[] =>
  rows.map(([id, cost, quality, effects]) => ({
    id,
    category,
    cost,
    quality,
    play: effects?.play ?? [],
    each: effects?.each ?? [],
  }));

type Chance = readonly [id: string, ...effects: Effect[]];

export const chances = (rows: readonly Chance[]): Omit<Opportunity, 'rests'>[] =>
  rows.map(([id, ...effects]) => ({ id, effects }));

/** What follows the `~` of an id is the printing: no name and no picture depends on it. */
export const printed = <T extends { readonly id: string }>(
  cards: readonly T[],
  printing: number,
): readonly T[] => cards.map((card) => ({ ...card, id: `${card.id}~${printing}` }));
