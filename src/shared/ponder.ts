/** Looking ahead, for any game: what comes to mind is tried in worlds that could be, each played on for a while. */
import { covers } from './choices.ts';
import type { Bot, GameEvent, Move, Pondering, SeatIndex } from './game.ts';
import { LookAhead } from './look-ahead.ts';
import { after, playOn, type Rules } from './play-on.ts';
import { type Rng, seededRng } from './rng.ts';

export interface Question<S, M extends Move, TV, SV> {
  readonly seat: SeatIndex;
  readonly seats: number;
  readonly rng: Rng;
  /** What may be worth trying; the first is what would be done without. */
  readonly candidates: readonly M[];
  /** A state that agrees with everything the seat sees. */
  imagine(rng: Rng): S;
  /** How all seats go on in thought. */
  readonly player: Bot<TV, SV, M>['choose'];
  readonly mostMoves: number;
  isFar(state: S): boolean;
  /** From 0, all is lost, to 1, it is won. */
  prospects(state: S): number;
}

export function ponderOn<S, E extends GameEvent, M extends Move, O extends object, TV, SV>(
  rules: Rules<S, E, M, O, TV, SV>,
  question: Question<S, M, TV, SV>,
): Pondering<M> | undefined {
  const { seat } = question;
  const candidates = different(question.candidates);
  if (candidates.length < 2) return undefined;
  const tryOut = (move: M, seed: number): number | undefined => {
    const rng = seededRng(seed);
    const world = question.imagine(rng);
    const frame = rules.choices(world, seat).find((choice) => covers([choice], move))?.frame;
    const state = frame === undefined ? undefined : after(rules, world, { actor: seat, move, frame, rng });
    return state && question.prospects(playOn(rules, state, { ...question, rng }));
  };
  const ahead = new LookAhead({ candidates, tryOut }, question.rng);
  return {
    get isSettled() {
      return ahead.isSettled;
    },
    get move() {
      return ahead.choice;
    },
    think: (playouts) => ahead.think(playouts),
  };
}

function different<M extends Move>(moves: readonly M[]): M[] {
  const names = moves.map((move) => JSON.stringify(move));
  return moves.filter((_, i) => names.indexOf(names[i]!) === i);
}

export interface Weighed {
  /** What each seat has, in whatever it is measured. */
  readonly wealth: readonly number[];
  /** A lead of which makes somebody win about three matches in four; over = who is ahead has won. */
  readonly scale: number | 'over';
}

/** As a likelihood of winning. */
export function likelihood(seat: SeatIndex, { wealth, scale }: Weighed): number {
  const lead = wealth[seat]! - Math.max(...wealth.filter((_, one) => one !== seat));
  if (scale === 'over') return lead > 0 ? 1 : lead === 0 ? 0.5 : 0;
  return 1 / (1 + Math.exp(-lead / scale));
}
