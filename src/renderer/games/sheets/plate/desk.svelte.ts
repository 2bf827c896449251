/** What a scorekeeper at the Plate sheet is busy with: a plate, a player's bids, a card to be put right. */
import type { Choice, SeatIndex } from '../../../../shared/game.ts';
import type { TableProps } from '../../props.ts';
import { neighbour } from '../parts/evening.ts';
import { correctionOf, lineOf, strikeOf } from '../parts/lines.ts';
import type { LaidCard, PlateView } from './types.ts';

type Book = TableProps<PlateView>;

export class PlateDesk {
  readonly #book: Book;
  plate = $state(0);
  bidder = $state<SeatIndex>(0);
  /** The entry of a card that is to be put right. */
  picked = $state<number | null>(null);
  /** How many values this screen has entered. */
  laid = $state(0);
  /** The next value is below zero. */
  minus = $state(false);

  constructor(book: Book) {
    this.#book = book;
  }

  get #sheet() {
    return this.#book.view.sheet;
  }

  /** Whose turn to build, as far as anybody knows. */
  get builder(): SeatIndex | undefined {
    return this.bidding ? undefined : this.#book.frames.at(-1)?.actors[0];
  }

  get bidding(): boolean {
    return this.#sheet.closed !== null;
  }

  /** Nothing is entered yet: somebody has to begin. */
  get fresh(): boolean {
    // Later on the same lot can be drawn just for the log (T-53).
    return this.line('draw-first')?.move.type === 'draw-first';
  }

  /** The cards which are being counted now. */
  get cards(): readonly LaidCard[] {
    const list = this.bidding ? this.#sheet.bids[this.bidder] : this.#sheet.plates[this.plate];
    return list?.cards ?? [];
  }

  line(id: string): Choice | undefined {
    return lineOf(this.#book.choices, id);
  }

  get strike(): Choice | undefined {
    return this.picked === null ? undefined : strikeOf(this.#book.choices, this.picked);
  }

  /** Where the next value goes. */
  get target(): Choice | undefined {
    if (this.picked !== null) return correctionOf(this.#book.choices, this.picked);
    return this.line(this.bidding ? `bid-${this.bidder}` : `lay-${this.plate}`);
  }

  async enter(value: number): Promise<void> {
    const line = this.target;
    if (!line) return;
    this.picked = null;
    this.minus = false;
    const answer = await this.#book.act(line, { value });
    if (answer.ok) this.laid += 1;
  }

  pick(entry: number): void {
    this.picked = this.picked === entry ? null : entry;
  }

  /** Along the cards being counted, to put one right. */
  walk(by: number): void {
    const entries = this.cards.map(({ entry }) => entry);
    const at = this.picked === null ? (by < 0 ? entries.length : -1) : entries.indexOf(this.picked);
    this.picked = entries[at + by] ?? null;
  }

  strikeOut(entry: number | null = this.picked): unknown {
    const choice = entry === null ? undefined : strikeOf(this.#book.choices, entry);
    if (!choice) return undefined;
    this.picked = null;
    return this.#book.act(choice);
  }

  strikeLast(): unknown {
    return this.strikeOut(this.picked ?? this.cards.at(-1)?.entry ?? null);
  }

  /** In building a tap on a player says who finished; at the very start who begins; in bidding whose cards come. */
  person(seat: SeatIndex): unknown {
    this.picked = null;
    if (!this.bidding)
      return this.fresh ? this.#do('first', { seat }) : this.#do(`close-${this.plate}`, { by: seat });
    this.bidder = seat;
    return undefined;
  }

  nextBidder(): void {
    this.picked = null;
    this.bidder = neighbour(this.#book, this.bidder, 1);
  }

  choosePlate(plate: number): void {
    this.picked = null;
    this.plate = (plate + this.#sheet.plates.length) % this.#sheet.plates.length;
  }

  draw(): unknown {
    return this.fresh ? this.#do('draw-first') : undefined;
  }

  eat(): unknown {
    return this.#do('eat');
  }

  #do(id: string, filling?: Readonly<Record<string, number>>): unknown {
    const choice = this.line(id);
    if (!choice) return undefined;
    return this.#book.act(choice, filling);
  }
}
