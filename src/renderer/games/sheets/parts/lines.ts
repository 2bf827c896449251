/** The lines of a score sheet which may be filled in, found among the choices. */
import type { SeatView } from '../../../../games/sheets/view.ts';
import type { Choice, Slot } from '../../../../shared/game.ts';
import type { GameWords } from '../../../i18n/words.svelte.ts';

type Choices = readonly Choice[];

export const lineOf = (choices: Choices, id: string): Choice | undefined =>
  choices.find((choice) => choice.id === id);

/** The same line once more, for what already stands in the book (T-2). */
export const correctionOf = (choices: Choices, entry: number): Choice | undefined =>
  lineOf(choices, `correct-${entry}`);

export const strikeOf = (choices: Choices, entry: number): Choice | undefined =>
  lineOf(choices, `strike-${entry}`);

/** What this phone's player has put face down (T-54). */
export const sealedBy = (book: object): readonly object[] =>
  (book as { readonly mine?: SeatView | null }).mine?.sealed ?? [];

export const isBlank = ({ view }: { readonly view: unknown }): boolean =>
  ((view as { readonly entries?: readonly unknown[] }).entries ?? []).length === 0;

export type NumberSlot = Extract<Slot, { kind: 'number' }>;

export const numberSlot = (choice: Choice | undefined, name: string): NumberSlot | undefined =>
  choice?.slots?.find((slot): slot is NumberSlot => slot.kind === 'number' && slot.name === name);

/** T-5: why a number does not go there. */
export function rangeFault(
  value: number | undefined,
  slot: Pick<NumberSlot, 'min' | 'max'> | undefined,
  words: GameWords,
): string | undefined {
  if (value === undefined || !slot) return undefined;
  const { min, max } = slot;
  return value < min || value > max ? words.say('refusal.range', { min, max }) : undefined;
}
