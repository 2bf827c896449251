/** The bid that was turned last: they are turned in the order in which they were placed. */
import type { TableView } from '../../../games/plate/view-types.ts';
import type { SeatIndex } from '../../../shared/game.ts';

export interface TurnedBid {
  readonly face: string;
  readonly seat: SeatIndex;
  readonly slot: string;
}

const placeOf = ({ slot }: TurnedBid): number => Number(/\d+$/.exec(slot)?.[0]);

export function lastTurned({ auction }: TableView): TurnedBid | undefined {
  const turned = (auction?.columns ?? []).flatMap(({ bids }, seat) =>
    bids.flatMap(({ face, slot }) => (face === null ? [] : [{ face, slot, seat }])),
  );
  return [...turned].sort((a, b) => placeOf(a) - placeOf(b)).at(-1);
}
