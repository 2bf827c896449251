import type { Match, SeatIndex } from '../../../src/shared/game.ts';
import { range, sum } from '../../../src/shared/lists.ts';
import type { CardId } from './cards.ts';
import type { Options } from './options.ts';

export interface Player {
  readonly hand: readonly CardId[];
  /** D-3: face down until all have chosen. */
  readonly chosen: CardId | null;
}

/** How a round ended. */
export interface Dare {
  readonly round: number;
  readonly seat: SeatIndex;
  /** The hottest pepper of the round. */
  readonly card: CardId;
  readonly deed: 'bit' | 'left';
  /** What was turned over against it; null when it was left. */
  readonly turned: CardId | null;
  readonly points: number;
}

type Step =
  | { readonly kind: 'choose' }
  | { readonly kind: 'dare'; readonly seat: SeatIndex }
  | { readonly kind: 'over' };

export interface State {
  readonly seats: number;
  readonly options: Options;
  readonly players: readonly Player[];
  /** Next card first. */
  readonly pile: readonly CardId[];
  readonly step: Step;
  /** Who wins ties of this round: the next one to the left of the last who had to dare. */
  readonly first: SeatIndex;
  readonly dares: readonly Dare[];
}

export const initial = ({ seats, options }: Match<Options>): State => ({
  seats,
  options,
  players: range(seats).map(() => ({ hand: [], chosen: null })),
  pile: [],
  step: { kind: 'choose' },
  first: 0,
  dares: [],
});

/** 1, 2, 3 … */
export const roundOf = ({ dares, step }: State): number =>
  step.kind === 'over' ? dares.length : dares.length + 1;

export const stillChoosing = ({ players, seats }: State): SeatIndex[] =>
  range(seats).filter((seat) => players[seat]!.chosen === null);

export const pointsOf = ({ dares }: State, seat: SeatIndex): number =>
  sum(dares.filter((dare) => dare.seat === seat).map(({ points }) => points));
