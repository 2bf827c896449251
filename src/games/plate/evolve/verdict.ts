/** P-16 to P-20, P-30 */
import type { Evolvers } from '../../../shared/evolvers.ts';
import type { Event, VerdictEvent } from '../events.ts';
import type { State } from '../state.ts';
import { asking, discarding, withPlate } from './changes.ts';

export const verdict: Evolvers<State, Event, VerdictEvent['type']> = {
  'verdict-opened': (state) => {
    if (state.step.kind !== 'reveal') return state;
    const { plate, finisher } = state.step;
    return asking(state, (question) => ({ kind: 'verdict', question, plate, finisher, passed: [] }));
  },

  eaten: (state, { meal, usedUp }) => {
    const used = state.lying.filter((napkin) => usedUp.includes(napkin.id));
    const fed: State = {
      ...state,
      players: state.players.map((player, seat) => {
        if (!meal.eaters.includes(seat)) return player;
        const points = meal.gains[seat]!;
        return { ...player, points: player.points + points, last: { kind: 'ate', points } };
      }),
      meals: [...state.meals, meal],
      lying: state.lying.filter((napkin) => !usedUp.includes(napkin.id)),
    };
    return discarding(
      fed,
      used.map((napkin) => napkin.card),
    );
  },

  cleared: (state) => {
    const finished = state.plates.filter((plate) => plate.done);
    const emptied = finished.reduce(
      (now, { id }) => withPlate(now, id, () => ({ cards: [], done: false })),
      state,
    );
    const forgotten = emptied.players.map((player) =>
      player.peeked.length > 0 ? { ...player, peeked: [] } : player,
    );
    const cards = [...finished.flatMap((plate) => plate.cards), ...state.bids.map((bid) => bid.card)];
    return discarding({ ...emptied, players: forgotten, bids: [] }, cards);
  },

  'goal-reached': (state, { reason }) =>
    asking(state, (question) => ({ kind: 'last-meal', question, reason })),

  ended: (state, { reason }) => ({ ...state, step: { kind: 'ended', reason } }),
};
