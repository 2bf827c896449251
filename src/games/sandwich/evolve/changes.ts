/** Handling a cook's sandwiches: pure lists of cards, top to bottom. */
import { replaceAt, without } from '../../../shared/lists.ts';
import type { Sandwich } from '../state.ts';

export const lift = (sandwiches: readonly Sandwich[], card: string): readonly Sandwich[] =>
  sandwiches.map((sandwich) =>
    sandwich.cards.includes(card) ? { ...sandwich, cards: without(sandwich.cards, card) } : sandwich,
  );

export interface Spot {
  readonly sandwich: number;
  /** From the top. */
  readonly position: number;
}

export const insert = (
  sandwiches: readonly Sandwich[],
  { sandwich, position }: Spot,
  card: string,
): readonly Sandwich[] =>
  replaceAt(sandwiches, sandwich, (onto) => ({ ...onto, cards: onto.cards.toSpliced(position, 0, card) }));

/** Each card named in `pairs` becomes the other one where it lies. */
export const exchange = (
  sandwiches: readonly Sandwich[],
  pairs: Readonly<Record<string, string>>,
): readonly Sandwich[] =>
  sandwiches.map((sandwich) =>
    sandwich.cards.some((card) => card in pairs)
      ? { ...sandwich, cards: sandwich.cards.map((card) => pairs[card] ?? card) }
      : sandwich,
  );

/** Whoever was to get that seat's sandwich gets this one's in turn, so each neighbour stays served. */
export function address(sandwiches: readonly Sandwich[], index: number, to: number): readonly Sandwich[] {
  const before = sandwiches[index]!.to;
  const other = sandwiches.findIndex((sandwich, i) => i !== index && sandwich.to === to);
  return sandwiches.map((sandwich, i) =>
    i === index ? { ...sandwich, to } : i === other ? { ...sandwich, to: before } : sandwich,
  );
}
