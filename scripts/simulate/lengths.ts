/**
 * How long each preset takes at each number of seats, at human pace, and who goes home with nothing.
 *   npm run simulate lengths               100 matches of each
 *   npm run simulate lengths 300 masters   300 of each of one game
 */
import { presetOptions } from '../../src/main/table/lobby.ts';
import { range } from '../../src/shared/lists.ts';
import { paces } from '../pace/index.ts';
import { lengthsOf, quantile } from '../pace/measure.ts';

const percent = (part: number | undefined): string =>
  part === undefined ? '–' : `${(100 * part).toFixed(1)} %`;

export default function main([count = '100', only]: readonly string[] = []): void {
  const matches = Number(count);
  if (!Number.isInteger(matches) || matches < 1) throw new RangeError('how many matches?');
  console.log('| game | preset | seats | minutes: 10 %, median, 90 % | with nothing |');
  console.log('|---|---|---|---|---|');
  for (const pace of paces.filter(({ game }) => only === undefined || game.id === only)) {
    const { min, max } = pace.game.seats;
    for (const { id } of pace.game.presets)
      for (const seats of range(max - min + 1).map((more) => min + more)) {
        const { minutes, emptyHanded } = lengthsOf(pace, {
          seats,
          options: presetOptions(pace.game, id, seats),
          matches,
        });
        const times = [0.1, 0.5, 0.9].map((part) => quantile(minutes, part).toFixed(0)).join(', ');
        console.log(`| ${pace.game.id} | ${id} | ${seats} | ${times} | ${percent(emptyHanded)} |`);
      }
  }
}
