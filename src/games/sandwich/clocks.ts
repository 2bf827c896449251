/** Frames, timers, and what happens when a clock runs out or the table goes on. */
import type { Frame, Refusal, TextParams, Timer } from '../../shared/game.ts';
import {
  afterPitch,
  afterServing,
  afterVerdict,
  beginPrep,
  beginTasting,
  countDown,
  nextRound,
  type Telling,
} from './flow.ts';
import { placeRest } from './kitchen.ts';
import { handOutRest, isOutrun, stackingSeats, stackRest, waitingSeats } from './market.ts';
import type { ClockKind, Move, MoveOf } from './move-types.ts';
import type { Options } from './options.ts';
import { no, type Offered } from './rule.ts';
import { frameOf, type PhaseKind, type State, stackFrameOf, tastingNow } from './state.ts';
import { pitchingCook, sellingSeats, unrankedSeats } from './tasting.ts';

function actorsOf(state: State): number[] {
  switch (state.phase.kind) {
    case 'market':
      return waitingSeats(state);
    case 'prep':
      return state.players.flatMap(({ ready }, seat) => (ready ? [] : [seat]));
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
  seat: { seat: tastings[turn]?.taster ?? first },
  round: plan.round,
  rounds: match.options.rounds,
  flip,
  flips: plan.deal,
  turn: turn + 1,
  turns: match.seats,
  n: plan.perCook,
});

/** S-42 asks another question with the same sandwiches; with S-45 only the recipients are left to choose. */
function wordingOf(kind: PhaseKind, { bleah, express }: Options): string {
  if (bleah && (kind === 'rank' || kind === 'together')) return `${kind}Bleah`;
  return express && kind === 'prep' ? 'prepExpress' : kind;
}

export function frames(state: State): Frame[] {
  const { kind } = state.phase;
  if (kind === 'over') return [];
  const params = paramsOf(state);
  const stack: Frame = { id: stackFrameOf(state), kind: 'stack', actors: stackingSeats(state), params };
  const main: Frame = {
    id: frameOf(state),
    kind: wordingOf(kind, state.match.options),
    actors: actorsOf(state),
    params: kind === 'pitch' ? { ...params, seat: { seat: pitchingCook(state) } } : params,
  };
  if (kind === 'market') return stack.actors.length > 0 ? [stack, main] : [main];
  const top = kind === 'stacking' ? stack : main;
  return isOutrun(state) ? [{ id: state.market!.frame, kind: 'market', actors: [], params }, top] : [top];
}

interface Running {
  readonly clock: ClockKind;
  readonly due: number;
  readonly length: number;
  readonly seats?: readonly number[];
}

const CLOCK_OF: Readonly<Partial<Record<PhaseKind, ClockKind>>> = {
  opening: 'opening',
  countdown: 'countdown',
  stacking: 'stack',
  closing: 'closing',
  prep: 'prep',
  serving: 'pause',
  selling: 'sell',
  pitch: 'pitch',
  verdict: 'pause',
  roundEnd: 'pause',
};

const SILENT: ReadonlySet<ClockKind> = new Set(['opening', 'release', 'closing', 'pause']);

function running(state: State): Running[] {
  const { phase, market } = state;
  if (phase.kind === 'market' && market) return marketClocks(state, market.at, market.released);
  const clock = CLOCK_OF[phase.kind];
  if (!clock || phase.due === null) return [];
  return [
    {
      clock,
      due: phase.due,
      length: phase.due - phase.since,
      ...(phase.kind === 'pitch' ? { seats: [pitchingCook(state)] } : {}),
    },
  ];
}

/** S-8, S-11 */
function marketClocks({ match }: State, at: number, released: boolean): Running[] {
  const { grabClock, ownCard, handOffDelay } = match.options;
  const clocks: Running[] = [];
  if (grabClock > 0) clocks.push({ clock: 'grab', due: at + grabClock * 1000, length: grabClock * 1000 });
  if (ownCard === 'release' && !released)
    clocks.push({ clock: 'release', due: at + handOffDelay, length: handOffDelay });
  return clocks;
}

export function timers(state: State): Timer<Move>[] {
  const frame = state.phase.kind === 'stacking' ? stackFrameOf(state) : frameOf(state);
  return running(state).map(({ clock, due, length, seats }) => ({
    id: `${frameOf(state)}:${clock}`,
    kind: clock,
    due,
    length,
    actor: 'table',
    frame,
    move: { type: 'timeUp', clock },
    ...(seats ? { seats } : {}),
    ...(SILENT.has(clock) ? { silent: true } : {}),
  }));
}

const PAUSES: Readonly<Partial<Record<PhaseKind, (telling: Telling) => void>>> = {
  serving: afterServing,
  selling: beginTasting,
  pitch: afterPitch,
  verdict: afterVerdict,
  roundEnd: nextRound,
};

function goOn(telling: Telling): void {
  PAUSES[telling.state.phase.kind]?.(telling);
}

const WHEN_UP: Readonly<Record<ClockKind, (telling: Telling) => void>> = {
  opening: countDown,
  countdown: (telling) => telling.tell({ type: 'flipped', at: telling.at }),
  grab: handOutRest,
  release: (telling) => telling.tell({ type: 'released' }),
  stack: stackRest,
  closing: beginPrep,
  prep: placeRest,
  sell: goOn,
  pitch: goOn,
  pause: goOn,
};

export const tableRules = {
  next(telling: Telling): Refusal | undefined {
    if (!PAUSES[telling.state.phase.kind]) return no('notNow');
    goOn(telling);
    return undefined;
  },

  timeUp(telling: Telling, { clock }: MoveOf<'timeUp'>): Refusal | undefined {
    const timer = running(telling.state).find((one) => one.clock === clock);
    if (!timer) return no('notNow');
    if (telling.at < timer.due) return no('notYet');
    WHEN_UP[clock](telling);
    return undefined;
  },
};

export const tableChoices = (state: State): Offered[] =>
  PAUSES[state.phase.kind] ? [{ id: 'next', frame: frameOf(state), move: { type: 'next' } }] : [];
