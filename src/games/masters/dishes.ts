/** What was served, for the pictures at the end of a match. */
import type { ReceiptLine, SeatIndex, TextParam } from '../../shared/game.ts';
import { houseOrders } from './black-deck.ts';
import { type Family, PACKS, whiteKinds } from './cards.ts';

interface Finished {
  readonly receipt: readonly ReceiptLine[] | null;
}

const orders = new Map(houseOrders(PACKS).map((order) => [order.id, order]));

const idIn = (param: TextParam | undefined): string | undefined =>
  typeof param === 'object' && 'card' in param ? param.card : undefined;

/** M-18: any food of the family is as good as another. */
const foodOf = (family: Family): string =>
  whiteKinds.find((kind) => kind.family === family && kind.role === 'ingredient')!.symbol;

/** What an order asks for between the Breads; the table's own are remembered by name only. */
function fillingOf({ params }: ReceiptLine): readonly string[] {
  const order = orders.get(idIn(params?.order) ?? '');
  if (!order) return [];
  const n = typeof params?.n === 'number' ? params.n : order.needs.length;
  const more = Math.max(0, n - order.needs.length);
  return order.each ? [...order.needs, ...Array<string>(more).fill(foodOf(order.each))] : order.needs;
}

/** The best paid first, each by its foods. */
export const dishes = ({ receipt }: Finished, seat: SeatIndex): readonly (readonly string[])[] =>
  (receipt ?? [])
    .filter((line) => line.seat === seat && line.points > 0)
    .sort((a, b) => b.points - a.points)
    .map(fillingOf)
    .filter((foods) => foods.length > 0);
