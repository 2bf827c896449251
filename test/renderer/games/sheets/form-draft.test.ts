/** A sheet of one's own while it is made (T-48): names are typed sign by sign. */
import { expect, it } from 'vitest';
import { FormDraft } from '../../../../src/renderer/games/sheets/own/form-draft.svelte.ts';
import { fileOf, formIn } from '../../../../src/renderer/games/sheets/own/form-file.ts';
import { parseForm } from '../../../../src/shared/forms/check.ts';
import type { Form } from '../../../../src/shared/forms/form.ts';

const ROWS: Form['rows'] = [
  { kind: 'number', name: 'A', per: 'once', min: 0, max: 9 },
  { kind: 'number', name: 'AB', per: 'once', min: 0, max: 9 },
  { kind: 'formula', name: 'Total', per: 'once', formula: 'A + AB * 2' },
];

const draftOf = (rows = ROWS): FormDraft =>
  new FormDraft({ name: 'Mine', picture: 'dice', wins: 'high', rounds: 1, target: 0, rows, score: 'AB' });

const formulaIn = ({ form }: FormDraft): unknown => form.rows.find(({ kind }) => kind === 'formula');

it.each([
  ['another row’s name on the way', ['A', 'AC'], 'A + [AC] * 2', 'AC'],
  ['nothing on the way', ['', 'C'], 'A + [C] * 2', 'C'],
  ['a bracket on the way', ['AB]', 'ABC'], 'A + [ABC] * 2', 'ABC'],
  ['another row’s name at the end', ['AC', 'A'], 'A + [AC] * 2', 'AC'],
])('T-48: a name is typed with %s: no formula mistakes one row for another', (_, typed, formula, score) => {
  const draft = draftOf();
  for (const name of typed) draft.rename(1, name);
  expect(formulaIn(draft)).toMatchObject({ formula });
  expect(draft.form.score).toBe(score);
});

it('T-48: once the other row of that name is gone, formulas follow', () => {
  const draft = draftOf();
  draft.rename(1, 'A');
  expect(draft.fault).toMatchObject({ key: 'same-name' });
  draft.rename(0, 'Z');
  expect(formulaIn(draft)).toMatchObject({ formula: '[Z] + [A] * 2' });
  expect(draft.fault).toBeUndefined();
});

it('T-48: names stay with their rows when these are moved, thrown away or new', () => {
  const draft = draftOf();
  draft.rename(1, '');
  draft.move(1, -1);
  draft.add('number');
  draft.rename(3, 'New');
  draft.rename(0, 'First');
  expect(formulaIn(draft)).toMatchObject({ formula: 'A + [First] * 2' });
  draft.drop(0);
  draft.rename(0, 'Second');
  expect(formulaIn(draft)).toMatchObject({ formula: '[Second] + [First] * 2' });
});

it.each([
  ['A * 1.000', 4, 9, { what: '1.000', one: '1000', other: '1' }],
  ['A * 2.500', 4, 9, { what: '2.500', one: '2500', other: '2.5' }],
  ['A * 1.125', 4, 9, { what: '1.125', one: '1125', other: '1.1250' }],
  ['if(A > 2, 1,5)', 10, 13, { what: '1,5', one: '1.5', other: '1; 5' }],
  ['max(A, 1,000)', 7, 12, { what: '1,000', one: '1000', other: '1; 000' }],
])('T-48: whoever writes %s is asked how it is meant', (formula, at, to, params) => {
  const draft = draftOf([ROWS[0]!, ROWS[1]!, { kind: 'formula', name: 'Total', per: 'once', formula }]);
  expect(draft.fault).toEqual({ key: 'two-ways', row: 2, at, to, params });
});

it.each([
  'A * 1.5',
  'A * 0.125',
  'A * 1000',
  'if(A > 2, 1, 5)',
  'if(A > 2; 1;5)',
  'max(1,A,2.5)',
  'max(1,2.5)',
])('T-48: %s is meant in one way', (formula) => {
  const draft = draftOf([ROWS[0]!, ROWS[1]!, { kind: 'formula', name: 'Total', per: 'once', formula }]);
  expect(draft.fault).toBeUndefined();
});

it('T-48: a form that is kept is read as it was, whatever is asked of whoever writes one', () => {
  const formula = 'if(A > 2, 1,5) + 1.000';
  const draft = draftOf([ROWS[0]!, ROWS[1]!, { kind: 'formula', name: 'Total', per: 'once', formula }]);
  expect(parseForm(draft.form)).toMatchObject({ ok: true });
  expect(formIn(fileOf(draft.form))).toEqual(draft.form);
});
