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

/** A table for each moment. */
export function tablesAt({ game, names, options, seed, moments, code }: PlayedMatch): MomentTable[] {
  const seats = names.length;
  const { opening, steps } = playout({ game, match: { seats, options }, seed, players: 'bots' });
  return Object.entries(moments).map(([moment, shows], i) => {
    const last = steps.findLastIndex(({ after }, at) => shows(after, (at + 1) / steps.length));
    if (last < 0) throw new Error(`${game.id}, ${seats} seats, seed ${seed}: never shows “${moment}”`);
    const facts: GameEvent[] = [...opening, ...steps.slice(0, last + 1).flatMap(({ events }) => events)];
    return { code: code + twoLetters(i), game, names, options, facts, moment };
  });
}

const LETTERS = 'ABCDEFGHJK';
const twoLetters = (i: number): string =>
  `${LETTERS[Math.floor(i / LETTERS.length)]}${LETTERS[i % LETTERS.length]}`;
