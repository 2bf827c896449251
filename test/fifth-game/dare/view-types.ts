import type { SeatIndex } from '../../../src/shared/game.ts';
import type { CardId } from './cards.ts';
import type { Dare, State } from './state.ts';

interface PlayerView {
  readonly hand: number;
  readonly hasChosen: boolean;
  readonly points: number;
  /** Face up, once all have chosen. */
  readonly pepper: CardId | null;
}

export interface TableView {
  readonly step: State['step']['kind'];
  readonly round: number;
  readonly rounds: number;
  readonly darer: SeatIndex | null;
  readonly players: readonly PlayerView[];
  readonly pile: number;
  readonly last: Dare | null;
}

export interface SeatView {
  readonly hand: readonly CardId[];
  readonly chosen: CardId | null;
}
