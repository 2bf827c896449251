/** What is said on pictures and in tables: the words of the pages, as the build laid them beside the pages. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { AnyGame, Phrase, TextParams } from '../../shared/game.ts';
import { LOCALES, type Locale, type Messages, say, sayPhrase } from '../../shared/text.ts';
import type { Finished } from '../store/finished.ts';
import { type RecordArt, recordArt } from './art.ts';

export interface RecordWords {
  readonly locale: Locale;
  readonly title: string;
  /** What stands beside the words on pictures. */
  readonly art: RecordArt;
  say(key: string, params?: TextParams): string;
  phrase(prefix: string, phrase: Phrase): string;
}

export type WordsOf = (entry: Finished) => RecordWords;

const SHELL = ['common', 'more', 'records'];

async function read(staticDir: string, name: string, locale: Locale): Promise<Messages> {
  return JSON.parse(await readFile(path.join(staticDir, 'words', `${name}.${locale}.json`), 'utf8'));
}

interface Wanted {
  readonly staticDir: string;
  readonly games: readonly AnyGame[];
  readonly locale: Locale;
}

/** For whatever games there are: a game without words is called by its id. */
export async function recordWords({ staticDir, games, locale }: Wanted): Promise<WordsOf> {
  const shell: Messages = Object.assign(
    {},
    ...(await Promise.all(SHELL.map((name) => read(staticDir, name, locale)))),
  );
  const names = [...new Set(games.map(({ text }) => text))];
  const texts = await Promise.all(
    names.map(async (name) => [name, await read(staticDir, name, locale).catch(() => ({}))] as const),
  );
  const own = new Map<string, Messages>(texts);
  const artOf = await recordArt({ staticDir, games });
  return (entry) => {
    const game = games.find(({ id }) => id === entry.game);
    return wordsFor(entry, {
      ...{ locale, shell, own: (game && own.get(game.text)) ?? {}, title: game?.title },
      art: artOf(entry),
    });
  };
}

/** What each game is called, in every language. */
export async function gameNames({
  staticDir,
  games,
}: Omit<Wanted, 'locale'>): Promise<ReadonlyMap<string, readonly string[]>> {
  const names = games.map(async ({ id, text, title }) => {
    const said = await Promise.all(
      LOCALES.map(
        async (locale) => (await read(staticDir, text, locale).catch(() => ({}) as Messages))[title],
      ),
    );
    return [id, said.filter((one) => typeof one === 'string')] as const;
  });
  return new Map(await Promise.all(names));
}

interface Texts {
  readonly locale: Locale;
  /** The key of the game's name. */
  readonly title: string | undefined;
  readonly shell: Messages;
  readonly own: Messages;
  readonly art: RecordArt;
}

function wordsFor(entry: Finished, { locale, title: key, shell, own, art }: Texts): RecordWords {
  const lookup = (key: string) => own[key] ?? shell[key];
  const nameOf = new Map(entry.seats.map(({ seat, name }) => [seat, name]));
  const names = {
    seat: (seat: number) => nameOf.get(seat) ?? String(seat + 1),
    card: (id: string) => {
      const message = lookup(`card.${id.split('~')[0]}`);
      return typeof message === 'string' ? message : id;
    },
  };
  const wording = { locale, names, lookup };
  const { title } = entry.options;
  return {
    locale,
    art,
    title: typeof title === 'string' && title ? title : key && own[key] ? say(wording, key) : entry.game,
    say: (key, params) => say(wording, key, params),
    phrase: (prefix, phrase) => sayPhrase(wording, prefix, phrase),
  };
}
