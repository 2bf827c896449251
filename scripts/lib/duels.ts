/**
 * How strong each level of a game's bots is: the guest who plays for the first time (scripts/guests) and all levels,
 * each against each.
 */
import type { AnyGame } from '../../src/shared/game.ts';
import { range } from '../../src/shared/lists.ts';
import { type AnyBot, playout } from '../../test/support/playout.ts';
import { shareOf } from './share.ts';

export interface Arena {
  readonly game: AnyGame;
  readonly options: object;
  /** The weakest first, the guest before all. */
  readonly minds: readonly AnyBot[];
  /** So many of each of the two that are compared. */
  readonly ofEach?: number;
}

/**
 * How many matches the first of these levels wins, by seat; a shared win counts in parts. Each deal is played once from
 * every seat, so that neither seats nor luck with the deck favour anybody.
 */
export function winsOf({ game, options, minds }: Arena, levels: readonly string[], matches: number): number {
  const bots = levels.map((id) => minds.find((mind) => mind.id === id)!);
  let wins = 0;
  for (let i = 0; i < matches; i++) {
    const turned = (seat: number) => (seat + i) % levels.length;
    const players = levels.map((_, seat) => bots[turned(seat)]!);
    const seed = 1 + Math.floor(i / levels.length);
    const { end } = playout({ game, match: { seats: levels.length, options }, seed, players });
    const winners = game.outcome(end)!.standings.filter(({ rank }) => rank === 1);
    wins += winners.filter(({ seat }) => levels[turned(seat)] === levels[0]).length / winners.length;
  }
  return wins;
}

/** Of every pair, or of those of one: `chef`, or `chef-cook`. */
export function duels(arena: Arena, matches: number, only = ''): void {
  const wanted = only.split('-').filter((id) => id !== '');
  for (const [i, { id: better }] of arena.minds.entries())
    for (const { id: worse } of arena.minds.slice(0, i).toReversed()) {
      if (!wanted.every((id) => id === better || id === worse)) continue;
      const levels = range(arena.ofEach ?? 1).flatMap(() => [better, worse]);
      const wins = shareOf(winsOf(arena, levels, matches), matches);
      console.log(`${better} against ${worse}: ${wins} of ${matches} matches of ${levels.length}`);
    }
}
