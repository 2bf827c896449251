/** What a scorekeeper at a sheet of one's own is busy with: a cell, and what goes into it. */
import { isEntered, type Row, type TimerRow } from '../../../../shared/forms/form.ts';
import type { Choice } from '../../../../shared/game.ts';
import { OptimisticValue } from '../../../net/optimistic-value.svelte.ts';
import { lineOf, numberSlot, rangeFault } from '../parts/lines.ts';
import { NumberEntry } from '../parts/number-entry.svelte.ts';
import { cellAt, choiceAt, isSamePlace, nextPlace, type Place, pickedAt } from './cells.ts';
import { formOf, type OwnBook } from './types.ts';

interface Put {
  readonly place: Place;
  readonly value: number;
}

export class OwnDesk {
  readonly #book: OwnBook;
  readonly entry = new NumberEntry();
  readonly #put: OptimisticValue<Put | null>;
  #picked = $state.raw<Place>();
  #held = $state.raw<Place>();

  constructor(book: OwnBook) {
    this.#book = book;
    this.#put = new OptimisticValue((put) => this.#send(put));
  }

  get at(): Place | undefined {
    if (this.#book.choices.length === 0) return undefined;
    const { view } = this.#book;
    // T-54: what is chosen unseen is typed on the pad of whoever chooses.
    if (view.unseen && !('seat' in this.#book)) return this.#picked;
    return this.#picked ?? this.#held ?? nextPlace(this.#book);
  }

  /** By this screen, not by what others enter. */
  get isLed(): boolean {
    return (this.#picked ?? this.#held) !== undefined;
  }

  get row(): Row | undefined {
    return this.at && formOf(this.#book).rows[this.at.row];
  }

  get line(): Choice | undefined {
    return this.at && choiceAt(this.#book, this.at);
  }

  get limits() {
    return numberSlot(this.line, 'value');
  }

  /** T-5: what the sheet does not take is said while it is typed. */
  get fault(): string | undefined {
    return rangeFault(this.entry.value, this.limits, this.#book.words);
  }

  /** Something was entered there. */
  get stands(): boolean {
    return this.at !== undefined && (this.#onItsWay !== undefined || cellAt(this.#book, this.at)[1] !== null);
  }

  /** What a counter or a choice is at, with what is still on its way to the host. */
  get value(): number {
    if (!this.at) return 0;
    if (this.#onItsWay !== undefined) return this.#onItsWay;
    const row = this.row!;
    if (row.kind === 'choice') return pickedAt(this.#book, this.at);
    const least = row.kind === 'counter' ? Math.max(row.min, Math.min(row.max, 0)) : 0;
    return cellAt(this.#book, this.at)[0] ?? least;
  }

  get #onItsWay(): number | undefined {
    const put = this.#put.over(null);
    return put && this.at && isSamePlace(put.place, this.at) ? put.value : undefined;
  }

  /** Of a counter or a choice: at once. */
  put(value: number): void {
    if (this.at) {
      this.#picked = this.at;
      this.#put.enter({ place: this.at, value });
    }
  }

  async #send(put: Put | null): Promise<void> {
    const line = put && choiceAt(this.#book, put.place);
    if (line) await this.#book.act(line, { value: put.value });
  }

  async enter(): Promise<void> {
    const { line, at, entry } = this;
    if (!line || !at || entry.value === undefined || this.fault) return;
    const answer = await this.#book.act(line, { value: entry.value });
    if (!answer.ok) return;
    entry.clear();
    this.#picked = nextPlace(this.#book, at);
  }

  /** Another cell. What was typed is entered first; what is no number yet, stays. */
  async pick(place: Place): Promise<void> {
    const row = formOf(this.#book).rows[place.row];
    if (!row || !isEntered(row) || !choiceAt(this.#book, place)) return;
    const stands = cellAt(this.#book, place)[1] !== null;
    if (this.#book.view.unseen && !stands && !('seat' in this.#book)) return;
    if (this.entry.begun) {
      await this.enter();
      if (this.entry.begun) return;
    }
    this.#picked = place;
  }

  /** Where something is begun, or it is through: what others enter leads nowhere else meanwhile. */
  hold(begun: boolean): void {
    this.#held = begun ? (this.#held ?? this.at) : undefined;
  }

  leave(): void {
    this.#picked = undefined;
    this.entry.clear();
  }

  /** Each with what a tap on it does now. */
  get timers(): readonly { readonly row: TimerRow; readonly line: Choice; readonly runs: boolean }[] {
    return formOf(this.#book).rows.flatMap((row, i) => {
      if (row.kind !== 'timer') return [];
      const start = lineOf(this.#book.choices, `start-${i}`);
      const stop = lineOf(this.#book.choices, `rung-${i}`);
      const line = stop ?? start;
      return line ? [{ row, line, runs: stop !== undefined }] : [];
    });
  }
}
