import type { RulesPage } from '../../shared/rules-page.ts';
import type { Locale } from '../../shared/text.ts';
import { gameEntry } from '../games/index.ts';

interface Rules {
  readonly rules: Readonly<Record<Locale, RulesPage>>;
}

const rules = import.meta.glob<Rules>('../../games/*/text/rules.ts');

export async function gameRules(id: string): Promise<Rules['rules']> {
  const load = rules[`../../games/${gameEntry(id).text}/text/rules.ts`];
  if (!load) throw new Error(`There are no rules of ${id}`);
  return (await load()).rules;
}
