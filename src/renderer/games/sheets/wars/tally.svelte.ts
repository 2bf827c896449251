/** The counts as they are tapped in: each at once, so that the board is live and a power cut takes nothing. */
import type { SeatIndex } from '../../../../shared/game.ts';
import { OptimisticValue } from '../../../net/optimistic-value.svelte.ts';
import { SEATS } from '../../../ui/seats.ts';
import type { TableProps } from '../../props.ts';
import { correctionOf, lineOf } from '../parts/lines.ts';
import type { Count, Field, WarsView } from './types.ts';
import { FIELDS, NOTHING } from './types.ts';

type Book = TableProps<WarsView>;

export class Tally {
  readonly #book: Book;
  /** One for everybody who may still come: made while a screen is worked out, its changes would not be seen there. */
  readonly #counts: readonly OptimisticValue<Count>[];

  constructor(book: Book) {
    this.#book = book;
    this.#counts = SEATS.map((_, seat) => new OptimisticValue<Count>((count) => this.#put(seat, count)));
  }

  of(seat: SeatIndex): Count {
    return this.#counts[seat]!.over(this.#entered(seat) ?? NOTHING);
  }

  set(seat: SeatIndex, field: Field, value: number): void {
    this.enter(seat, { ...this.of(seat), [field]: value });
  }

  enter(seat: SeatIndex, count: Count): void {
    this.#counts[seat]!.enter(count);
  }

  #entered(seat: SeatIndex): Count | undefined {
    const entry = this.#book.view.sheet.counts[seat]?.entry;
    if (entry === undefined) return undefined;
    const stored = this.#book.view.entries[entry] as unknown as Count;
    return Object.fromEntries(FIELDS.map((field) => [field, stored[field]])) as unknown as Count;
  }

  async #put(seat: SeatIndex, count: Count): Promise<void> {
    const { choices, view, act } = this.#book;
    const entry = view.sheet.counts[seat]?.entry;
    const line = entry === undefined ? lineOf(choices, `final-${seat}`) : correctionOf(choices, entry);
    if (line) await act(line, { ...count });
  }
}
