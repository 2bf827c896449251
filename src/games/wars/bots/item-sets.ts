/** Every set that can be taken of what zone and hand hold. */
import { CATEGORIES, type Category } from '../categories.ts';

export interface Item {
  readonly card: string;
  readonly category: Category;
  readonly quality: number;
  readonly inZone: boolean;
  /** What playing it costs, less the coins it gives back; nothing for what lies in the zone. */
  readonly price: number;
  /** What it took to have it in the zone, in points. */
  readonly spent: number;
}

export interface ItemSet {
  /** Cards of the zone, and items of the hand still to be played. */
  readonly use: readonly string[];
  readonly play: readonly Item[];
  readonly quality: number;
  readonly price: number;
  readonly spent: number;
  /** How many of each category, in a few bits for each: see `countOf`. */
  readonly counts: number;
}

const BITS = 4;

const placeOf = Object.fromEntries(CATEGORIES.map((category, i) => [category, BITS * i])) as Readonly<
  Record<Category, number>
>;

export const countOf = ({ counts }: ItemSet, category: Category): number =>
  (counts >> placeOf[category]) & (2 ** BITS - 1);

/** In `counts` one of these is set where there is any of the category. */
export const bitsOf = (category: Category): number => (2 ** BITS - 1) << placeOf[category];

const NOTHING: ItemSet = { use: [], play: [], quality: 0, price: 0, spent: 0, counts: 0 };

const withItem = (set: ItemSet, item: Item): ItemSet => ({
  use: item.inZone ? [...set.use, item.card] : set.use,
  play: item.inZone ? set.play : [...set.play, item],
  quality: set.quality + item.quality,
  price: set.price + item.price,
  spent: set.spent + item.spent,
  counts: set.counts + (1 << placeOf[item.category]),
});

/** By their size: every set of no more than so many items. */
export function setsOf(items: readonly Item[], most: number): readonly (readonly ItemSet[])[] {
  const bySize: ItemSet[][] = Array.from({ length: most + 1 }, () => []);
  const grow = (set: ItemSet, size: number, from: number): void => {
    for (let i = from; i < items.length; i++) {
      const grown = withItem(set, items[i]!);
      bySize[size]!.push(grown);
      if (size < most) grow(grown, size + 1, i + 1);
    }
  };
  grow(NOTHING, 1, 0);
  return bySize;
}
