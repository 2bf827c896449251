/** The seven categories of ingredients; their names are `family.<id>`. Apart from the deck: a phone draws with them first. */

export const CATEGORIES = [
  'meats',
  'dressings',
  'vegetables',
  'coldcuts',
  'cheeses',
  'eggs',
  'extras',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** Which colour family of the design system a category wears, and its symbol among those of the screens. */
export interface Family {
  readonly colours: 'spreads' | 'meats' | 'fish' | 'cheese' | 'vegetables' | 'fruit' | 'sweets' | 'oddities';
  readonly symbol: string;
}

export const families: Readonly<Record<Category, Family>> = {
  meats: { colours: 'meats', symbol: 'fam-bone' },
  dressings: { colours: 'spreads', symbol: 'fam-drop' },
  vegetables: { colours: 'vegetables', symbol: 'fam-carrot' },
  coldcuts: { colours: 'fruit', symbol: 'fam-circles' },
  cheeses: { colours: 'cheese', symbol: 'fam-cheese' },
  eggs: { colours: 'fish', symbol: 'fam-egg' },
  extras: { colours: 'oddities', symbol: 'fam-asterisk' },
};

/** The art key of an assistant's card. */
export const assistantCard = (category: Category): string => `assistant-${category}`;
