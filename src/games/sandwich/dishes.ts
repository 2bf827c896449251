/** What was served, for the pictures at the end of a match. */
import type { ReceiptLine, SeatIndex, TextParam } from '../../shared/game.ts';

interface Finished {
  readonly receipt: readonly ReceiptLine[] | null;
}

const cardsIn = (params: readonly (TextParam | undefined)[]): readonly string[] =>
  params.flatMap((param) => (typeof param === 'object' && 'card' in param ? [param.card] : []));

/** Those that pleased most first. S-44: a point for the theme is of a sandwich that has its line already. */
export const dishes = ({ receipt }: Finished, seat: SeatIndex): readonly (readonly string[])[] =>
  (receipt ?? [])
    .filter((line) => line.seat === seat && line.key === 'rank' && line.points > 0)
    .sort((a, b) => b.points - a.points)
    .map(({ params }) => cardsIn([params?.c, params?.b, params?.a]));
