import { range } from '../../../src/shared/lists.ts';

export type CardId = string;

/** From the mildest to the hottest: 1 to 10. Each has a picture in `art.json` and a name, `card.<pepper>`. */
const PEPPERS: readonly string[] = [
  ...['bell', 'banana', 'poblano', 'jalapeno', 'serrano'],
  ...['cayenne', 'piri-piri', 'habanero', 'ghost', 'reaper'],
];
const COPIES = 4;

/** D-1. What comes after the `~` only tells copies apart. */
export const deck: readonly CardId[] = PEPPERS.flatMap((pepper) =>
  range(COPIES).map((copy) => `${pepper}~${copy + 1}`),
);

export const heatOf = (card: CardId): number => PEPPERS.indexOf(card.split('~')[0]!) + 1;
