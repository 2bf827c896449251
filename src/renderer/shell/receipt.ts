/** Receipts and standings, ready to be drawn. */
import type { ReceiptLine, SeatIndex, Standing } from '../../shared/game.ts';
import { sum } from '../../shared/lists.ts';

export interface ReceiptPart {
  /** Undefined: lines that belong to no round. */
  readonly round: number | undefined;
  readonly lines: readonly ReceiptLine[];
  readonly points: number;
}

export function receiptOf(lines: readonly ReceiptLine[], seat: SeatIndex): readonly ReceiptPart[] {
  const own = lines.filter((line) => line.seat === seat);
  const rounds = [...new Set(own.map(({ round }) => round))];
  return rounds.map((round) => {
    const part = own.filter((line) => line.round === round);
    return { round, lines: part, points: sum(part.map(({ points }) => points)) };
  });
}

export const bestPart = (parts: readonly ReceiptPart[]): ReceiptPart | undefined =>
  parts.length > 1 ? parts.reduce((best, part) => (part.points > best.points ? part : best)) : undefined;

export const winners = (standings: readonly Standing[]): readonly Standing[] =>
  standings.filter(({ rank }) => rank === 1);

const MOST_TOWERS = 4;
const LAST_RANK = 3;

export interface Podium {
  /** From left to right, the winner in the middle. */
  readonly towers: readonly Standing[];
  readonly others: readonly Standing[];
}

export function podium(standings: readonly Standing[]): Podium {
  const inOrder = [...standings].sort((a, b) => a.rank - b.rank || a.seat - b.seat);
  const best = inOrder.filter(({ rank }) => rank <= LAST_RANK).slice(0, MOST_TOWERS);
  const right = best.filter((_, place) => place % 2 === 0);
  const left = best.filter((_, place) => place % 2 === 1).reverse();
  const towers = [...left, ...right];
  return { towers, others: inOrder.filter((one) => !best.includes(one)) };
}
