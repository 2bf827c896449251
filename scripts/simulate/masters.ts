/**
 * What half an hour of Sandwich Masters holds.
 *   npm run simulate masters               200 matches of each kind of table
 *   npm run simulate masters levels 1000   each level, and a guest, against each
 */
import { masters } from '../../src/games/masters/index.ts';
import type { Options } from '../../src/games/masters/options.ts';
import { type Played, playout } from '../../test/support/playout.ts';
import { optionsOf } from '../../test/support/position.ts';
import { guest } from '../guests/masters.ts';
import type { Arena } from '../lib/duels.ts';

type Level = (typeof masters.bots)[number];

/** A table of people takes about twenty seconds a turn, most of it thinking. */
const PACE = { step: 2_000, thinking: 16_000 } as const;

const atHumanPace = (bot: Level): Level => ({
  id: bot.id,
  choose(input) {
    const decision = bot.choose(input);
    if (!decision) return undefined;
    const after = decision.move.type === 'end-turn' ? PACE.thinking : PACE.step;
    return { ...decision, after };
  },
});

const minds: readonly Level[] = [{ id: 'guest', choose: guest }, ...masters.bots].map(atHumanPace);

const level = (id: string): Level => minds.find((bot) => bot.id === id)!;

const defaults = optionsOf<Options>(masters, { turnSeconds: 0 });

/** Matches of two. */
export const arena: Arena = { game: masters, options: defaults, minds };

interface Series {
  readonly matches: number;
  readonly levels: readonly string[];
  readonly options?: Partial<Options>;
}

interface Result {
  readonly played: Played;
  readonly seating: readonly string[];
}

/** Seats rotate, so that nobody gains by sitting well. */
function play({ matches, levels, options = {} }: Series): Result[] {
  return Array.from({ length: matches }, (_, i) => {
    const seating = levels.map((_, seat) => levels[(seat + i) % levels.length]!);
    const match = {
      seats: levels.length,
      options: { ...defaults, ...options },
    };
    return { seating, played: playout({ game: masters, match, seed: 1 + i, players: seating.map(level) }) };
  });
}

const mean = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0) / numbers.length;

function describe(title: string, series: Series): void {
  const ends = play(series).map(({ played }) => played);
  const average = (count: (played: Played) => number) => mean(ends.map(count)).toFixed(1);
  const happened = (type: string) =>
    average(
      ({ opening, steps }) =>
        [...opening, ...steps.flatMap(({ events }) => events)].filter((event) => event.type === type).length,
    );
  console.log(`${title}: ${series.matches} matches, mean of each`);
  console.log(`  ${average(({ end }) => end.turns)} turns, ${average(({ steps }) => steps.length)} moves`);
  console.log(
    `  ${average(({ end }) => end.completed.length)} orders filled, ${happened('event-began')} events`,
  );
  console.log(`  ${happened('inspected')} inspectors, ${happened('attacked')} attack condiments`);
  const scores = ends.map(({ end }) => masters.outcome(end)!.standings.map(({ score }) => score));
  console.log(
    `  Noshdosh of the winner ${mean(scores.map((all) => all[0]!)).toFixed(1)}, of all ${mean(scores.flat()).toFixed(1)}`,
  );
}

export default function main([count = '1000']: readonly string[] = []): void {
  const matches = Number(count);
  if (!Number.isInteger(matches) || matches < 2) throw new RangeError('how many matches? (2 or more)');
  const some = Math.ceil(matches / 5);
  describe('3 chefs', { matches: some, levels: ['chef', 'chef', 'chef'] });
  describe('3 of all levels', { matches: some, levels: ['chef', 'cook', 'apprentice'] });
  describe('3 apprentices', { matches: some, levels: ['apprentice', 'apprentice', 'apprentice'] });
  const packs = { attackPack: true, orderUp: true };
  describe('3 chefs, both packs', { matches: some, levels: ['chef', 'chef', 'chef'], options: packs });
}
