/** Messages as data: one flat table of keys per language, plurals by Intl.PluralRules, blanks in braces. */
import type { Phrase, TextParam, TextParams } from './game.ts';

export const LOCALES = ['en', 'fr', 'es', 'de'] as const;
export type Locale = (typeof LOCALES)[number];

/** Plural forms are chosen by the parameter `n`. */
export type Message = string | { readonly one: string; readonly other: string; readonly many?: string };
export type Messages = Readonly<Record<string, Message>>;

/** The other languages have exactly the keys of English: the compiler says when one is missing or left over. */
export type Translation<M extends Messages> = { readonly [K in keyof M]: Message };

/** How the names inside a sentence are found. */
export interface Names {
  seat(seat: number): string;
  card(id: string): string;
}

const plurals = new Map<Locale, Intl.PluralRules>();

function pluralForm(message: Exclude<Message, string>, n: number, locale: Locale): string {
  let rules = plurals.get(locale);
  if (!rules) {
    rules = new Intl.PluralRules(locale);
    plurals.set(locale, rules);
  }
  const forms: Partial<Record<Intl.LDMLPluralRule, string>> = message;
  return forms[rules.select(n)] ?? message.other;
}

export interface Wording {
  readonly locale: Locale;
  readonly names: Names;
  /** Where `{ text: key }` parameters and phrases are looked up. */
  lookup(key: string): Message | undefined;
}

/** A missing key comes out as the key itself, so that it is seen at once. */
export function say(wording: Wording, key: string, params: TextParams = {}): string {
  const message = wording.lookup(key);
  if (message === undefined) return key;
  const n = params.n;
  const pattern =
    typeof message === 'string'
      ? message
      : pluralForm(message, typeof n === 'number' ? n : 0, wording.locale);
  return pattern.replace(/\{(\w+)\}(\.?)/g, (blank, name: string, stop: string) => {
    const value = params[name];
    if (value === undefined) return blank;
    const said = sayParam(wording, value);
    // “Charlotte W.” ends a sentence with the dot it has.
    return said.endsWith('.') ? said : said + stop;
  });
}

/** A real minus, groups of digits as the language writes them, and never “−0”. */
export const numberIn = (locale: Locale, value: number): string =>
  (value + 0).toLocaleString(locale).replace('-', '−');

function sayParam(wording: Wording, value: TextParam): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return numberIn(wording.locale, value);
  if ('seat' in value) return wording.names.seat(value.seat);
  if ('card' in value) return wording.names.card(value.card);
  return say(wording, value.text);
}

export const sayPhrase = (wording: Wording, prefix: string, phrase: Phrase): string =>
  say(wording, `${prefix}.${phrase.key}`, phrase.params);
