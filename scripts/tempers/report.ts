/** Of each temper of a game, at one level: how much more it does of what its word says, and what it costs. */
import type { Arena } from '../lib/duels.ts';
import { shareOf } from '../lib/share.ts';
import { type Signs, tried } from './measure.ts';

export async function tempersOf(
  { game, options, minds, ofEach = 1 }: Arena,
  matches: number,
  level = 'chef',
) {
  const { signs } = (await import(`./${game.id}.ts`)) as { signs: Signs };
  const bot = minds.find(({ id }) => id === level);
  if (!bot) throw new RangeError(`which level? One of: ${minds.map(({ id }) => id).join(', ')}`);
  const seats = 2 * ofEach;
  for (const temper of game.tempers ?? []) {
    const { own, usual, times, wins } = tried({ signs, options, seats, bot, temper, matches });
    console.log(
      `${level} ${temper}: ${times.toFixed(2)} times as much (${own.toFixed(2)} for ${usual.toFixed(2)}); ` +
        `wins ${shareOf(wins, matches)} of ${matches} matches of ${seats}; by chance ${(100 / seats).toFixed(1)} %`,
    );
  }
}
