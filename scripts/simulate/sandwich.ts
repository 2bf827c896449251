/**
 * How much stronger the chef is than the apprentice at many kinds of table, and what learning is worth.
 *   npm run simulate sandwich 1000          each of them
 *   npm run simulate sandwich levels 1000   each level, and a guest, against each
 */
import { sandwich } from '../../src/games/sandwich/index.ts';
import type { Options } from '../../src/games/sandwich/options.ts';
import type { AnyGame } from '../../src/shared/game.ts';
import { playout } from '../../test/support/playout.ts';
import { optionsOf } from '../../test/support/position.ts';
import { guest } from '../guests/sandwich.ts';
import type { Arena } from '../lib/duels.ts';

type Chef = (typeof sandwich.bots)[number];
type Input = Parameters<Chef['choose']>[0];

const [apprentice, , chef] = sandwich.bots as readonly [Chef, Chef, Chef];

/** A chef who has seen no ranking: what learning is worth is measured against this one. */
function forgetfulChef(): Chef {
  const nothing: Input['table']['history'] = [];
  const forgotten = new WeakMap<Input['table'], Input['table']>();
  const forget = (table: Input['table']): Input['table'] => {
    const without = forgotten.get(table) ?? { ...table, history: nothing };
    forgotten.set(table, without);
    return without;
  };
  return { id: 'forgetful', choose: (input) => chef.choose({ ...input, table: forget(input.table) }) };
}

const players = { apprentice, chef, forgetful: forgetfulChef() };
export type Level = keyof typeof players;

export interface Playing {
  readonly matches: number;
  /** By seat; turned by one seat from match to match, so that no seat is an advantage. */
  readonly levels: readonly Level[];
  readonly options: Options;
}

export interface Share {
  /** Of the wins; a shared win counts in parts. */
  readonly wins: number;
  /** A match and player. */
  readonly points: number;
}

const game = sandwich as unknown as AnyGame;

/** What the chefs make of it against the others. */
export function chefsShare({ matches, levels, options }: Playing): { chefs: Share; others: Share } {
  const seats = levels.length;
  const chefs = { wins: 0, points: 0 };
  const others = { wins: 0, points: 0 };
  for (let i = 0; i < matches; i++) {
    const seating = levels.map((_, seat) => levels[(seat + i) % seats]!);
    const bots = seating.map((level) => players[level]);
    const { end } = playout({ game, match: { seats, options }, seed: 1000 + i, players: bots });
    const { standings } = sandwich.outcome(end)!;
    const winners = standings.filter(({ rank }) => rank === 1).length;
    for (const { seat, score, rank } of standings) {
      const share = seating[seat] === 'chef' ? chefs : others;
      share.points += score;
      if (rank === 1) share.wins += 1 / winners;
    }
  }
  const count = levels.filter((level) => level === 'chef').length;
  const average = ({ wins, points }: Share, among: number): Share => ({
    wins: wins / matches,
    points: points / matches / Math.max(1, among),
  });
  return { chefs: average(chefs, count), others: average(others, seats - count) };
}

const presetOf = (id: string, changes: Partial<Options> = {}): Options =>
  optionsOf(sandwich, { ...sandwich.presets.find((preset) => preset.id === id)!.options, ...changes });

/** Matches of four, two of each. */
export const arena: Arena = {
  game,
  options: presetOf('box-2013'),
  minds: [guest, ...sandwich.bots],
  ofEach: 2,
};

const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;

const half = ['chef', 'apprentice', 'chef', 'apprentice'] as const;
const learning = ['chef', 'forgetful', 'chef', 'forgetful'] as const;

const series: readonly (readonly [string, readonly Level[], Options])[] = [
  ['2013 box, 4', half, presetOf('box-2013')],
  ['2013 box, 1 chef of 4', ['chef', 'apprentice', 'apprentice', 'apprentice'], presetOf('box-2013')],
  ['2013 box, 1 chef of 3', ['chef', 'apprentice', 'apprentice'], presetOf('box-2013')],
  ['2013 box, 8', [...half, ...half], presetOf('box-2013')],
  ['French booklet, 4', half, presetOf('booklet-fr')],
  ['International booklet, 4', half, presetOf('booklet-int')],
  ['Bleah without a refrigerator, 4', half, presetOf('box-2013', { bleah: true, fridge: true })],
  ['Express, 4', half, presetOf('box-2013', { express: true })],
  ...[1, 3, 5].map(
    (rounds) => [`learning, ${rounds} round(s), 4`, learning, presetOf('box-2013', { rounds })] as const,
  ),
];

export default function main([count = '1000']: readonly string[] = []): void {
  const matches = Number(count);
  if (!Number.isInteger(matches) || matches < 1) throw new RangeError('how many matches?');
  for (const [title, levels, options] of series) {
    const { chefs, others } = chefsShare({ matches, levels, options });
    const fair = levels.filter((level) => level === 'chef').length / levels.length;
    console.log(
      `${title}: chefs win ${percent(chefs.wins)} (by chance ${percent(fair)}); points a match: chef ${chefs.points.toFixed(1)}, others ${others.points.toFixed(1)}`,
    );
  }
}
