/** The house writes no receipt that an import refuses: where somebody has too many lines, those of a round become one. */
import type { ReceiptLine } from '../../shared/game.ts';
import { sum } from '../../shared/lists.ts';
import { teamsIn } from '../../shared/points-table.ts';
import { MOST_LINES } from './format.ts';

type Lines = readonly ReceiptLine[];

export function shortReceipt(receipt: Lines): Lines {
  const bySeat = groupedBy(receipt, 'seat');
  return bySeat.every(({ length }) => length <= MOST_LINES) ? receipt : bySeat.flatMap(shortened);
}

function shortened(lines: Lines): Lines {
  if (lines.length <= MOST_LINES) return lines;
  const besides = lines.filter(({ round }) => round === undefined);
  const rounds = groupedBy(
    lines.filter((line) => !besides.includes(line)),
    'round',
  );
  const perRound = rounds.map((its) => ({ ...summed(its), round: its[0]!.round! }));
  if (besides.length + perRound.length <= MOST_LINES) return [...besides, ...perRound];
  // T-47: who was with whom is read from them.
  const mates = besides.filter((line) => teamsIn([line]).size > 0);
  return [...mates, summed(lines.filter((line) => !mates.includes(line)))];
}

const groupedBy = (lines: Lines, key: 'seat' | 'round'): Lines[] =>
  [...new Set(lines.map((line) => line[key]))].map((value) => lines.filter((line) => line[key] === value));

const summed = (lines: Lines): ReceiptLine => ({
  ...{ seat: lines[0]!.seat, key: 'summed', rule: 'T-4', points: sum(lines.map(({ points }) => points)) },
});
