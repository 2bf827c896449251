/**
 * The small language of formulas: numbers, rows by name, + - * /, comparisons, and a handful of functions. It has no
 * loops and calls nothing of its own, so that it always comes to an end.
 */
import { FormulaFault } from './fault.ts';
import { type Token, tokensOf } from './tokens.ts';

interface Place {
  readonly at: number;
  readonly to: number;
}

export type Operator = '+' | '-' | '*' | '/' | '=' | '!=' | '<' | '<=' | '>' | '>=';

export type Node = Place &
  (
    | { readonly op: 'number'; readonly value: number }
    | { readonly op: 'row'; readonly name: string }
    | { readonly op: 'minus'; readonly of: Node }
    | { readonly op: 'binary'; readonly sign: Operator; readonly left: Node; readonly right: Node }
    | { readonly op: 'call'; readonly fn: FunctionName; readonly args: readonly Node[] }
    /** The value of the highest step that is reached; below the first one nothing. */
    | { readonly op: 'table'; readonly of: Node; readonly steps: readonly Step[] }
  );

interface Step {
  readonly from: number;
  readonly value: Node;
}

/** How many values each takes. */
export const FUNCTIONS = {
  sum: [1, 40],
  min: [1, 40],
  max: [1, 40],
  count: [1, 40],
  if: [2, 3],
  and: [1, 12],
  or: [1, 12],
  not: [1, 1],
  abs: [1, 1],
  floor: [1, 1],
  ceil: [1, 1],
  rank: [1, 1],
  all: [1, 1],
} as const satisfies Record<string, readonly [number, number]>;
export type FunctionName = keyof typeof FUNCTIONS;

/** These are worked out for every player. */
export const OF_ALL: ReadonlySet<FunctionName> = new Set(['rank', 'all']);

export const LONGEST_FORMULA = 300;
const MOST_NODES = 120;
const DEEPEST = 24;

const isFunction = (word: string): word is FunctionName => Object.hasOwn(FUNCTIONS, word);

/** Tightest first. */
const LEVELS: readonly (readonly string[])[] = [
  ['*', '/'],
  ['+', '-'],
  ['=', '!=', '<', '<=', '>', '>='],
];

class Parser {
  readonly #tokens: readonly Token[];
  #next = 0;
  #depth = 0;
  nodes = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  whole(): Node {
    const node = this.#expression();
    const rest = this.#here;
    if (rest.kind !== 'end') throw this.#unexpected(rest);
    return node;
  }

  get #here(): Token {
    return this.#tokens[this.#next]!;
  }

  #expression(): Node {
    this.#depth += 1;
    if (this.#depth > DEEPEST) throw fault('deep', this.#here);
    const node = this.#level(LEVELS.length - 1);
    this.#depth -= 1;
    return node;
  }

  #level(level: number): Node {
    if (level < 0) return this.#signed();
    let left = this.#level(level - 1);
    while (this.#here.kind === 'sign' && LEVELS[level]!.includes(this.#here.text)) {
      const sign = this.#take().text as Operator;
      const right = this.#level(level - 1);
      left = this.#made({ op: 'binary', sign, left, right, at: left.at, to: right.to });
    }
    return left;
  }

  #signed(): Node {
    const signs: Token[] = [];
    while (this.#isSign('-') || this.#isSign('+')) signs.push(this.#take());
    const node = this.#primary();
    const minus = signs.filter(({ text }) => text === '-').length % 2 === 1;
    return minus ? this.#made({ op: 'minus', of: node, at: signs[0]!.at, to: node.to }) : node;
  }

  #primary(): Node {
    const token = this.#take();
    const { at, to, text } = token;
    if (token.kind === 'number') return this.#made({ op: 'number', value: Number(text), at, to });
    if (token.kind === 'row') return this.#made({ op: 'row', name: text, at, to });
    if (token.kind === 'word') return this.#word(token);
    if (token.kind === 'sign' && text === '(') {
      const node = this.#expression();
      this.#expect(')');
      return node;
    }
    throw this.#unexpected(token);
  }

  #word(token: Token): Node {
    const fn = token.text.toLowerCase();
    if (!this.#isSign('(')) throw fault('name', token, token.text);
    if (fn === 'table') return this.#table(token);
    if (!isFunction(fn)) throw fault('function', token, token.text);
    this.#take();
    const args: Node[] = [];
    if (!this.#isSign(')')) args.push(...this.#list(() => this.#expression()));
    const end = this.#expect(')');
    const [least, most] = FUNCTIONS[fn];
    if (args.length < least || args.length > most)
      throw new FormulaFault({
        key: least === most ? 'arguments' : 'arguments.range',
        params: { n: least, name: fn, least, most },
        at: token.at,
        to: end.to,
      });
    return this.#made({ op: 'call', fn, args, at: token.at, to: end.to });
  }

  /** `table(x, 2: 1, 3: 4)` */
  #table(token: Token): Node {
    this.#take();
    const of = this.#expression();
    this.#expect(',');
    const steps = this.#list(() => {
      const minus = this.#isSign('-') && this.#take();
      const key = this.#take();
      if (key.kind !== 'number') throw this.#unexpected(key);
      this.#expect(':');
      return { from: Number(key.text) * (minus ? -1 : 1), value: this.#expression(), key };
    });
    const end = this.#expect(')');
    const unordered = steps.find(({ from }, i) => i > 0 && from <= steps[i - 1]!.from);
    if (unordered) throw fault('order', unordered.key);
    return this.#made({
      op: 'table',
      of,
      steps: steps.map(({ from, value }) => ({ from, value })),
      at: token.at,
      to: end.to,
    });
  }

  #list<T>(one: () => T): T[] {
    const list = [one()];
    while (this.#isSign(',')) {
      this.#take();
      list.push(one());
    }
    return list;
  }

  #isSign(text: string): boolean {
    return this.#here.kind === 'sign' && this.#here.text === text;
  }

  #take(): Token {
    const token = this.#here;
    if (token.kind !== 'end') this.#next += 1;
    return token;
  }

  #expect(text: string): Token {
    const token = this.#take();
    if (token.kind !== 'sign' || token.text !== text) throw this.#missing(token, text);
    return token;
  }

  #missing(token: Token, what: string): FormulaFault {
    return fault('missing', token, what);
  }

  #unexpected(token: Token): FormulaFault {
    return token.kind === 'end' ? fault('end', token) : fault('unexpected', token, token.text);
  }

  #made<N extends Node>(node: N): N {
    this.nodes += 1;
    if (this.nodes > MOST_NODES) throw fault('long', node);
    return node;
  }
}

const fault = (key: string, { at, to }: Place, what?: string): FormulaFault =>
  new FormulaFault({ key, at, to, ...(what !== undefined && { params: { what } }) });

/** `size`: of how many parts it is. */
export interface Parsed {
  readonly root: Node;
  readonly size: number;
}

/** Throws a `FormulaFault`. */
export function parse(formula: string, names: readonly string[]): Parsed {
  if (formula.length > LONGEST_FORMULA)
    throw new FormulaFault({ key: 'long', at: LONGEST_FORMULA, to: formula.length });
  const parser = new Parser(tokensOf(formula, names));
  return { root: parser.whole(), size: parser.nodes };
}

export function childrenOf(node: Node): readonly Node[] {
  switch (node.op) {
    case 'number':
    case 'row':
      return [];
    case 'minus':
      return [node.of];
    case 'binary':
      return [node.left, node.right];
    case 'call':
      return node.args;
    case 'table':
      return [node.of, ...node.steps.map(({ value }) => value)];
  }
}
