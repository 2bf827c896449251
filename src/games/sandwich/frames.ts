/** What is asked, of whom, and how long there is for it. */
import type { Clock, Frame, SeatIndex, TextParams } from '../../shared/game.ts';
import { range } from '../../shared/lists.ts';
import type { ClockKind, Move } from './moves.ts';
import type { Options } from './options.ts';
import {
  cookingSeats,
  frameOf,
  isOutrun,
  type Phase,
  pitchingCook,
  type State,
  sellingSeats,
  stackFrameOf,
  stackingSeats,
  tastingNow,
  unrankedSeats,
  waitingSeats,
} from './state.ts';

function actorsOf(state: State): SeatIndex[] {
  switch (state.phase) {
    case 'market':
      return waitingSeats(state);
    case 'prep':
      return cookingSeats(state);
    case 'asking':
      return range(state.match.seats);
    case 'selling':
      return sellingSeats(state);
    case 'reveal':
    case 'rank':
      return [tastingNow(state).taster];
    case 'pitch':
      return [pitchingCook(state)];
    case 'together':
      return unrankedSeats(state);
    default:
      return [];
  }
}

const paramsOf = ({ match, plan, flip, turn, tastings, first }: State): TextParams => ({
  seat: { seat: tastings[turn]?.taster ?? first ?? 0 },
  round: plan.round,
  rounds: match.options.rounds,
  flip,
  flips: plan.deal,
  turn: turn + 1,
  turns: match.seats,
  n: plan.perCook,
});

/** S-42 asks another question with the same sandwiches; with S-45 only the recipients are left to choose. */
function wordingOf(phase: Phase, { bleah, express, tasterRule }: Options): string {
  if (phase === 'asking') return `asking-${tasterRule}`;
  if (phase === 'roundEnd') return 'round-end';
  if (bleah && (phase === 'rank' || phase === 'together')) return `${phase}-bleah`;
  return express && phase === 'prep' ? 'prep-express' : phase;
}

export function frames(state: State): Frame[] {
  const { phase } = state;
  if (phase === 'over') return [];
  const params = paramsOf(state);
  const stack: Frame = { id: stackFrameOf(state), kind: 'stack', actors: stackingSeats(state), params };
  const main: Frame = {
    id: frameOf(state),
    kind: wordingOf(phase, state.match.options),
    actors: actorsOf(state),
    params: phase === 'pitch' ? { ...params, seat: { seat: pitchingCook(state) } } : params,
  };
  if (phase === 'market') return stack.actors.length > 0 ? [stack, main] : [main];
  const top = phase === 'stacking' ? stack : main;
  return isOutrun(state) ? [{ id: state.market!.frame, kind: 'market', actors: [], params }, top] : [top];
}

/** How long things take, in ms. The table can always go on sooner. */
export const PACE = {
  /** Before the first flip of a round: what is announced must be read. */
  firstCountdown: 5_000,
  /** S-4: three, two, one. */
  countdown: 3_000,
  closing: 1_500,
  serving: 3_500,
  /** S-19: long enough to find out who is the oldest. */
  asking: 20_000,
  /** And to take back what was tapped by mistake. */
  named: 3_500,
  verdict: 7_000,
  roundEnd: 20_000,
} as const;

type Running = Pick<Clock, 'length' | 'seats' | 'silent' | 'pause'> & { readonly kind: ClockKind };

const silent = (kind: ClockKind, length: number): Running => ({ kind, length, silent: true });

/** 0 seconds means no clock. */
const ofSeconds = (kind: ClockKind, seconds: number): Running[] =>
  seconds > 0 ? [{ kind, length: seconds * 1000 }] : [];

function running(state: State): Running[] {
  const { grabClock, prepClock, pitchSlot, tasteClock } = state.match.options;
  switch (state.phase) {
    case 'opening':
      return [silent('opening', 0)];
    case 'countdown':
      return [{ kind: 'countdown', length: state.flip === 0 ? PACE.firstCountdown : PACE.countdown }];
    case 'market':
      return [...ofSeconds('grab', grabClock), ...handOffClock(state)];
    case 'stacking':
      return ofSeconds('stack', grabClock);
    case 'closing':
      return [silent('closing', PACE.closing)];
    case 'prep':
      return ofSeconds('prep', prepClock);
    case 'asking':
      return [{ kind: 'ask', length: PACE.asking }];
    case 'reveal':
    case 'rank':
    case 'together':
      return ofSeconds('taste', tasteClock);
    case 'serving':
    case 'named':
      return [silent('pause', PACE[state.phase])];
    case 'verdict':
    case 'roundEnd':
      return [{ ...silent('pause', PACE[state.phase]), pause: true }];
    case 'selling':
      return ofSeconds('sell', pitchSlot * state.plan.perCook);
    case 'pitch':
      return [{ kind: 'pitch', length: pitchSlot * 1000, seats: [pitchingCook(state)] }];
    default:
      return [];
  }
}

/** S-8 */
function handOffClock({ match: { options }, market }: State): Running[] {
  const isHeld = options.ownCard === 'release' && market !== null && !market.released;
  return isHeld ? [silent('release', options.handOffDelay)] : [];
}

export function clocks(state: State): Clock<Move>[] {
  const frame = state.phase === 'stacking' ? stackFrameOf(state) : frameOf(state);
  return running(state).map((clock) => ({
    ...clock,
    id: `${frameOf(state)}:${clock.kind}`,
    actor: 'table',
    frame,
    move: { type: 'time-up', clock: clock.kind },
  }));
}
