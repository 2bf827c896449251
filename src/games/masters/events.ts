/** The facts of a match. */
import type { EventDraft } from '../../shared/event-draft.ts';
import type { Phrase, SeatIndex } from '../../shared/game.ts';
import type { Cause, State } from './state.ts';

export type Event =
  /** Shuffled and dealt (M-4). */
  | {
      readonly type: 'opened';
      readonly white: readonly string[];
      readonly hands: readonly (readonly string[])[];
      readonly black: readonly string[];
      readonly dealer: SeatIndex;
    }
  | { readonly type: 'turned-up'; readonly slot: number; readonly card: string }
  | { readonly type: 'reshuffled'; readonly pile: 'white' | 'black'; readonly deck: readonly string[] }
  | { readonly type: 'drew'; readonly seat: SeatIndex; readonly cards: readonly string[] }
  | { readonly type: 'turn-began'; readonly seat: SeatIndex }
  | { readonly type: 'turn-ended'; readonly seat: SeatIndex; readonly idle: boolean }
  // ------------------------------------------------------------ steps of a turn
  | {
      readonly type: 'started';
      readonly seat: SeatIndex;
      readonly card: string;
      readonly sandwich: string;
      readonly slot: number;
    }
  | {
      readonly type: 'played';
      readonly seat: SeatIndex;
      readonly card: string;
      readonly sandwich: string;
    }
  | {
      readonly type: 'attacked';
      readonly seat: SeatIndex;
      readonly card: string;
      readonly victim: SeatIndex;
      readonly sandwich: string;
    }
  | {
      readonly type: 'inspected';
      readonly seat: SeatIndex;
      readonly card: string;
      readonly victim: SeatIndex;
      readonly sandwich: string | null;
      /** Nothing bad was found (M-21). */
      readonly clean: boolean;
    }
  | {
      readonly type: 'moved';
      readonly seat: SeatIndex;
      readonly card: string;
      readonly from: string;
      readonly to: string;
    }
  | { readonly type: 'discarded'; readonly seat: SeatIndex; readonly cards: readonly string[] }
  | {
      readonly type: 'claimed';
      readonly seat: SeatIndex;
      readonly sandwich: string;
      readonly slot: number;
      readonly standIns: readonly string[];
      readonly pays: number;
    }
  // ------------------------------------------------------------ inspectors
  | { readonly type: 'answered'; readonly seat: SeatIndex; readonly bribed: boolean }
  /** Cards leave a sandwich for the bin; `left` is empty when it is gone. */
  | {
      readonly type: 'lost';
      readonly seat: SeatIndex;
      readonly sandwich: string;
      readonly gone: readonly string[];
      readonly left: readonly string[];
    }
  // ------------------------------------------------------------ events of the black deck
  | { readonly type: 'event-began'; readonly slot: number }
  | { readonly type: 'chose'; readonly seat: SeatIndex; readonly cards: readonly string[] }
  /** All have chosen: each passes the cards on, or bins them. */
  | { readonly type: 'gave'; readonly to: 'left' | 'bin'; readonly gifts: readonly (readonly string[])[] }
  | { readonly type: 'hands-turned' }
  | { readonly type: 'binned'; readonly seat: SeatIndex; readonly cards: readonly string[] }
  | { readonly type: 'swept' }
  | { readonly type: 'event-ended'; readonly slot: number }
  // ------------------------------------------------------------ money and the end
  /** By the bank; less than nothing where the bank was paid. */
  | { readonly type: 'paid'; readonly seat: SeatIndex; readonly amount: number; readonly cause: Cause }
  /** M-6: time is up. */
  | { readonly type: 'bell-rang' }
  | { readonly type: 'ended'; readonly reason: Phrase };

export type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;

export type Draft = EventDraft<State, Event>;

const STEPS: ReadonlySet<Event['type']> = new Set<Event['type']>([
  'started',
  'played',
  'attacked',
  'inspected',
  'moved',
  'discarded',
  'lost',
  'answered',
  'chose',
  'paid',
]);

/** Everything else reveals, draws, or ends a turn. */
export const reversible = (event: Event): boolean => STEPS.has(event.type);
