import type { Actor } from '../../../shared/game.ts';
import { decideBy, forSeats, type Rules } from '../../../shared/rules.ts';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';
import { firstTasterOffers, nameTaster, tasteFirst } from './first-taster.ts';
import { address, kitchenOffers, place, ready, replace, swap, takeBack, unready } from './kitchen.ts';
import { grab, marketOffers, stack } from './market.ts';
import type { Offered } from './rule.ts';
import { guess, pitch, rank, reveal, skipPitch, tastingOffers, weigh } from './tasting.ts';
import { next, tableOffers, timeUp } from './time.ts';
import { accept, answer, offer, tradingOffers, withdraw } from './trading.ts';

export const rules: Rules<State, Event, Move> = {
  grab: forSeats(grab),
  stack: forSeats(stack),
  place: forSeats(place),
  replace: forSeats(replace),
  swap: forSeats(swap),
  return: forSeats(takeBack),
  address: forSeats(address),
  ready: forSeats(ready),
  unready: forSeats(unready),
  offer: forSeats(offer),
  answer: forSeats(answer),
  accept: forSeats(accept),
  withdraw: forSeats(withdraw),
  'taste-first': forSeats(tasteFirst),
  'name-taster': nameTaster,
  reveal: forSeats(reveal),
  pitch: forSeats(pitch),
  'skip-pitch': forSeats(skipPitch),
  weigh: forSeats(weigh),
  guess: forSeats(guess),
  rank: forSeats(rank),
  next,
  'time-up': timeUp,
};

export const decide = decideBy(rules);

export const choices = (state: State, actor: Actor): readonly Offered[] =>
  actor === 'table'
    ? tableOffers(state)
    : [
        ...marketOffers(state, actor),
        ...kitchenOffers(state, actor),
        ...tradingOffers(state, actor),
        ...firstTasterOffers(state),
        ...tastingOffers(state, actor),
      ];
