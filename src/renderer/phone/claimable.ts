/** The seats a guest may ask for: those whose phone is gone or never came, and those which bots keep warm. */
import type { SeatIndex } from '../../shared/game.ts';
import type { SeatPublic } from '../../shared/protocol.ts';

interface Offer {
  readonly seat: SeatPublic;
  readonly index: SeatIndex;
}

export interface Claimable {
  readonly lost: readonly Offer[];
  readonly bots: readonly Offer[];
}

export function claimable(seats: readonly SeatPublic[], { locked }: { readonly locked: boolean }): Claimable {
  const offers = seats.map((seat, index) => ({ seat, index }));
  return {
    lost: offers.filter(({ seat }) => seat.kind === 'person' && (!seat.awake || seat.phoneless)),
    bots: locked ? [] : offers.filter(({ seat }) => seat.kind === 'bot'),
  };
}
