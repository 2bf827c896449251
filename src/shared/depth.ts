/** How much JSON holds, found without taking it apart: whoever does that goes as deep, and makes as many things. */
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPEN_LIST = 0x5b;
const OPEN_RECORD = 0x7b;
const CLOSE_LIST = 0x5d;
const CLOSE_RECORD = 0x7d;

interface Most {
  /** Lists and records within each other. */
  readonly deep: number;
  /** Values in all, nearly. */
  readonly wide: number;
}

type SignAt = (at: number) => number;

/** Where it goes over that; undefined = nowhere. */
function tooMuchAt(length: number, signAt: SignAt, most: Most): number | undefined {
  let depth = 0;
  let count = 0;
  for (let at = 0; at < length; at++) {
    const sign = signAt(at);
    if (sign === QUOTE) {
      at += 1;
      while (at < length && signAt(at) !== QUOTE) at += signAt(at) === BACKSLASH ? 2 : 1;
    } else if (sign === OPEN_LIST || sign === OPEN_RECORD) {
      depth += 1;
      count += 1;
    } else if (sign === CLOSE_LIST || sign === CLOSE_RECORD) depth -= 1;
    else if (sign === COMMA) count += 1;
    if (depth > most.deep || count > most.wide) return at;
  }
  return undefined;
}

export const isTooMuch = (json: Uint8Array, most: Most): boolean =>
  tooMuchAt(json.length, (at) => json[at]!, most) !== undefined;

/** On which line it becomes too deep; undefined = nowhere. */
export function tooDeepLine(json: string, deep: number): number | undefined {
  const most = { deep, wide: Number.POSITIVE_INFINITY };
  const at = tooMuchAt(json.length, (place) => json.charCodeAt(place), most);
  return at === undefined ? undefined : json.slice(0, at).split('\n').length;
}
