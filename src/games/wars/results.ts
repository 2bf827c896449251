/** The end of a match: who has what from where, and the sandwich worth remembering. */
import type { Outcome, ReceiptLine, TextParams } from '../../shared/game.ts';
import { range } from '../../shared/lists.ts';
import { isOpportunity, orderOf } from './cards.ts';
import {
  differentTypes,
  diversityPoints,
  OPPORTUNITY_POINTS,
  type Score,
  scoreOf,
  standingsOf,
} from './scoring.ts';
import { type Player, type Served, type State, tallyOf } from './state.ts';

export interface SeatResult extends Score {
  readonly seat: number;
  readonly rank: number;
  readonly coins: number;
  /** W-15: the cards themselves, now that hands are open. */
  readonly kept: readonly string[];
  /** Printed points and tokens after each round. */
  readonly progress: readonly number[];
}

export interface Results {
  /** The best first. */
  readonly seats: readonly SeatResult[];
  readonly bestSandwich: ({ readonly seat: number } & Served) | null;
}

export function resultsOf(players: readonly Player[]): Results {
  const rounds = Math.max(
    0,
    ...players.flatMap((player) => [...player.served, ...player.ledger].map((entry) => entry.round)),
  );
  const seats = standingsOf(players.map(tallyOf)).map(({ seat, rank }) => {
    const player = players[seat]!;
    return {
      seat,
      rank,
      ...scoreOf(tallyOf(player)),
      coins: player.coins,
      kept: player.hand.filter(isOpportunity),
      progress: progressOf(player, rounds),
    };
  });
  return { seats, bestSandwich: bestSandwich(players) };
}

const progressOf = (player: Player, rounds: number): number[] =>
  range(rounds).map((i) => {
    const upTo = <T extends { readonly round: number }>(entries: readonly T[]) =>
      entries.filter((entry) => entry.round <= i + 1);
    const printed = upTo(player.served).reduce((total, { order }) => total + orderOf(order).points, 0);
    return upTo(player.ledger).reduce((total, { tokens }) => total + tokens, printed);
  });

/** The most quality above what was asked; the earlier one when equal. */
function bestSandwich(players: readonly Player[]): Results['bestSandwich'] {
  const all = players.flatMap((player, seat) => player.served.map((served) => ({ seat, ...served })));
  const surplus = (served: Served) => served.quality - orderOf(served.order).quality;
  const [best] = all.sort(
    (a, b) => surplus(b) - surplus(a) || b.quality - a.quality || a.round - b.round || a.seat - b.seat,
  );
  return best ?? null;
}

export function outcome(state: State): Outcome | undefined {
  if (state.phase !== 'over') return undefined;
  const standings = standingsOf(state.players.map(tallyOf));
  return state.announcer === null
    ? { standings }
    : {
        standings,
        reason: { key: 'last-order', params: { seat: { seat: state.announcer }, n: state.options.orders } },
      };
}

/** W-22, with each token traced to the card and the rule it came by. */
export const receipt = (state: State): readonly ReceiptLine[] =>
  state.players.flatMap((player, seat) => linesOf(player).map((line) => ({ seat, ...line })));

function linesOf(player: Player): Omit<ReceiptLine, 'seat'>[] {
  const different = differentTypes(player.served.map(({ order }) => orderOf(order).type));
  const diversity = diversityPoints(different);
  const orders = player.served.map(({ order, round }) => ({
    key: 'order',
    params: { card: { card: order } },
    points: orderOf(order).points,
    rule: 'W-22',
    round,
  }));
  const tokens = player.ledger.map(({ tokens, from, round }) => ({
    key: from.key,
    params: cardParam(from.card),
    points: tokens,
    rule: from.rule,
    round,
  }));
  return [
    ...[...orders, ...tokens].sort((a, b) => a.round - b.round),
    ...player.hand.filter(isOpportunity).map((card) => ({
      key: 'kept',
      params: { card: { card } },
      points: OPPORTUNITY_POINTS,
      rule: 'W-15',
    })),
    ...(diversity > 0
      ? [{ key: 'diversity', params: { n: different }, points: diversity, rule: 'W-22' }]
      : []),
  ];
}

const cardParam = (card: string | undefined): TextParams => (card === undefined ? {} : { card: { card } });
