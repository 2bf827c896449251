/**
 * Whether looking ahead pays, and how long it takes.
 *   npm run simulate ahead plate              300 matches of two, 100 playouts a thought: a master among chefs
 *   npm run simulate ahead plate 500 3 200 1001 400   500 of three, 200 playouts, from seed 1001 on, for 400 s at most
 *   npm run simulate ahead thinking plate 200         200 questions to a host's worker
 */
import { games } from '../../src/games/index.ts';
import type { AnyGame } from '../../src/shared/game.ts';
import type { AnyBot } from '../../test/support/playout.ts';
import { optionsOf } from '../../test/support/position.ts';
import { masterAmongChefs, thinkingTimes } from '../lib/far-sight.ts';

/** A table of people takes about twenty seconds a turn, where a match is played by the clock. */
const atHumanPace = (bot: AnyBot): AnyBot => ({
  id: bot.id,
  choose(input) {
    const decision = bot.choose(input);
    return decision && { ...decision, after: decision.move.type === 'end-turn' ? 16_000 : 2_000 };
  },
});

function gameOf(id: string | undefined): AnyGame {
  const game = games.find((one) => one.id === id);
  const able = games.filter(({ bots }) => (bots as readonly AnyBot[]).some(({ ponder }) => ponder));
  if (!game || !able.includes(game))
    throw new RangeError(`which game? One of: ${able.map((one) => one.id).join(', ')}`);
  return game;
}

const optionsFor = (game: AnyGame): object =>
  optionsOf(game, game.options.some(({ key }) => key === 'turnSeconds') ? { turnSeconds: 0 } : {});

export default async function main(args: readonly string[]): Promise<void> {
  const [first, ...rest] = args;
  if (first === 'thinking') {
    const game = gameOf(rest[0]);
    const [questions = 100, seats = 2] = rest.slice(1).map(Number);
    await thinkingTimes({ game, options: optionsFor(game), questions, seats });
    return;
  }
  const game = gameOf(first);
  const [matches = 300, seats = 2, playouts = 100, firstSeed = 1, seconds = Number.POSITIVE_INFINITY] =
    rest.map(Number);
  const paced = atHumanPace;
  const duel = { game, options: optionsFor(game), seats, matches, playouts, firstSeed, seconds };
  masterAmongChefs(game.options.some(({ key }) => key === 'minutes') ? { ...duel, paced } : duel);
}
