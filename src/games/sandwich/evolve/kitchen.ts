import type { Evolvers } from '../../../shared/evolvers.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { changePlayer, enter, type Player } from '../state.ts';
import { address, exchange, insert, lift } from './changes.ts';
import { withdrawAllOf } from './trading.ts';

const changedMind = (player: Player): Player => ({ ...player, changes: player.changes + 1 });

export const kitchen: Evolvers<
  State,
  Event,
  | 'prep-began'
  | 'placed'
  | 'stacked'
  | 'replaced'
  | 'swapped'
  | 'returned'
  | 'addressed'
  | 'readied'
  | 'unreadied'
> = {
  'prep-began': (state) => ({
    ...enter(state, 'prep'),
    players: state.players.map((player) => ({ ...player, took: null, late: null })),
  }),

  placed: (state, { seat, card, sandwich, position, moved }) =>
    changePlayer(state, seat, (player) => ({
      ...(moved ? changedMind(player) : player),
      sandwiches: insert(lift(player.sandwiches, card), { sandwich, position }, card),
    })),

  stacked: (state, { seat, card, sandwich }) =>
    changePlayer(state, seat, (player) => ({
      ...player,
      sandwiches: insert(
        player.sandwiches,
        { sandwich, position: player.sandwiches[sandwich]!.cards.length },
        card,
      ),
    })),

  replaced: (state, { seat, card, over }) =>
    changePlayer(state, seat, (player) => ({
      ...changedMind(player),
      sandwiches: exchange(player.sandwiches, { [over]: card }),
    })),

  swapped: (state, { seat, cards: [one, other] }) =>
    changePlayer(state, seat, (player) => ({
      ...changedMind(player),
      sandwiches: exchange(player.sandwiches, { [one]: other, [other]: one }),
    })),

  returned: (state, { seat, card }) =>
    changePlayer(state, seat, (player) => ({
      ...changedMind(player),
      sandwiches: lift(player.sandwiches, card),
    })),

  addressed: (state, { seat, sandwich, to }) =>
    changePlayer(state, seat, (player) => ({
      ...changedMind(player),
      sandwiches: address(player.sandwiches, sandwich, to),
    })),

  readied: (state, { seat }) =>
    changePlayer(withdrawAllOf(state, seat), seat, (player) => ({ ...player, ready: true })),

  unreadied: (state, { seat }) =>
    changePlayer(state, seat, (player) => ({ ...changedMind(player), ready: false })),
};
