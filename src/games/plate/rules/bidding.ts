/** Placing bids and turning them over: P-12 to P-15. */
import type { SeatIndex } from '../../../shared/game.ts';
import { range } from '../../../shared/lists.ts';
import { no } from '../../../shared/rules.ts';
import type { Draft } from '../events.ts';
import type { BidMove } from '../moves.ts';
import type { State, StepOf } from '../state.ts';
import { type AllRules, isAsked, type Offer, objection, type RuleOf, seatOf } from './rule.ts';

const KINDS = ['bid', 'last-bid'] as const;

/** P-13: any card, before any player. */
export const bidOffers = (state: State, seat: SeatIndex): Offer[] => [
  {
    id: 'bid',
    move: { type: 'bid' },
    slots: [
      { name: 'card', kind: 'one', from: state.players[seat]!.hand },
      { name: 'on', kind: 'seat', from: range(state.seats) },
    ],
  },
  { id: 'opt-out', move: { type: 'opt-out' } },
];

const bid: RuleOf<'bid'> = {
  check(state, command) {
    if (!isAsked(state, command, ...KINDS)) return no('not-now');
    return objection(bidOffers(state, seatOf(command)), command.move);
  },
  act(draft, command) {
    const { card, on } = command.move;
    draft.emit({ type: 'bid-placed', seat: seatOf(command), on, card });
  },
};

const optOut: RuleOf<'opt-out'> = {
  check: (state, command) => (isAsked(state, command, ...KINDS) ? undefined : no('not-now')),
  act: (draft, command) => draft.emit({ type: 'opted-out', seat: seatOf(command), emptyHanded: false }),
};

export const bidding: Pick<AllRules, BidMove['type']> = { bid, 'opt-out': optOut };

/** P-14: without a card one must opt out; nobody left, and bidding is over. */
export function bidOn(draft: Draft, { seat, out }: StepOf<'bid'>): boolean {
  const { seats, players } = draft.state;
  if (out.length === seats) draft.emit({ type: 'bids-closed' });
  else if (players[seat]!.hand.length > 0) return false;
  else draft.emit({ type: 'opted-out', seat, emptyHanded: true });
  return true;
}

/** One bid is turned at each tick. */
export function turnBid(draft: Draft): void {
  const next = draft.state.bids.find((bid) => !bid.faceUp);
  if (next) draft.emit({ type: 'bid-turned', slot: next.slot });
}

/** P-25: after the last one comes the window before eating. */
export function openVerdict(draft: Draft): boolean {
  if (draft.state.bids.some((bid) => !bid.faceUp)) return false;
  draft.emit({ type: 'verdict-opened' });
  return true;
}
