/** The language of this screen, and the words of the shell and of the game on it. One language is loaded at a time. */
import type { Phrase, TextParams } from '../../shared/game.ts';
import { LOCALES, type Locale, type Messages, type Names, say, sayPhrase } from '../../shared/text.ts';

type Loader = Readonly<Record<Locale, () => Promise<Messages>>>;

const CORE: Loader = {
  en: async () => (await import('./text/en.ts')).en,
  fr: async () => (await import('./text/fr.ts')).fr,
  es: async () => (await import('./text/es.ts')).es,
  de: async () => (await import('./text/de.ts')).de,
};
const KEPT = 'smorgasboard.locale';

class Words {
  locale = $state<Locale>('en');
  #core = $state.raw<Messages>({});
  #games = $state.raw<Readonly<Record<string, Messages>>>({});
  readonly #loaders = new Map<string, Loader>();

  async start(): Promise<void> {
    await this.use(kept() ?? preferred());
  }

  async use(locale: Locale): Promise<void> {
    const games = [...this.#loaders];
    const [core, ...texts] = await Promise.all([
      CORE[locale](),
      ...games.map(([, loader]) => loader[locale]()),
    ]);
    this.#core = core!;
    this.#games = Object.fromEntries(games.map(([id], i) => [id, texts[i]!]));
    this.locale = locale;
    document.documentElement.lang = locale;
    localStorage.setItem(KEPT, locale);
  }

  async loadGame(game: string, loader: Loader): Promise<void> {
    if (this.#loaders.has(game)) return;
    this.#loaders.set(game, loader);
    const messages = await loader[this.locale]();
    this.#games = { ...this.#games, [game]: messages };
  }

  /** The shell's words. */
  t = (key: string, params?: TextParams): string =>
    say({ locale: this.locale, names: NOBODY, lookup: (k) => this.#core[k] }, key, params);

  /** A game's words first, then the shell's. */
  forGame(game: string, names: (seat: number) => string): GameWords {
    const own = this.#games[game] ?? {};
    const core = this.#core;
    const lookup = (key: string) => own[key] ?? core[key];
    const card = (id: string): string => {
      const message = lookup(`card.${id.split('~')[0]}`);
      return typeof message === 'string' ? message : id;
    };
    const wording = { locale: this.locale, names: { seat: names, card }, lookup };
    return {
      say: (key, params) => say(wording, key, params),
      phrase: (prefix, phrase) => sayPhrase(wording, prefix, phrase),
      has: (key) => lookup(key) !== undefined,
      card,
    };
  }
}

export interface GameWords {
  say(key: string, params?: TextParams): string;
  phrase(prefix: string, phrase: Phrase): string;
  has(key: string): boolean;
  card(id: string): string;
}

const NOBODY: Names = { seat: (seat) => String(seat + 1), card: (id) => id };

const isLocale = (value: string | null | undefined): value is Locale => LOCALES.includes(value as Locale);

function kept(): Locale | undefined {
  const value = localStorage.getItem(KEPT);
  return isLocale(value) ? value : undefined;
}

const preferred = (): Locale => navigator.languages.map((tag) => tag.slice(0, 2)).find(isLocale) ?? 'en';

export const words = new Words();
export const t = words.t;
