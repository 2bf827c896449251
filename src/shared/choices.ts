/** What can be done with choices without knowing the game: fill them, test a move against them. */
import type { Choice, Move, Slot } from './game.ts';
import type { Rng } from './rng.ts';

export type SlotValue = string | number | readonly string[];
export type Filling = Readonly<Record<string, SlotValue>>;

export function fill<M extends Move>(choice: Choice<M>, filling: Filling = {}): M {
  return { ...choice.move, ...filling } as unknown as M;
}

export function fillAtRandom<M extends Move>(choice: Choice<M>, rng: Rng): M {
  const filling: Record<string, SlotValue> = {};
  for (const slot of choice.slots ?? []) filling[slot.name] = randomValue(slot, rng);
  return fill(choice, filling);
}

function randomValue(slot: Slot, rng: Rng): SlotValue {
  switch (slot.kind) {
    case 'pick':
      return rng.shuffle(slot.from).slice(0, slot.min + rng.below(slot.max - slot.min + 1));
    case 'one':
      return rng.pick(slot.from);
    case 'seat':
      return rng.pick(slot.from);
    case 'order':
      return rng.shuffle(slot.items);
    case 'number':
      return slot.min + rng.below(slot.max - slot.min + 1);
    case 'text':
      return 'x'.repeat(1 + rng.below(Math.min(8, slot.maxLength)));
  }
}

/** Is this move one of the offered ones (and not a blocked one)? */
export function covers<M extends Move>(choices: readonly Choice<M>[], move: M): boolean {
  return choices.some((choice) => !choice.blocked && matches(choice, move));
}

function matches<M extends Move>(choice: Choice<M>, move: M): boolean {
  const given = move as unknown as Record<string, unknown>;
  const fixed = choice.move as unknown as Record<string, unknown>;
  const slots = new Map((choice.slots ?? []).map((slot) => [slot.name, slot]));
  const names = new Set([...Object.keys(given), ...Object.keys(fixed), ...slots.keys()]);
  for (const name of names) {
    const slot = slots.get(name);
    if (slot ? !fits(slot, given[name]) : !sameJson(fixed[name], given[name])) return false;
  }
  return true;
}

/** The first blank of a choice which a move fills wrongly. */
export function misfit<M extends Move>(choice: Choice<M>, move: M): Slot | undefined {
  const given = move as unknown as Record<string, unknown>;
  return choice.slots?.find((slot) => !fits(slot, given[slot.name]));
}

function fits(slot: Slot, value: unknown): boolean {
  switch (slot.kind) {
    case 'pick':
      return (
        isDistinct(value) &&
        value.length >= slot.min &&
        value.length <= slot.max &&
        value.every((item) => slot.from.includes(item))
      );
    case 'one':
      return value === undefined ? slot.optional === true : slot.from.includes(value as string);
    case 'seat':
      return typeof value === 'number' && slot.from.includes(value);
    case 'order':
      return (
        isDistinct(value) &&
        value.length === slot.items.length &&
        value.every((item) => slot.items.includes(item))
      );
    case 'number':
      return Number.isInteger(value) && (value as number) >= slot.min && (value as number) <= slot.max;
    case 'text':
      return typeof value === 'string' && value.length <= slot.maxLength;
  }
}

const isDistinct = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && new Set(value).size === value.length;

function sameJson(a: unknown, b: unknown): boolean {
  return (
    a === b || (typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b))
  );
}
