/** How the cards look and what their categories are called. */
import { CATEGORIES, type Category, families } from '../../../games/wars/categories.ts';
import type { GameWords } from '../../i18n/words.svelte.ts';
import { type Family, likeFamily } from '../../ui/families.ts';

const looks = Object.fromEntries(
  CATEGORIES.map((category) => {
    const { colours, symbol } = families[category];
    return [category, likeFamily(colours, { key: category, icon: symbol })];
  }),
) as Readonly<Record<Category, Family>>;

export const lookOf = (category: Category): Family => looks[category];
/** Whatever the printing. */
export const artOf = (card: string): string => `wars-${card.split('~')[0]}`;
export const categoryName = (category: Category, words: GameWords): string => words.say(`family.${category}`);

/** The pattern of a category's cards, once it hangs on the page: `patterns.ts`. */
export const patternOf = (look: Family): string => `var(--pattern-${look.key}, none)`;
