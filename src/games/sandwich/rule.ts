import type { Choice, Refusal, SeatIndex, TextParams } from '../../shared/game.ts';
import type { Telling } from './flow.ts';
import type { Move, MoveOf } from './move-types.ts';

/** Tells what the move causes, or says why it may not be. */
export type SeatRules<T extends Move['type']> = {
  readonly [K in T]: (telling: Telling, seat: SeatIndex, move: MoveOf<K>) => Refusal | undefined;
};

export type Offered = Choice<Move>;

export const no = (key: string, params?: TextParams): Refusal => (params ? { key, params } : { key });
