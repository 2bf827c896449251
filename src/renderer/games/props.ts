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
} from '../../shared/game.ts';
import type { KeeperAt, SeatPublic, ShownTimer } from '../../shared/protocol.ts';
import type { GameWords } from '../i18n/words.svelte.ts';

/** A refusal is told to the person by the shell; the view may show it in its own way besides. */
export type Act = (
  choice: Choice,
  filling?: Filling,
) => Promise<{ ok: true } | { ok: false; refusal: Refusal }>;

export interface TableProps<TV> {
  /** What is played, as the registry calls it. */
  readonly game: string;
  readonly view: TV;
  readonly seats: readonly SeatPublic[];
  /** Bottom to top; the last is what the table waits for. */
  readonly frames: readonly Frame[];
  readonly timers: readonly ShownTimer[];
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly outcome: Outcome | null;
  readonly receipt: readonly ReceiptLine[] | null;
  readonly running: boolean;
  /** The table's clock, in ms; not reactive. */
  now(): number;
  readonly words: GameWords;
  /** Called with what just happened, after the view has changed. Gives back how to stop listening. */
  onNotices(listener: (notices: readonly Notice[], own: readonly Notice[]) => void): () => void;
  /** A phone's own choices; on the table those of the host or scorekeeper, empty where this screen may not act. */
  readonly choices: readonly Choice[];
  readonly act: Act;
  /** Where somebody new may sit down in the middle of it: their name, and the move by which the sheet hears of them. */
  readonly seatLate?: (name: string, choice: Choice, filling: Filling) => ReturnType<Act>;
  /** Tells others who keep this sheet where this screen is: the id of a choice. */
  pointAt?(
    id: string | null,
  ): Promise<{ readonly ok: true; readonly value: readonly KeeperAt[] } | { readonly ok: false }>;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  undo(): void;
  redo(): void;
}

export interface HandProps<TV, SV> extends TableProps<TV> {
  readonly mine: SV;
  readonly seat: SeatIndex;
  /** The screen is another's, and handed over to this seat for a moment. */
  readonly lent?: boolean;
}
