/** How the rules of this game are written, and how offers are made by asking them. */
import type { Choice, Refusal } from '../../../shared/game.ts';
import type { SeatRule } from '../../../shared/rules.ts';
import type { Event } from '../events.ts';
import type { Move, MoveOf } from '../moves.ts';
import { type State, type Turn, turnFrame } from '../state.ts';

export type Offers = readonly Choice<Move>[];

export type RuleOf<T extends Move['type']> = SeatRule<State, Event, MoveOf<T>>;

/** A step with one blank. Its law has two halves: on the step, whatever fills it, and on what fills it. */
interface Blank<T extends Move['type']> {
  readonly id: string;
  /** The move but for its blank. */
  readonly move: Partial<MoveOf<T>> & { readonly type: T };
  readonly name: string;
  /** What may be thought of to fill it: at least one. */
  readonly values: readonly string[];
  readonly refusal: Refusal | undefined;
  refusalTo(value: string): Refusal | undefined;
  filled(value: string): MoveOf<T>;
}

/** Open to all that the law grants; where it grants nothing, drawn with its reason. */
export function stepWith<T extends Move['type']>(turn: Turn, blank: Blank<T>): Choice<Move> {
  const { id, move, name, values, refusal } = blank;
  const frame = turnFrame(turn);
  const from = refusal ? [] : values.filter((value) => !blank.refusalTo(value));
  if (from.length > 0) return { id, frame, move, slots: [{ name, kind: 'one', from }] };
  const first = values[0]!;
  return { id, frame, move: blank.filled(first), blocked: refusal ?? blank.refusalTo(first)! };
}
