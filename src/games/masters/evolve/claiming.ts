import type { Evolvers } from '../../../shared/evolvers.ts';
import { replaceAt } from '../../../shared/lists.ts';
import type { Order } from '../cards.ts';
import type { Event } from '../events.ts';
import { findSandwich, orderName, type State } from '../state.ts';
import { bin, binWhite, did, setCards, withPlayer } from './changes.ts';

export const claiming: Evolvers<State, Event, 'claimed' | 'paid'> = {
  claimed: (state, { seat, sandwich, slot, standIns, pays }) => {
    const { cards } = findSandwich(state, sandwich)!.sandwich;
    const card = state.bar[slot] as Order;
    const order = orderName(card);
    const next = withPlayer(setCards(state, sandwich, []), seat, (player) =>
      did({ ...player, completed: player.completed + 1 }, { did: 'claim', cards, order }),
    );
    return {
      ...binWhite(next, cards),
      bar: replaceAt(state.bar, slot, () => null),
      black: bin(state.black, [card.id]),
      completed: [...state.completed, { seat, order, cards, standIns, pays, turn: state.turns }],
    };
  },

  paid: (state, { seat, amount, cause }) => ({
    ...withPlayer(state, seat, (player) => ({ ...player, money: player.money + amount })),
    ledger: [...state.ledger, { seat, amount, cause, turn: state.turns }],
  }),
};
