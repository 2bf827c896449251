/** What follows by itself: from flip to flip, from the market to the kitchen, from taster to taster. */
import { clockwiseFrom, range } from '../../shared/lists.ts';
import type { Rng } from '../../shared/rng.ts';
import { dealRound } from './deal.ts';
import type { Event, EventOf } from './events.ts';
import { evolve } from './evolve.ts';
import { PACE } from './pace.ts';
import { handOf, type State, tastingNow } from './state.ts';

/** Facts being told one after the other, each from the state which the last one left. */
export class Telling {
  readonly events: Event[] = [];
  state: State;
  readonly at: number;
  readonly rng: Rng;

  constructor(state: State, at: number, rng: Rng) {
    this.state = state;
    this.at = at;
    this.rng = rng;
  }

  tell(event: Event): void {
    this.events.push(event);
    this.state = evolve(this.state, event);
  }
}

/** 0 seconds means no clock. */
const dueAfter = (at: number, seconds: number): number | null => (seconds > 0 ? at + seconds * 1000 : null);

export function countDown(telling: Telling): void {
  const { at, state } = telling;
  const length = state.flip === 0 ? PACE.firstCountdown : PACE.countdown;
  telling.tell({ type: 'counting', at, due: at + length });
}

/** S-10 */
export function afterFlip(telling: Telling): void {
  const { at, state } = telling;
  if (state.flip < state.plan.deal) countDown(telling);
  else telling.tell({ type: 'marketClosed', at, due: at + PACE.closing });
}

export function beginPrep(telling: Telling): void {
  const { at, state } = telling;
  telling.tell({ type: 'prepBegan', at, due: dueAfter(at, state.match.options.prepClock) });
}

/** All cards of the flip are taken: S-45 has them stacked first. */
export function afterTaking(telling: Telling): void {
  const { at, state } = telling;
  const { express, grabClock } = state.match.options;
  if (express && state.players.some((player) => handOf(player).length > 0))
    telling.tell({ type: 'stackingBegan', at, due: dueAfter(at, grabClock) });
  else afterFlip(telling);
}

/** S-17, S-18: by taster from the first one clockwise; S-21 mixes the plates so that they tell no names. */
export function serve(telling: Telling): void {
  const { at, state, rng } = telling;
  const { blindTasting, chefsSuggestion } = state.match.options;
  const tables: EventOf<'served'>['tables'] = clockwiseFrom(state.first, state.match.seats).map((taster) => {
    const plates = platesFor(state, taster);
    return { taster, plates: blindTasting ? rng.shuffle(plates) : plates };
  });
  telling.tell({ type: 'served', at, due: at + PACE.serving, open: chefsSuggestion, tables });
}

/** From the nearest cook to the farthest. */
function platesFor(state: State, taster: number): { cook: number; sandwich: number }[] {
  const { seats } = state.match;
  const back = state.plan.direction === 'left' ? seats - 1 : 1;
  return range(seats).flatMap((steps) => {
    const cook = (taster + steps * back) % seats;
    return state.players[cook]!.sandwiches.flatMap(({ to }, sandwich) =>
      to === taster ? [{ cook, sandwich }] : [],
    );
  });
}

export function afterServing(telling: Telling): void {
  const { at, state } = telling;
  const { chefsSuggestion, pitch, tasteTogether, pitchSlot } = state.match.options;
  if (chefsSuggestion || (pitch && tasteTogether))
    telling.tell({ type: 'sellingBegan', at, due: at + pitchSlot * state.plan.perCook * 1000 });
  else beginTasting(telling);
}

export function beginTasting(telling: Telling): void {
  if (telling.state.match.options.tasteTogether) telling.tell({ type: 'togetherBegan', at: telling.at });
  else beginTurn(telling, 0);
}

function beginTurn(telling: Telling, turn: number): void {
  telling.tell({ type: 'turnBegan', at: telling.at, turn });
  if (tastingNow(telling.state).open) afterReveal(telling);
}

export function afterReveal(telling: Telling): void {
  if (telling.state.match.options.pitch) beginPitch(telling, 0);
  else telling.tell({ type: 'rankingBegan', at: telling.at });
}

function beginPitch(telling: Telling, plate: number): void {
  const { at, state } = telling;
  telling.tell({ type: 'pitchBegan', at, due: at + state.match.options.pitchSlot * 1000, plate });
}

export function afterPitch(telling: Telling): void {
  const { at, state } = telling;
  const next = state.pitching + 1;
  if (next < tastingNow(state).plates.length) beginPitch(telling, next);
  else telling.tell({ type: 'rankingBegan', at });
}

export function giveVerdict(telling: Telling, turn: number): void {
  const { at, state } = telling;
  const { blindTasting, tasteTogether } = state.match.options;
  const unveils = blindTasting || tasteTogether || !state.tastings[turn]!.open;
  telling.tell({ type: 'verdict', at, due: at + PACE.verdict, turn, unveils });
}

export function afterVerdict(telling: Telling): void {
  const { at, state } = telling;
  const { tasteTogether, rounds } = state.match.options;
  const next = state.turn + 1;
  if (next < state.tastings.length) {
    if (tasteTogether) giveVerdict(telling, next);
    else beginTurn(telling, next);
  } else if (state.plan.round < rounds) {
    telling.tell({ type: 'roundEnded', at, due: at + PACE.roundEnd });
  } else {
    telling.tell({ type: 'ended', at });
  }
}

export function nextRound(telling: Telling): void {
  const { match, plan, first, history } = telling.state;
  telling.tell(dealRound({ match, round: plan.round + 1, first, past: history }, telling.rng));
  countDown(telling);
}
