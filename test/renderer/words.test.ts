import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { hostRefusals } from '../../src/shared/host-refusals.ts';
import { LOCALES, type Locale, type Message, type Messages, say } from '../../src/shared/text.ts';
import { isSaid } from './word-use.ts';

const renderer = path.resolve(import.meta.dirname, '../../src/renderer');
const parts = readdirSync(path.join(renderer, 'i18n/text'));

async function wordsOf(part: string, locale: string): Promise<Messages> {
  const module = await import(`../../src/renderer/i18n/text/${part}/${locale}.ts`);
  return module[locale];
}

const keysOf = async (...names: string[]): Promise<Set<string>> =>
  new Set((await Promise.all(names.map((name) => wordsOf(name, 'en')))).flatMap(Object.keys));

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));
}

const forms = (message: Message): string[] =>
  typeof message === 'string' ? [message] : Object.values(message);
const blanks = (message: Message): string =>
  [...new Set(forms(message).flatMap((form) => form.match(/\{\w+\}/g) ?? []))].sort().join();

describe.each(parts)('the words of %s', (part) => {
  it('have the same blanks in four languages', async () => {
    const en = await wordsOf(part, 'en');
    for (const locale of LOCALES) {
      const words = await wordsOf(part, locale);
      expect(Object.keys(words).sort(), locale).toEqual(Object.keys(en).sort());
      for (const key of Object.keys(en))
        expect(blanks(words[key]!), `${locale} ${key}`).toBe(blanks(en[key]!));
    }
  });

  it('are set with French spaces and real apostrophes', async () => {
    for (const locale of LOCALES) {
      for (const [key, message] of Object.entries(await wordsOf(part, locale))) {
        const text = forms(message).join(' ');
        expect(text, `${locale} ${key}`).not.toMatch(/\w'\w/);
        if (locale === 'fr')
          expect(text.replace(/https?:\/\/|http:/g, ''), key).not.toMatch(
            /[^\u202f][?!;:](\s|$)|«[^\u202f]|[^\u202f]»/,
          );
      }
    }
  });
});

describe('one is said as one', () => {
  it.each([
    ['records', 'stats.plays', 'match', 'Partie', 'partie', 'partida'],
    ['records', 'stats.wins', 'win', 'Sieg', 'victoire', 'victoria'],
    ['records', 'stats.points', '1 point on', '1 Punkt im', '1 point en', '1 punto de'],
    ['more', 'results.wins.points', '1 point', '1 Punkt', '1 point', '1 punto'],
  ] as const)('%s, %s', async (part, key, en, de, fr, es) => {
    for (const [locale, said] of Object.entries({ en, de, fr, es })) {
      const words = await wordsOf(part, locale);
      const wording = {
        locale: locale as Locale,
        names: { seat: String, card: String },
        lookup: (sought: string) => words[sought],
      };
      const one = say(wording, key, { n: 1, average: '1', best: '3' });
      expect(`${one} `, locale).toMatch(new RegExp(`^${said}[ .]`));
    }
  });
});

describe('no key is missing', () => {
  const screens = [
    { folder: 'table', knows: ['common', 'more', 'table'] },
    { folder: 'attract', knows: ['common', 'more', 'table'] },
    { folder: 'phone', knows: ['common', 'phone', 'more', 'guest'] },
    { folder: 'rules', knows: ['common', 'more'] },
    { folder: 'owner', knows: ['common', 'more', 'table', 'owner'] },
    { folder: 'records', knows: ['common', 'more', 'table', 'records'] },
  ];

  it.each(screens)(
    'and none is said twice on screens of $folder, where the later would win',
    async ({ knows }) => {
      const keys = (await Promise.all(knows.map((part) => wordsOf(part, 'en')))).flatMap(Object.keys);
      expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
    },
  );

  it.each(screens)('in $folder', async ({ folder, knows }) => {
    const known = await keysOf(...knows);
    const used = sourcesIn(path.join(renderer, folder)).flatMap((source) =>
      [...source.matchAll(/\bt\('([^']+)'/g)].map(([, key]) => key!),
    );
    expect(used.length).toBeGreaterThan(2);
    expect([...new Set(used)].filter((key) => !known.has(key))).toEqual([]);
  });

  it('in a hand, which is drawn before the other words are there', async () => {
    const known = await keysOf('common', 'phone');
    const inMatch = ['HandScreen', 'PausedNote', 'TurnCall', 'Hint', 'Line', 'Setting', 'PhoneApp'];
    const used = inMatch.flatMap((name) => {
      const source = readFileSync(path.join(renderer, 'phone', `${name}.svelte`), 'utf8');
      return [...source.matchAll(/\bt\('([^']+)'/g)].map(([, key]) => key!);
    });
    expect(used.filter((key) => !known.has(key))).toEqual([]);
  });

  it('for a refusal of the host', async () => {
    const known = await keysOf('common', 'more', 'table');
    expect(hostRefusals.filter((key) => !known.has(`refusal.${key}`))).toEqual([]);
  });

  it('for a refusal which a player can meet in a match, or on the way to a seat', async () => {
    const inMatch = hostRefusals.slice(0, hostRefusals.indexOf('table-full'));
    const seating = hostRefusals.slice(inMatch.length, hostRefusals.indexOf('too-few-players'));
    expect(inMatch).toContain('stale');
    expect(seating).toContain('pass-is-used');
    const common = await keysOf('common');
    const more = await keysOf('common', 'more');
    expect(inMatch.filter((key) => !common.has(`refusal.${key}`))).toEqual([]);
    expect(seating.filter((key) => !more.has(`refusal.${key}`))).toEqual([]);
  });
});

describe('no key is left over', () => {
  const src = path.resolve(renderer, '..');
  const gameOf = (name: string): string | undefined => /(?:^|\/)games\/(\w+)\//.exec(name)?.[1];
  const code = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => /\.(svelte|ts)$/.test(name) && !/\/text\//.test(name))
    .map((name) => ({ game: gameOf(name), source: readFileSync(path.join(src, name), 'utf8') }));
  const sourcesOf = (...games: readonly (string | undefined)[]): string[] =>
    code.filter(({ game }) => games.includes(game)).map(({ source }) => source);
  /** What stands out in Sandwich's evening is named by what is counted. */
  const counted = /^ui\.(?:favourite|flop)(?:\.bleah)?$/;

  it.each(parts)('in the words of %s', async (part) => {
    const uses = isSaid({ said: code.map(({ source }) => source), made: sourcesOf(undefined) });
    expect([...(await keysOf(part))].filter((key) => !uses(key))).toEqual([]);
  });

  it.each(readdirSync(path.join(src, 'games'), { withFileTypes: true }).filter((one) => one.isDirectory()))(
    'in the words of $name',
    async ({ name }) => {
      const sources = sourcesOf(undefined, name);
      const uses = isSaid({ said: sources, made: sources });
      const { en } = (await import(`../../src/games/${name}/text/en.ts`)) as { en: Messages };
      expect(Object.keys(en).filter((key) => !uses(key) && !counted.test(key))).toEqual([]);
    },
  );
});
