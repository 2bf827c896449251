/** The contract of a first match: see `first-match.ts`. */
import type { Actor, Choice, Frame } from './game-play.ts';

/** All that a lesson may look at: what its learner's screen has. */
export interface Seen<TV = unknown, SV = unknown> {
  readonly actor: Actor;
  readonly table: TV;
  readonly mine: SV;
  readonly frames: readonly Frame[];
  readonly choices: readonly Choice[];
}

/** Its words: `text/first-match.ts`. */
export interface Lesson<TV = unknown, SV = unknown> {
  readonly id: string;
  /** The kind of choice that it is about: shown while one is open, and learned by any move made meanwhile. */
  readonly offers?: string;
  /** What else must hold while it is shown; without `offers` it is learned once this holds no longer. */
  when?(seen: Seen<TV, SV>): boolean;
  /** Learned as soon as this holds, however many moves that takes. */
  until?(seen: Seen<TV, SV>): boolean;
  /** Where screens point: what is marked so (`data-guide`). Otherwise at what `offers` says. */
  readonly at?: string;
}

export interface FirstMatch<O extends object = object, TV = unknown, SV = unknown> {
  /** Bots take the seats up to this number. */
  readonly seats: number;
  readonly minutes: number;
  readonly seed: number;
  readonly options: Partial<O>;
  readonly lessons: readonly Lesson<TV, SV>[];
}
