import type { RulesPage } from '../../shared/rules-page.ts';
import type { Locale } from '../../shared/text.ts';
import { gameEntry } from '../games/index.ts';

interface Rules {
  readonly rules: Readonly<Record<Locale, RulesPage>>;
}

const rules = import.meta.glob<Rules>('../../games/*/text/rules.ts');

/** Which section tells a rule; a game may leave it to its readers to find it. */
export const sectionOf = (pages: Rules['rules'], rule: string): number =>
  pages.en.sections.findIndex(({ tells }) => tells?.includes(rule));

/** Which section is about what goes on in a frame of this kind. */
export const sectionDuring = (pages: Rules['rules'], kind: string): number =>
  pages.en.sections.findIndex(({ during }) => during?.includes(kind));

export async function gameRules(id: string): Promise<Rules['rules']> {
  const load = rules[`../../games/${gameEntry(id).text}/text/rules.ts`];
  if (!load) throw new Error(`There are no rules of ${id}`);
  return (await load()).rules;
}
