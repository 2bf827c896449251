/** A table that could be the real one, for all that a seat sees: what is hidden from it is dealt anew. */
import { range } from '../../../shared/lists.ts';
import type { Rng } from '../../../shared/rng.ts';
import { ingredients, opportunities, orders } from '../cards.ts';
import { CATEGORIES } from '../categories.ts';
import type { Options } from '../options.ts';
import { initial, noLift, type Player, type State } from '../state.ts';
import type { PlayerView, SeatView } from '../view-types.ts';
import type { Input } from './hand.ts';

/** W-24: hidden tokens are guessed, up to so many for each order that went out. */
const TOKENS_AN_ORDER = 4;

const MARKET = [...ingredients, ...opportunities].map(({ id }) => id);
const ORDERS = orders.map(({ id }) => id);

/** Undefined where what is seen is not all of it: while an effect asks, or with cards of another printing. */
export function worldOf({ seat, seats, table, mine, frames }: Input, options: Options) {
  const { players, market, row, announcer } = table;
  if (table.phase !== 'playing' || frames.length !== 1 || frames[0]?.kind !== 'turn') return undefined;
  const hand = mine.hand.map(({ card }) => card);
  const left = (seat + 1) % seats;
  const handed = mine.handedLeft;
  const lying = players.flatMap(({ zone }) => zone.map(({ card }) => card));
  const seen = new Set([...hand, ...handed, ...lying, ...(market.top === null ? [] : [market.top])]);
  const unseen = MARKET.filter((card) => !seen.has(card));
  const served = players.flatMap((player) => player.orders.map(({ order }) => order));
  const shown = new Set([...served, ...row]);
  const under = ORDERS.filter((order) => !shown.has(order));
  const held = players.reduce((all, player, one) => all + (one === seat ? 0 : player.hand), 0);
  const hidden = held - handed.length + market.deck + Math.max(0, market.discards - 1);
  if (unseen.length !== hidden || under.length !== table.orderDeck) return undefined;
  return (rng: Rng): State => {
    const cards = rng.shuffle(unseen);
    const of = (index: number): Player => {
      const player = players[index]!;
      const known = index === left ? handed : [];
      const own = index === seat;
      return {
        ...seenOf(player),
        hand: own ? hand : [...known, ...cards.splice(0, player.hand - known.length)],
        handed: own ? handedTo(mine) : known,
        resting: own ? restingIn(mine) : known,
        tokens: own ? mine.tokens : (player.tokens ?? guess(player, rng)),
        ledger: own ? mine.ledger : [],
        lift: own ? mine.lift : noLift(),
      };
    };
    return {
      ...initial({ seats, options }),
      phase: 'acting',
      players: range(seats).map(of),
      market: {
        deck: cards.splice(0, market.deck),
        discards: market.top === null ? cards : [...cards, market.top],
      },
      orderDeck: rng.shuffle(under),
      row,
      free: CATEGORIES.filter((category) => !players.some((one) => one.assistants.includes(category))),
      start: table.start,
      active: seat,
      round: table.round,
      actions: table.actions,
      turn: table.round * seats,
      announcer,
    };
  };
}

const seenOf = ({ coins, zone, assistants, orders: served, deeds }: PlayerView) => ({
  ...{ coins, assistants, served, deeds },
  zone: zone.map(({ card, extra }) => ({ card, extra })),
});

const opportunitiesOf = ({ hand }: SeatView) => hand.filter((card) => card.kind === 'opportunity');

const handedTo = (mine: SeatView): string[] =>
  opportunitiesOf(mine).flatMap(({ card, handed }) => (handed ? [card] : []));

const restingIn = (mine: SeatView): string[] =>
  opportunitiesOf(mine).flatMap(({ card, resting }) => (resting ? [card] : []));

const guess = (player: PlayerView, rng: Rng): number =>
  range(player.orders.length).reduce((tokens) => tokens + rng.below(TOKENS_AN_ORDER + 1), 0);
