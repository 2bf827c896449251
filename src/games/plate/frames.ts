/** Whom the table waits for, and how long. */
import type { Clock, Frame } from '../../shared/game.ts';
import { range } from '../../shared/lists.ts';
import { memoLast } from '../../shared/memo.ts';
import { faceId } from './cards.ts';
import type { ClockKind, Move } from './moves.ts';
import type { Options } from './options.ts';
import { isAskedInTurn, owing, questionsOf } from './rules/napkins/questions.ts';
import { isLastBid, isPlaying, type PlayedNapkin, type State, type Step } from './state.ts';

type Running = Exclude<Step, { readonly kind: 'ended' }>;

/** P-21: at any time, whoever's turn it is. Its frame lies under everything and never changes. */
export const ANY_TIME = 'napkins';

export const stepFrameId = ({ question }: Running): string => `q${question}`;

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

function napkinFrame(state: State, napkin: PlayedNapkin, depth: number): Frame {
  const { id, card, by, stage, passed } = napkin;
  const params = { card: { card: faceId(card) }, seat: { seat: by } };
  // P-24: the same for all, whether or not they hold a napkin.
  if (stage === 'reaction') {
    const actors = range(state.seats).filter((seat) => seat !== by && !passed.includes(seat));
    return { id: `${id}-reaction`, kind: 'reaction', actors, params, reaction: true };
  }
  // What it will ask may have changed with a hidden hand: nobody is told before it is asked.
  if (depth < state.stack.length - 1)
    return { id: `${id}-waiting`, kind: 'waiting', actors: owing(state, napkin), params };
  const questions = questionsOf(state)[depth]!;
  const kind = questions[0]?.kind ?? 'resolving';
  return { id: `${id}-${kind}`, kind, actors: questions.map(({ seat }) => seat), params };
}

/** P-22: the napkins being played, bottom to top. */
export const napkinFrames = memoLast((state: State): readonly Frame[] =>
  state.stack.map((napkin, depth) => napkinFrame(state, napkin, depth)),
);

/** Bottom to top: napkins at any time, what goes on, the napkins on it. */
export const frames = memoLast((state: State): readonly Frame[] => {
  const { step } = state;
  if (step.kind === 'ended') return [];
  const params = { round: state.meals.length + 1 };
  const below: Frame[] = isPlaying(state) ? [{ id: ANY_TIME, kind: 'any-time', actors: [], params }] : [];
  return [...below, stepFrame(state, step), ...napkinFrames(state)];
});

const REVEAL_MS = { calm: 1500, brisk: 900, quick: 450 } as const;
/** However many bids there are, turning them all takes no longer than this. */
const LONGEST_REVEAL_MS = 14_000;

const revealPace = ({ reveal }: Options, bids: number): number =>
  Math.max(250, Math.min(REVEAL_MS[reveal], Math.floor(LONGEST_REVEAL_MS / Math.max(1, bids))));

interface Countdown {
  /** Names it: a question, or the tick in it. */
  readonly number: number;
  /** P-26: answers so far, where each is followed by another question, which has its own time. */
  readonly part?: number;
  readonly kind: ClockKind;
  /** 0 = as long as one likes. */
  readonly length: number;
}

function stepCountdown({ options, bids }: State, step: Running): Countdown {
  const { question: number } = step;
  switch (step.kind) {
    case 'opening':
      // A drawn card of P-4 is looked at longer than a bid.
      return { number: step.tick, kind: 'pace', length: 2 * REVEAL_MS[options.reveal] };
    case 'reveal':
      return { number: step.tick, kind: 'pace', length: revealPace(options, bids.length) };
    case 'last-meal':
      // P-30: the sandwich that decides is seen being eaten.
      return { number, kind: 'pace', length: 5 * REVEAL_MS[options.reveal] };
    case 'verdict':
      return { number, kind: 'reaction', length: options.reaction * 1000 };
    default:
      return { number, kind: 'think', length: options.clock * 1000 };
  }
}

/** The same whatever it will ask: how many have answered everybody sees, what a hidden hand leaves to ask nobody. */
function napkinCountdown({ options }: State, napkin: PlayedNapkin): Countdown {
  const { question: number, stage, answers } = napkin;
  if (stage === 'reaction') return { number, kind: 'reaction', length: options.reaction * 1000 };
  const part = isAskedInTurn(napkin) ? answers.length : 0;
  return { number, part, kind: 'think', length: options.clock * 1000 };
}

function clockIn({ id, actors }: Frame, { number, part = 0, kind, length }: Countdown): Clock<Move> {
  const clock = { kind, length, actor: 'table', frame: id, move: { type: 'time-up', clock: kind } } as const;
  const whole = { id: part === 0 ? `c${number}` : `c${number}.${part}`, ...clock };
  if (kind === 'pace') return { ...whole, silent: true };
  return kind === 'think' ? { ...whole, seats: actors } : whole;
}

/** P-21: only what the table waits for has a clock that runs; what lies under a napkin stands still. */
export function clocks(state: State): readonly Clock<Move>[] {
  const { step, stack } = state;
  if (step.kind === 'ended') return [];
  const asked = frames(state).slice(-1 - stack.length);
  const countdowns = [stepCountdown(state, step), ...stack.map((napkin) => napkinCountdown(state, napkin))];
  return countdowns.flatMap((countdown, depth) => {
    if (countdown.length === 0) return [];
    const clock = clockIn(asked[depth]!, countdown);
    return depth < stack.length ? [{ ...clock, still: true }] : [clock];
  });
}
