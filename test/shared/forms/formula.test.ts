/** The small language of a sheet of one's own (T-48): what it means, where it is faulty, and that it always ends. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkForm, isFault } from '../../../src/shared/forms/check.ts';
import { evaluate, type Filled } from '../../../src/shared/forms/evaluate.ts';
import type { Form, Row } from '../../../src/shared/forms/form.ts';
import { withRowNamed } from '../../../src/shared/forms/renamed.ts';

const LIMIT = 99_999;
const number = (name: string, per: Row['per'] = 'once'): Row => ({
  ...{ kind: 'number', name, per, min: -LIMIT, max: LIMIT },
});
const formula = (name: string, text: string, per: Row['per'] = 'once'): Row => ({
  ...{ kind: 'formula', name, per, formula: text },
});
const formOf = (rows: readonly Row[], more: Partial<Form> = {}): Form => ({
  ...{ name: 'Mine', picture: 'dice', wins: 'high', rounds: 1, target: 0, rows, score: rows.at(-1)!.name },
  ...more,
});

/** By seat: what stands in `a`, `b`, `Full house`. */
function worked(text: string, seats: readonly (readonly number[])[] = [[1, 2, 3]]): number[] {
  const form = formOf([number('a'), number('b'), number('Full house'), formula('Total', text)]);
  const checked = checkForm(form);
  if (isFault(checked)) throw new Error(JSON.stringify(checked));
  const filled: Filled = {
    entered: (row, seat) => seats[seat]![row],
    rounds: [],
    seatsIn: () => seats.map((_, seat) => seat),
  };
  const values = evaluate(checked.form, checked.program, filled);
  return seats.map((_, seat) => values.score(seat));
}

const faultIn = (text: string) => {
  const checked = checkForm(
    formOf([number('a'), { kind: 'timer', name: 'Clock', per: 'once', seconds: 60 }, formula('Total', text)]),
  );
  if (!isFault(checked)) throw new Error('no fault');
  return { key: checked.key, row: checked.row, at: checked.at, to: checked.to };
};

describe('what formulas come to', () => {
  it.each([
    ['1+2*3', 7],
    ['(1+2)*3', 9],
    ['−2−−3', 1],
    ['10 − 3 − 2', 5],
    ['7/2', 4],
    ['-7/2', -3],
    ['a/0', 0],
    ['a + b + full HOUSE', 6],
    ['a + b + [full  HOUSE]', 6],
    ['[Full house] * 2', 6],
    ['sum(a, b, Full house)', 6],
    ['min(a, b) + max(a, b)', 3],
    ['if(a > b, 10, 20)', 20],
    ['if(a < b, 10)', 10],
    ['if(a > b, 10)', 0],
    ['(a < b) * 5', 5],
    ['and(a = 1, b <> 1, not(b ≤ 1))', 1],
    ['or(a = 5; b = 5)', 0],
    ['abs(a - b) + floor(2.7) + ceil(2.1)', 6],
    ['table(3, 1: 5, 3: 7, 5: 9)', 7],
    ['table(4, 1: 5, 3: 7, 5: 9)', 7],
    ['table(0, 1: 5)', 0],
    ['table(a - 5, -9: 4, 0: 1)', 4],
    ['999999999 * 999999999', 1_000_000_000],
    ['0.1 + 0.2 + 0.2', 1],
    ['if(0.1 + 0.2 = 0.3, 5)', 5],
    ['if(0.1 + 0.2 > 0.3, 5)', 0],
    ['ceil(1.1 * 1.1 * 100)', 121],
    ['floor(4.35 * 100)', 435],
    ['table(0.1 + 0.7, 0.8: 4)', 4],
    ['count(a, b)', 2],
  ])('T-48: %s is %i', (text, value) => {
    expect(worked(text)).toEqual([value]);
  });

  it('T-48: ranks, and sums over all players', () => {
    const seats = [
      [5, 0, 0],
      [9, 0, 0],
      [5, 0, 0],
    ];
    expect(worked('rank(a)', seats)).toEqual([2, 1, 2]);
    expect(worked('table(rank(-a), 1: 6, 2: 3, 3: 1)', seats)).toEqual([6, 1, 6]);
    expect(worked('all(a) - a', seats)).toEqual([14, 10, 14]);
  });

  it('T-48: seen from the match a row of rounds is its sum, or as many values as there were rounds', () => {
    const rows = [
      number('throw', 'round'),
      formula('best', 'max(throw)'),
      formula('worst', 'min(throw)'),
      formula('often', 'count(throw)'),
      formula('doubled', 'throw * 2', 'round'),
      formula('Total', 'throw + doubled'),
    ];
    const checked = checkForm(formOf(rows, { rounds: 0 }));
    if (isFault(checked)) throw new Error(checked.key);
    const thrown = [4, 9, 2];
    const { form, program } = checked;
    const values = evaluate(form, program, {
      entered: (_, __, round) => thrown[round - 1],
      rounds: [1, 2, 3],
      seatsIn: () => [0],
    });
    expect([1, 2, 3].map((row) => values.total(row, 0))).toEqual([9, 2, 3]);
    expect(values.of(4, 0, 2)).toBe(18);
    expect(values.score(0)).toBe(45);
  });
});

describe('a faulty formula says where', () => {
  it.each([
    ['a + ', 'end', 4, 4],
    ['a + * 2', 'unexpected', 4, 5],
    ['a + b', 'name', 4, 5],
    ['a + [No such]', 'name', 4, 13],
    ['a ! 2', 'sign', 2, 3],
    ['a + [ ]', 'sign', 4, 5],
    ['a + 😀', 'sign', 4, 6],
    ['median(a)', 'function', 0, 6],
    ['if(a)', 'arguments.range', 0, 5],
    ['abs(a, a)', 'arguments', 0, 9],
    ['sum(a', 'missing', 5, 5],
    ['table(a, 1 5)', 'missing', 11, 12],
    ['table(a, 3: 1, 2: 5)', 'order', 15, 16],
    ['rank(rank(a))', 'nested', 5, 12],
    ['all(1 + rank(a))', 'nested', 8, 15],
    ['Clock + 1', 'timer', 0, 5],
    ['', 'end', 0, 0],
    [`${'('.repeat(60)}a${')'.repeat(60)}`, 'deep', 24, 25],
    [`a${'+a'.repeat(140)}`, 'long', 0, 121],
  ])('T-48: %s', (text, key, at, to) => {
    expect(faultIn(text)).toEqual({ key, row: 2, at, to });
  });

  it.each([
    [[formula('x', 'x + 1')], 'x → x'],
    [[formula('x', 'y'), formula('y', 'z * 2'), formula('z', 'x')], 'x → y → z → x'],
  ])('T-48: what goes in a circle is told as one', (rows, what) => {
    const fault = checkForm(formOf([number('a'), ...rows]));
    expect(fault).toMatchObject({ key: 'circle', params: { what } });
  });

  it.each([
    ['no rows', formOf([number('a')], { rows: [] as never })],
    ['two of a name', formOf([number('a'), number('A ')])],
    ['a name that cannot be seen', formOf([number('\u200b')])],
    ['limits the wrong way round', formOf([{ ...number('a'), min: 5, max: 1 } as Row])],
    ['a score that is no row', formOf([number('a')], { score: 'b' })],
    ['nothing to enter', formOf([formula('Total', '1')])],
    ['rounds in which nothing is entered', formOf([number('a')], { rounds: 3 })],
    ['a field that is none', { ...formOf([number('a')]), script: 'x' }],
    ['no form at all', 'form'],
  ])('T-5, T-48: %s', (_, form) => {
    expect(isFault(checkForm(form))).toBe(true);
  });
});

describe('whatever is written', () => {
  const words = [
    'a',
    'b',
    '1',
    '2.5',
    '+',
    '-',
    '*',
    '/',
    '(',
    ')',
    ',',
    '<',
    '=',
    'if(',
    'rank(',
    'all(',
    'table(',
    'sum(',
    ':',
    '[a]',
    '[',
    '😀',
    ' ',
  ];
  const text = fc.array(fc.constantFrom(...words), { maxLength: 60 }).map((parts) => parts.join(''));

  it('T-48: is either a whole number in bounds, or a fault inside what was written', () => {
    fc.assert(
      fc.property(fc.oneof(text, fc.string({ maxLength: 320, unit: 'grapheme' })), (written) => {
        const checked = checkForm(formOf([number('a'), number('b'), formula('Total', written)]));
        if (isFault(checked)) {
          const { at = 0, to = 0 } = checked;
          return at <= to && to <= written.length;
        }
        const values = evaluate(checked.form, checked.program, {
          entered: (row, seat) => (row * 31 + seat * 7) % 11,
          rounds: [],
          seatsIn: () => [0, 1, 2],
        });
        const score = values.score(1);
        return Number.isInteger(score) && Math.abs(score) <= 1_000_000_000;
      }),
      { numRuns: 3000 },
    );
  });

  it('T-48: any JSON is a form or a fault, and a form stays the same when it is read again', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        const checked = checkForm(json);
        return isFault(checked) || JSON.stringify(checkForm(checked.form)) !== '';
      }),
      { numRuns: 500 },
    );
  });

  it('T-48: a row gets another name, and its formulas follow', () => {
    const names = fc
      .stringMatching(/^[A-Za-zÀ-ž][A-Za-zÀ-ž0-9 ]{0,10}[A-Za-z]$/)
      .filter((name) => !['a', 'b', 'total'].includes(name.toLowerCase().trim()));
    fc.assert(
      fc.property(names, (name) => {
        const form = formOf([number('a'), number('b'), formula('Total', 'a*2 + b + if(a>1, [a])')]);
        const checked = checkForm(
          withRowNamed(form, { row: 0, name, called: form.rows.map((row) => row.name) }),
        );
        if (isFault(checked)) return false;
        const values = evaluate(checked.form, checked.program, {
          entered: (row) => [5, 7][row],
          rounds: [],
          seatsIn: () => [0],
        });
        return values.score(0) === 22;
      }),
    );
  });
});

describe('the heaviest form that is taken in', () => {
  it('T-48: asks no cell more than once', () => {
    const asked = new Map<string, number>();
    const rows: Row[] = [
      number('a', 'round'),
      ...Array.from({ length: 8 }, (_, i) =>
        formula(`r${i}x`, `rank(${i === 0 ? 'a' : `r${i - 1}x`}) + all(a) + a`, 'round'),
      ),
      formula('Total', 'rank(r7x) + all(r7x)'),
    ];
    const checked = checkForm(formOf(rows, { rounds: 50 }));
    if (isFault(checked)) throw new Error(JSON.stringify(checked));
    const seats = Array.from({ length: 12 }, (_, seat) => seat);
    const values = evaluate(checked.form, checked.program, {
      entered: (row, seat, round) => {
        const key = `${row}.${seat}.${round}`;
        asked.set(key, (asked.get(key) ?? 0) + 1);
        return seat;
      },
      rounds: Array.from({ length: 50 }, (_, i) => i + 1),
      seatsIn: () => seats,
    });
    for (const seat of seats) values.score(seat);
    expect(asked.size).toBe(12 * 50);
    expect(Math.max(...asked.values())).toBe(1);
  });

  it('T-48: works out no sum of rounds, and counts no rounds, more than once', () => {
    const many = (what: string) => Array.from({ length: 30 }, () => what).join(',');
    const rows: Row[] = [
      number('a', 'round'),
      ...Array.from({ length: 4 }, (_, i) => formula(`n${i}x`, `all(count(${many('a')}))`)),
      ...Array.from({ length: 4 }, (_, i) => formula(`s${i}x`, `all(min(abs(a), ${many('a')}))`)),
      formula('Total', 'n0x + n1x + n2x + n3x + s0x + s1x + s2x + s3x'),
    ];
    const checked = checkForm(formOf(rows, { rounds: 50 }));
    if (isFault(checked)) throw new Error(JSON.stringify(checked));
    const seats = Array.from({ length: 12 }, (_, seat) => seat);
    let asked = 0;
    const { form, program } = checked;
    const counting = form.rows.map((row) => ({
      ...row,
      get per() {
        asked += 1;
        return row.per;
      },
    }));
    const values = evaluate({ ...form, rows: counting }, program, {
      entered: (_, seat) => {
        asked += 1;
        return seat;
      },
      rounds: Array.from({ length: 50 }, (_, i) => i + 1),
      seatsIn: () => seats,
    });
    for (const seat of seats) values.score(seat);
    // Once for what stands in a cell, once for whether anything does, and once for each row.
    expect(asked).toBeLessThanOrEqual(2 * 12 * 50 + rows.length);
  });

  it.each(['all(a + a)', 'rank(a + a)'])('T-48: works out %s once for everybody', (text) => {
    const checked = checkForm(
      formOf([number('a', 'round'), formula('Total', text, 'round')], { rounds: 50 }),
    );
    if (isFault(checked)) throw new Error(JSON.stringify(checked));
    const seats = Array.from({ length: 12 }, (_, seat) => seat);
    let asked = 0;
    const values = evaluate(checked.form, checked.program, {
      entered: (_, seat) => seat,
      rounds: [1],
      seatsIn: () => {
        asked += 1;
        return seats;
      },
    });
    const worth = text.startsWith('all') ? seats.map(() => 132) : seats.map((seat) => 12 - seat);
    expect(seats.map((seat) => values.of(1, seat, 1))).toEqual(worth);
    expect(asked).toBe(1);
  });
});
