/** How deep lists and objects lie within each other, found without taking them apart: whoever does that goes as deep. */
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

type SignAt = (at: number) => number;

interface Json {
  readonly length: number;
  readonly signAt: SignAt;
}

export const isDeeperThan = (json: Uint8Array, most: number): boolean =>
  tooDeepAt({ length: json.length, signAt: (at) => json[at]! }, most) !== undefined;

/** On which line it is so; undefined = nowhere. */
export function tooDeepLine(json: string, most: number): number | undefined {
  const at = tooDeepAt({ length: json.length, signAt: (place) => json.charCodeAt(place) }, most);
  return at === undefined ? undefined : json.slice(0, at).split('\n').length;
}

function tooDeepAt({ length, signAt }: Json, most: number): number | undefined {
  let depth = 0;
  for (let at = 0; at < length; at++) {
    const sign = signAt(at);
    if (sign === QUOTE) at = endOfString({ length, signAt }, at + 1);
    else if (OPENING.has(sign)) depth += 1;
    else if (CLOSING.has(sign)) depth -= 1;
    if (depth > most) return at;
  }
  return undefined;
}

function endOfString({ length, signAt }: Json, from: number): number {
  let at = from;
  while (at < length && signAt(at) !== QUOTE) at += signAt(at) === BACKSLASH ? 2 : 1;
  return at;
}
