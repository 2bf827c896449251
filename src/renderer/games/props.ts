/** What every game's views are given. A view draws the view and offers the choices; it never works out legality. */

import type { Filling } from '../../shared/choices.ts';
import type {
  Choice,
  Frame,
  Notice,
  OptionValue,
  Outcome,
  ReceiptLine,
  Refusal,
  SeatIndex,
  Timer,
} from '../../shared/game.ts';
import type { SeatPublic } from '../../shared/protocol.ts';
import type { GameWords } from '../i18n/words.svelte.ts';

export type Act = (
  choice: Choice,
  filling?: Filling,
) => Promise<{ ok: true } | { ok: false; refusal: Refusal }>;

export interface TableProps<TV> {
  readonly view: TV;
  readonly seats: readonly SeatPublic[];
  readonly frames: readonly Frame[];
  readonly timers: readonly Timer[];
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly outcome: Outcome | null;
  readonly receipt: readonly ReceiptLine[] | null;
  readonly running: boolean;
  /** The table's clock, in ms; not reactive. */
  now(): number;
  readonly words: GameWords;
  /** Called with what just happened, after the view has changed. Gives back how to stop listening. */
  onNotices(listener: (notices: readonly Notice[], own: readonly Notice[]) => void): () => void;
  /** The table's own choices (host or scorekeeper); empty where this screen may not act for it. */
  readonly choices: readonly Choice[];
  readonly act: Act;
}

export interface HandProps<TV, SV> extends TableProps<TV> {
  readonly mine: SV;
  readonly seat: SeatIndex;
}
