/** A whole number typed digit by digit. */

const MOST_DIGITS = 4;

export type NumberKey = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'sign' | 'erase';

export class NumberEntry {
  #digits = $state('');
  #minus = $state(false);

  get begun(): boolean {
    return this.#digits !== '' || this.#minus;
  }

  /** Undefined while no digit is there. */
  get value(): number | undefined {
    if (this.#digits === '') return undefined;
    const value = Number(this.#digits);
    return this.#minus && value !== 0 ? -value : value;
  }

  get text(): string {
    return `${this.#minus ? '−' : ''}${this.#digits}`;
  }

  press = (key: NumberKey): void => {
    if (key === 'sign') this.#minus = !this.#minus;
    else if (key !== 'erase')
      this.#digits = `${this.#digits === '0' ? '' : this.#digits}${key}`.slice(0, MOST_DIGITS);
    else if (this.#digits === '') this.#minus = false;
    else this.#digits = this.#digits.slice(0, -1);
  };

  clear = (): void => {
    this.#digits = '';
    this.#minus = false;
  };
}
