/**
 * How long each preset takes at each number of seats, at human pace, and who goes home with nothing.
 *   npm run simulate lengths                          100 matches of each
 *   npm run simulate lengths 300 masters              300 of each of one game
 *   npm run simulate lengths 60 masters guests        among people who all play for the first time
 *   npm run simulate lengths 60 masters mixed race    where every third does; of one preset
 */
import { presetOptions } from '../../src/main/table/lobby.ts';
import { range } from '../../src/shared/lists.ts';
import { paces } from '../pace/index.ts';
import { lengthsOf, quantile } from '../pace/measure.ts';
import type { Pace } from '../pace/people.ts';

const percent = (part: number | undefined): string =>
  part === undefined ? '–' : `${(100 * part).toFixed(1)} %`;

/** Who sits around the table. */
const COMPANY: Readonly<Record<string, (pace: Pace) => Pace['people']>> = {
  known: ({ people }) => people,
  mixed: ({ people, guest }) => [guest, ...people.slice(0, 2)],
  guests: ({ guest }) => [guest],
};

export default function main([count = '100', only, company = 'known', preset]: readonly string[] = []): void {
  const matches = Number(count);
  const peopleOf = COMPANY[company];
  if (!Number.isInteger(matches) || matches < 1) throw new RangeError('how many matches?');
  if (!peopleOf) throw new RangeError(`who plays? ${Object.keys(COMPANY).join(', ')}`);
  console.log('| game | preset | seats | minutes: 10 %, median, 90 % | with nothing |');
  console.log('|---|---|---|---|---|');
  for (const pace of paces.filter(({ game }) => only === undefined || game.id === only)) {
    const { min, max } = pace.game.seats;
    for (const { id } of pace.game.presets.filter((one) => preset === undefined || one.id === preset))
      for (const seats of range(max - min + 1).map((more) => min + more)) {
        const { minutes, emptyHanded } = lengthsOf(
          { ...pace, people: peopleOf(pace) },
          { seats, options: presetOptions(pace.game, id, seats), matches },
        );
        const times = [0.1, 0.5, 0.9].map((part) => quantile(minutes, part).toFixed(0)).join(', ');
        console.log(`| ${pace.game.id} | ${id} | ${seats} | ${times} | ${percent(emptyHanded)} |`);
      }
  }
}
