/** Where the heading of the file names something; its beginning when it does not. */
export function lineOfKey(text: string, key: string): number {
  const at = text.indexOf(`"${key}"`);
  return at < 0 ? 1 : text.slice(0, at).split('\n').length;
}

/** On which line of a JSON file the elements of its two lists begin: for telling people where something is wrong. */
export function elementLines(text: string): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>();
  let line = 1;
  let depth = 0;
  let list = '';
  let word = '';
  let inWord = false;
  let awaited = false;
  for (let i = 0; i < text.length; i++) {
    const sign = text[i]!;
    if (sign === '\n') line += 1;
    if (inWord) {
      if (sign === '\\') i += 1;
      else if (sign === '"') inWord = false;
      else if (depth === 1) word += sign;
      continue;
    }
    if (depth === 2 && awaited && !/[\s\]]/.test(sign)) {
      found.get(list)?.push(line);
      awaited = false;
    }
    if (sign === '"') {
      inWord = true;
      if (depth === 1) word = '';
    } else if (sign === '{' || sign === '[') {
      depth += 1;
      if (depth === 2 && sign === '[') {
        list = word;
        found.set(list, []);
        awaited = true;
      }
    } else if (sign === '}' || sign === ']') {
      depth -= 1;
    } else if (sign === ',' && depth === 2) {
      awaited = true;
    }
  }
  return found;
}
