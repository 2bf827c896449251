/** What was eaten, for the pictures at the end of a match. */
import type { ReceiptLine, SeatIndex } from '../../shared/game.ts';
import { sum } from '../../shared/lists.ts';
import { deckWith, faceId, isFilling } from './cards.ts';

interface Finished {
  readonly receipt: readonly ReceiptLine[] | null;
}

/** Of this version: an old receipt may name others. */
const fillings: ReadonlySet<string> = new Set(deckWith('house').filter(isFilling).map(faceId));

const fillingIn = ({ key, params }: ReceiptLine): readonly string[] => {
  const card = params?.card;
  if (key !== 'card' || typeof card !== 'object' || !('card' in card)) return [];
  return [faceId(card.card)].filter((face) => fillings.has(face));
};

/** P-11: the sandwiches that brought most first, each by what lay between its breads. */
export function dishes({ receipt }: Finished, seat: SeatIndex): readonly (readonly string[])[] {
  const own = (receipt ?? []).filter((line) => line.seat === seat);
  const meals = [...new Set(own.map(({ round }) => round))].map((round) => {
    const lines = own.filter((line) => line.round === round);
    return { points: sum(lines.map(({ points }) => points)), eaten: lines.flatMap(fillingIn) };
  });
  return meals
    .filter(({ eaten }) => eaten.length > 0)
    .sort((a, b) => b.points - a.points)
    .map(({ eaten }) => eaten);
}
