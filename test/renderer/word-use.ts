/** Which words code says: by their key, by a template that it fits, or by the prefix of a phrase. */

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Where what begins at `at` with a brace ends; what is inside may be a template itself. */
function endOfBlank(source: string, at: number): number {
  let depth = 0;
  for (let end = at; end < source.length; end++) {
    if (source[end] === '{') depth += 1;
    if (source[end] === '}') depth -= 1;
    if (depth === 0) return end + 1;
  }
  return source.length;
}

/** `ui.told.${type}` is any key that begins so, `${key}.long` any that ends so. */
function templateAt(source: string, start: number): string {
  let pattern = '';
  for (let at = start; at < source.length && source[at] !== '`'; ) {
    const isBlank = source.startsWith('${', at);
    pattern += isBlank ? '.*' : escaped(source[at]!);
    at = isBlank ? endOfBlank(source, at + 1) : at + 1;
  }
  return pattern;
}

/** What stands fixed must say more than which kind of words is meant. */
const saysMuch = (pattern: string): boolean =>
  /^[\w\\.-]*\\\.[\w\\.-]*\.\*|^\.\*\\\.[\w-]+$/.test(pattern) && !/^ui\\\.(?:\.\*)+$/.test(pattern);

function templatesIn(source: string): string[] {
  return [...source.matchAll(/`(?=[\w.-]*\$\{)/g)]
    .map(({ index }) => templateAt(source, index + 1))
    .filter(saysMuch);
}

const found = (source: string, pattern: RegExp): string[] =>
  [...source.matchAll(pattern)].map(([, text]) => text!);

export interface Code {
  /** Where keys may be written out. */
  readonly said: readonly string[];
  /** Where keys may be put together. */
  readonly made: readonly string[];
}

export function isSaid({ said, made }: Code): (key: string) => boolean {
  const keys = new Set(said.flatMap((source) => found(source, /['"`]([\w.-]+)['"`]/g)));
  const phrases = made.flatMap((source) => found(source, /[pP]hrase\((?:\w+, )?['"]([\w.-]+)['"]/g));
  const templates = [...new Set(made.flatMap(templatesIn))].map((pattern) => new RegExp(`^${pattern}$`));
  return (key) =>
    keys.has(key) ||
    phrases.some((prefix) => key.startsWith(`${prefix}.`)) ||
    templates.some((template) => template.test(key));
}
