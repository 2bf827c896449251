import type { Evolvers } from '../../../shared/evolvers.ts';
import type { Event } from '../events.ts';
import { qualityOf, qualityOfSet } from '../rules/quality.ts';
import { noLift, type Player, type Served, type State } from '../state.ts';
import { did, playersWith, withDiscards } from './changes.ts';

type OrderFact = 'orders-shuffled' | 'completed' | 'cleared' | 'order-swapped' | 'row-filled';

const rowWithout = ({ row }: State, order: string): State['row'] =>
  row.map((place) => (place === order ? null : place));

function sandwichOf(player: Player, used: readonly string[]): Pick<Served, 'used' | 'quality'> {
  const placed = player.zone.filter(({ card }) => used.includes(card));
  return {
    used: placed.map((one) => ({ card: one.card, quality: qualityOf(player, one) })),
    quality: qualityOfSet(player, placed),
  };
}

export const orders: Evolvers<State, Event, OrderFact> = {
  'orders-shuffled': (state, { deck }) => ({ ...state, orderDeck: deck }),

  completed: (state, { seat, order, used }) => ({
    ...state,
    players: playersWith(state, seat, (player) => ({
      ...player,
      served: [...player.served, { order, round: state.round, ...sandwichOf(player, used) }],
      lift: noLift(),
      deeds: did(player, { kind: 'order', card: order }),
    })),
    row: rowWithout(state, order),
    serving: { order, used },
    actions: state.actions - 1,
  }),

  cleared: (state, { seat, cards }) => ({
    ...state,
    players: playersWith(state, seat, (player) => ({
      ...player,
      zone: player.zone.filter((one) => !cards.includes(one.card)),
    })),
    market: withDiscards(state, cards),
    serving: null,
  }),

  'order-swapped': (state, { seat, order }) => ({
    ...state,
    players: playersWith(state, seat, (player) => ({
      ...player,
      deeds: did(player, { kind: 'swap', card: order }),
    })),
    row: rowWithout(state, order),
    orderDeck: [...state.orderDeck, order],
  }),

  'row-filled': (state, { row, deck }) => ({ ...state, row, orderDeck: deck }),
};
