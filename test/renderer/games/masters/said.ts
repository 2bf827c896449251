/** The words of this game as a screen says them. */
import { de } from '../../../../src/games/masters/text/de.ts';
import { en } from '../../../../src/games/masters/text/en.ts';
import { es } from '../../../../src/games/masters/text/es.ts';
import { fr } from '../../../../src/games/masters/text/fr.ts';
import type { GameWords } from '../../../../src/renderer/i18n/words.svelte.ts';
import { type Locale, type Messages, say, sayPhrase } from '../../../../src/shared/text.ts';

export const messages: Readonly<Record<Locale, Messages>> = { de, en, es, fr };

export function wordsIn(locale: Locale): GameWords {
  const lookup = (key: string) => messages[locale][key];
  const card = (id: string): string => String(lookup(`card.${id.split('~')[0]}`));
  const wording = { locale, names: { seat: String, card }, lookup };
  return {
    locale,
    say: (key, params) => say(wording, key, params),
    phrase: (prefix, phrase) => sayPhrase(wording, prefix, phrase),
    has: (key) => lookup(key) !== undefined,
    card,
  };
}
