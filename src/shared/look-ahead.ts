/**
 * Chooses by trying: each round is one world that could be, and what is being considered is tried in the same one.
 * Whatever falls behind for sure is given up, so that the doubtful gets the rest of the playouts.
 */
import { sum } from './lists.ts';
import type { Rng } from './rng.ts';

export interface Considered<C> {
  /** The first is what would be done without looking ahead. */
  readonly candidates: readonly C[];
  /** How well it went in the world which this seed makes; undefined where it cannot be done in it. */
  tryOut(candidate: C, seed: number): number | undefined;
}

/** Before that many rounds nothing is given up, or the first is not. */
const FEWEST_ROUNDS = { toGiveUp: 4, toPrefer: 6 };
/** In standard errors of the difference: what is so far behind is given up, soon or late; what is so far ahead is preferred. */
const BEHIND = { soon: 1.4, late: 2, rounds: 20 };
const AHEAD = 1;

interface Line<C> {
  readonly candidate: C;
  readonly values: number[];
}

export class LookAhead<C> {
  readonly #tryOut: Considered<C>['tryOut'];
  readonly #rng: Rng;
  readonly #first: Line<C>;
  #lines: Line<C>[];
  #seed = 0;
  #at = 0;
  rounds = 0;
  /** Of playouts so far. */
  spent = 0;

  constructor({ candidates, tryOut }: Considered<C>, rng: Rng) {
    this.#tryOut = tryOut;
    this.#rng = rng;
    this.#lines = candidates.map((candidate) => ({ candidate, values: [] }));
    this.#first = this.#lines[0]!;
  }

  /** With one left there is nothing to choose. */
  get isSettled(): boolean {
    return this.#lines.length < 2;
  }

  /** So many playouts more, or fewer if it is settled before. */
  think(playouts: number): void {
    for (let i = 0; i < playouts && !this.isSettled; i++) this.#tryNext();
  }

  /** Another than the first only if it is better by more than luck. */
  get choice(): C {
    if (this.rounds < FEWEST_ROUNDS.toPrefer) return this.#first.candidate;
    const best = this.#best();
    if (best === this.#first || !this.#lines.includes(this.#first)) return best.candidate;
    return lead(best, this.#first, this.rounds) > AHEAD ? best.candidate : this.#first.candidate;
  }

  #tryNext(): void {
    if (this.#at === 0) this.#seed = this.#rng.below(0x1_0000_0000);
    const line = this.#lines[this.#at]!;
    const value = this.#tryOut(line.candidate, this.#seed);
    this.spent += 1;
    if (value === undefined) {
      this.#lines.splice(this.#at, 1);
    } else {
      line.values.push(value);
      this.#at += 1;
    }
    if (this.#at < this.#lines.length) return;
    this.#at = 0;
    this.rounds += 1;
    if (this.rounds >= FEWEST_ROUNDS.toGiveUp) this.#giveUp();
  }

  #best(): Line<C> {
    const total = ({ values }: Line<C>) => sum(values.slice(0, this.rounds));
    return this.#lines.reduce((top, line) => (total(line) > total(top) ? line : top));
  }

  #giveUp(): void {
    const best = this.#best();
    const { soon, late, rounds } = BEHIND;
    const behind = soon + (late - soon) * Math.min(1, this.rounds / rounds);
    const isSafe = (line: Line<C>) =>
      line === best || (line === this.#first && this.rounds < FEWEST_ROUNDS.toPrefer);
    this.#lines = this.#lines.filter((line) => isSafe(line) || lead(best, line, this.rounds) < behind);
  }
}

/** How far one is ahead of another, in standard errors of the mean difference, world by world. */
function lead<C>(one: Line<C>, other: Line<C>, rounds: number): number {
  const gaps = one.values.slice(0, rounds).map((value, i) => value - other.values[i]!);
  const gap = sum(gaps) / rounds;
  const spread = sum(gaps.map((each) => (each - gap) ** 2)) / Math.max(1, rounds - 1);
  if (spread === 0) return gap === 0 ? 0 : Math.sign(gap) * Number.POSITIVE_INFINITY;
  return gap / Math.sqrt(spread / rounds);
}
