import type { EventDraft } from '../../shared/event-draft.ts';
import type { SeatIndex } from '../../shared/game.ts';
import type { Naming, PhotoFinish, State, Taking, Tasting, Theme } from './state.ts';

/** Facts. `at` is the table's clock, where it matters who was first. */
export type Event =
  /** S-2, S-3: the piles, top first, and what is announced for the round. */
  | {
      readonly type: 'dealt';
      readonly round: number;
      /** Null until the table has said who tastes first (S-19). */
      readonly first: SeatIndex | null;
      readonly piles: readonly (readonly string[])[];
      readonly common: string | null;
      readonly theme: Theme | null;
    }
  | { readonly type: 'countdown-began' }
  | { readonly type: 'flipped'; readonly at: number }
  /** S-8 */
  | { readonly type: 'released' }
  | {
      readonly type: 'took';
      readonly seat: SeatIndex;
      readonly card: string;
      readonly at: number;
      readonly how: Taking;
    }
  | ({ readonly type: 'photo-taken' } & PhotoFinish)
  /** S-45: all cards are taken, some not yet stacked. */
  | { readonly type: 'stacking-began' }
  /** S-10: the last card is taken; a moment to see by whom. */
  | { readonly type: 'market-closed' }
  | { readonly type: 'prep-began' }
  | {
      readonly type: 'placed';
      readonly seat: SeatIndex;
      readonly card: string;
      readonly sandwich: number;
      readonly position: number;
      /** It lay on another sandwich. */
      readonly moved: boolean;
    }
  /** S-45: there it stays. */
  | { readonly type: 'stacked'; readonly seat: SeatIndex; readonly card: string; readonly sandwich: number }
  | { readonly type: 'replaced'; readonly seat: SeatIndex; readonly card: string; readonly over: string }
  | { readonly type: 'swapped'; readonly seat: SeatIndex; readonly cards: readonly [string, string] }
  | { readonly type: 'returned'; readonly seat: SeatIndex; readonly card: string }
  | {
      readonly type: 'addressed';
      readonly seat: SeatIndex;
      readonly sandwich: number;
      readonly to: SeatIndex;
    }
  | { readonly type: 'readied'; readonly seat: SeatIndex }
  | { readonly type: 'unreadied'; readonly seat: SeatIndex }
  | {
      readonly type: 'offered';
      readonly offer: string;
      readonly seat: SeatIndex;
      readonly card: string;
      readonly to: SeatIndex | 'all';
    }
  | {
      readonly type: 'answered';
      readonly offer: string;
      readonly seat: SeatIndex;
      readonly card: string;
    }
  | { readonly type: 'withdrew'; readonly offer: string; readonly seat: SeatIndex }
  /** S-13, S-14: both cards change hands at once; `gave` is the offerer's. */
  | {
      readonly type: 'traded';
      readonly offer: string;
      readonly seat: SeatIndex;
      readonly gave: string;
      readonly from: SeatIndex;
      readonly got: string;
    }
  /** S-17: by taster, in the order of tasting; each plate is a cook's sandwich. */
  | {
      readonly type: 'served';
      readonly open: boolean;
      readonly tables: readonly {
        readonly taster: SeatIndex;
        readonly plates: readonly { readonly cook: SeatIndex; readonly sandwich: number }[];
      }[];
    }
  /** S-19: who tastes first? */
  | { readonly type: 'taster-asked' }
  | { readonly type: 'taster-named'; readonly seat: SeatIndex; readonly how: Naming }
  | { readonly type: 'selling-began' }
  | { readonly type: 'turn-began'; readonly turn: number }
  | { readonly type: 'opened'; readonly taster: SeatIndex }
  | { readonly type: 'pitch-began'; readonly plate: number }
  | { readonly type: 'wrote'; readonly seat: SeatIndex; readonly plate: string; readonly text: string }
  | { readonly type: 'sold'; readonly seat: SeatIndex }
  | { readonly type: 'ranking-began' }
  | { readonly type: 'together-began' }
  /** What the taster has placed so far, best first; to nobody else more than how many. */
  | {
      readonly type: 'weighed';
      readonly taster: SeatIndex;
      readonly order: readonly string[];
      readonly bonus: string | null;
    }
  /** Which sandwich somebody who looks on believes to come first. */
  | { readonly type: 'guessed'; readonly seat: SeatIndex; readonly plate: string }
  | {
      readonly type: 'ranked';
      readonly taster: SeatIndex;
      readonly order: readonly string[];
      readonly bonus: string | null;
      /** Time was up: what the taster had not placed was ranked by lot, where it was more than one. */
      readonly byLot?: boolean;
    }
  | {
      readonly type: 'verdict-given';
      readonly turn: number;
      /** Shows something that was hidden until now: a cook's name, a sandwich, a guess, somebody else's ranking. */
      readonly unveils: boolean;
    }
  | { readonly type: 'round-ended' }
  | { readonly type: 'ended' };

export type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;

export type Draft = EventDraft<State, Event>;

const stepsOfACook: ReadonlySet<Event['type']> = new Set([
  'placed',
  'replaced',
  'swapped',
  'returned',
  'addressed',
  'readied',
  'unreadied',
  'offered',
  'answered',
  'withdrew',
  'wrote',
  'sold',
  'taster-named',
  'weighed',
  'guessed',
  'ranked',
] as const);

export const reversible = (event: Event): boolean =>
  event.type === 'verdict-given' ? !event.unveils : stepsOfACook.has(event.type);

function keepingLots(before: Tasting, after: Tasting | undefined): Tasting {
  const lots = after?.byLot ? after.order : after?.lots;
  return lots && lots !== before.lots && !before.order ? { ...before, lots } : before;
}

/** S-19: a lot that was drawn stays drawn, so that nobody takes lots back until they please. */
export function undone(before: State, after: State): State {
  const isTaken = after.naming === 'lot' && before.naming === null;
  const drawn = (isTaken ? after.first : after.drawn) ?? before.drawn;
  const kept = drawn === undefined || drawn === before.drawn ? before : { ...before, drawn };
  const tastings = before.tastings.map((tasting) =>
    keepingLots(
      tasting,
      after.tastings.find(({ taster }) => taster === tasting.taster),
    ),
  );
  const isAsBefore = tastings.every((tasting, i) => tasting === before.tastings[i]);
  return isAsBefore ? kept : { ...kept, tastings };
}
