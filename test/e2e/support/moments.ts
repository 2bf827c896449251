/** Moments of a match played by bots: what its facts are until a state shows what is looked for. */
import type { AnyGame, GameEvent } from '../../../src/shared/game.ts';
import { playout, type State } from '../../support/playout.ts';
import type { LaidTable } from './laid-tables.ts';

/** By name; `played` is the part of the match. Of all states that show it, the last one is taken: it is the fullest. */
export type Moments = Readonly<Record<string, (state: State, played: number) => boolean>>;

export interface MomentTable extends LaidTable {
  readonly moment: string;
}

interface PlayedMatch {
  readonly game: AnyGame;
  readonly names: readonly string[];
  readonly options: object;
  readonly seed: number;
  readonly moments: Moments;
  /** Two letters that no other match of the same host has. */
  readonly code: string;
}

/** Bots that play another way may never come there with that seed. */
const MOST_TRIES = 40;

/** A table for each moment, of the first match from this seed on that shows all of them. */
export function tablesAt(plan: PlayedMatch): MomentTable[] {
  const missing = new Set<string>();
  for (let seed = plan.seed; seed < plan.seed + MOST_TRIES; seed++) {
    const tables = tablesOf({ ...plan, seed });
    if (typeof tables !== 'string') return tables;
    missing.add(tables);
  }
  const which = [...missing].join(', ');
  throw new Error(
    `${plan.game.id}, ${plan.names.length} seats, from seed ${plan.seed} on: not all of ${which}`,
  );
}

/** Or which moment never comes. */
function tablesOf({ game, names, options, seed, moments, code }: PlayedMatch): MomentTable[] | string {
  const seats = names.length;
  const { opening, steps } = playout({ game, match: { seats, options }, seed, players: 'bots' });
  const tables: MomentTable[] = [];
  for (const [i, [moment, shows]] of Object.entries(moments).entries()) {
    const last = steps.findLastIndex(({ after }, at) => shows(after, (at + 1) / steps.length));
    if (last < 0) return moment;
    const facts: GameEvent[] = [...opening, ...steps.slice(0, last + 1).flatMap(({ events }) => events)];
    tables.push({ code: code + twoLetters(i), game, names, options, facts, moment });
  }
  return tables;
}

const LETTERS = 'ABCDEFGHJK';
const twoLetters = (i: number): string =>
  `${LETTERS[Math.floor(i / LETTERS.length)]}${LETTERS[i % LETTERS.length]}`;
