import type { Evolvers } from '../../../shared/evolvers.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { asPlaying, binWhite, did, setCards, takeFromHand, withPlayer } from './changes.ts';

export const inspection: Evolvers<State, Event, 'inspected' | 'answered' | 'lost'> = {
  inspected: (state, { seat, card, victim, sandwich, clean }) => {
    const next = withPlayer(state, seat, (player) =>
      did(takeFromHand(player, [card]), { did: 'inspect', cards: [card], to: victim }),
    );
    const serial = state.serial + 1;
    return {
      ...binWhite(asPlaying(next, card), [card]),
      serial,
      inspection: clean ? null : { id: `inspection:${serial}`, card, by: seat, victim, sandwich },
    };
  },

  answered: (state) => ({ ...state, inspection: null }),

  lost: (state, { sandwich, gone, left }) => binWhite(setCards(state, sandwich, left), gone),
};
