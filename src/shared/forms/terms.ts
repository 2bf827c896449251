/** Of which rows a score is made up, so that a receipt can tell them one by one. */

import type { Program } from './compile.ts';
import { type Form, isEntered } from './form.ts';
import type { Node } from './formula.ts';
import { plainName } from './tokens.ts';

export interface Term {
  readonly row: number;
  readonly sign: 1 | -1;
}

/** What else there is to a score is left over. */
export function termsOf({ rows }: Form, program: Program): readonly Term[] {
  const { score } = program;
  if (score === undefined) return rows.flatMap((row, i) => (isEntered(row) ? [{ row: i, sign: 1 }] : []));
  const node = program.formulas[score];
  // A round's points are told by round.
  if (!node || rows[score]!.per === 'round') return [{ row: score, sign: 1 }];
  return termsIn(node, 1, program);
}

function termsIn(node: Node, sign: 1 | -1, program: Program): Term[] {
  switch (node.op) {
    case 'row':
      return [{ row: program.rows.get(plainName(node.name))!, sign }];
    case 'minus':
      return termsIn(node.of, sign === 1 ? -1 : 1, program);
    case 'binary':
      if (node.sign === '+')
        return [...termsIn(node.left, sign, program), ...termsIn(node.right, sign, program)];
      if (node.sign === '-')
        return [...termsIn(node.left, sign, program), ...termsIn(node.right, sign === 1 ? -1 : 1, program)];
      return [];
    case 'call':
      return node.fn === 'sum' ? node.args.flatMap((arg) => termsIn(arg, sign, program)) : [];
    default:
      return [];
  }
}
