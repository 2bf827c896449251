/** What a match is made of. Plain JSON, never changed in place. */
import type { Match, SeatIndex } from '../../shared/game.ts';
import { range } from '../../shared/lists.ts';
import type { CardId } from './cards.ts';
import type { AnswerMove } from './moves.ts';
import type { Options } from './options.ts';
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
  /** Counts questions, ticks, napkins and bids, so that each has a name of its own. Logs hold such names. */
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

interface Asked {
  /** Names the question, and its clock. */
  readonly question: number;
}

/** Cards are turned one after the other. */
interface Paced {
  /** Names the time until the next one. */
  readonly tick: number;
}

export type Step =
  | (Asked & Paced & { readonly kind: 'opening'; readonly rounds: readonly FirstDraw[] })
  | (Asked & { readonly kind: 'build'; readonly seat: SeatIndex })
  /** P-7: the two cards just drawn lie apart from the hand until one is kept. */
  | (Asked & { readonly kind: 'keep'; readonly seat: SeatIndex; readonly drawn: readonly CardId[] })
  | (Asked & Auction & { readonly kind: 'bid'; readonly seat: SeatIndex; readonly out: readonly SeatIndex[] })
  | (Asked & Auction & Paced & { readonly kind: 'reveal' })
  /** P-25 */
  | (Asked & Auction & { readonly kind: 'verdict'; readonly passed: readonly SeatIndex[] })
  /** P-30: the match is decided; everybody watches the sandwich that did it being eaten. */
  | (Asked & { readonly kind: 'last-meal'; readonly reason: EndReason })
  | { readonly kind: 'ended'; readonly reason: EndReason };

export type StepOf<K extends Step['kind']> = Extract<Step, { readonly kind: K }>;

/** A finished sandwich waits to be eaten. */
export interface Auction {
  readonly plate: string;
  readonly finisher: SeatIndex;
}

/** One round of P-4. */
export type FirstDraw = readonly { readonly seat: SeatIndex; readonly card: CardId }[];

/** P-10, P-30 */
export type EndReason = 'points' | 'sandwiches' | 'stuck';

export interface PlayedNapkin extends Asked {
  readonly id: string;
  readonly card: CardId;
  readonly by: SeatIndex;
  /** P-24: others may answer it first; then what it asks is asked. */
  readonly stage: 'reaction' | 'asking';
  readonly passed: readonly SeatIndex[];
  readonly answers: readonly Answer[];
}

export interface Answer {
  readonly seat: SeatIndex;
  readonly move: AnswerMove;
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
    step: { kind: 'opening', question: 0, tick: 0, rounds: [] },
    stack: [],
    lying: [],
    bids: [],
    meals: [],
    serial: 1,
  };
}

export const idsOf = (plates: readonly Plate[]): string[] => plates.map((plate) => plate.id);

export const plateOf = (state: State, id: string): Plate => {
  const plate = state.plates.find((one) => one.id === id);
  if (!plate) throw new RangeError(`no such plate: ${id}`);
  return plate;
};

/** P-21: napkins can be played from the deal until the match is decided. */
export const isPlaying = ({ step }: State): boolean =>
  step.kind !== 'opening' && step.kind !== 'last-meal' && step.kind !== 'ended';

/** P-13: bids can be touched by napkins from the first one placed until they are cleared away. */
export const isAuction = (step: Step): step is Step & Auction =>
  step.kind === 'bid' || step.kind === 'reveal' || step.kind === 'verdict';

/** P-14: who bids alone has one last card. */
export const isLastBid = ({ seats }: State, { out }: StepOf<'bid'>): boolean => out.length === seats - 1;
