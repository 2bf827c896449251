/** What the formulas of a form come to. Each cell is worked out once; the result is always a whole number in bounds. */
import type { SeatIndex } from '../game.ts';
import { sum } from '../lists.ts';
import type { Program } from './compile.ts';
import { type Form, hasRounds, isEntered, type Row } from './form.ts';
import type { FunctionName, Node, Operator } from './formula.ts';
import { plainName } from './tokens.ts';

/** What was filled in. Round 0 is where the rows stand that are there once. */
export interface Filled {
  entered(row: number, seat: SeatIndex, round: number): number | undefined;
  /** Those that count. */
  readonly rounds: readonly number[];
  /** Who takes part in a round, and with 0 in the match. */
  seatsIn(round: number): readonly SeatIndex[];
}

export interface Values {
  /** Of one cell. */
  of(row: number, seat: SeatIndex, round: number): number;
  /** Of a row over the whole match. */
  total(row: number, seat: SeatIndex): number;
  score(seat: SeatIndex): number;
}

interface Where {
  readonly seat: SeatIndex;
  readonly round: number;
}

const BIGGEST = 1_000_000_000;

/** Nothing is divided by nothing; nothing is endless. */
const tame = (n: number): number => {
  if (!Number.isFinite(n)) return 0;
  const within = Math.max(-BIGGEST, Math.min(BIGGEST, n));
  return within === 0 ? 0 : within;
};

/** As on paper: what is worked out with tenths misses what it comes to by less than anybody writes. */
const onPaper = (n: number): number => Math.round(n * 1_000_000) / 1_000_000;

/** Half a point is rounded up. */
const whole = (n: number): number => tame(Math.round(onPaper(n)));

/** What stands where nobody has entered anything. */
export function unfilled(row: Row): number {
  if (row.kind === 'choice') return row.values[0]!.points;
  return row.kind === 'counter' ? Math.max(row.min, Math.min(row.max, 0)) : 0;
}

/** Whatever is asked again and again is worked out once. */
function once<At extends number[], T>(work: (...at: At) => T): (...at: At) => T {
  const known = new Map<string, T>();
  return (...at) => {
    const key = at.join('.');
    if (!known.has(key)) known.set(key, work(...at));
    return known.get(key)!;
  };
}

export function evaluate(form: Form, program: Program, filled: Filled): Values {
  const { rows } = form;
  const isOfRound = rows.map(({ per }) => hasRounds(form) && per === 'round');

  const cell = once((row: number, seat: SeatIndex, round: number): number => {
    const node = program.formulas[row];
    return node
      ? whole(worth(node, { seat, round }))
      : (filled.entered(row, seat, round) ?? unfilled(rows[row]!));
  });
  const of = (row: number, seat: SeatIndex, round: number): number =>
    cell(row, seat, isOfRound[row] ? round : 0);

  const roundsOf = once((seat: SeatIndex): readonly number[] =>
    filled.rounds.filter((round) => filled.seatsIn(round).includes(seat)),
  );
  /** Of a row of rounds, over the whole match. */
  const valuesIn = once((row: number, seat: SeatIndex): readonly number[] =>
    roundsOf(seat).map((round) => of(row, seat, round)),
  );
  const total = once((row: number, seat: SeatIndex): number =>
    isOfRound[row] ? tame(sum(valuesIn(row, seat))) : of(row, seat, 0),
  );
  const countIn = once((row: number, seat: SeatIndex, round: number): number => {
    const at = !isOfRound[row] ? [0] : round === 0 ? roundsOf(seat) : [round];
    return at.filter((one) => filled.entered(row, seat, one) !== undefined).length;
  });

  const rowsOf = new Map<string, number>();
  const rowOf = ({ name }: { readonly name: string }): number => {
    const row = rowsOf.get(name) ?? program.rows.get(plainName(name))!;
    rowsOf.set(name, row);
    return row;
  };

  /** Seen from the whole match, a row of rounds is as many values as there were rounds. */
  const listOf = (node: Node, where: Where): readonly number[] => {
    if (node.op === 'row' && where.round === 0) {
      const row = rowOf(node);
      if (isOfRound[row]) return valuesIn(row, where.seat);
    }
    return [worth(node, where)];
  };

  const countOf = (node: Node, { seat, round }: Where): number => {
    if (node.op !== 'row') return 1;
    const row = rowOf(node);
    return isEntered(rows[row]!) ? countIn(row, seat, round) : 1;
  };

  /** The same whoever asks: worked out once for all who take part, or a table of twelve would wait for each of them. */
  const everybodys = new Map<Node, Map<number, readonly number[]>>();
  const ofEverybody = (node: Node, round: number): readonly number[] => {
    const byRound = everybodys.get(node) ?? new Map<number, readonly number[]>();
    everybodys.set(node, byRound);
    const values = byRound.get(round) ?? filled.seatsIn(round).map((seat) => worth(node, { seat, round }));
    byRound.set(round, values);
    return values;
  };

  function call(fn: FunctionName, args: readonly Node[], where: Where): number {
    const first = (): number => worth(args[0]!, where);
    const list = (): number[] => args.flatMap((arg) => listOf(arg, where));
    switch (fn) {
      case 'sum':
        return sum(list());
      case 'min':
        return Math.min(...list());
      case 'max':
        return Math.max(...list());
      case 'count':
        return sum(args.map((arg) => countOf(arg, where)));
      case 'if':
        if (first() !== 0) return worth(args[1]!, where);
        return args[2] ? worth(args[2], where) : 0;
      case 'and':
        return args.every((arg) => worth(arg, where) !== 0) ? 1 : 0;
      case 'or':
        return args.some((arg) => worth(arg, where) !== 0) ? 1 : 0;
      case 'not':
        return first() === 0 ? 1 : 0;
      case 'abs':
        return Math.abs(first());
      case 'floor':
        return Math.floor(onPaper(first()));
      case 'ceil':
        return Math.ceil(onPaper(first()));
      case 'rank': {
        const mine = onPaper(first());
        return 1 + ofEverybody(args[0]!, where.round).filter((other) => onPaper(other) > mine).length;
      }
      case 'all':
        return sum(ofEverybody(args[0]!, where.round));
    }
  }

  function worth(node: Node, where: Where): number {
    switch (node.op) {
      case 'number':
        return node.value;
      case 'row': {
        const row = rowOf(node);
        return where.round === 0 ? total(row, where.seat) : of(row, where.seat, where.round);
      }
      case 'minus':
        return -worth(node.of, where);
      case 'binary':
        return tame(combined(node.sign, worth(node.left, where), worth(node.right, where)));
      case 'call':
        return tame(call(node.fn, node.args, where));
      case 'table': {
        const reached = onPaper(worth(node.of, where));
        const step = node.steps.findLast(({ from }) => from <= reached);
        return step ? worth(step.value, where) : 0;
      }
    }
  }

  const entered = rows.flatMap((row, i) => (isEntered(row) ? [i] : []));
  const score = (seat: SeatIndex): number =>
    program.score === undefined
      ? tame(sum(entered.map((row) => total(row, seat))))
      : total(program.score, seat);
  return { of, total, score };
}

function combined(sign: Operator, left: number, right: number): number {
  const apart = onPaper(left - right);
  const truth = (is: boolean): number => (is ? 1 : 0);
  switch (sign) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return right === 0 ? 0 : left / right;
    case '=':
      return truth(apart === 0);
    case '!=':
      return truth(apart !== 0);
    case '<':
      return truth(apart < 0);
    case '<=':
      return truth(apart <= 0);
    case '>':
      return truth(apart > 0);
    case '>=':
      return truth(apart >= 0);
  }
}
