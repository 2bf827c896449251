/** From a wish to its facts. */
import { fillAtRandom } from '../../shared/choices.ts';
import {
  accept,
  type Command,
  type Refusal,
  type Result,
  refuse,
  type SeatIndex,
} from '../../shared/game.ts';
import type { Rng } from '../../shared/rng.ts';
import { bidOn, eat, openVerdict, placeBid, turnBid } from './bidding.ts';
import { build, passOver } from './building.ts';
import { choicesOf, objection } from './choices.ts';
import { beginCourse, type Course, happen } from './course.ts';
import type { Event } from './events.ts';
import { timersOf } from './frames.ts';
import type { Move } from './moves.ts';
import { answerByChance, napkinGoesOn } from './napkins/index.ts';
import { drawForFirst } from './opening.ts';
import type { State, Step } from './state.ts';

export function decide(state: State, command: Command<Move>, rng: Rng): Result<readonly Event[]> {
  const refusal = command.actor === 'table' ? timeObjection(state, command) : objection(state, command);
  if (refusal) return refuse(refusal.key, refusal.params);
  const course = beginCourse(state, command.at, rng);
  if (command.actor === 'table') timeIsUp(course);
  else act(course, command.actor, command.move);
  settle(course);
  return accept(course.events);
}

function timeObjection(state: State, { move, frame, at }: Command<Move>): Refusal | undefined {
  const timer = timersOf(state)[0];
  if (move.type !== 'time-up' || timer?.frame !== frame) return { key: 'not-now' };
  return at < timer.due ? { key: 'too-early' } : undefined;
}

function act(course: Course, seat: SeatIndex, move: Move): void {
  const { at } = course;
  switch (move.type) {
    case 'start':
    case 'add':
    case 'finish':
    case 'discard':
    case 'keep':
      build(course, seat, move);
      break;
    case 'bid':
    case 'opt-out':
      placeBid(course, seat, move);
      break;
    case 'napkin':
      happen(course, { type: 'napkin-played', seat, card: move.card, at });
      break;
    case 'pass':
      happen(course, { type: 'passed', seat });
      break;
    case 'time-up':
      break;
    default:
      happen(course, { type: 'answered', seat, move });
  }
}

/** A window closes, a reveal goes on, and for who thinks too long chance decides; bidders are out. */
function timeIsUp(course: Course): void {
  const newest = course.state.stack.at(-1);
  if (!newest) stepTimeIsUp(course, course.state.step);
  else if (newest.stage === 'reaction') happen(course, { type: 'napkin-allowed', at: course.at });
  else answerByChance(course);
}

function stepTimeIsUp(course: Course, step: Step): void {
  switch (step.kind) {
    case 'opening':
      drawForFirst(course, step.rounds);
      break;
    case 'build':
      buildByChance(course, step.seat);
      break;
    case 'keep':
      build(course, step.seat, { type: 'keep', card: course.rng.pick(step.drawn) });
      break;
    case 'bid':
      placeBid(course, step.seat, { type: 'opt-out' });
      break;
    case 'reveal':
      turnBid(course);
      break;
    case 'verdict':
      eat(course, step);
      break;
    case 'last-meal':
      happen(course, { type: 'ended', reason: step.reason });
      break;
    case 'ended':
      break;
  }
}

function buildByChance(course: Course, seat: SeatIndex): void {
  const { state, rng } = course;
  const open = choicesOf(state, seat).filter(({ blocked, move }) => !blocked && move.type !== 'napkin');
  const discard = open.find(({ move }) => move.type === 'discard');
  const move = fillAtRandom(discard ?? rng.pick(open), rng);
  act(course, seat, move);
}

/** What happens by itself, until somebody has to do something. */
function settle(course: Course): void {
  while (goesOn(course)) {}
}

function goesOn(course: Course): boolean {
  const newest = course.state.stack.at(-1);
  return newest ? napkinGoesOn(course, newest) : stepGoesOn(course, course.state.step);
}

function stepGoesOn(course: Course, step: Step): boolean {
  switch (step.kind) {
    case 'build':
      return passOver(course, step);
    case 'bid':
      return bidOn(course, step);
    case 'reveal':
      return openVerdict(course);
    case 'verdict':
      if (step.passed.length < course.state.seats) return false;
      eat(course, step);
      return true;
    default:
      return false;
  }
}
