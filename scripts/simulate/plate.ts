/** How long matches of the Plate game last: `npm run simulate plate`. How strong its bots are: `… plate levels 1000`. */
import { plate } from '../../src/games/plate/index.ts';
import type { State } from '../../src/games/plate/state.ts';
import { type Played, playout } from '../../test/support/playout.ts';
import { optionsOf } from '../../test/support/position.ts';
import { guest } from '../guests/plate.ts';
import type { Arena } from '../lib/duels.ts';

const defaults = optionsOf(plate);

const level = (id: string) => plate.bots.find((bot) => bot.id === id)!;

interface Series {
  readonly matches: number;
  readonly levels: readonly string[];
}

/** Seats rotate, so that nobody gains by sitting well. */
function play({
  matches,
  levels,
}: Series): { readonly played: Played; readonly seating: readonly string[] }[] {
  return Array.from({ length: matches }, (_, i) => {
    const seating = levels.map((_, seat) => levels[(seat + i) % levels.length]!);
    const match = { seats: levels.length, options: defaults };
    return { seating, played: playout({ game: plate, match, seed: 1 + i, players: seating.map(level) }) };
  });
}

const share = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;
const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

function lengths(title: string, series: Series): void {
  const ends = play(series).map(({ played }) => played);
  const mealsOf = ({ end }: Played) => (end as State).meals;
  const eaten = ends.map((played) => mealsOf(played).length);
  const within = eaten.filter((n) => n >= 6 && n <= 12).length;
  const spread = Array.from(
    { length: Math.max(...eaten) },
    (_, i) => eaten.filter((n) => n === i + 1).length,
  );
  console.log(`${title}: ${series.matches} matches`);
  console.log(`  6–12 sandwiches in ${share(within, ends.length)}, median ${median(eaten)}`);
  console.log(`  matches by number of sandwiches: ${spread.map((n, i) => `${i + 1}:${n}`).join(' ')}`);
  const values = ends.flatMap((played) => mealsOf(played).map(({ value }) => value));
  const negative = values.filter((n) => n < 0).length;
  console.log(`  sandwich value: median ${median(values)}, negative ${share(negative, values.length)}`);
  const minutes = median(ends.map(({ at }) => at)) / 60_000;
  const moves = median(ends.map(({ steps }) => steps.length));
  const napkins = median(
    ends.map(
      ({ steps }) =>
        steps.flatMap(({ events }) => events).filter(({ type }) => type === 'napkin-played').length,
    ),
  );
  console.log(`  median: ${minutes.toFixed(1)} min, ${moves} moves, ${napkins} napkins`);
}

/** Matches of two. */
export const arena: Arena = { game: plate, options: defaults, minds: [guest, ...plate.bots] };

export default function main([count = '2000']: readonly string[] = []): void {
  const matches = Number(count);
  if (!Number.isInteger(matches) || matches < 2) throw new RangeError('how many matches? (2 or more)');
  lengths('2 apprentices and a chef', { matches, levels: ['apprentice', 'chef', 'apprentice'] });
  lengths('3 apprentices', { matches: matches / 2, levels: ['apprentice', 'apprentice', 'apprentice'] });
  lengths('3 chefs', { matches: matches / 2, levels: ['chef', 'chef', 'chef'] });
}
