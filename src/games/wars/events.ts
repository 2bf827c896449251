import type { EventDraft } from '../../shared/event-draft.ts';
import type { Category } from './categories.ts';
import type { Prompt, Source, State } from './state.ts';

export type Event =
  /** W-5, W-25: the deck as it lies now, top first; the discards are in it. */
  | { readonly type: 'market-shuffled'; readonly deck: readonly string[] }
  | { readonly type: 'orders-shuffled'; readonly deck: readonly string[] }
  | { readonly type: 'began'; readonly start: number; readonly chosen: boolean }
  | { readonly type: 'turn-began'; readonly seat: number; readonly round: number }
  | { readonly type: 'drew'; readonly seat: number; readonly cards: readonly string[] }
  | {
      readonly type: 'gained';
      readonly seat: number;
      readonly coins: number;
      readonly tokens: number;
      readonly from: Source;
    }
  | {
      readonly type: 'played';
      readonly seat: number;
      readonly card: string;
      readonly cost: number;
      readonly replaced: string | null;
      /** W-16: one of the ingredients a prompt lets play without an action. */
      readonly free: boolean;
    }
  | {
      readonly type: 'seasoned';
      readonly seat: number;
      readonly cards: readonly string[];
      readonly n: number;
    }
  | { readonly type: 'lifted'; readonly seat: number; readonly total: number; readonly each: number }
  | {
      readonly type: 'completed';
      readonly seat: number;
      readonly order: string;
      readonly used: readonly string[];
    }
  | { readonly type: 'cleared'; readonly seat: number; readonly cards: readonly string[] }
  | { readonly type: 'refilled'; readonly seat: number; readonly cards: readonly string[] }
  | { readonly type: 'took-coins'; readonly seat: number; readonly n: number }
  | {
      readonly type: 'hired';
      readonly seat: number;
      readonly category: Category;
      readonly cost: number;
      readonly action: boolean;
    }
  | { readonly type: 'opportunity-used'; readonly seat: number; readonly card: string; readonly to: number }
  | { readonly type: 'asked'; readonly seat: number; readonly prompt: Prompt }
  | { readonly type: 'answered'; readonly seat: number }
  | { readonly type: 'order-swapped'; readonly seat: number; readonly order: string }
  /** W-6: the row and the deck afterwards, which orders were revealed into it, and which went under the deck. */
  | {
      readonly type: 'row-filled';
      readonly row: State['row'];
      readonly deck: readonly string[];
      readonly shown: readonly string[];
      readonly under: readonly string[];
    }
  | { readonly type: 'closing-began'; readonly seat: number; readonly byClock: boolean }
  | {
      readonly type: 'upkeep-paid';
      readonly seat: number;
      readonly coins: number;
      readonly tokens: number;
      readonly returned: readonly Category[];
      /** W-18: could not pay for all, so all go back. */
      readonly short: boolean;
    }
  | { readonly type: 'discarded'; readonly seat: number; readonly cards: readonly string[] }
  | { readonly type: 'end-announced'; readonly seat: number }
  | { readonly type: 'turn-ended'; readonly seat: number }
  | { readonly type: 'finished' };

export type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;

export type Draft = EventDraft<State, Event>;

/** Steps of a turn can be taken back until the turn ends or something hidden is seen. */
const FINAL: ReadonlySet<Event['type']> = new Set<Event['type']>([
  'market-shuffled',
  'orders-shuffled',
  'turn-began',
  'drew',
  'row-filled',
  'turn-ended',
  'finished',
]);

export const reversible = (event: Event): boolean => !FINAL.has(event.type);
