import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { LOCALES, type Locale, type Messages } from '../../src/shared/text.ts';
import { inRoot } from '../lib/paths.ts';
import { serveInDevelopment } from './serve.ts';

/** What is said only before a match, or looked up in one: no hand needs it. */
const SETUP = /^(about|bot|temper|option|option-group|option-value|preset|problem|form|fault)\./;

interface Words {
  /** `words/<name>.<locale>.json` */
  readonly name: string;
  readonly folder: string;
  readonly takes: (key: string) => boolean;
}

const isSetup = (key: string): boolean => SETUP.test(key);

async function foldersIn(folder: string): Promise<string[]> {
  return readdir(inRoot(folder)).catch(() => []);
}

/** The shell's words part by part; a game's in two, for those who play and for those who choose the rules. */
async function allWords(): Promise<Words[]> {
  const parts = (await foldersIn('src/renderer/i18n/text')).map((name) => ({
    name,
    folder: `src/renderer/i18n/text/${name}`,
    takes: () => true,
  }));
  const games = (await foldersIn('src/games')).flatMap((game) => {
    const folder = `src/games/${game}/text`;
    return [
      { name: game, folder, takes: (key: string) => !isSetup(key) },
      { name: `${game}.setup`, folder, takes: isSetup },
    ];
  });
  return [...parts, ...games].filter(({ folder }) => existsSync(inRoot(folder, 'en.ts')));
}

const fileOf = (words: Words, locale: Locale): string => `words/${words.name}.${locale}.json`;

async function write(words: Words, locale: Locale): Promise<string> {
  const file = inRoot(words.folder, `${locale}.ts`);
  const { mtimeMs } = await stat(file);
  // Node keeps modules for good; the question makes it read a changed file again.
  const module: Record<string, Messages> = await import(`${pathToFileURL(file).href}?${Math.round(mtimeMs)}`);
  const messages = module[locale];
  if (!messages) throw new Error(`${path.relative(inRoot(), file)} does not export ${locale}`);
  return JSON.stringify(Object.fromEntries(Object.entries(messages).filter(([key]) => words.takes(key))));
}

async function writeFile(name: string): Promise<string | null> {
  if (!name.startsWith('words/')) return null;
  for (const words of await allWords()) {
    const locale = LOCALES.find((one) => fileOf(words, one) === name);
    if (locale) return write(words, locale);
  }
  return null;
}

/** Emits `words/*.json`: a screen loads one language of what it says, as data. */
export function wordsPlugin(): Plugin {
  return {
    name: 'smorgasboard-words',
    configureServer: (server) => serveInDevelopment(server, 'application/json', writeFile),
    async generateBundle() {
      for (const words of await allWords()) {
        for (const locale of LOCALES) {
          this.emitFile({
            type: 'asset',
            fileName: fileOf(words, locale),
            source: await write(words, locale),
          });
        }
      }
    },
  };
}
