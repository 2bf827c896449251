/** The house decks as data: no words, no rules. Names are `card.<id>`, families `family.<id>`, what a card does `effect.<id>`. */

export const FAMILIES = ['bread', 'dairy', 'condiments', 'meat', 'salad'] as const;
export type Family = (typeof FAMILIES)[number];

/** What the corner of an ingredient shows; a good and a bad card of one symbol are the same for orders (M-2). */
export const FOODS = [
  'bread',
  'cheese',
  'egg',
  'mustard',
  'mayo',
  'bacon',
  'beef',
  'chicken',
  'lettuce',
  'tomato',
  'cucumber',
  'onion',
] as const;
export type Food = (typeof FOODS)[number];

export const PACKS = ['base', 'attack', 'order-up'] as const;
export type Pack = (typeof PACKS)[number];

/** Colours and symbol of the design system. */
export const families: Readonly<Record<Family, { readonly colours: string; readonly symbol: string }>> = {
  bread: { colours: 'bread', symbol: 'bread' },
  dairy: { colours: 'cheese', symbol: 'cheese' },
  condiments: { colours: 'fruit', symbol: 'drop' },
  meat: { colours: 'meats', symbol: 'bone' },
  salad: { colours: 'vegetables', symbol: 'carrot' },
};

export const SAUCE = 'sauce';
export const INSPECTORS = ['lazy', 'jobsworth', 'strict'] as const;
export type Inspector = (typeof INSPECTORS)[number];

/** M-23. What is lost: one bad card, all bad cards of a sandwich, or the whole sandwich. */
export interface Punishment {
  readonly bribe: number;
  readonly takes: 'one-bad' | 'all-bad' | 'sandwich';
}

export const punishments: Readonly<Record<Inspector, Punishment>> = {
  lazy: { bribe: 2, takes: 'one-bad' },
  jobsworth: { bribe: 4, takes: 'all-bad' },
  strict: { bribe: 6, takes: 'sandwich' },
};

export interface WhiteKind {
  readonly id: string;
  readonly art: string;
  readonly role: 'ingredient' | 'sauce' | 'attack' | 'inspector';
  /** Cards of one symbol are played together (M-8). */
  readonly symbol: string;
  readonly family: Family | null;
  readonly bad: boolean;
  readonly copies: Readonly<Partial<Record<Pack, number>>>;
}

type FoodRow = readonly [food: Food, good: number, bad: number];

const shelf = (family: Family, rows: readonly FoodRow[]): WhiteKind[] =>
  rows.flatMap(([food, good, bad]) => {
    const kind = { art: food, role: 'ingredient', symbol: food, family } as const;
    return [
      { ...kind, id: food, bad: false, copies: { base: good } },
      { ...kind, id: `${food}-bad`, bad: true, copies: { base: bad } },
    ];
  });

const attack = (id: string, pack: Pack, copies: number): WhiteKind => ({
  id,
  art: id,
  role: 'attack',
  symbol: id,
  family: 'condiments',
  bad: true,
  copies: { [pack]: copies },
});

const inspector = (id: Inspector, base: number, more: number): WhiteKind => ({
  id,
  art: id,
  role: 'inspector',
  symbol: id,
  family: null,
  bad: false,
  copies: { base, attack: more },
});

export const whiteKinds: readonly WhiteKind[] = [
  ...shelf('bread', [['bread', 22, 4]]),
  ...shelf('dairy', [
    ['cheese', 5, 2],
    ['egg', 3, 2],
  ]),
  ...shelf('condiments', [
    ['mustard', 4, 1],
    ['mayo', 3, 2],
  ]),
  ...shelf('meat', [
    ['bacon', 4, 3],
    ['beef', 3, 2],
    ['chicken', 3, 2],
  ]),
  ...shelf('salad', [
    ['lettuce', 5, 2],
    ['tomato', 5, 2],
    ['cucumber', 4, 1],
    ['onion', 4, 2],
  ]),
  {
    id: SAUCE,
    art: SAUCE,
    role: 'sauce',
    symbol: SAUCE,
    family: 'condiments',
    bad: true,
    copies: { base: 8 },
  },
  attack('chilli', 'base', 2),
  attack('fish-paste', 'base', 2),
  attack('goo', 'base', 2),
  attack('toothpaste', 'attack', 3),
  attack('hand-soap', 'attack', 3),
  inspector('lazy', 3, 2),
  inspector('jobsworth', 2, 1),
  inspector('strict', 1, 1),
];

const kinds = new Map(whiteKinds.map((kind) => [kind.id, kind]));

/** A card is `<kind>~<number>`; orders ask for kinds alone. */
export const kindOf = (card: string): string => card.split('~')[0]!;

export function whiteCard(card: string): WhiteKind {
  const kind = byCard.get(card) ?? kinds.get(kindOf(card));
  if (!kind) throw new RangeError(`no white card ${card}`);
  return kind;
}

/** What an inspector wants. */
export const punishmentOf = (card: string): Punishment => punishments[whiteCard(card).id as Inspector];

export const familyOf = (food: Food): Family => kinds.get(food)!.family!;

export const isBread = (card: string): boolean => whiteCard(card).symbol === 'bread';

export const isBad = (card: string): boolean => whiteCard(card).bad;

/** Attack Pack cards are numbered after those of the base, so that a card means the same in every match. */
export const whiteDeck = (packs: readonly Pack[]): string[] =>
  whiteKinds.flatMap(({ id, copies }) => {
    const cards: string[] = [];
    let number = 0;
    for (const pack of PACKS)
      for (let i = 0; i < (copies[pack] ?? 0); i++) {
        number += 1;
        if (packs.includes(pack)) cards.push(`${id}~${number}`);
      }
    return cards;
  });

/** Asked many times a move: no name is cut up for it. */
const byCard = new Map(whiteDeck(PACKS).map((card) => [card, kinds.get(kindOf(card))!]));

// ---------------------------------------------------------------- the black deck

/** What lies between the breads, and what it pays. With `each`: at least one more of that family, any number (M-18). */
export interface Recipe {
  readonly needs: readonly Food[];
  readonly each: Family | null;
  /** In all; with `each`, for every ingredient. */
  readonly reward: number;
}

export interface Order extends Recipe {
  readonly kind: 'order';
  readonly id: string;
  /** Only the table's own orders carry their name (M-25). */
  readonly name: string | null;
}

/** What everybody does when it is dealt to the Bar (M-20). */
export type Effect =
  | { readonly do: 'give'; readonly cards: number; readonly to: 'left' | 'bin' }
  | { readonly do: 'turn-hands' }
  | { readonly do: 'draw'; readonly cards: number }
  | { readonly do: 'bin-family'; readonly family: Family }
  | { readonly do: 'clean' }
  | { readonly do: 'tops' }
  | { readonly do: 'sweep' }
  | { readonly do: 'tips'; readonly each: number }
  | { readonly do: 'fines'; readonly each: number };

export interface HouseEvent {
  readonly kind: 'event';
  readonly id: string;
  readonly effect: Effect;
}

export type BlackCard = Order | HouseEvent;
