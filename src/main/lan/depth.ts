/** How deep lists and objects lie within each other, found without reading what they say: a parser would go as deep. */
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

export const isDeeperThan = (json: Uint8Array, most: number): boolean => {
  let depth = 0;
  for (let at = 0; at < json.length; at++) {
    const sign = json[at]!;
    if (sign === QUOTE) at = endOfString(json, at + 1);
    else if (OPENING.has(sign)) depth += 1;
    else if (CLOSING.has(sign)) depth -= 1;
    if (depth > most) return true;
  }
  return false;
};

function endOfString(json: Uint8Array, from: number): number {
  let at = from;
  while (at < json.length && json[at] !== QUOTE) at += json[at] === BACKSLASH ? 2 : 1;
  return at;
}
