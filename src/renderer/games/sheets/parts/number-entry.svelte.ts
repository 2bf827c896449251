/** A whole number typed digit by digit, or as a sum of some: `10+15-8`. */

const LONGEST = 24;
const MINUS = '−';
/** Of the last number: more digits than any sheet takes, and yet a number that is one. */
const MOST_DIGITS = 9;

export type NumberKey =
  | '0'
  | '1'
  | '2'
  | '3'
  | '4'
  | '5'
  | '6'
  | '7'
  | '8'
  | '9'
  | 'plus'
  | 'minus'
  /** One key for both: a second press turns the one into the other. */
  | 'sign'
  | 'erase';

const isSign = (sign: string | undefined): boolean => sign === '+' || sign === MINUS;

/** What the signs and digits typed so far come to; undefined while the last number is missing. */
function sumOf(typed: string): number | undefined {
  const terms = typed.match(/[+−]?\d+/g) ?? [];
  if (typed === '' || terms.join('') !== typed) return undefined;
  const sum = terms.reduce((total, term) => total + Number(term.replace(MINUS, '-')), 0);
  return sum === 0 ? 0 : sum;
}

export class NumberEntry {
  #typed = $state('');

  get begun(): boolean {
    return this.#typed !== '';
  }

  get value(): number | undefined {
    return sumOf(this.#typed);
  }

  /** More than one number: what they come to is not seen at a glance. */
  get isSum(): boolean {
    return /\d[+−]/.test(this.#typed);
  }

  get text(): string {
    return this.#typed;
  }

  press = (key: NumberKey): void => {
    if (key === 'erase') this.#typed = this.#typed.slice(0, -1);
    else if (key === 'plus') this.#sign('+');
    else if (key === 'minus') this.#sign(MINUS);
    else if (key === 'sign') this.#sign(this.#next());
    else this.#digit(key);
  };

  clear = (): void => {
    this.#typed = '';
  };

  #next(): string {
    const last = this.#typed.at(-1);
    if (last === undefined) return MINUS;
    return last === '+' ? MINUS : '+';
  }

  /** A sign in the place of a sign is a change of mind; none is needed before the first number but a minus. */
  #sign(sign: string): void {
    const before = isSign(this.#typed.at(-1)) ? this.#typed.slice(0, -1) : this.#typed;
    if (before === '') this.#typed = sign === MINUS ? MINUS : '';
    else if (before.length < LONGEST) this.#typed = before + sign;
  }

  #digit(digit: string): void {
    const last = /\d*$/.exec(this.#typed)![0];
    if (last.length >= MOST_DIGITS || this.#typed.length >= LONGEST) return;
    this.#typed = (last === '0' ? this.#typed.slice(0, -1) : this.#typed) + digit;
  }
}
