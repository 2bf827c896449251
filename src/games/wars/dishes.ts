/** What was served, for the pictures at the end of a match. */
import type { SeatIndex } from '../../shared/game.ts';
import { orderOf } from './cards.ts';
import type { Served } from './state.ts';

/** Of a view of any version. */
interface Seen {
  readonly players?: readonly { readonly orders?: readonly Served[] }[];
}

export type ServedBy = Served & { readonly seat: SeatIndex };

const points = ({ order }: Served): number => orderOf(order).points;
const surplus = ({ order, quality }: Served): number => quality - orderOf(order).quality;

/** Most points first; of several, most quality above what was asked, then the earlier one. */
export const bestFirst = ({ players = [] }: Seen): readonly ServedBy[] =>
  players
    .flatMap(({ orders = [] }, seat) => orders.map((served) => ({ ...served, seat })))
    .sort((a, b) => points(b) - points(a) || surplus(b) - surplus(a) || a.round - b.round || a.seat - b.seat);

/** Each by its cards. */
export const dishes = (
  { view }: { readonly view: unknown },
  seat: SeatIndex,
): readonly (readonly string[])[] =>
  bestFirst(view as Seen)
    .filter((served) => served.seat === seat)
    .map(({ used }) => used.map(({ card }) => card));
