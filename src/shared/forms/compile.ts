/** From a form to what its sums are worked out with: names become rows, and what goes in a circle is refused. */
import { FormulaFault } from './fault.ts';
import type { Form } from './form.ts';
import { childrenOf, type Node, OF_ALL, parse } from './formula.ts';
import { plainName } from './tokens.ts';

export interface Program {
  /** By row; undefined where it is filled in, or is a timer. */
  readonly formulas: readonly (Node | undefined)[];
  /** The row of every name. */
  readonly rows: ReadonlyMap<string, number>;
  /** The row that is ranked; undefined = the sum of all that is entered. */
  readonly score: number | undefined;
}

/** Of all formulas of a form: whatever is asked of it is worked out in a moment. */
const MOST_PARTS = 600;

export function compile({ rows, score }: Form): Program {
  const names = rows.map(({ name }) => name);
  const places = new Map(names.map((name, row) => [plainName(name), row]));
  let parts = 0;
  const formulas = rows.map((one, row) => {
    if (one.kind !== 'formula') return undefined;
    return inRow(row, () => {
      const { root, size } = parse(one.formula, names);
      parts += size;
      if (parts > MOST_PARTS) throw new FormulaFault({ key: 'all-too-long', at: 0, to: one.formula.length });
      checkNode(root, { rows, places }, false);
      return root;
    });
  });
  const program = { formulas, rows: places, score: score === '' ? undefined : places.get(plainName(score)) };
  refuseCircles(program, names);
  return program;
}

function inRow<T>(row: number, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof FormulaFault) throw new FormulaFault({ ...error.fault, row });
    throw error;
  }
}

interface Scope {
  readonly rows: Form['rows'];
  readonly places: ReadonlyMap<string, number>;
}

function checkNode(node: Node, scope: Scope, ofAll: boolean): void {
  const { at, to } = node;
  if (node.op === 'row') {
    const row = scope.places.get(plainName(node.name));
    if (row === undefined) throw new FormulaFault({ key: 'name', at, to, params: { what: node.name } });
    if (scope.rows[row]!.kind === 'timer')
      throw new FormulaFault({ key: 'timer', at, to, params: { what: node.name } });
  }
  const here = node.op === 'call' && OF_ALL.has(node.fn);
  // Each of them asks about every player: in one another they would be asked for ever.
  if (here && ofAll) throw new FormulaFault({ key: 'nested', at, to });
  for (const child of childrenOf(node)) checkNode(child, scope, ofAll || here);
}

/** The rows a formula asks for. */
function askedBy(node: Node, rows: Program['rows']): number[] {
  if (node.op === 'row') return [rows.get(plainName(node.name))!];
  return childrenOf(node).flatMap((child) => askedBy(child, rows));
}

function refuseCircles({ formulas, rows }: Program, names: readonly string[]): void {
  const asked = formulas.map((node) => (node ? askedBy(node, rows) : []));
  const done = new Set<number>();
  const walk = (row: number, path: readonly number[]): void => {
    if (path.includes(row)) {
      const circle = [...path.slice(path.indexOf(row)), row];
      const what = circle.map((one) => names[one]!).join(' → ');
      throw new FormulaFault({ key: 'circle', row, params: { what } });
    }
    if (done.has(row)) return;
    for (const next of asked[row]!) walk(next, [...path, row]);
    done.add(row);
  };
  for (const row of formulas.keys()) walk(row, []);
}
