/** What may be done now, and what comes of it. */
import type { Actor, Choice, Command, Frame, Refusal, SeatIndex } from '../../../shared/game.ts';
import { decideBy } from '../../../shared/rules.ts';
import type { Draft, Event } from '../events.ts';
import { frames } from '../frames.ts';
import type { Move } from '../moves.ts';
import type { State, Step } from '../state.ts';
import { bidding, bidOffers, bidOn, openVerdict } from './bidding.ts';
import { building, keepOffers, passOver, turnOffers } from './building.ts';
import { answering, answerOffers, napkinGoesOn } from './napkins/answering.ts';
import { napkinChoices, playing } from './napkins/playing.ts';
import type { AllRules, Offer } from './rule.ts';
import { timeUp } from './time.ts';
import { eatOn } from './verdict.ts';
import { pass, passOffers } from './windows.ts';

const rules: AllRules = {
  ...building,
  ...bidding,
  napkin: playing,
  pass,
  ...answering,
  'time-up': timeUp,
};

const decideAlone = decideBy<State, Event, Move>(rules);

export function decide(draft: Draft, command: Command<Move>): Refusal | undefined {
  const refusal = decideAlone(draft, command);
  if (!refusal) while (goesOn(draft)) {}
  return refusal;
}

/** True when something happened by itself; otherwise somebody has to do something. */
function goesOn(draft: Draft): boolean {
  const { step, stack } = draft.state;
  const newest = stack.at(-1);
  return newest ? napkinGoesOn(draft, newest) : stepGoesOn(draft, step);
}

function stepGoesOn(draft: Draft, step: Step): boolean {
  switch (step.kind) {
    case 'build':
      return passOver(draft, step);
    case 'bid':
      return bidOn(draft, step);
    case 'reveal':
      return openVerdict(draft);
    case 'verdict':
      return eatOn(draft, step);
    default:
      return false;
  }
}

export function choices(state: State, actor: Actor): readonly Choice<Move>[] {
  if (actor === 'table') return [];
  const top = frames(state).at(-1);
  if (!top?.actors.includes(actor)) return napkinChoices(state, actor);
  const asked = offersIn(state, actor, top).map((offer): Choice<Move> => ({ ...offer, frame: top.id }));
  return [...asked, ...napkinChoices(state, actor)];
}

function offersIn(state: State, seat: SeatIndex, { kind }: Frame): readonly Offer[] {
  switch (kind) {
    case 'build':
      return turnOffers(state, seat);
    case 'keep':
      return keepOffers(state);
    case 'bid':
    case 'last-bid':
      return bidOffers(state, seat);
    case 'verdict':
    case 'reaction':
      return passOffers();
    default:
      return answerOffers(state, seat);
  }
}
