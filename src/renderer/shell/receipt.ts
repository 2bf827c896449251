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

/** What a part is made up of. A single line that only says the round again is no detail of it. */
export const detailsOf = (
  { lines }: ReceiptPart,
  heading: string,
  tell: (line: ReceiptLine) => string,
): readonly ReceiptLine[] => (lines.length === 1 && tell(lines[0]!) === heading ? [] : lines);

/** None where there is only one, or where several are level. */
export function bestPart(parts: readonly ReceiptPart[]): ReceiptPart | undefined {
  const most = Math.max(...parts.map(({ points }) => points));
  const [best, ...level] = parts.filter(({ points }) => points === most);
  return parts.length > 1 && level.length === 0 ? best : undefined;
}

export const winners = (standings: readonly Standing[]): readonly Standing[] =>
  standings.filter(({ rank }) => rank === 1);
