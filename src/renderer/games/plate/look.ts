/** How a card of this game looks and what it is called. */
import { type Face, faceOf, type Kind, pointsOf } from '../../../games/plate/cards.ts';
import type { GameWords } from '../../i18n/words.svelte.ts';
import { FAMILIES, type Family, likeFamily } from '../../ui/families.ts';

export interface Look {
  readonly face: string;
  readonly kind: Kind;
  readonly name: string;
  readonly kindName: string;
  readonly art: string;
  readonly family: Family;
  /** P-1: napkins have none. */
  readonly value: number | undefined;
}

const BID = likeFamily('fish', {
  key: 'bid',
  icon: 'bid',
  mid: '#AEBBEC',
  tint: '#DCE2F7',
  strong: '#17358F',
  pattern: 'dots',
});

const NAPKIN = likeFamily('meats', { key: 'napkin', icon: 'napkin', strong: '#A42012' });

/** Extras differ in their layers; as a kind they are one. */
const extra = (family: Family): Family => ({
  ...family,
  key: `extra-${family.key}`,
  icon: 'fam-pepper',
  strong: FAMILIES.vegetables.strong,
});

function familyOf(face: Face): Family {
  if (face.kind === 'bid') return BID;
  if (face.kind === 'napkin') return NAPKIN;
  const family = FAMILIES[face.family];
  return face.kind === 'extra' ? extra(family) : family;
}

export function lookOf(card: string, words: GameWords): Look {
  const face = faceOf(card);
  return {
    face: face.id,
    kind: face.kind,
    name: words.card(face.id),
    kindName: words.say(`family.${face.kind}`),
    art: `plate-${face.id}`,
    family: familyOf(face),
    value: pointsOf(face.id),
  };
}

export const kindOf = (card: string): Kind => faceOf(card).kind;
