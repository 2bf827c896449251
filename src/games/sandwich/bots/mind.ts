/** Players who see what a phone sees, like what they like, and are in no greater hurry than people are. */
import { covers } from '../../../shared/choices.ts';
import type { BotDecision, BotInput } from '../../../shared/game.ts';
import { seededRng } from '../../../shared/rng.ts';
import type { Move } from '../moves.ts';
import type { SeatView, TableView } from '../view-types.ts';
import type { Recipe } from './recipes.ts';
import { liking, type Weights } from './taste.ts';

export type Input = BotInput<TableView, SeatView, Move>;
export type Decision = BotDecision<Move> | undefined;

export interface Mind {
  readonly id: string;
  /** How many of the cards in the market it takes in before it grabs. */
  readonly glimpse: number;
  readonly offers: boolean;
  /** By sandwich: what it believes its neighbours to like. */
  beliefs(input: Input): readonly Weights[];
  recipe(input: Input): Recipe;
}

/** The same answer to the same question however often it is asked. */
export const chanceOf = ({ character, since, table, seat }: Input, salt: number) =>
  seededRng(character * 7919 + since * 31 + table.flip * 131 + seat * 17 + salt);

export function between(input: Input, [from, to]: readonly [number, number], salt: number): number {
  return from + chanceOf(input, salt).below(to - from + 1);
}

export const QUICKEST = 250;

/** Counted from when it was asked, so that being asked again does not put it off. */
export const sinceAsked = (input: Input, span: readonly [number, number], salt: number): number =>
  Math.max(QUICKEST, input.since + between(input, span, salt) - input.now);

export const neighboursOf = ({ table, seat }: Input): readonly number[] => table.plan.recipients[seat] ?? [];

export function decision(input: Input, move: Move, after: number): Decision {
  if (!covers(input.choices, move)) return undefined;
  const choice = input.choices.find(({ move: { type } }) => type === move.type);
  return choice && { move, frame: choice.frame, after };
}

export const cardValue = (beliefs: readonly Weights[], card: string): number =>
  Math.max(...beliefs.map((weights) => liking(weights, [card])));

export const highest = <T>(items: readonly T[], value: (item: T) => number): T | undefined =>
  items.reduce<T | undefined>(
    (best, item) => (best === undefined || value(item) > value(best) ? item : best),
    undefined,
  );
