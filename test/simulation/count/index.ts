/**
 * An independent count: what a log gives, worked out from the numbered rules and the printed cards alone. It knows
 * nothing of how the product folds, scores or ranks, so that both are wrong in the same way only by chance.
 */
import type { Standing } from '../../../src/shared/game.ts';
import type { Counted, Log, Place } from './facts.ts';
import { masters } from './masters.ts';
import { plate } from './plate.ts';
import { sandwich } from './sandwich.ts';
import { sheets } from './sheets.ts';
import { wars } from './wars.ts';

const counts: Readonly<Record<string, (log: Log) => Counted>> = {
  sandwich,
  plate,
  masters,
  wars,
  'sheet-sandwich': sheets.sandwich,
  'sheet-plate': sheets.plate,
  'sheet-wars': sheets.wars,
  'sheet-masters': sheets.masters,
  'sheet-plain': sheets.plain,
};

/** What the log gives differently; nothing where the two agree, and for a game that has no count here yet. */
export function miscount(game: string, log: Log, standings: readonly Standing[]): string | undefined {
  const count = counts[game];
  if (!count) return undefined;
  const { places, faults } = count(log);
  if (faults.length > 0) return `${game}: ${faults[0]}`;
  if (standings.length === 0) return undefined;
  const said = told(standings.map(({ seat, score, rank }) => ({ seat, points: score, rank })));
  const counted = told(places);
  return said === counted ? undefined : `${game} says ${said}, and its log gives ${counted}`;
}

const told = (places: readonly Place[]): string =>
  places
    .toSorted((a, b) => a.seat - b.seat)
    .map(({ seat, points, rank }) => `seat ${seat}: ${points} (${rank}.)`)
    .join(', ');
