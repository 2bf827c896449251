/** What every bot and every answer needs: the choices by kind, and what the cards in hand are good for. */
import { fill } from '../../../shared/choices.ts';
import type { BotInput, Choice } from '../../../shared/game.ts';
import { type Effect, ingredientOf, isIngredient, opportunityOf } from '../cards.ts';
import type { Move } from '../moves.ts';
import { ACTIONS, REPLACE_FINE, TAKE_COINS, UPKEEP_COINS, UPKEEP_TOKENS, ZONE_LIMIT } from '../numbers.ts';
import type { Holding, SeatView, TableView } from '../view-types.ts';
import type { Project, Scene, Taste } from './projects.ts';

export type Input = BotInput<TableView, SeatView, Move>;
/** What thinking takes of it. */
export type Sight = BotInput<TableView, Holding, Move>;
export type Open = readonly Choice<Move>[];
type ChoiceOf<T extends Move['type']> = Choice<Move> & { readonly move: Partial<Extract<Move, { type: T }>> };

/** The choices for one type of move. */
export const offered = <T extends Move['type']>(open: Open, type: T): ChoiceOf<T>[] =>
  open.filter((choice): choice is ChoiceOf<T> => choice.move.type === type);

/** W-21: whoever has announced, or is about to, has no turn after this one. */
export const isLastTurn = ({ table, seat }: Pick<Scene, 'table' | 'seat'>): boolean =>
  table.announcer !== null || table.players[seat]!.orders.length >= table.ordersToFinish;

/** W-18: whoever can pay everybody at the end of this turn still can with so much less, one action later. */
export function keepsEverybody({ table, mine, seat }: Scene, spent: number, hired: 0 | 1): boolean {
  const { coins, assistants } = table.players[seat]!;
  const owed = assistants.length + hired;
  const wages = (purse: number) =>
    Math.floor(Math.max(0, purse) / UPKEEP_COINS) + Math.floor(mine.tokens / UPKEEP_TOKENS);
  const toCome = TAKE_COINS * Math.max(0, table.actions - 1);
  // Wages as high as all that a turn brings in would be saved for and never be less: then they may leave.
  if (hired === 0 && UPKEEP_COINS * owed >= TAKE_COINS * ACTIONS) return true;
  return owed === 0 || wages(coins - spent + toCome) >= owed;
}

/** The cards of so many of the best projects are not given away. */
export const WANTED = 6;

export const wantedBy = (projects: readonly Project[]): Set<string> =>
  new Set(projects.slice(0, WANTED).flatMap((project) => project.play));

/** What it takes to play a card of the hand now. */
export function priceOf({ table, mine, seat }: Scene, card: string): number {
  const held = mine.hand.find((one) => one.card === card);
  const fine = table.players[seat]!.zone.length >= ZONE_LIMIT ? REPLACE_FINE : 0;
  return fine + (held?.kind === 'ingredient' ? held.cost : 0);
}

/** W-14: whoever has an assistant cooks with what it helps. */
const HELPED = 3;

export function keepWorth({ table, seat }: Scene, card: string, wanted: ReadonlySet<string>): number {
  if (!isIngredient(card)) return 20;
  const { category, quality, cost } = ingredientOf(card);
  const helped = table.players[seat]!.assistants.includes(category) ? HELPED : 0;
  return (wanted.has(card) ? 10 : 0) + helped + quality - cost / 2;
}

/** Of what they do, which is rather kept, the dearest first. */
const PRIZED: readonly Effect['kind'][] = [
  'free-play',
  'draw',
  'assistant',
  'tokens',
  'coins',
  'split',
  'lift',
];

const rankOf = (card: string): number =>
  Math.min(
    ...opportunityOf(card)
      .effects.map(({ kind }) => PRIZED.indexOf(kind))
      .filter((rank) => rank >= 0),
  );

/** Too many leave no room to cook. */
export const spareOpportunities = ({ mine, taste }: Scene): string[] =>
  mine.hand
    .flatMap((card) => (card.kind === 'opportunity' ? [card.card] : []))
    .sort((a, b) => rankOf(a) - rankOf(b))
    .slice(taste.kept);

/** Ingredients in zone and hand. */
export const stockSize = ({ table, mine, seat }: Scene): number =>
  table.players[seat]!.zone.length + mine.hand.filter((card) => card.kind === 'ingredient').length;

/** Cards are worth the less the more there are. */
export const worthOfCards = (taste: Taste, cards: number): number =>
  (taste.card * (1 - taste.fill ** cards)) / (1 - taste.fill);

export function playWith(scene: Scene, choice: Choice<Move>, needed: readonly string[]): Move {
  const slot = choice.slots?.[0];
  if (slot?.kind !== 'one') return fill(choice);
  const { zone } = scene.table.players[scene.seat]!;
  const [spare] = zone.filter(({ card }) => !needed.includes(card)).toSorted((a, b) => a.quality - b.quality);
  return fill(choice, { replace: (spare ?? zone[0]!).card });
}
