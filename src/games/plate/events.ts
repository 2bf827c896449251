/** What can have happened. Every random outcome is in here, so a log replays for ever. */
import type { EventDraft } from '../../shared/event-draft.ts';
import type { SeatIndex } from '../../shared/game.ts';
import type { CardId } from './cards.ts';
import type { AnswerMove } from './moves.ts';
import type { EndReason, FirstDraw, Meal, State } from './state.ts';

export type Event = OpeningEvent | BuildingEvent | BiddingEvent | VerdictEvent | NapkinEvent | EffectEvent;

export type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;

export type Draft = EventDraft<State, Event>;

interface By {
  readonly seat: SeatIndex;
}

/** A part from a hand onto a plate. */
export interface Laid<T extends string> extends By {
  readonly type: T;
  readonly card: CardId;
  readonly plate: string;
}

export type OpeningEvent =
  | { readonly type: 'shuffled'; readonly order: readonly CardId[] }
  | { readonly type: 'first-drawn'; readonly draws: FirstDraw }
  | {
      readonly type: 'dealt';
      readonly first: SeatIndex;
      readonly hands: readonly (readonly CardId[])[];
      readonly order: readonly CardId[];
    };

export type BuildingEvent =
  | (By & { readonly type: 'turn-began' })
  | (By & { readonly type: 'turn-passed' })
  | Laid<'started'>
  | Laid<'added'>
  | Laid<'finished'>
  | (By & { readonly type: 'discarded'; readonly card: CardId })
  | (By & { readonly type: 'drawn'; readonly cards: readonly CardId[] })
  | { readonly type: 'reshuffled'; readonly order: readonly CardId[] }
  | (By & { readonly type: 'keep-asked' })
  | (By & { readonly type: 'laid-aside'; readonly cards: readonly CardId[] })
  | (By & { readonly type: 'kept'; readonly card: CardId; readonly dropped: readonly CardId[] });

export type BiddingEvent =
  | (By & { readonly type: 'bidding-began'; readonly plate: string })
  | (By & { readonly type: 'bid-placed'; readonly on: SeatIndex; readonly card: CardId })
  | (By & { readonly type: 'opted-out'; readonly emptyHanded: boolean })
  | { readonly type: 'bids-closed' }
  | { readonly type: 'bid-turned'; readonly slot: string };

export type VerdictEvent =
  | { readonly type: 'verdict-opened' }
  | { readonly type: 'eaten'; readonly meal: Meal; readonly usedUp: readonly string[] }
  | { readonly type: 'cleared' }
  | { readonly type: 'goal-reached'; readonly reason: EndReason }
  | { readonly type: 'ended'; readonly reason: EndReason };

export type NapkinEvent =
  | (By & { readonly type: 'napkin-played'; readonly card: CardId })
  | (By & { readonly type: 'passed' })
  | { readonly type: 'napkin-allowed' }
  | (By & { readonly type: 'answered'; readonly move: AnswerMove })
  /** The newest one is over; the player it serves when it stays on the table (P-23). */
  | { readonly type: 'napkin-done'; readonly serves: SeatIndex | null };

export type EffectEvent =
  | (By & {
      readonly type: 'traded';
      readonly partner: SeatIndex;
      readonly given: readonly CardId[];
      readonly taken: readonly CardId[];
    })
  | (By & { readonly type: 'hands-discarded' })
  | {
      readonly type: 'passed-on';
      readonly passes: readonly {
        readonly from: SeatIndex;
        readonly to: SeatIndex;
        readonly cards: readonly CardId[];
      }[];
    }
  | (By & { readonly type: 'napkin-cancelled' })
  | (By & { readonly type: 'peeked'; readonly on: SeatIndex; readonly slots: readonly string[] })
  | (By & { readonly type: 'top-taken'; readonly plate: string; readonly card: CardId })
  | (By & { readonly type: 'top-moved'; readonly from: string; readonly to: string; readonly card: CardId })
  | (By & { readonly type: 'garnished'; readonly plate: string; readonly card: CardId })
  | (By & { readonly type: 'bids-swapped'; readonly one: SeatIndex; readonly other: SeatIndex });

/** Nothing was drawn and nothing hidden was shown: these alone can be taken back. */
const TAKEN_BACK: ReadonlySet<Event['type']> = new Set(['bid-placed', 'opted-out', 'passed', 'answered']);

export const reversible = (event: Event): boolean => TAKEN_BACK.has(event.type);
