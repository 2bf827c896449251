import type { Evolvers } from '../../../shared/evolvers.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { asPlaying, did, layOn, setSandwich, takeFromHand, withPlayer } from './changes.ts';

export const playing: Evolvers<State, Event, 'started' | 'played' | 'attacked'> = {
  started: (state, { seat, card, sandwich, slot }) => {
    const next = withPlayer(state, seat, (player) => {
      const begun = setSandwich(takeFromHand(player, [card]), slot, { id: sandwich, cards: [card] });
      return did(begun, { did: 'play', cards: [card] });
    });
    return asPlaying({ ...next, serial: state.serial + 1 }, card);
  },

  played: (state, { seat, card, sandwich }) => {
    const next = withPlayer(state, seat, (player) =>
      did(takeFromHand(player, [card]), { did: 'play', cards: [card] }),
    );
    return asPlaying(layOn(next, sandwich, card), card);
  },

  attacked: (state, { seat, card, victim, sandwich }) => {
    const next = withPlayer(state, seat, (player) =>
      did(takeFromHand(player, [card]), { did: 'attack', cards: [card], to: victim }),
    );
    return asPlaying(layOn(next, sandwich, card), card);
  },
};
