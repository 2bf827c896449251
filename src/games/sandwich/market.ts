/** S-4 … S-11, S-45: the market, where the first tap that arrives has the card. */
import type { Command, Refusal, SeatIndex } from '../../shared/game.ts';
import { range } from '../../shared/lists.ts';
import { cardIdOf } from './cards.ts';
import type { EventOf } from './events.ts';
import { afterFlip, afterTaking, type Telling } from './flow.ts';
import type { Move } from './move-types.ts';
import { PHOTO_FINISH_MS } from './pace.ts';
import { no, type Offered, type SeatRules } from './rule.ts';
import {
  frameOf,
  handOf,
  isLingering,
  type Market,
  playerOf,
  type Stall,
  type State,
  stackFrameOf,
} from './state.ts';

const openStalls = (market: Market): Stall[] => market.stalls.filter(({ taken }) => taken === null);

export const waitingSeats = (state: State): SeatIndex[] =>
  range(state.match.seats).filter((seat) => playerOf(state, seat).took === null);

export const stackingSeats = (state: State): SeatIndex[] =>
  state.match.options.express
    ? range(state.match.seats).filter((seat) => handOf(playerOf(state, seat)).length > 0)
    : [];

/** S-7, S-8. The last card of a flip is nobody's to refuse: it is handed over without a tap (S-9). */
function ownCardObjection(state: State, market: Market): Refusal | undefined {
  if (state.match.options.ownCard === 'last') return no('ownCard');
  return market.released ? undefined : no('handOff');
}

const tooLate = (card: string, winner: SeatIndex): Refusal =>
  no('tooLate', { seat: { seat: winner }, card: { card: cardIdOf(card) } });

/** Somebody was given a card before they had tapped one: their tap may still be on its way. */
export const isOutrun = (state: State): boolean =>
  isLingering(state) && state.players.some(({ took }) => took !== null && took.how !== 'hand');

/** S-45: only a sandwich with room; with no more sandwiches than cooks may serve, nothing else can go wrong. */
const hasRoom = (state: State, seat: SeatIndex, sandwich: number): boolean => {
  const cards = playerOf(state, seat).sandwiches[sandwich]?.cards;
  return cards !== undefined && cards.length < state.plan.layers;
};

function settleFlip(telling: Telling): void {
  const waiting = waitingSeats(telling.state);
  const open = openStalls(telling.state.market!);
  if (waiting.length === 1 && open.length === 1)
    telling.tell({ type: 'took', seat: waiting[0]!, card: open[0]!.card, at: telling.at, how: 'last' });
  if (waiting.length <= 1) afterTaking(telling);
}

export const marketRules: SeatRules<'grab' | 'stack'> = {
  grab(telling, seat, { card }) {
    const { state, at } = telling;
    const { market } = state;
    if (!market || (state.phase.kind !== 'market' && !isLingering(state))) return no('notNow');
    const stall = market.stalls.find((one) => one.card === card);
    if (!stall) return no('noSuchCard');
    if (stall.taken && stall.taken.seat !== seat) return tooLate(stall.card, stall.taken.seat);
    if (playerOf(state, seat).took) return no('alreadyTook');
    const objection = stall.owner === seat ? ownCardObjection(state, market) : undefined;
    if (objection) return objection;
    telling.tell({ type: 'took', seat, card, at, how: 'hand' });
    settleFlip(telling);
    return undefined;
  },

  stack(telling, seat, { card, sandwich }) {
    const { state } = telling;
    const { kind } = state.phase;
    if (!state.match.options.express || (kind !== 'market' && kind !== 'stacking')) return no('notNow');
    if (!handOf(playerOf(state, seat)).includes(card)) return no('notYours');
    if (!hasRoom(state, seat, sandwich)) return no('sandwichFull');
    telling.tell({ type: 'stacked', seat, card, sandwich });
    if (kind === 'stacking' && stackingSeats(telling.state).length === 0) afterFlip(telling);
    return undefined;
  },
};

/** S-11: what is left goes to those who took nothing; nobody gets their own while there is another (S-7). */
export function handOutRest(telling: Telling): void {
  const { state, at, rng } = telling;
  const market = state.market!;
  const seats = waitingSeats(state);
  const stalls = rng.shuffle(openStalls(market));
  if (state.match.options.ownCard === 'last') {
    for (const i of range(stalls.length)) {
      if (stalls[i]!.owner !== seats[i]) continue;
      const j = (i + 1 + rng.below(stalls.length - 1)) % stalls.length;
      [stalls[i], stalls[j]] = [stalls[j]!, stalls[i]!];
    }
  }
  for (const [i, seat] of seats.entries())
    telling.tell({ type: 'took', seat, card: stalls[i]!.card, at, how: 'clock' });
  afterTaking(telling);
}

export function stackRest(telling: Telling): void {
  for (const seat of stackingSeats(telling.state)) {
    const card = handOf(playerOf(telling.state, seat))[0]!;
    const sandwich = range(telling.state.plan.perCook).find((i) => hasRoom(telling.state, seat, i))!;
    telling.tell({ type: 'stacked', seat, card, sandwich });
  }
  afterFlip(telling);
}

export function marketChoices(state: State, seat: SeatIndex): Offered[] {
  const choices: Offered[] = [];
  const { market, phase } = state;
  if (phase.kind === 'market' && market && !playerOf(state, seat).took) {
    const frame = frameOf(state);
    const objection = ownCardObjection(state, market);
    const open = openStalls(market);
    const own = objection && open.find(({ owner }) => owner === seat);
    const from = open.filter((stall) => stall !== own).map(({ card }) => card);
    choices.push({ id: 'grab', frame, move: { type: 'grab' }, slots: [{ name: 'card', kind: 'one', from }] });
    if (own)
      choices.push({ id: 'grab-own', frame, move: { type: 'grab', card: own.card }, blocked: objection });
  }
  if (market && isOutrun(state) && playerOf(state, seat).took?.how !== 'hand') {
    for (const { card, taken } of market.stalls)
      if (taken?.how === 'hand' && taken.seat !== seat)
        choices.push({
          id: `late:${card}`,
          frame: market.frame,
          move: { type: 'grab', card },
          blocked: tooLate(card, taken.seat),
        });
  }
  const [unstacked] = state.match.options.express ? handOf(playerOf(state, seat)) : [];
  if (unstacked) {
    for (const sandwich of range(state.plan.perCook)) {
      const full = !hasRoom(state, seat, sandwich);
      choices.push({
        id: `stack:${sandwich}`,
        frame: stackFrameOf(state),
        move: { type: 'stack', card: unstacked, sandwich },
        ...(full ? { blocked: no('sandwichFull') } : {}),
      });
    }
  }
  return choices;
}

/** S-5: a grab which lost by less than a blink leaves a picture, even when the flip is over by now. */
export function witness(state: State, command: Command<Move>): EventOf<'photoFinish'>[] {
  const { actor, move, at, frame } = command;
  const { market } = state;
  if (actor === 'table' || move.type !== 'grab' || !market || frame !== market.frame) return [];
  const taken = market.stalls.find(({ card }) => card === move.card)?.taken;
  if (taken?.how !== 'hand' || taken.seat === actor || at - taken.at >= PHOTO_FINISH_MS) return [];
  if (market.stalls.some((stall) => stall.taken?.seat === actor && stall.taken.how === 'hand')) return [];
  if (market.finishes.some(({ card, loser }) => card === move.card && loser === actor)) return [];
  return [
    {
      type: 'photoFinish',
      card: move.card,
      winner: taken.seat,
      loser: actor,
      winnerMs: taken.at - market.at,
      loserMs: at - market.at,
    },
  ];
}
