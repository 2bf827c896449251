/** Whether a form can be kept by: its shape, its names, its formulas. A faulty one says where. */
import { z } from 'zod';
import type { Result } from '../game.ts';
import { deny } from '../host-refusals.ts';
import { lineFault } from '../lines.ts';
import { sum } from '../lists.ts';
import { compile, type Program } from './compile.ts';
import { type Fault, FormulaFault } from './fault.ts';
import {
  type Form,
  hasRounds,
  isEntered,
  LONGEST_NAME,
  LONGEST_TITLE,
  MOST_POINTS,
  MOST_ROUNDS,
  MOST_ROWS,
  MOST_ROWS_A_ROUND,
  MOST_VALUES,
  type Row,
} from './form.ts';
import { LONGEST_FORMULA } from './formula.ts';
import { plainName } from './tokens.ts';

const points = z.int().min(-MOST_POINTS).max(MOST_POINTS);
const name = z.string().max(LONGEST_NAME);
const per = z.enum(['once', 'round']);

const row = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('number'), name, per, min: points, max: points }),
  z.strictObject({
    ...{ kind: z.literal('counter'), name, per },
    ...{ min: points, max: points, step: z.int().min(1).max(1000) },
  }),
  z.strictObject({
    kind: z.literal('choice'),
    name,
    per,
    values: z.array(z.strictObject({ name, points })).min(2).max(MOST_VALUES),
  }),
  z.strictObject({ kind: z.literal('timer'), name, per, seconds: z.int().min(5).max(7200) }),
  z.strictObject({ kind: z.literal('formula'), name, per, formula: z.string().max(LONGEST_FORMULA) }),
]);

const shape = z.strictObject({
  name: z.string().max(LONGEST_TITLE),
  picture: z.string().max(20),
  wins: z.enum(['high', 'low']),
  rounds: z.int().min(0).max(MOST_ROUNDS),
  target: z.int().min(0).max(MOST_POINTS),
  rows: z.array(row).min(1).max(MOST_ROWS),
  score: name,
});

const isLine = (text: string, most: number): boolean =>
  lineFault(text, most) === undefined && !/[[\]]/u.test(text);

export const isRowName = (text: string): boolean => isLine(text, LONGEST_NAME);

/** It has to fit into one message, with all that it holds. */
const MOST_BYTES = 12_000;
const MOST_VALUES_IN_ALL = 120;

function isTooBig(form: Form): boolean {
  const bytes = sum([...JSON.stringify(form)].map((sign) => (sign.codePointAt(0)! < 0x80 ? 1 : 4)));
  const values = sum(form.rows.map((one) => (one.kind === 'choice' ? one.values.length : 0)));
  return bytes > MOST_BYTES || values > MOST_VALUES_IN_ALL;
}

function faultOf(form: Form): Fault | undefined {
  if (isTooBig(form)) return { key: 'too-big' };
  if (!isLine(form.name, LONGEST_TITLE)) return { key: 'form-name' };
  const seen = new Set<string>();
  for (const [i, one] of form.rows.entries()) {
    const fault = rowFault(one);
    if (fault) return { key: fault, row: i };
    if (seen.has(plainName(one.name))) return { key: 'same-name', row: i, params: { what: one.name } };
    seen.add(plainName(one.name));
  }
  if (!form.rows.some(isEntered)) return { key: 'nothing-to-enter' };
  const often = form.rows.filter((one) => isEntered(one) && one.per === 'round').length;
  if (hasRounds(form) && often === 0) return { key: 'nothing-a-round' };
  if (often > MOST_ROWS_A_ROUND) return { key: 'too-many-a-round', params: { n: MOST_ROWS_A_ROUND } };
  const scored = form.rows.find((one) => plainName(one.name) === plainName(form.score));
  if (form.score !== '' && (!scored || scored.kind === 'timer'))
    return { key: 'no-score', params: { what: form.score } };
  return undefined;
}

function rowFault(one: Row): string | undefined {
  if (!isRowName(one.name)) return 'row-name';
  if ('min' in one && one.min > one.max) return 'limits';
  if (one.kind === 'choice' && one.values.some((value) => !isLine(value.name, LONGEST_NAME)))
    return 'value-name';
  return undefined;
}

/** Where there are no rounds, all is there once. */
const tidied = (form: Form): Form => ({
  ...form,
  name: form.name.trim(),
  rows: form.rows.map((one) => ({
    ...one,
    name: one.name.trim(),
    ...(!hasRounds(form) && { per: 'once' as const }),
  })),
});

export interface Checked {
  readonly form: Form;
  readonly program: Program;
}

/** A form that can be kept by, or where it is faulty. What is no form at all is so without a place. */
export function checkForm(raw: unknown): Checked | Fault {
  const read = shape.safeParse(raw);
  if (!read.success) return shapeFault(read.error);
  const form = tidied(read.data);
  const fault = faultOf(form);
  if (fault) return fault;
  try {
    return { form, program: compile(form) };
  } catch (error) {
    if (error instanceof FormulaFault) return error.fault;
    throw error;
  }
}

function shapeFault({ issues }: z.ZodError): Fault {
  const [where, index] = issues[0]?.path ?? [];
  return where === 'rows' && typeof index === 'number' ? { key: 'row', row: index } : { key: 'no-form' };
}

export const isFault = (checked: Checked | Fault): checked is Fault => 'key' in checked;

/** As the host takes it in; where it is faulty was said on the screen it was made on. */
export function parseForm(raw: unknown): Result<Form> {
  const checked = checkForm(raw);
  if (!isFault(checked)) return { ok: true, value: checked.form };
  return deny('bad-item');
}
