/**
 * Numbers that mean two things, as people write them: `1.000` is one here, and `if(a > 2, 1,5)` has a one and a five
 * in it. Forms that are kept go on being read so; whoever writes one is asked which it is.
 */
import type { Fault } from './fault.ts';
import type { Form } from './form.ts';
import { type Token, tokensOf } from './tokens.ts';

const THOUSANDS = /^[1-9]\d{0,2}\.\d{3}$/;
const DIGITS = /^\d+$/;

/** The first there is. */
export function misreadIn({ rows }: Form): Fault | undefined {
  const names = rows.map(({ name }) => name);
  for (const [row, one] of rows.entries()) {
    const fault = one.kind === 'formula' ? misread(one.formula, names) : undefined;
    if (fault) return { ...fault, row };
  }
  return undefined;
}

function misread(formula: string, names: readonly string[]): Fault | undefined {
  const tokens = tokensOf(formula, names);
  for (const [i, token] of tokens.entries()) {
    if (token.kind === 'number' && THOUSANDS.test(token.text)) return withPoint(token);
    const fault = withComma(formula, tokens.slice(i, i + 3));
    if (fault) return fault;
  }
  return undefined;
}

function withPoint({ text, at, to }: Token): Fault {
  const short = String(Number(text));
  const one = THOUSANDS.test(short) ? `${short}0` : short;
  return { key: 'two-ways', at, to, params: { what: text, one: text.replace('.', ''), other: one } };
}

/** A comma right between digits, which parts values of a list, or is meant to set off tenths or thousands. */
function withComma(formula: string, [left, comma, right]: readonly Token[]): Fault | undefined {
  if (left?.kind !== 'number' || right?.kind !== 'number' || !DIGITS.test(left.text)) return undefined;
  const [at, to] = [left.at, right.to];
  if (formula.slice(at, to) !== `${left.text},${right.text}` || comma?.kind !== 'sign') return undefined;
  const [whole] = right.text.split('.');
  const isGrouped = whole!.length === 3;
  if (!isGrouped && whole !== right.text) return undefined;
  const one = isGrouped ? `${left.text}${right.text}` : `${left.text}.${right.text}`;
  const params = { what: `${left.text},${right.text}`, one, other: `${left.text}; ${right.text}` };
  return { key: 'two-ways', at, to, params };
}
