/** A question as a form: its blanks, and what differs between its variants, become fields to fill in. */
import { covers, type Filling, fill } from '../../../../shared/choices.ts';
import type { Choice, Slot } from '../../../../shared/game.ts';

type FieldKind = 'seat' | 'pair' | 'plate' | 'card' | 'cards' | 'backs';

export interface Field {
  readonly name: string;
  readonly kind: FieldKind;
  readonly options: readonly (string | number)[];
  readonly min: number;
  readonly max: number;
}

/** Never more than a seat, a card, or a few cards for each. */
export type Filled = Readonly<Record<string, string | number | readonly string[]>>;

const PLATES: ReadonlySet<string> = new Set(['plate', 'from', 'to']);

const fixedOf = ({ move }: Choice): [string, string | number][] =>
  Object.entries(move).filter(([name]) => name !== 'type') as [string, string | number][];

const suits = (choice: Choice, filled: Filled): boolean =>
  fixedOf(choice).every(([name, value]) => filled[name] === undefined || filled[name] === value);

const optionsOf = (slot: Slot): readonly (string | number)[] => ('from' in slot ? slot.from : []);

function kindFor(name: string, option: string | number | undefined, many: boolean): FieldKind {
  if (typeof option === 'number') return 'seat';
  if (name === 'backs') return 'backs';
  if (PLATES.has(name)) return 'plate';
  return many ? 'cards' : 'card';
}

/** What is still free to choose, given what was chosen. */
export function fieldsOf(variants: readonly Choice[], filled: Filled): Field[] {
  const fields = new Map<string, Field>();
  const add = (name: string, options: readonly (string | number)[], slot?: Slot) => {
    const known = fields.get(name)?.options ?? [];
    const all = [...new Set([...known, ...options])];
    // A pick is a list, also of one.
    const picked = slot?.kind === 'pick' ? slot : undefined;
    const { min, max } = picked ?? { min: 1, max: 1 };
    fields.set(name, { name, kind: kindFor(name, all[0], picked !== undefined), options: all, min, max });
  };
  for (const choice of variants) for (const [name, value] of fixedOf(choice)) add(name, [value]);
  for (const choice of variants.filter((one) => suits(one, filled)))
    for (const slot of choice.slots ?? []) add(slot.name, optionsOf(slot), slot);
  return paired([...fields.values()], variants);
}

/** Two seats are picked in any order; somebody who goes with neither is explained once both are picked. */
function paired(fields: Field[], variants: readonly Choice[]): Field[] {
  const seats = fields.filter(({ kind }) => kind === 'seat');
  if (seats.length !== 2) return fields;
  const all = variants.flatMap((choice) => [
    ...fixedOf(choice).map(([, value]) => value),
    ...(choice.slots ?? []).flatMap(optionsOf),
  ]);
  const options = [...new Set(all)].filter((one) => typeof one === 'number').sort();
  const pair: Field = { name: 'pair', kind: 'pair', options, min: 2, max: 2 };
  return [pair, ...fields.filter(({ kind }) => kind !== 'seat')];
}

export interface Wish {
  readonly choice: Choice;
  readonly filling: Filling;
}

/** The move, once every field is filled. */
export function wishOf(variants: readonly Choice[], filled: Filled): Wish | undefined {
  for (const choice of variants) {
    const filling: Record<string, string | number | readonly string[]> = {};
    for (const { name } of choice.slots ?? []) {
      const value = filled[name];
      if (value !== undefined) filling[name] = value;
    }
    const asWished = fixedOf(choice).every(([name, value]) => filled[name] === value);
    if (asWished && covers([choice], fill(choice, filling))) return { choice, filling };
  }
  return undefined;
}

/** The lower of two seats is the first of the pair. */
export function fillPair(variants: readonly Choice[], seats: readonly number[]): Filled {
  const [one, other] = [...seats].sort((a, b) => a - b);
  const [first] = variants;
  if (one === undefined || other === undefined || !first) return {};
  const [fixed] = fixedOf(first);
  const [slot] = first.slots ?? [];
  return fixed && slot ? { [fixed[0]]: one, [slot.name]: other } : {};
}
