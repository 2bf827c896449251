/** What a seat may do now; the only place where legality is written. */
import { covers, misfit } from '../../shared/choices.ts';
import type { Actor, Choice, Command, Refusal, SeatIndex } from '../../shared/game.ts';
import { bidChoices } from './bidding.ts';
import { keepChoices, turnChoices } from './building.ts';
import type { Move } from './moves.ts';
import { napkinChoices, stackChoices } from './napkins/index.ts';
import { isPlaying, type State, stepFrameId } from './state.ts';

type Offer = Omit<Choice<Move>, 'frame'>;

const PASS: Offer = { id: 'pass', move: { type: 'pass' } };

function stepOffers(state: State, seat: SeatIndex): readonly Offer[] {
  const { step } = state;
  switch (step.kind) {
    case 'build':
      return step.seat === seat ? turnChoices(state, seat) : [];
    case 'keep':
      return step.seat === seat ? keepChoices(step.drawn) : [];
    case 'bid':
      return step.seat === seat ? bidChoices(state, seat) : [];
    case 'verdict':
      return step.passed.includes(seat) ? [] : [PASS];
    default:
      return [];
  }
}

export function choicesOf(state: State, actor: Actor): readonly Choice<Move>[] {
  const { step } = state;
  if (actor === 'table' || step.kind === 'ended' || !isPlaying(state)) return [];
  const frame = stepFrameId(step);
  const asked =
    state.stack.length > 0
      ? stackChoices(state, actor)
      : stepOffers(state, actor).map((offer) => ({ ...offer, frame }));
  return [...asked, ...napkinChoices(state, actor)];
}

/** Why not; undefined = it is offered. */
export function objection(state: State, { actor, move, frame }: Command<Move>): Refusal | undefined {
  const here = choicesOf(state, actor).filter((choice) => choice.frame === frame);
  if (covers(here, move)) return undefined;
  const alike = here.filter((choice) => choice.move.type === move.type);
  if (alike.length === 0) return { key: 'not-now' };
  const meant = alike.find((choice) => fixedPartFits(choice, move));
  if (!meant) return { key: 'not-yours' };
  if (meant.blocked) return meant.blocked;
  const wrong = misfit(meant, move);
  return { key: wrong ? `wrong-${wrong.name}` : 'not-now' };
}

const valueIn = (move: Move, name: string): unknown => (move as unknown as Record<string, unknown>)[name];

const fixedPartFits = (choice: Choice<Move>, move: Move): boolean =>
  Object.entries(choice.move).every(([name, value]) => valueIn(move, name) === value);
