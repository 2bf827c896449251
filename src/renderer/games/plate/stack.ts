/** A sandwich as it is drawn: breads apart, and the lowest fillings folded into one layer when there are too many. */

import { pointsOf } from '../../../games/plate/cards.ts';
import { sum } from '../../../shared/lists.ts';
import type { GameWords } from '../../i18n/words.svelte.ts';
import { FAMILIES } from '../../ui/families.ts';
import type { Crust, LayerData } from '../../ui/Sandwich.svelte';
import { lookOf } from './look.ts';

export interface Stack {
  readonly layers: readonly LayerData[];
  readonly crusts: { readonly top?: Crust | undefined; readonly bottom?: Crust | undefined };
}

interface Wish {
  /** Faces, bottom up. */
  readonly cards: readonly string[];
  readonly closed: boolean;
  /** The most fillings that can be drawn. */
  readonly most: number;
  readonly words: GameWords;
}

export function stackOf({ cards, closed, most, words }: Wish): Stack {
  const crust = (card: string | undefined): Crust | undefined => {
    if (card === undefined) return undefined;
    const { name, value } = lookOf(card, words);
    return { name, value };
  };
  const fillings = cards.slice(1, closed ? -1 : undefined);
  const folded = fillings.length > most ? fillings.slice(0, fillings.length - most + 1) : [];
  const shown = fillings.slice(folded.length).map((card, i): LayerData => {
    const { name, art, family, value } = lookOf(card, words);
    return { key: `${folded.length + i}`, name, art, family, value };
  });
  return {
    layers: folded.length > 0 ? [foldedLayer(folded, words), ...shown] : shown,
    crusts: { bottom: crust(cards[0]), top: closed ? crust(cards.at(-1)) : undefined },
  };
}

const foldedLayer = (cards: readonly string[], words: GameWords): LayerData => ({
  key: 'folded',
  name: words.say('ui.layers', { n: cards.length }),
  art: cards.length > 0 ? lookOf(cards.at(-1)!, words).art : undefined,
  family: FAMILIES.spreads,
  value: sum(cards.map((card) => pointsOf(card) ?? 0)),
});
