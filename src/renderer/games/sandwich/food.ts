/** How an ingredient looks and what it is called here and now. */
import { cardOf } from '../../../games/sandwich/cards.ts';
import type { SetupView } from '../../../games/sandwich/view-types.ts';
import type { GameWords } from '../../i18n/words.svelte.ts';
import type { FamilyKey } from '../../ui/families.ts';

export interface Pantry {
  readonly words: GameWords;
  readonly setup: SetupView;
}

export interface Food {
  readonly name: string;
  readonly about: string;
  readonly art: string;
  readonly family: FamilyKey;
  readonly familyName: string;
  /** S-46 */
  readonly bad: boolean;
}

export function foodOf(card: string, { words, setup }: Pantry): Food {
  const { id, family, spoils } = cardOf(card);
  return {
    name: words.card(id),
    about: `card:${id}`,
    art: `sandwich-${id}`,
    family,
    familyName: words.say(`family.${family}`),
    bad: setup.fridge && spoils,
  };
}

export interface StackedFood extends Food {
  readonly key: string;
}

/** Layers come top first; a sandwich is drawn from the bottom up. */
export const stackOf = (layers: readonly string[], pantry: Pantry): StackedFood[] =>
  layers.map((card, i) => ({ key: String(i), ...foodOf(card, pantry) })).reverse();

export const menuOf = (layers: readonly string[], words: GameWords): string =>
  new Intl.ListFormat(words.locale, { type: 'conjunction' }).format(layers.map((card) => words.card(card)));
