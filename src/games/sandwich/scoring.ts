/** Who gets whose sandwiches, and what a ranking is worth. Plain inputs: play and score sheets use it alike. */
import { range, sum } from '../../shared/lists.ts';

export interface ScoringRules {
  readonly seats: number;
  /** From 1. */
  readonly round: number;
  /** Points for three sandwiches, best first. */
  readonly scale: readonly number[];
  /** Points for the four sandwiches at a table of three. */
  readonly scaleThree: readonly number[];
  readonly twister: boolean;
  readonly youngPlayers: boolean;
}

export type Direction = 'left' | 'right';

/** S-33: the first round of the youngest. */
export const isYoungRound = ({ youngPlayers, round }: ScoringRules): boolean => youngPlayers && round === 1;

/** S-15, S-30, S-33 */
export function sandwichesPerCook(rules: ScoringRules): number {
  if (isYoungRound(rules)) return 2;
  return rules.seats === 3 ? 4 : 3;
}

/** S-47 */
export const directionOf = ({ twister, seats, round }: ScoringRules): Direction =>
  twister && seats >= 5 && round % 2 === 0 ? 'right' : 'left';

/** How many seats away each sandwich goes: one to each neighbour, or two to each (S-30). */
function stepsOf(rules: ScoringRules): number[] {
  const count = sandwichesPerCook(rules);
  const neighbours = Math.min(count, rules.seats - 1);
  const each = count / neighbours;
  return range(count).map((i) => 1 + Math.floor(i / each));
}

const seatAt = (rules: ScoringRules, from: number, steps: number): number =>
  (from + steps + rules.seats) % rules.seats;

/** S-15: who gets this cook's sandwiches, nearest first; somebody who gets two stands there twice. */
export function recipientsOf(rules: ScoringRules, cook: number): number[] {
  const sign = directionOf(rules) === 'left' ? 1 : -1;
  return stepsOf(rules).map((steps) => seatAt(rules, cook, sign * steps));
}

/** S-18: whose sandwiches this taster gets, nearest first. */
export function cooksOf(rules: ScoringRules, taster: number): number[] {
  const sign = directionOf(rules) === 'left' ? -1 : 1;
  return stepsOf(rules).map((steps) => seatAt(rules, taster, sign * steps));
}

/** S-20, S-30, S-33: the points for each place, best first. */
export function scaleOf(rules: ScoringRules): readonly number[] {
  const count = sandwichesPerCook(rules);
  if (count === 4) return rules.scaleThree;
  return count === 2 ? [rules.scale[0]!, 0] : rules.scale;
}

export interface Ranked {
  readonly cook: number;
  /** 1 = the best (S-42: the most disgusting). */
  readonly place: number;
  readonly points: number;
  /** S-44 */
  readonly bonus: number;
}

/**
 * S-20: points of the cooks of one taster's sandwiches, in the order of the ranking; a scale has as many places.
 * `themed` is the place, from 1, of the sandwich that fits the theme best.
 */
export const pointsForRanking = (
  cooks: readonly number[],
  scale: readonly number[],
  themed: number | null = null,
): Ranked[] =>
  cooks.map((cook, i) => ({
    cook,
    place: i + 1,
    points: scale[i]!,
    bonus: themed === i + 1 ? 1 : 0,
  }));

/** S-23: what each seat got from some rankings. */
export function totalsOf(seats: number, rankings: readonly (readonly Ranked[])[]): number[] {
  return range(seats).map((seat) =>
    sum(
      rankings.flatMap((ranking) =>
        ranking.filter(({ cook }) => cook === seat).map(({ points, bonus }) => points + bonus),
      ),
    ),
  );
}
