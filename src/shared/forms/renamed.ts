/** A row under another name: the formulas that ask for it follow. */

import { FormulaFault } from './fault.ts';
import type { Form } from './form.ts';
import { plainName, tokensOf } from './tokens.ts';

interface Named {
  readonly row: number;
  readonly name: string;
  /** By row, what formulas call it so far. */
  readonly called: readonly string[];
}

export function withRowNamed(form: Form, { row, name, called: names }: Named): Form {
  const old = names[row]!;
  return {
    ...form,
    score: plainName(form.score) === plainName(old) ? name : form.score,
    rows: form.rows.map((one, i) => ({
      ...one,
      ...(i === row && { name }),
      ...(one.kind === 'formula' && { formula: renamedIn(one.formula, { names, old, name }) }),
    })),
  };
}

interface Renaming {
  readonly names: readonly string[];
  readonly old: string;
  readonly name: string;
}

function renamedIn(formula: string, { names, old, name }: Renaming): string {
  try {
    const places = tokensOf(formula, names).filter(
      ({ kind, text }) => kind === 'row' && plainName(text) === plainName(old),
    );
    // From the back, so that places in front of it stay what they are.
    return places.reduceRight(
      (text, { at, to }) => `${text.slice(0, at)}[${name}]${text.slice(to)}`,
      formula,
    );
  } catch (error) {
    // What cannot be read is for whoever wrote it to mend.
    if (error instanceof FormulaFault) return formula;
    throw error;
  }
}
