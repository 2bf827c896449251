/** What may be done: one line a move; and all that a seat is offered. */
import type { Actor, Choice, Command, Refusal, SeatIndex } from '../../../shared/game.ts';
import { decideBy, forSeats, no, type Rules } from '../../../shared/rules.ts';
import { whiteCard } from '../cards.ts';
import type { Draft, Event } from '../events.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';
import { claim, claimOffers } from './claiming.ts';
import { endOffer, endTurn } from './ending.ts';
import { giftOffers, give } from './gifts.ts';
import { answerOffers, bin, bribe, comply, inspect, report, visitOffers } from './inspection.ts';
import { discard, discardOffers, move, moveOffers } from './moving.ts';
import { attack, attackOffer, play, playOffer } from './playing.ts';
import type { Offers } from './rule.ts';
import { timeUp } from './time.ts';
import { checkTurn } from './turn.ts';

const rules: Rules<State, Event, Move> = {
  play: forSeats(play),
  attack: forSeats(attack),
  inspect: forSeats(inspect),
  report: forSeats(report),
  move: forSeats(move),
  discard: forSeats(discard),
  claim: forSeats(claim),
  'end-turn': forSeats(endTurn),
  bribe: forSeats(bribe),
  comply: forSeats(comply),
  bin: forSeats(bin),
  give: forSeats(give),
  'time-up': timeUp,
};

const judge = decideBy(rules);

export const decide = (draft: Draft, command: Command<Move>): Refusal | undefined =>
  draft.state.over ? no('closed') : judge(draft, command);

export function choices(state: State, actor: Actor): readonly Choice<Move>[] {
  if (actor === 'table' || state.over) return [];
  if (state.inspection) return answerOffers(state, actor);
  return state.event ? giftOffers(state, actor) : turnOffers(state, actor);
}

function turnOffers(state: State, seat: SeatIndex): Offers {
  if (checkTurn(state, seat)) return [];
  const claims = claimOffers(state, seat);
  return [
    ...claims,
    ...state.players[seat]!.hand.flatMap((card) => cardOffers(state, seat, card)),
    ...moveOffers(state, seat),
    ...discardOffers(state, seat),
    endOffer(state, claims.length > 0),
  ];
}

function cardOffers(state: State, seat: SeatIndex, card: string): Offers {
  switch (whiteCard(card).role) {
    case 'attack':
      return [attackOffer(state, seat, card)];
    case 'inspector':
      return visitOffers(state, seat, card);
    default:
      return [playOffer(state, seat, card)];
  }
}
