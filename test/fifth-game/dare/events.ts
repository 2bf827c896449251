import type { EventDraft } from '../../../src/shared/event-draft.ts';
import type { SeatIndex } from '../../../src/shared/game.ts';
import type { CardId } from './cards.ts';
import type { Dare, State } from './state.ts';

/** D-2, D-3 */
export type ChoosingEvent =
  | {
      readonly type: 'dealt';
      readonly hands: readonly (readonly CardId[])[];
      readonly pile: readonly CardId[];
      readonly first: SeatIndex;
    }
  | { readonly type: 'chosen'; readonly seat: SeatIndex; readonly card: CardId };

/** D-4, D-5 */
export type DaringEvent =
  | { readonly type: 'revealed'; readonly seat: SeatIndex; readonly card: CardId }
  | ({ readonly type: 'bitten'; readonly turned: CardId } & Pick<Dare, 'seat' | 'card' | 'points'>)
  | ({ readonly type: 'left' } & Pick<Dare, 'seat' | 'card' | 'points'>)
  | { readonly type: 'ended' };

export type Event = ChoosingEvent | DaringEvent;

export type Draft = EventDraft<State, Event>;

/** A pepper that is face down, or left: nothing hidden was seen. */
const TAKEN_BACK: ReadonlySet<Event['type']> = new Set(['chosen', 'left']);

export const reversible = ({ type }: Event): boolean => TAKEN_BACK.has(type);
