/**
 * The language of this screen, and the words of the shell and of the games on it. One language is loaded at a time,
 * as data: the build makes `/words/<name>.<locale>.json` of every `text` folder.
 */
import type { Phrase, TextParams } from '../../shared/game.ts';
import { LOCALES, type Locale, type Messages, type Names, say, sayPhrase } from '../../shared/text.ts';
import { patiently } from '../device/fetch-part.ts';
import { recall, remember } from '../device/kept.ts';
import { spoken } from '../device/spoken.svelte.ts';

export interface GameWords {
  readonly locale: Locale;
  say(key: string, params?: TextParams): string;
  phrase(prefix: string, phrase: Phrase): string;
  has(key: string): boolean;
  card(id: string): string;
}

const KEPT = 'locale';
const NOBODY: Names = { seat: (seat) => String(seat + 1), card: (id) => id };

async function fetchWords(name: string, locale: Locale): Promise<Messages> {
  const answer = await fetch(`/words/${name}.${locale}.json`);
  if (!answer.ok) throw new Error(`The words of ${name} answered ${answer.status}`);
  return answer.json();
}

const fetchAll = async (names: readonly string[], locale: Locale): Promise<Messages> =>
  Object.assign({}, ...(await Promise.all(names.map((name) => fetchWords(name, locale)))));

class Words {
  #shell = $state.raw<Messages>({});
  #games = $state.raw<Readonly<Record<string, Messages>>>({});
  #shellNames: readonly string[] = [];
  readonly #gameNames = new Map<string, readonly string[]>();

  get locale(): Locale {
    return spoken.locale;
  }

  /** The language kept on this device, else the browser's. */
  async start(...names: readonly string[]): Promise<void> {
    this.#shellNames = names;
    await this.#load(kept() ?? preferred());
  }

  /** Rejects when the words can't be fetched; then the old language stays. */
  async use(locale: Locale): Promise<void> {
    await this.#load(locale);
    remember(KEPT, locale);
  }

  /** More words of the shell, for a screen that not everybody opens: the names of folders in `i18n/text`. */
  async addShell(...names: readonly string[]): Promise<void> {
    const fresh = names.filter((name) => !this.#shellNames.includes(name));
    if (fresh.length === 0) return;
    const { locale } = this;
    const messages = await patiently(() => fetchAll(fresh, locale));
    // The language may have been changed meanwhile.
    if (locale !== this.locale) return this.addShell(...names);
    this.#shellNames = [...new Set([...this.#shellNames, ...fresh])];
    this.#shell = { ...this.#shell, ...messages };
  }

  async addGame(game: string, ...names: readonly string[]): Promise<void> {
    const known = this.#gameNames.get(game) ?? [];
    const fresh = names.filter((name) => !known.includes(name));
    if (fresh.length === 0) return;
    const { locale } = this;
    const messages = await patiently(() => fetchAll(fresh, locale));
    if (locale !== this.locale) return this.addGame(game, ...names);
    this.#gameNames.set(game, [...new Set([...(this.#gameNames.get(game) ?? []), ...fresh])]);
    this.#games = { ...this.#games, [game]: { ...this.#games[game], ...messages } };
  }

  /** The shell's words. */
  t = (key: string, params?: TextParams): string =>
    say({ locale: this.locale, names: NOBODY, lookup: (k) => this.#shell[k] }, key, params);

  /** A game's words first, then the shell's. */
  forGame(game: string, names: (seat: number) => string): GameWords {
    const own = this.#games[game] ?? {};
    const shell = this.#shell;
    const locale = this.locale;
    const lookup = (key: string) => own[key] ?? shell[key];
    const card = (id: string): string => {
      const message = lookup(`card.${id.split('~')[0]}`);
      return typeof message === 'string' ? message : id;
    };
    const wording = { locale, names: { seat: names, card }, lookup };
    return {
      locale,
      say: (key, params) => say(wording, key, params),
      phrase: (prefix, phrase) => sayPhrase(wording, prefix, phrase),
      has: (key) => lookup(key) !== undefined,
      card,
    };
  }

  list(items: readonly string[]): string {
    return new Intl.ListFormat(this.locale, { type: 'conjunction' }).format(items);
  }

  async #load(locale: Locale): Promise<void> {
    const games = [...this.#gameNames];
    const [shell, texts] = await Promise.all([
      fetchAll(this.#shellNames, locale),
      Promise.all(games.map(([, names]) => fetchAll(names, locale))),
    ]);
    this.#shell = shell;
    this.#games = Object.fromEntries(games.map(([id], i) => [id, texts[i]!]));
    spoken.locale = locale;
    document.documentElement.lang = locale;
  }
}

const isLocale = (value: string | null | undefined): value is Locale => LOCALES.includes(value as Locale);

function kept(): Locale | undefined {
  const value = recall(KEPT);
  return isLocale(value) ? value : undefined;
}

const preferred = (): Locale => navigator.languages.map((tag) => tag.slice(0, 2)).find(isLocale) ?? 'en';

export const words = new Words();
export const t = words.t;
