/** What a match is made of. Plain JSON, never changed in place. */
import type { Match, SeatIndex } from '../../shared/game.ts';
import { range } from '../../shared/lists.ts';
import type { CardId } from './cards.ts';
import { type Countdown, countdown } from './countdown.ts';
import type { Move } from './moves.ts';
import { type Options, openingPace } from './options.ts';
import { platesFor } from './scoring.ts';

export interface State {
  readonly seats: number;
  readonly options: Options;
  readonly players: readonly Player[];
  readonly plates: readonly Plate[];
  /** Next card first. */
  readonly draw: readonly CardId[];
  /** Newest last. */
  readonly discard: readonly CardId[];
  /** What goes on when no napkin is being played. */
  readonly step: Step;
  /** P-22: napkins being played, newest last. */
  readonly stack: readonly PlayedNapkin[];
  /** P-23 */
  readonly lying: readonly LyingNapkin[];
  /** In the order in which they were placed. */
  readonly bids: readonly Bid[];
  readonly meals: readonly Meal[];
  /** Counts questions, napkins and bids, so that each has a name of its own. */
  readonly serial: number;
}

export interface Player {
  readonly points: number;
  readonly hand: readonly CardId[];
  /** Bids which this seat has looked at with a napkin. */
  readonly peeked: readonly string[];
  readonly last: Deed | null;
}

/** What a seat did last, as everybody saw it. */
export type Deed =
  | { readonly kind: 'started' | 'added' | 'finished'; readonly face: string; readonly plate: string }
  | { readonly kind: 'discarded'; readonly face: string }
  | { readonly kind: 'bid'; readonly on: SeatIndex }
  | { readonly kind: 'opted-out' | 'turn-passed' }
  | { readonly kind: 'napkin'; readonly face: string }
  | { readonly kind: 'ate'; readonly points: number };

export interface Plate {
  readonly id: string;
  /** Bottom up. */
  readonly cards: readonly CardId[];
  readonly done: boolean;
}

export interface Bid {
  /** The only name it has on a screen while it is face down. */
  readonly slot: string;
  readonly by: SeatIndex;
  readonly on: SeatIndex;
  readonly card: CardId;
  readonly faceUp: boolean;
}

interface StepBase {
  /** Names the question: see `stepFrameId`. */
  readonly question: number;
  /** Null: as long as one likes. */
  readonly clock: Countdown | null;
}

export type Step =
  | (StepBase & { readonly kind: 'opening'; readonly rounds: readonly FirstDraw[] })
  | (StepBase & { readonly kind: 'build'; readonly seat: SeatIndex })
  /** P-7: the two cards just drawn lie apart from the hand until one is kept. */
  | (StepBase & { readonly kind: 'keep'; readonly seat: SeatIndex; readonly drawn: readonly CardId[] })
  | (StepBase &
      Auction & {
        readonly kind: 'bid';
        readonly seat: SeatIndex;
        readonly out: readonly SeatIndex[];
        /** When, on the table's clock. */
        readonly asked: number;
      })
  | (StepBase & Auction & { readonly kind: 'reveal' })
  /** P-25 */
  | (StepBase & Auction & { readonly kind: 'verdict'; readonly passed: readonly SeatIndex[] })
  /** P-30: the match is decided; everybody watches the sandwich that did it being eaten. */
  | (StepBase & { readonly kind: 'last-meal'; readonly reason: EndReason })
  | { readonly kind: 'ended'; readonly reason: EndReason };

interface Auction {
  readonly plate: string;
  readonly finisher: SeatIndex;
}

/** One round of P-4. */
export type FirstDraw = readonly { readonly seat: SeatIndex; readonly card: CardId }[];

/** P-10, P-30 */
export type EndReason = 'points' | 'sandwiches' | 'stuck';

export interface PlayedNapkin {
  readonly id: string;
  readonly card: CardId;
  readonly by: SeatIndex;
  /** P-24: others may answer it first; then what it asks is asked. */
  readonly stage: 'reaction' | 'asking';
  readonly passed: readonly SeatIndex[];
  readonly answers: readonly Answer[];
  readonly clock: Countdown | null;
}

export interface Answer {
  readonly seat: SeatIndex;
  readonly move: Move;
}

export interface LyingNapkin {
  readonly id: string;
  readonly card: CardId;
  readonly by: SeatIndex;
  readonly serves: SeatIndex;
}

/** Everything about a sandwich once it was eaten, in faces: no card of it is hidden any more. */
export interface Meal {
  readonly round: number;
  readonly plate: string;
  readonly cards: readonly string[];
  readonly value: number;
  readonly finisher: SeatIndex;
  readonly bids: readonly { readonly by: SeatIndex; readonly on: SeatIndex; readonly face: string }[];
  /** Lasting napkins that were used up. */
  readonly used: readonly { readonly serves: SeatIndex; readonly face: string }[];
  readonly scores: readonly number[];
  readonly eaters: readonly SeatIndex[];
  readonly share: number;
  /** What each seat got, in seat order; a shield may have kept a share away. */
  readonly gains: readonly number[];
  readonly begins: SeatIndex;
}

export function initial({ seats, options }: Match<Options>): State {
  return {
    seats,
    options,
    players: range(seats).map(() => ({ points: 0, hand: [], peeked: [], last: null })),
    plates: range(platesFor(seats)).map((i) => ({ id: `plate-${i + 1}`, cards: [], done: false })),
    draw: [],
    discard: [],
    step: { kind: 'opening', question: 0, rounds: [], clock: countdown(0, openingPace(options), 0) },
    stack: [],
    lying: [],
    bids: [],
    meals: [],
    serial: 1,
  };
}

/** A bid that was taken back gives its number to the next one: the moment tells their questions apart. */
export const stepFrameId = (step: Exclude<Step, { readonly kind: 'ended' }>): string =>
  step.kind === 'bid' ? `q${step.question}.${step.asked}` : `q${step.question}`;

export const plateOf = (state: State, id: string): Plate => {
  const plate = state.plates.find((one) => one.id === id);
  if (!plate) throw new RangeError(`no such plate: ${id}`);
  return plate;
};

/** P-21: napkins can be played from the deal until the match is decided. */
export const isPlaying = ({ step }: State): boolean =>
  step.kind !== 'opening' && step.kind !== 'last-meal' && step.kind !== 'ended';

/** P-13: bids can be touched by napkins from the first one placed until they are cleared away. */
export const isAuction = (step: Step): step is Extract<Step, { readonly plate: string }> =>
  step.kind === 'bid' || step.kind === 'reveal' || step.kind === 'verdict';
