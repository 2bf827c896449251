/** A form while it is made: fields as they are typed, and what is faulty in it. */
import { checkForm, isFault, isRowName } from '../../../../shared/forms/check.ts';
import type { Fault } from '../../../../shared/forms/fault.ts';
import { type ChoiceRow, type Form, MOST_POINTS, type Per, type Row } from '../../../../shared/forms/form.ts';
import { misreadIn } from '../../../../shared/forms/misread.ts';
import { withRowNamed } from '../../../../shared/forms/renamed.ts';
import { plainName } from '../../../../shared/forms/tokens.ts';

export type Kind = Row['kind'];
export const KINDS: readonly Kind[] = ['number', 'counter', 'choice', 'timer', 'formula'];

const EMPTY: Form = {
  ...{ name: '', picture: 'dice', wins: 'high', rounds: 0, target: 0, score: '' },
  rows: [],
};

function rowOf(kind: Kind, { name, per }: { name: string; per: Per }): Row {
  switch (kind) {
    case 'number':
      return { kind, name, per, min: -9999, max: 9999 };
    case 'counter':
      return { kind, name, per, min: 0, max: 20, step: 1 };
    case 'choice':
      return {
        kind,
        name,
        per,
        values: [
          { name: '0', points: 0 },
          { name: '1', points: 1 },
        ],
      };
    case 'timer':
      return { kind, name, per: 'once', seconds: 60 };
    case 'formula':
      return { kind, name, per, formula: '' };
  }
}

/** `Yes 1, No 0`: the last number of each is what it is worth. */
export function valuesOf(typed: string): ChoiceRow['values'] {
  return typed
    .split(/[,;]/u)
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((one) => {
      const worth = /^(.*?)\s*([-−+]?\d+)$/u.exec(one);
      if (!worth) return { name: one, points: 0 };
      const points = Number(worth[2]!.replace('−', '-'));
      return { name: worth[1] === '' ? worth[2]! : worth[1]!, points };
    });
}

export const valuesText = ({ values }: ChoiceRow): string =>
  values.map(({ name, points }) => (name === String(points) ? name : `${name} ${points}`)).join(', ');

const numberOf = (typed: string): number | undefined => {
  const text = typed.trim().replace('−', '-');
  return /^[-+]?\d{1,6}$/u.test(text) ? Number(text) : undefined;
};

const without = <T>(list: readonly T[], at: number): T[] => list.filter((_, i) => i !== at);

function moved<T>(list: readonly T[], from: number, by: number): T[] {
  const others = without(list, from);
  others.splice(from + by, 0, list[from]!);
  return others;
}

export class FormDraft {
  form = $state.raw<Form>(EMPTY);
  /** By row, what formulas call it. */
  #called: readonly string[] = [];

  constructor(form: Form = EMPTY) {
    this.load(form);
  }

  load(form: Form): void {
    this.form = form;
    this.#called = form.rows.map(({ name }) => name);
  }

  get checked(): Form | Fault {
    const checked = checkForm(this.form);
    return isFault(checked) ? checked : (misreadIn(checked.form) ?? checked.form);
  }

  get fault(): Fault | undefined {
    const { checked } = this;
    return 'key' in checked ? checked : undefined;
  }

  set(change: Partial<Form>): void {
    this.form = { ...this.form, ...change };
  }

  add(kind: Kind): void {
    const per: Per = this.form.rounds === 1 ? 'once' : kind === 'formula' ? 'once' : 'round';
    this.set({ rows: [...this.form.rows, rowOf(kind, { name: '', per })] });
    this.#called = [...this.#called, ''];
  }

  rename(row: number, name: string): void {
    this.#put(row, { ...this.form.rows[row]!, name });
    this.#follow();
  }

  /** While a name is typed it may be another row's, or none at all: until it is its own, formulas keep the one before. */
  #follow(): void {
    for (const [row, { name }] of this.form.rows.entries()) {
      const others = [this.#called, this.form.rows.map((one) => one.name)].flatMap((all) =>
        without(all, row),
      );
      const isTheirOwn = isRowName(name) && !others.some((other) => plainName(other) === plainName(name));
      if (!isTheirOwn || name === this.#called[row]) continue;
      this.form = withRowNamed(this.form, { row, name, called: this.#called });
      this.#called = this.#called.map((was, i) => (i === row ? name : was));
    }
  }

  become(row: number, kind: Kind): void {
    const { name, per } = this.form.rows[row]!;
    this.#put(row, rowOf(kind, { name, per }));
  }

  change(row: number, change: object): void {
    this.#put(row, { ...this.form.rows[row]!, ...change } as Row);
  }

  /** What is no number leaves what there was. */
  number(row: number, field: 'min' | 'max' | 'step' | 'seconds', typed: string): void {
    const value = numberOf(typed);
    if (value !== undefined && Math.abs(value) <= MOST_POINTS) this.change(row, { [field]: value });
  }

  drop(row: number): void {
    this.set({ rows: without(this.form.rows, row) });
    this.#called = without(this.#called, row);
    this.#follow();
  }

  move(row: number, by: number): void {
    this.set({ rows: moved(this.form.rows, row, by) });
    this.#called = moved(this.#called, row, by);
  }

  #put(row: number, one: Row): void {
    this.set({ rows: this.form.rows.map((was, i) => (i === row ? one : was)) });
  }
}
