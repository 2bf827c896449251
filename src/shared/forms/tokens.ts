/** A formula as signs, numbers, words and names of rows, each with its place. */
import { FormulaFault } from './fault.ts';

export interface Token {
  readonly kind: 'number' | 'word' | 'row' | 'sign' | 'end';
  readonly text: string;
  readonly at: number;
  readonly to: number;
}

/** What people type for the same sign. */
const SAME: Readonly<Record<string, string>> = {
  '−': '-',
  '–': '-',
  '×': '*',
  '·': '*',
  '÷': '/',
  ';': ',',
  '≤': '<=',
  '≥': '>=',
  '≠': '!=',
  '<>': '!=',
  '==': '=',
};

const NUMBER = /\d{1,9}(?:\.\d{1,4})?/y;
const WORD = /[\p{L}_][\p{L}\p{N}\p{M}_]*/uy;
const SIGN = /<=|>=|<>|!=|==|[-−–+*×·/÷(),;:<>=≤≥≠]/y;
const BRACKETS = /\[(?=\s*[^\s\]])([^[\]]*)\]/y;
const SPACE = /\s+/y;
const NAME = /^[\p{L}\p{N}].*\p{L}|^\p{L}/u;
const PART_OF_WORD = /[\p{L}\p{N}\p{M}_]/u;

/** Names are the same however they are capitalised and spaced. */
export const plainName = (name: string): string =>
  name.normalize('NFC').trim().replace(/\s+/gu, ' ').toLowerCase();

/** `names`: of the rows, so that one of several words needs no brackets. */
export function tokensOf(formula: string, names: readonly string[]): Token[] {
  // What looks like a number or a sign is one, unless it stands in brackets.
  const longestFirst = names
    .map(plainName)
    .filter((name) => NAME.test(name))
    .sort((a, b) => b.length - a.length);
  const tokens: Token[] = [];
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    return pattern.exec(formula);
  };
  const add = (kind: Token['kind'], text: string, length: number): void => {
    tokens.push({ kind, text, at, to: at + length });
    at += length;
  };
  while (at < formula.length) {
    const space = take(SPACE);
    if (space) {
      at += space[0].length;
      continue;
    }
    const bracketed = take(BRACKETS);
    const number = take(NUMBER);
    const word = take(WORD);
    const sign = take(SIGN);
    const name = nameAt(formula, at, longestFirst);
    if (bracketed) add('row', bracketed[1]!, bracketed[0].length);
    else if (name) add('row', name, name.length);
    else if (number) add('number', number[0], number[0].length);
    else if (word) add('word', word[0], word[0].length);
    else if (sign) add('sign', SAME[sign[0]] ?? sign[0], sign[0].length);
    else {
      const [what = ''] = formula.slice(at);
      throw new FormulaFault({ key: 'sign', at, to: at + what.length, params: { what } });
    }
  }
  tokens.push({ kind: 'end', text: '', at, to: at });
  return tokens;
}

/** What stands there is the name of a row, and goes no further; a word with a bracket behind it is a function. */
function nameAt(formula: string, at: number, names: readonly string[]): string | undefined {
  const first = formula[at]!.toLowerCase();
  for (const name of names) {
    // Every sign of every formula asks this of every name: most of them say no at once.
    if (name[0] !== first) continue;
    const there = formula.slice(at, at + name.length);
    if (plainName(there) !== name) continue;
    const rest = formula.slice(at + name.length);
    const next = rest[0] ?? '';
    const endsAsWord = PART_OF_WORD.test(name.at(-1) ?? '');
    if (endsAsWord && PART_OF_WORD.test(next)) continue;
    if (/^\s*\(/u.test(rest)) continue;
    return there;
  }
  return undefined;
}
