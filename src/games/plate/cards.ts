/** The house deck as data (P-1, P-2, P-29): no words, no rules. Names are `card.<face id>`. */

export const KINDS = ['bread', 'meat', 'cheese', 'extra', 'bid', 'napkin'] as const;
export type Kind = (typeof KINDS)[number];

/** Which colours and pattern of the design system a part wears. */
export type FamilyKey = 'bread' | 'meats' | 'cheese' | 'vegetables' | 'spreads' | 'sweets' | 'oddities';

/** Everything a napkin can do. The rules interpret these kinds; a new napkin needs no new code. */
export type Effect =
  | { readonly kind: 'trade'; readonly cards: number }
  | { readonly kind: 'fresh-hands' }
  | { readonly kind: 'pass-on'; readonly cards: number }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'peek' }
  | { readonly kind: 'take-top' }
  | { readonly kind: 'move-top' }
  | { readonly kind: 'garnish' }
  | { readonly kind: 'swap-bids' }
  | { readonly kind: 'bid-bonus'; readonly points: number; readonly serves: 'player' | 'anyone' }
  | { readonly kind: 'shield' };

export type EffectKind = Effect['kind'];

interface FaceBase {
  readonly id: string;
  readonly copies: number;
}

export interface PartFace extends FaceBase {
  readonly kind: 'bread' | 'meat' | 'cheese' | 'extra';
  readonly value: number;
  readonly family: FamilyKey;
}

export interface BidFace extends FaceBase {
  readonly kind: 'bid';
  readonly value: number;
}

export interface NapkinFace extends FaceBase {
  readonly kind: 'napkin';
  readonly effect: Effect;
  /** Copies in a deck which has no house napkins; 0 = left out. */
  readonly plainCopies: number;
}

export type Face = PartFace | BidFace | NapkinFace;

/** A card of the deck: its face and which copy of it, `gouda~2`. */
export type CardId = string;

const bread = (id: string, value: number, copies: number): PartFace => ({
  id,
  kind: 'bread',
  value,
  copies,
  family: 'bread',
});

const filling =
  (kind: 'meat' | 'cheese' | 'extra', family: FamilyKey) =>
  (id: string, value: number, copies: number): PartFace => ({ id, kind, value, copies, family });

const meat = filling('meat', 'meats');
const cheese = filling('cheese', 'cheese');
const vegetable = filling('extra', 'vegetables');
const spread = filling('extra', 'spreads');
const sweet = filling('extra', 'sweets');
const oddity = filling('extra', 'oddities');

const bid = (value: number, copies: number): BidFace => ({
  id: value < 0 ? `bid-minus-${-value}` : `bid-plus-${value}`,
  kind: 'bid',
  value,
  copies,
});

const napkin = (id: string, effect: Effect, copies: { house: number; plain: number }): NapkinFace => ({
  id,
  kind: 'napkin',
  effect,
  copies: copies.house,
  plainCopies: copies.plain,
});

const ONCE = { house: 1, plain: 0 };

export const FACES: readonly Face[] = [
  bread('sourdough', 1, 6),
  bread('baguette', 1, 5),
  bread('bagel', 1, 4),
  bread('croissant', 2, 2),
  bread('flatbread', 0, 4),
  bread('heel', -1, 2),

  meat('roast', 5, 1),
  meat('turkey', 4, 1),
  meat('ham', 3, 2),
  meat('bacon', 2, 3),
  meat('drumstick', 1, 3),
  meat('frankfurter', 1, 2),
  meat('gristle', -2, 2),
  meat('mystery-tin', -3, 1),

  cheese('fondue', 3, 1),
  cheese('brie', 2, 2),
  cheese('gouda', 1, 3),
  cheese('cream-cheese', 1, 3),
  cheese('holes', 0, 1),
  cheese('stinker', -2, 2),
  cheese('mousetrap', -3, 1),

  vegetable('avocado', 3, 1),
  vegetable('gherkin', 2, 2),
  vegetable('tomato', 1, 1),
  vegetable('lettuce', 1, 1),
  vegetable('mushroom', 1, 1),
  vegetable('onion', -1, 2),
  vegetable('chilli', -1, 1),
  vegetable('broccoli', -2, 1),
  spread('peanut-butter', 2, 2),
  sweet('honey', 2, 1),
  oddity('snail', -2, 1),
  oddity('soap', -3, 1),
  oddity('spider', -3, 1),
  oddity('sock', -4, 1),

  bid(1, 5),
  bid(2, 6),
  bid(3, 4),
  bid(4, 3),
  bid(5, 1),
  bid(-1, 2),
  bid(-2, 4),
  bid(-3, 3),

  napkin('trade-two', { kind: 'trade', cards: 2 }, { house: 1, plain: 5 }),
  napkin('fresh-hands', { kind: 'fresh-hands' }, { house: 1, plain: 3 }),
  napkin('pass-two', { kind: 'pass-on', cards: 2 }, { house: 1, plain: 4 }),
  napkin('crumple', { kind: 'cancel' }, { house: 2, plain: 0 }),
  napkin('lifted-corner', { kind: 'peek' }, ONCE),
  napkin('light-fingers', { kind: 'take-top' }, ONCE),
  napkin('slide-over', { kind: 'move-top' }, ONCE),
  napkin('last-garnish', { kind: 'garnish' }, ONCE),
  napkin('musical-chairs', { kind: 'swap-bids' }, ONCE),
  napkin('loud-voice', { kind: 'bid-bonus', points: 2, serves: 'player' }, ONCE),
  napkin('cold-water', { kind: 'bid-bonus', points: -2, serves: 'anyone' }, ONCE),
  napkin('iron-stomach', { kind: 'shield' }, ONCE),
];

export type NapkinSet = 'house' | 'plain';

/** By its own id and those of its copies: asked many times a move, so no name is cut up for it. */
const faces = new Map(
  FACES.flatMap((face) => [
    [face.id, face] as const,
    ...Array.from({ length: face.copies }, (_, copy) => [`${face.id}~${copy + 1}`, face] as const),
  ]),
);

export const faceId = (card: CardId): string => {
  const end = card.indexOf('~');
  return end < 0 ? card : card.slice(0, end);
};

/** The face of a card, or of a face id. */
export function faceOf(card: CardId): Face {
  const face = faces.get(card) ?? faces.get(faceId(card));
  if (!face) throw new RangeError(`no such card: ${card}`);
  return face;
}

/** P-1: napkins show no value. */
export function pointsOf(card: CardId): number | undefined {
  const face = faceOf(card);
  return face.kind === 'napkin' ? undefined : face.value;
}

export const isPart = (face: Face): face is PartFace => face.kind !== 'bid' && face.kind !== 'napkin';
export const isBread = (card: CardId): boolean => faceOf(card).kind === 'bread';
/** A part that goes between the breads. */
export const isFilling = (card: CardId): boolean => {
  const face = faceOf(card);
  return isPart(face) && face.kind !== 'bread';
};

export function napkinOf(card: CardId): NapkinFace {
  const face = faceOf(card);
  if (face.kind !== 'napkin') throw new RangeError(`not a napkin: ${card}`);
  return face;
}

const copiesIn = (face: Face, napkins: NapkinSet): number =>
  face.kind === 'napkin' && napkins === 'plain' ? face.plainCopies : face.copies;

/** The whole deck in printed order. */
export const deckWith = (napkins: NapkinSet): CardId[] =>
  FACES.flatMap((face) =>
    Array.from({ length: copiesIn(face, napkins) }, (_, copy) => `${face.id}~${copy + 1}`),
  );
