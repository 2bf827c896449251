/** Looks through a game's rules as people type: any case, no accents, all words in one paragraph or in its heading. */
import { plainLetters } from '../../shared/plain-letters.ts';
import type { RulesPage, RulesSection } from '../../shared/rules-page.ts';

export interface FoundSection {
  /** Its place among all sections. */
  readonly index: number;
  readonly title: string;
  readonly text: readonly string[];
  readonly rulings: readonly string[];
}

export const wordsOf = (query: string): readonly string[] => plainLetters(query).split(/\s+/).filter(Boolean);

const whole = ({ title, text, rulings = [] }: RulesSection, index: number): FoundSection => ({
  index,
  title,
  text,
  rulings,
});

/** All of it, where nothing is looked for. */
export function found(page: RulesPage, query: string): readonly FoundSection[] {
  const words = wordsOf(query);
  const sections = page.sections.map(whole);
  if (words.length === 0) return sections;
  const has = (text: string): boolean => {
    const plain = plainLetters(text);
    return words.every((word) => plain.includes(word));
  };
  return sections.flatMap((section) => {
    if (has(section.title)) return [section];
    const text = section.text.filter((paragraph) => has(`${section.title} ${paragraph}`));
    const rulings = section.rulings.filter((ruling) => has(`${section.title} ${ruling}`));
    return text.length + rulings.length > 0 ? [{ ...section, text, rulings }] : [];
  });
}
