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

/** In the order of the digits below. Only bots taste them. */
export const TRAITS = ['sweet', 'salty', 'sour', 'hot', 'fresh', 'fatty', 'weird'] as const;
export type Trait = (typeof TRAITS)[number];

export interface Card {
  readonly id: string;
  readonly family: Family;
  /** 0–3 each, in the order of `TRAITS`. */
  readonly traits: readonly number[];
  /** S-46: a week without a refrigerator has done something to it. */
  readonly spoils: boolean;
  /** Only in the box of 63; without these the box is the fixed one of 56. */
  readonly bigBox: boolean;
}

type Mark = 'spoils' | 'bigBox';
type Row = readonly [id: string, traits: string, ...marks: Mark[]];

const rows: Readonly<Record<Family, readonly Row[]>> = {
  spreads: [
    ['peanut-butter', '1100030'],
    ['butter', '0100030', 'spoils'],
    ['mayonnaise', '0110030', 'spoils'],
    ['garlic-dip', '0102121', 'bigBox'],
    ['tapenade', '0310021'],
    ['ketchup', '2110000'],
    ['chestnut-cream', '3000010'],
    ['hot-sauce', '0113000'],
  ],
  meats: [
    ['bacon', '0300030'],
    ['ham', '0200010', 'spoils'],
    ['roast-chicken', '0100120', 'spoils'],
    ['steak', '0200020', 'spoils'],
    ['sausage', '0301030'],
    ['burger', '1200030', 'bigBox'],
    ['turkey', '0100100'],
    ['salami', '0302021'],
  ],
  fish: [
    ['sardines', '0310022', 'spoils'],
    ['pufferfish', '0201103'],
    ['shrimp', '1100201', 'spoils'],
    ['crab', '1100211', 'spoils'],
    ['lobster', '1100211'],
    ['calamari', '0200022'],
    ['oysters', '0210203', 'spoils'],
    ['fish-cake', '1200112', 'spoils', 'bigBox'],
  ],
  cheese: [
    ['blue-cheese', '0310032'],
    ['goat-cheese', '0120121', 'spoils'],
    ['mozzarella', '0100220', 'spoils'],
    ['fondue', '0210031'],
    ['fried-egg', '0100020', 'spoils'],
    ['boiled-egg', '0100111', 'spoils'],
    ['quail-eggs', '0100112', 'spoils', 'bigBox'],
  ],
  vegetables: [
    ['avocado', '0000230'],
    ['gherkin', '0130200'],
    ['tomato', '1010300'],
    ['lettuce', '0000300', 'spoils'],
    ['onion', '0012101'],
    ['broccoli', '0000202'],
    ['mushrooms', '0100112', 'spoils'],
    ['sweetcorn', '2000200'],
    ['fries', '0200020'],
  ],
  fruit: [
    ['strawberry-jam', '3010100'],
    ['banana', '3000110'],
    ['pineapple', '2020300'],
    ['pear', '2000300'],
    ['apple', '2010300'],
    ['lemon', '0030301'],
    ['grapes', '2010300', 'bigBox'],
    ['watermelon', '2000301'],
  ],
  sweets: [
    ['honey', '3000000'],
    ['chocolate', '3000020'],
    ['cookie', '2100020'],
    ['doughnut', '3000030'],
    ['ice-cream', '3000221', 'spoils'],
    ['candy', '3010001'],
    ['popcorn', '1200011'],
    ['custard', '2000121', 'spoils', 'bigBox'],
  ],
  oddities: [
    ['grandads-sock', '0220023'],
    ['live-duck', '0100013'],
    ['soap', '0000313'],
    ['cactus', '0011203', 'bigBox'],
    ['earthworm', '0100113'],
    ['dog-bone', '0200013'],
    ['science-project', '1021003'],
  ],
};

export const CARDS: readonly Card[] = FAMILIES.flatMap((family) =>
  rows[family].map(([id, traits, ...marks]) => ({
    id,
    family,
    traits: [...traits].map(Number),
    spoils: marks.includes('spoils'),
    bigBox: marks.includes('bigBox'),
  })),
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
