/**
 * The counts as they are tapped in. Each change is entered at once, so that the points on the board are live and
 * a power cut takes nothing; while one is on its way to the host, later ones wait and go together.
 */
import type { SeatIndex } from '../../../shared/game.ts';
import type { TableProps } from '../../games/props.ts';
import { correctionOf, lineOf } from '../parts/lines.ts';
import type { Count, Field, WarsView } from './types.ts';
import { FIELDS, NOTHING } from './types.ts';

type Book = TableProps<WarsView>;

export class Tally {
  readonly #book: Book;
  /** Tapped, but not in the book yet. */
  #ahead = $state.raw<ReadonlyMap<SeatIndex, Count>>(new Map());
  readonly #sending = new Set<SeatIndex>();

  constructor(book: Book) {
    this.#book = book;
  }

  of(seat: SeatIndex): Count {
    return this.#ahead.get(seat) ?? this.#entered(seat) ?? NOTHING;
  }

  set(seat: SeatIndex, field: Field, value: number): void {
    this.enter(seat, { ...this.of(seat), [field]: value });
  }

  enter(seat: SeatIndex, count: Count): void {
    this.#ahead = new Map(this.#ahead).set(seat, count);
    if (!this.#sending.has(seat)) void this.#send(seat);
  }

  #entered(seat: SeatIndex): Count | undefined {
    const entry = this.#book.view.sheet.counts[seat]?.entry;
    if (entry === undefined) return undefined;
    const stored = this.#book.view.entries[entry] as unknown as Count;
    return Object.fromEntries(FIELDS.map((field) => [field, stored[field]])) as unknown as Count;
  }

  async #send(seat: SeatIndex): Promise<void> {
    this.#sending.add(seat);
    let sent: Count | undefined;
    while (this.#ahead.get(seat) !== sent) {
      sent = this.#ahead.get(seat);
      if (!sent || !(await this.#put(seat, sent))) break;
    }
    this.#sending.delete(seat);
    const left = new Map(this.#ahead);
    left.delete(seat);
    this.#ahead = left;
  }

  async #put(seat: SeatIndex, count: Count): Promise<boolean> {
    const { choices, view, act } = this.#book;
    const entry = view.sheet.counts[seat]?.entry;
    const line = entry === undefined ? lineOf(choices, `final-${seat}`) : correctionOf(choices, entry);
    return line !== undefined && (await act(line, { ...count })).ok;
  }
}
