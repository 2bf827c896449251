/** How a card looks and what it is called here. */
import {
  families as decks,
  type Family as FamilyId,
  FAMILIES as IDS,
  type Food as Ingredient,
  whiteCard,
} from '../../../games/masters/cards.ts';
import type { GameWords } from '../../i18n/words.svelte.ts';
import { type Family, type FamilyKey, likeFamily } from '../../ui/families.ts';

const looks = Object.fromEntries(
  IDS.map((id) => {
    const { colours, symbol } = decks[id];
    return [id, likeFamily(colours as FamilyKey, { key: id, icon: `fam-${symbol}` })];
  }),
) as Readonly<Record<FamilyId, Family>>;

const inspectors = likeFamily('meats', {
  key: 'inspectors',
  icon: 'inspector',
  tint: '#F7DAD6',
  mid: '#F0A99F',
  strong: '#A42012',
});

export const familyLook = (id: FamilyId): Family => looks[id];

export const artOf = (id: string): string => `masters-${id}`;

export interface Food {
  /** What it is, good or bad alike. */
  readonly name: string;
  /** Its full name: a bad one says so. */
  readonly title: string;
  readonly art: string;
  readonly family: Family;
  readonly bad: boolean;
  readonly symbol: string;
  readonly role: 'ingredient' | 'sauce' | 'attack' | 'inspector';
  readonly effect: string;
}

export function foodOf(card: string, words: GameWords): Food {
  const { id, art, role, symbol, family, bad } = whiteCard(card);
  return {
    name: role === 'sauce' ? words.say('ui.sauce') : words.card(symbol),
    title: words.card(id),
    art: artOf(art),
    family: family ? looks[family] : inspectors,
    bad,
    symbol,
    role,
    effect: words.say(`effect.${role === 'inspector' ? id : role}`),
  };
}

/** Only the table's own orders carry a name of their own (M-25). */
export const orderTitle = ({ id, name }: { id: string; name: string | null }, words: GameWords): string =>
  name ?? words.card(id);

export interface Need {
  readonly food: Ingredient;
  readonly times: number;
}

/** The same ingredient twice is one picture with a number. */
export const grouped = (needs: readonly Ingredient[]): Need[] =>
  [...new Set(needs)].map((food) => ({ food, times: needs.filter((one) => one === food).length }));

export const listOf = (items: readonly string[], { locale }: GameWords): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(items);

export function needsText(
  { needs, each }: { needs: readonly Ingredient[]; each: FamilyId | null },
  words: GameWords,
): string {
  const foods = grouped(needs).map(({ food, times }) =>
    times > 1 ? `${times} × ${words.card(food)}` : words.card(food),
  );
  const any = each === null ? [] : [words.say('ui.any-of', { family: words.say(`family.${each}`) })];
  return listOf([...foods, ...any], words);
}
