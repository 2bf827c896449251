/** T-52: what a printed card or rule does, found by name in the guest's language, accents or not. */

import { plainLetters } from '../../../../shared/plain-letters.ts';
import type { RulesPage } from '../../../../shared/rules-page.ts';
import type { Locale } from '../../../../shared/text.ts';

export interface Explained {
  readonly key: string;
  readonly name: string;
  readonly text: readonly string[];
  readonly rulings: readonly string[];
}

/** In the order in which they are shown: what is printed on a card first, then whole sections of the rules. */
export interface Library {
  readonly cards: readonly Explained[];
  readonly rules: readonly Explained[];
}

interface RulesModule {
  readonly rules: Readonly<Record<Locale, RulesPage>>;
}

const rules = import.meta.glob<RulesModule>('../../../../games/*/text/rules.ts');

/** The game whose cards lie on the table of a sheet; undefined where we do not know it. */
export function gameOf(sheet: string): string | undefined {
  const game = sheet.replace(/^sheet-/, '');
  return game !== sheet && `../../../../games/${game}/text/rules.ts` in rules ? game : undefined;
}

export async function libraryOf(game: string, locale: Locale): Promise<Library> {
  const [{ printed }, pages] = await Promise.all([
    import('../../../../games/sheets/text/printed.ts'),
    rules[`../../../../games/${game}/text/rules.ts`]!(),
  ]);
  return {
    cards: (printed[locale][game] ?? []).map(({ name, text, ruling }, i) => ({
      key: `card-${i}`,
      name,
      text: [text],
      rulings: ruling === undefined ? [] : [ruling],
    })),
    rules: pages.rules[locale].sections.map(({ title, text, rulings }, i) => ({
      key: `rule-${i}`,
      name: title,
      text,
      rulings: rulings ?? [],
    })),
  };
}

/** Names that begin so come first, then names that hold it, then whatever speaks of it. */
export function found(all: readonly Explained[], wanted: string): Explained[] {
  const sought = plainLetters(wanted.trim());
  if (sought === '') return [...all];
  const rank = ({ name, text, rulings }: Explained): number => {
    const plain = plainLetters(name);
    if (plain.startsWith(sought)) return 0;
    if (plain.includes(sought)) return 1;
    return plainLetters([...text, ...rulings].join(' ')).includes(sought) ? 2 : 3;
  };
  return [0, 1, 2].flatMap((wish) => all.filter((one) => rank(one) === wish));
}
