/** The number that is typed into one field of a count: digit by digit, or as a sum (`10+15-8`). */
import type { GameWords } from '../../../i18n/words.svelte.ts';
import { plainNumber } from '../../../ui/measure.ts';
import { type NumberSlot, rangeFault } from '../parts/lines.ts';
import { NumberEntry, type NumberKey } from '../parts/number-entry.svelte.ts';

interface Field {
  readonly words: GameWords;
  /** What stands there. */
  now(): number;
  limits(): NumberSlot | undefined;
  put(value: number): void;
}

export class TypedCount {
  readonly #field: Field;
  readonly #entry = new NumberEntry();

  constructor(field: Field) {
    this.#field = field;
  }

  get begun(): boolean {
    return this.#entry.begun;
  }

  /** A sum, and what it comes to; of a plain number the field itself says all. */
  get sum(): string | undefined {
    const { isSum, text, value } = this.#entry;
    if (!isSum) return undefined;
    return value === undefined ? text : `${text} = ${plainNumber(value)}`;
  }

  /** T-5 */
  get fault(): string | undefined {
    return rangeFault(this.#entry.value, this.#field.limits(), this.#field.words);
  }

  press = (key: NumberKey): void => {
    const entry = this.#entry;
    // A digit begins a new number; all else goes on from the one that stands.
    if (!entry.begun && !/\d/.test(key))
      for (const digit of String(this.#field.now())) entry.press(digit as NumberKey);
    entry.press(key);
    const value = entry.begun ? entry.value : 0;
    if (value !== undefined && this.fault === undefined) this.#field.put(value);
  };

  clear = (): void => this.#entry.clear();
}
