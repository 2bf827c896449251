/** S-4 … S-11, S-45: the market, where the first tap that arrives has the card. */
import type { Command, Refusal, SeatIndex } from '../../../shared/game.ts';
import { range } from '../../../shared/lists.ts';
import { no } from '../../../shared/rules.ts';
import { cardIdOf } from '../cards.ts';
import type { Draft } from '../events.ts';
import type { Move } from '../moves.ts';
import {
  frameOf,
  handOf,
  isLingering,
  isOutrun,
  type Market,
  playerOf,
  type Stall,
  type State,
  stackFrameOf,
  stackingSeats,
  waitingSeats,
} from '../state.ts';
import { afterFlip, afterTaking } from './round.ts';
import { allowed, drawn, type Offered, type RuleOf } from './rule.ts';

const openStalls = ({ stalls }: Market): Stall[] => stalls.filter(({ taken }) => taken === null);

/** S-7, S-8. The last card of a flip is nobody's to refuse: it is handed over without a tap (S-9). */
function ownCardRefusal(state: State, market: Market): Refusal | undefined {
  if (state.match.options.ownCard === 'last') return no('own-card');
  return market.released ? undefined : no('hand-off');
}

export const grab: RuleOf<'grab'> = {
  check(state, seat, { card }) {
    const { market, phase } = state;
    if (!market || (phase !== 'market' && !isLingering(state))) return no('not-now');
    const stall = market.stalls.find((one) => one.card === card);
    if (!stall) return no('no-such-card');
    const { taken, owner } = stall;
    if (taken && taken.seat !== seat)
      return no('too-late', { seat: { seat: taken.seat }, card: { card: cardIdOf(card) } });
    if (playerOf(state, seat).took) return no('already-took');
    return owner === seat ? ownCardRefusal(state, market) : undefined;
  },

  act(draft, seat, { card }) {
    draft.emit({ type: 'took', seat, card, at: draft.at, how: 'hand' });
    const waiting = waitingSeats(draft.state);
    const open = openStalls(draft.state.market!);
    if (waiting.length === 1 && open.length === 1)
      draft.emit({ type: 'took', seat: waiting[0]!, card: open[0]!.card, at: draft.at, how: 'last' });
    if (waiting.length <= 1) afterTaking(draft);
  },
};

/** With no more sandwiches than cooks may serve, a placement can only go wrong by lack of room (S-45). */
export const stack: RuleOf<'stack'> = {
  check(state, seat, { card, sandwich }) {
    const { match, phase, plan } = state;
    if (!match.options.express || (phase !== 'market' && phase !== 'stacking')) return no('not-now');
    const player = playerOf(state, seat);
    if (!handOf(player).includes(card)) return no('not-yours');
    const onto = player.sandwiches[sandwich]?.cards;
    return onto && onto.length < plan.layers ? undefined : no('sandwich-full');
  },

  act(draft, seat, { card, sandwich }) {
    draft.emit({ type: 'stacked', seat, card, sandwich });
    if (draft.state.phase === 'stacking' && stackingSeats(draft.state).length === 0) afterFlip(draft);
  },
};

/** S-11: what is left goes to those who took nothing; nobody gets their own while there is another (S-7). */
export function handOutRest(draft: Draft): void {
  const { state, at, rng } = draft;
  const seats = waitingSeats(state);
  const stalls = rng.shuffle(openStalls(state.market!));
  if (state.match.options.ownCard === 'last') {
    for (const i of range(stalls.length)) {
      if (stalls[i]!.owner !== seats[i]) continue;
      const j = (i + 1 + rng.below(stalls.length - 1)) % stalls.length;
      [stalls[i], stalls[j]] = [stalls[j]!, stalls[i]!];
    }
  }
  for (const [i, seat] of seats.entries())
    draft.emit({ type: 'took', seat, card: stalls[i]!.card, at, how: 'clock' });
  afterTaking(draft);
}

export function stackRest(draft: Draft): void {
  for (const seat of stackingSeats(draft.state)) {
    const [card] = handOf(playerOf(draft.state, seat)) as [string];
    const [sandwich] = allowed(range(draft.state.plan.perCook), (one) =>
      stack.check(draft.state, seat, { type: 'stack', card, sandwich: one }),
    ) as [number];
    draft.emit({ type: 'stacked', seat, card, sandwich });
  }
  afterFlip(draft);
}

export function marketOffers(state: State, seat: SeatIndex): Offered[] {
  const { market, phase } = state;
  if (!market) return [];
  const player = playerOf(state, seat);
  const choices: Offered[] = [];
  if (phase === 'market' && !player.took) choices.push(...grabOffers(state, market, seat));
  if (isOutrun(state) && player.took?.how !== 'hand') choices.push(...lateOffers(state, market, seat));
  if (state.match.options.express) choices.push(...stackOffers(state, seat));
  return choices;
}

/** Of those that lie there, only one's own is drawn when it is not to be had. */
function grabOffers(state: State, market: Market, seat: SeatIndex): Offered[] {
  const frame = frameOf(state);
  const refusalOf = ({ card }: Stall) => grab.check(state, seat, { type: 'grab', card });
  const open = openStalls(market);
  const from = allowed(open, refusalOf).map(({ card }) => card);
  const choices: Offered[] = [
    { id: 'grab', frame, move: { type: 'grab' }, slots: [{ name: 'card', kind: 'one', from }] },
  ];
  const own = open.find(({ owner }) => owner === seat);
  const refusal = own && refusalOf(own);
  if (refusal)
    choices.push({ id: 'grab-own', frame, move: { type: 'grab', card: own.card }, blocked: refusal });
  return choices;
}

/** What others had grabbed when this seat was given what was left. */
const lateOffers = (state: State, market: Market, seat: SeatIndex): Offered[] =>
  market.stalls.flatMap(({ card, taken }) => {
    if (taken?.how !== 'hand' || taken.seat === seat) return [];
    const move = { type: 'grab', card } as const;
    return [drawn({ id: `late:${card}`, frame: market.frame, move }, grab.check(state, seat, move))];
  });

function stackOffers(state: State, seat: SeatIndex): Offered[] {
  const [card] = handOf(playerOf(state, seat));
  if (!card) return [];
  return range(state.plan.perCook).map((sandwich) => {
    const move = { type: 'stack', card, sandwich } as const;
    return drawn(
      { id: `stack:${sandwich}`, frame: stackFrameOf(state), move },
      stack.check(state, seat, move),
    );
  });
}

/** S-5: two grabs closer than this are a photo finish. */
const PHOTO_FINISH_MS = 150;

/** S-5: a grab which lost by less than a blink leaves a picture, even when the flip is over by now. */
export function eventsOnRefusal(draft: Draft, { actor, move, frame }: Command<Move>): void {
  const { at } = draft;
  const { market } = draft.state;
  if (actor === 'table' || move.type !== 'grab' || !market || frame !== market.frame) return;
  const taken = market.stalls.find(({ card }) => card === move.card)?.taken;
  if (taken?.how !== 'hand' || taken.seat === actor || at - taken.at >= PHOTO_FINISH_MS) return;
  if (market.stalls.some((stall) => stall.taken?.seat === actor && stall.taken.how === 'hand')) return;
  if (market.finishes.some(({ card, loser }) => card === move.card && loser === actor)) return;
  draft.emit({
    type: 'photo-taken',
    card: move.card,
    winner: taken.seat,
    loser: actor,
    winnerMs: taken.at - market.at,
    loserMs: at - market.at,
  });
}
