import type { Evolvers } from '../../../shared/evolvers.ts';
import { isBread } from '../cards.ts';
import type { Event } from '../events.ts';
import { findSandwich, type State } from '../state.ts';
import { binWhite, did, layOn, setCards, takeFromHand, withPlayer, withTurn } from './changes.ts';

export const moving: Evolvers<State, Event, 'moved' | 'discarded'> = {
  moved: (state, { seat, card, from, to }) => {
    const source = findSandwich(state, from)!.sandwich.cards;
    const laid = layOn(setCards(state, from, source.slice(0, -1)), to, card);
    const next = withPlayer(laid, seat, (player) => did(player, { did: 'move', cards: [card] }));
    return withTurn(next, { mode: 'move', laid: isBread(card) ? [card] : [] });
  },

  discarded: (state, { seat, cards }) => {
    const next = withPlayer(state, seat, (player) =>
      did(takeFromHand(player, cards), { did: 'discard', cards }),
    );
    return withTurn(binWhite(next, cards), {
      mode: 'discard',
      discarded: state.turn!.discarded + cards.length,
    });
  },
};
