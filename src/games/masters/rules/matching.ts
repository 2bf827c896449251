/** Does a sandwich fill an order? Exact, whatever mixture of sauces and attack condiments is in it (M-15). */
import { type Food, familyOf, isBread, type Recipe, SAUCE, whiteCard } from '../cards.ts';
import { payFor } from '../scoring.ts';

/** One ingredient as an order sees it. */
export type Piece = Food | typeof SAUCE;

export interface Fit {
  /** `ready` = only the closing Bread is missing, or it is there. */
  readonly state: 'ready' | 'missing' | 'impossible';
  /** What the order still wants; sauces that lie there already cover `covered` of these. */
  readonly missing: readonly Food[];
  readonly covered: number;
  /** One more of the order's family is wanted, whichever (M-18). */
  readonly wantsFamily: boolean;
  /** What is in the way and must be moved off. */
  readonly extra: readonly Piece[];
  /** What it pays as it is; 0 until it is ready. */
  readonly pays: number;
}

/** What lies above the first Bread as orders see it: attack condiments are ignored (M-15). */
export const piecesOf = (cards: readonly string[]): Piece[] =>
  cards.slice(1).flatMap((card) => {
    const { role, symbol } = whiteCard(card);
    return role === 'attack' ? [] : [symbol as Piece];
  });

/** What lies between the Breads of a closed sandwich. */
export const fillingOf = (cards: readonly string[]): Piece[] => piecesOf(cards.slice(0, -1));

export const isWrapped = (cards: readonly string[]): boolean =>
  cards.length >= 2 && isBread(cards[0]!) && isBread(cards.at(-1)!);

export function fitOf(recipe: Recipe, pieces: readonly Piece[]): Fit {
  const missing = [...recipe.needs];
  const extra: Piece[] = [];
  let sauces = 0;
  let ofFamily = 0;
  for (const piece of pieces) {
    if (piece === SAUCE) {
      sauces += 1;
      continue;
    }
    const wanted = missing.indexOf(piece);
    if (wanted >= 0) missing.splice(wanted, 1);
    else if (recipe.each !== null && familyOf(piece) === recipe.each) ofFamily += 1;
    else extra.push(piece);
  }
  const coverable = missing.filter((food) => food !== 'bread').length;
  const covered = Math.min(sauces, coverable);
  const spare = sauces - covered;
  if (spare > 0) {
    // A sauce cannot stand for Bread, so neither for a family of it.
    if (recipe.each !== null && recipe.each !== 'bread') ofFamily += spare;
    else for (let i = 0; i < spare; i++) extra.push(SAUCE);
  }
  const wantsFamily = recipe.each !== null && ofFamily === 0;
  const complete = missing.length === covered && !wantsFamily;
  const state = extra.length > 0 ? 'impossible' : complete ? 'ready' : 'missing';
  return {
    state,
    missing,
    covered,
    wantsFamily,
    extra,
    pays:
      state === 'ready'
        ? payFor({ reward: recipe.reward, perIngredient: recipe.each !== null }, pieces.length)
        : 0,
  };
}

/** What the sauces stand for, said at the time of closing (M-9); a family where any of it would do. */
export function standIns(recipe: Recipe, pieces: readonly Piece[]): string[] {
  const { missing } = fitOf(recipe, pieces);
  const sauces = pieces.filter((piece) => piece === SAUCE).length;
  const named: string[] = missing.filter((food) => food !== 'bread').slice(0, sauces);
  const others = sauces - named.length;
  return recipe.each === null ? named : [...named, ...Array<string>(others).fill(recipe.each)];
}

/** Is this closed sandwich exactly what the order lists? */
export const fills = (recipe: Recipe, cards: readonly string[]): boolean =>
  isWrapped(cards) && fitOf(recipe, fillingOf(cards)).state === 'ready';
