/** SVG path data with fewer digits. Offsets are counted from where the rounded pen really is, so errors never add up. */

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Segment {
  readonly command: string;
  readonly numbers: readonly number[];
}

/** What each number of a command means: a coordinate, a size, an angle or a flag. */
const shapes: Readonly<Record<string, string>> = {
  m: 'xy',
  l: 'xy',
  t: 'xy',
  h: 'x',
  v: 'y',
  c: 'xyxyxy',
  s: 'xyxy',
  q: 'xyxy',
  a: 'ssaffxy',
  z: '',
};

/** More coordinates after a move are lines. */
const impliedAfter: Readonly<Record<string, string>> = { m: 'l', M: 'L' };

const isClosing = (command: string): boolean => command.toLowerCase() === 'z';

function shapeOf(command: string): string {
  const shape = shapes[command.toLowerCase()];
  if (shape === undefined) throw new Error(`Path data has no command "${command}"`);
  return shape;
}

const space = /[\s,]*/y;
const numeral = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/iy;
const flag = /[01]/y;
const letter = /[a-z]/iy;

class Reader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
    this.#take(space);
  }

  #take(pattern: RegExp): string | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text);
    if (!found) return null;
    this.#at = pattern.lastIndex;
    return found[0];
  }

  atEnd(): boolean {
    return this.#at >= this.#text.length;
  }

  letter(): string | null {
    const found = this.#take(letter);
    this.#take(space);
    return found;
  }

  /** Flags may stand without any space: `01.5` is two flags' end and a number, or one number. */
  number(kind: string): number {
    const found = this.#take(kind === 'f' ? flag : numeral);
    if (found === null) throw new Error(`Path data breaks off at ${this.#at}: ${this.#text}`);
    this.#take(space);
    return Number(found);
  }
}

function read(text: string): Segment[] {
  const reader = new Reader(text);
  const segments: Segment[] = [];
  let command = '';
  while (!reader.atEnd()) {
    const given = reader.letter();
    command = given ?? impliedAfter[command] ?? command;
    segments.push({ command, numbers: [...shapeOf(command)].map((kind) => reader.number(kind)) });
  }
  return segments;
}

function separated(before: string, next: string): string {
  const last = before.at(-1) ?? '';
  if (!/[\d.]/.test(last) || next.startsWith('-')) return next;
  return next.startsWith('.') && /\.\d*$/.test(before) ? next : ` ${next}`;
}

function written(value: number, digits: number): string {
  const rounded = Number(value.toFixed(digits));
  return (rounded === 0 ? '0' : String(rounded)).replace(/^(-?)0\./, '$1.');
}

class Writer {
  readonly #digits: number;
  #text = '';
  #implied = '';
  #exact: Point = { x: 0, y: 0 };
  #pen: Point = { x: 0, y: 0 };
  #exactStart: Point = this.#exact;
  #penStart: Point = this.#pen;

  constructor(digits: number) {
    this.#digits = digits;
  }

  #put(token: string): void {
    this.#text += separated(this.#text, token);
  }

  #letter(command: string): void {
    if (command !== this.#implied || isClosing(command)) this.#text += command;
    this.#implied = impliedAfter[command] ?? command;
  }

  #move({ command, numbers }: Segment): void {
    const relative = command === command.toLowerCase();
    const exact = { ...this.#exact };
    const pen = { ...this.#pen };
    for (const [index, kind] of [...shapeOf(command)].entries()) {
      const value = numbers[index] ?? 0;
      if (kind !== 'x' && kind !== 'y') {
        this.#put(kind === 'f' ? String(value) : written(value, this.#digits));
        continue;
      }
      const from = relative ? this.#pen[kind] : 0;
      exact[kind] = relative ? this.#exact[kind] + value : value;
      const token = written(exact[kind] - from, this.#digits);
      pen[kind] = from + Number(token);
      this.#put(token);
    }
    this.#exact = exact;
    this.#pen = pen;
  }

  segment(segment: Segment): void {
    this.#letter(segment.command);
    if (isClosing(segment.command)) {
      this.#exact = this.#exactStart;
      this.#pen = this.#penStart;
      return;
    }
    this.#move(segment);
    if (segment.command.toLowerCase() !== 'm') return;
    this.#exactStart = this.#exact;
    this.#penStart = this.#pen;
  }

  result(): string {
    return this.#text;
  }
}

export function shortenPath(data: string, digits: number): string {
  const writer = new Writer(digits);
  for (const segment of read(data)) writer.segment(segment);
  return writer.result();
}
