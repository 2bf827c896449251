/** What can be tasted in each ingredient. Only bots taste; no screen loads this. */
import { CARDS } from '../cards.ts';

/** In the order of the digits below. */
export const TRAITS = ['sweet', 'salty', 'sour', 'hot', 'fresh', 'fatty', 'weird'] as const;

export type Trait = (typeof TRAITS)[number];

/** 0–3 each. */
const digits: Readonly<Record<string, string>> = {
  'peanut-butter': '1100030',
  butter: '0100030',
  mayonnaise: '0110030',
  'garlic-dip': '0102121',
  tapenade: '0310021',
  ketchup: '2110000',
  'chestnut-cream': '3000010',
  'hot-sauce': '0113000',
  bacon: '0300030',
  ham: '0200010',
  'roast-chicken': '0100120',
  steak: '0200020',
  sausage: '0301030',
  burger: '1200030',
  turkey: '0100100',
  salami: '0302021',
  sardines: '0310022',
  pufferfish: '0201103',
  shrimp: '1100201',
  crab: '1100211',
  lobster: '1100211',
  calamari: '0200022',
  oysters: '0210203',
  'fish-cake': '1200112',
  'blue-cheese': '0310032',
  'goat-cheese': '0120121',
  mozzarella: '0100220',
  fondue: '0210031',
  'fried-egg': '0100020',
  'boiled-egg': '0100111',
  'quail-eggs': '0100112',
  avocado: '0000230',
  gherkin: '0130200',
  tomato: '1010300',
  lettuce: '0000300',
  onion: '0012101',
  broccoli: '0000202',
  mushrooms: '0100112',
  sweetcorn: '2000200',
  fries: '0200020',
  'strawberry-jam': '3010100',
  banana: '3000110',
  pineapple: '2020300',
  pear: '2000300',
  apple: '2010300',
  lemon: '0030301',
  grapes: '2010300',
  watermelon: '2000301',
  honey: '3000000',
  chocolate: '3000020',
  cookie: '2100020',
  doughnut: '3000030',
  'ice-cream': '3000221',
  candy: '3010001',
  popcorn: '1200011',
  custard: '2000121',
  'grandads-sock': '0220023',
  'live-duck': '0100013',
  soap: '0000313',
  cactus: '0011203',
  earthworm: '0100113',
  'dog-bone': '0200013',
  'science-project': '1021003',
};

const flavours: ReadonlyMap<string, readonly number[]> = new Map(
  CARDS.map(({ id }) => [id, [...(digits[id] ?? '')].map(Number)]),
);

export function flavourOf(ingredient: string): readonly number[] {
  const flavour = flavours.get(ingredient);
  if (!flavour) throw new Error(`Nobody has tasted ${ingredient}`);
  return flavour;
}
