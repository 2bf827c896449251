/** The house deck as data: 63 ingredients, all different (S-1). Names are in `text/`, pictures in `art.json`. */
export const FAMILIES = [
  'spreads',
  'meats',
  'fish',
  'cheese',
  'vegetables',
  'fruit',
  'sweets',
  'oddities',
] as const;
export type Family = (typeof FAMILIES)[number];

export interface Card {
  readonly id: string;
  readonly family: Family;
  /** S-46: a week without a refrigerator has done something to it. */
  readonly spoils: boolean;
  /** Only in the box of 63; without these the box is the fixed one of 56. */
  readonly bigBox: boolean;
}

type Mark = 'spoils' | 'bigBox';
type Row = string | readonly [id: string, ...marks: Mark[]];

const rows: Readonly<Record<Family, readonly Row[]>> = {
  spreads: [
    'peanut-butter',
    ['butter', 'spoils'],
    ['mayonnaise', 'spoils'],
    ['garlic-dip', 'bigBox'],
    'tapenade',
    'ketchup',
    'chestnut-cream',
    'hot-sauce',
  ],
  meats: [
    'bacon',
    ['ham', 'spoils'],
    ['roast-chicken', 'spoils'],
    ['steak', 'spoils'],
    'sausage',
    ['burger', 'bigBox'],
    'turkey',
    'salami',
  ],
  fish: [
    ['sardines', 'spoils'],
    'pufferfish',
    ['shrimp', 'spoils'],
    ['crab', 'spoils'],
    'lobster',
    'calamari',
    ['oysters', 'spoils'],
    ['fish-cake', 'spoils', 'bigBox'],
  ],
  cheese: [
    'blue-cheese',
    ['goat-cheese', 'spoils'],
    ['mozzarella', 'spoils'],
    'fondue',
    ['fried-egg', 'spoils'],
    ['boiled-egg', 'spoils'],
    ['quail-eggs', 'spoils', 'bigBox'],
  ],
  vegetables: [
    'avocado',
    'gherkin',
    'tomato',
    ['lettuce', 'spoils'],
    'onion',
    'broccoli',
    ['mushrooms', 'spoils'],
    'sweetcorn',
    'fries',
  ],
  fruit: [
    'strawberry-jam',
    'banana',
    'pineapple',
    'pear',
    'apple',
    'lemon',
    ['grapes', 'bigBox'],
    'watermelon',
  ],
  sweets: [
    'honey',
    'chocolate',
    'cookie',
    'doughnut',
    ['ice-cream', 'spoils'],
    'candy',
    'popcorn',
    ['custard', 'spoils', 'bigBox'],
  ],
  oddities: [
    'grandads-sock',
    'live-duck',
    'soap',
    ['cactus', 'bigBox'],
    'earthworm',
    'dog-bone',
    'science-project',
  ],
};

export const CARDS: readonly Card[] = FAMILIES.flatMap((family) =>
  rows[family].map((row) => {
    const [id, ...marks] = typeof row === 'string' ? [row] : row;
    return { id, family, spoils: marks.includes('spoils'), bigBox: marks.includes('bigBox') };
  }),
);

const byId: ReadonlyMap<string, Card> = new Map(CARDS.map((card) => [card.id, card]));

/** With several boxes the same ingredient is there again: `honey`, then `honey~2` (S-32). */
export const cardIdOf = (instance: string): string => {
  const copy = instance.indexOf('~');
  return copy < 0 ? instance : instance.slice(0, copy);
};

/** The ingredient which a card in play shows. */
export function cardOf(instance: string): Card {
  const card = byId.get(cardIdOf(instance));
  if (!card) throw new Error(`No such ingredient: ${instance}`);
  return card;
}

export type DeckSize = '56' | '63';

/** The ingredients of one box. */
export const boxOf = (deck: DeckSize): readonly Card[] =>
  deck === '63' ? CARDS : CARDS.filter((card) => !card.bigBox);

/** All cards of some boxes, each card with an id of its own. */
export const cardsInPlay = (deck: DeckSize, boxes: number): string[] =>
  Array.from({ length: boxes }, (_, box) =>
    boxOf(deck).map(({ id }) => (box === 0 ? id : `${id}~${box + 1}`)),
  ).flat();

/** S-44: the themes on the list. */
export const THEMES: readonly string[] = [
  'harbour',
  'breakfast-in-bed',
  'gym',
  'troll-feast',
  'sticky-fingers',
  'farmyard',
  'volcano',
  'birthday-party',
  'cinema-seat',
  'first-date',
  'heatwave',
  'ghost-train',
  'lumberjack',
  'lost-luggage',
];
