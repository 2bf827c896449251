/** Whom the table waits for, and how long. */
import type { Frame, Timer } from '../../shared/game.ts';
import { range } from '../../shared/lists.ts';
import { memo } from '../../shared/memo.ts';
import { isLastBid } from './bidding.ts';
import { faceId } from './cards.ts';
import { type Countdown, dueOf } from './countdown.ts';
import type { Move } from './moves.ts';
import { ANY_TIME, stackFrames } from './napkins/index.ts';
import { isPlaying, type State, type Step, stepFrameId } from './state.ts';

type Running = Exclude<Step, { readonly kind: 'ended' }>;

function stepFrame(state: State, step: Running): Frame {
  const id = stepFrameId(step);
  switch (step.kind) {
    case 'opening':
    case 'reveal':
      return { id, kind: step.kind, actors: [] };
    case 'last-meal':
      return { id, kind: step.kind, actors: [], params: { round: state.meals.length } };
    case 'build':
    case 'keep':
      return { id, kind: step.kind, actors: [step.seat], params: { seat: { seat: step.seat } } };
    case 'bid':
      return {
        id,
        kind: isLastBid(state, step) ? 'last-bid' : 'bid',
        actors: [step.seat],
        params: { seat: { seat: step.seat } },
      };
    case 'verdict':
      return {
        id,
        kind: 'verdict',
        actors: range(state.seats).filter((seat) => !step.passed.includes(seat)),
        reaction: true,
      };
  }
}

/** Bottom to top: napkins at any time, what goes on, the napkins on it. */
export const framesOf = memo((state: State): readonly Frame[] => {
  const { step, stack } = state;
  if (step.kind === 'ended') return [];
  const onIt = stackFrames(state).map((frame, depth): Frame => {
    const { card, by, stage } = stack[depth]!;
    const params = { card: { card: faceId(card) }, seat: { seat: by } };
    return stage === 'reaction' ? { ...frame, params, reaction: true } : { ...frame, params };
  });
  const params = { round: state.meals.length + 1 };
  const below: Frame[] = isPlaying(state) ? [{ id: ANY_TIME, kind: 'any-time', actors: [], params }] : [];
  return [...below, stepFrame(state, step), ...onIt];
});

type TimerKind = 'pace' | 'reaction' | 'think';

/** Nobody is asked: things are looked at. */
const PACED: ReadonlySet<Step['kind']> = new Set(['opening', 'reveal', 'last-meal']);

function topClock({ step, stack }: State): { clock: Countdown | null; kind: TimerKind } {
  const newest = stack.at(-1);
  if (newest) return { clock: newest.clock, kind: newest.stage === 'reaction' ? 'reaction' : 'think' };
  if (step.kind === 'ended') return { clock: null, kind: 'think' };
  if (PACED.has(step.kind)) return { clock: step.clock, kind: 'pace' };
  return { clock: step.clock, kind: step.kind === 'verdict' ? 'reaction' : 'think' };
}

/** Only what the table waits for has a clock that runs; what lies under a napkin stands still. */
export function timersOf(state: State): readonly Timer<Move>[] {
  const { clock, kind } = topClock(state);
  const due = clock && dueOf(clock);
  const frame = framesOf(state).at(-1);
  if (!clock || due === null || !frame) return [];
  const timer: Timer<Move> = {
    id: `t${clock.serial}.${clock.since}`,
    kind,
    due,
    length: clock.length,
    actor: 'table',
    frame: frame.id,
    move: { type: 'time-up' },
  };
  if (kind === 'pace') return [{ ...timer, silent: true }];
  return kind === 'think' ? [{ ...timer, seats: frame.actors }] : [timer];
}
