/** What is told of whatever somebody holds: every card, order, napkin, assistant and bot, in every language. */
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { events, houseOrders } from '../../src/games/masters/black-deck.ts';
import { whiteKinds } from '../../src/games/masters/cards.ts';
import { deckWith, faceId } from '../../src/games/plate/cards.ts';
import { CARDS } from '../../src/games/sandwich/cards.ts';
import { ingredients, opportunities, orders } from '../../src/games/wars/cards.ts';
import { CATEGORIES } from '../../src/games/wars/categories.ts';
import { aboutOf } from '../../src/renderer/games/about.ts';
import { type Numbers, placesOf } from '../../src/renderer/games/numbers.ts';
import { sectionOf } from '../../src/renderer/rules/game-rules.ts';
import type { RulesPage } from '../../src/shared/rules-page.ts';
import { LOCALES, type Locale, type Messages, say, sayPhrase } from '../../src/shared/text.ts';

const bar = [...houseOrders(['base', 'attack', 'order-up'])];
const idOf = ({ id }: { readonly id: string }): string => id;

/** By game: all that can be held, as in `data-about`. */
const THINGS: Readonly<Record<string, { readonly view?: unknown; readonly things: readonly string[] }>> = {
  sandwich: { things: CARDS.map(({ id }) => `card:${id}`) },
  plate: {
    things: [...new Set([...deckWith('house'), ...deckWith('plain')].map(faceId))].map(
      (face) => `card:${face}`,
    ),
  },
  wars: {
    things: [
      ...[...ingredients, ...opportunities].map((card) => `card:${idOf(card)}`),
      ...orders.map((order) => `order:${idOf(order)}`),
      ...CATEGORIES.map((category) => `helper:${category}`),
    ],
  },
  masters: {
    view: { bar },
    things: [
      ...whiteKinds.map((kind) => `card:${idOf(kind)}`),
      ...[...bar, ...events].map((card) => `order:${idOf(card)}`),
    ],
  },
};

/** Like those of a screen; a text that is missing throws. */
function wordsIn(messages: Messages, locale: Locale) {
  const lookup = (key: string) => messages[key];
  const card = (id: string): string => String(lookup(`card.${id.split('~')[0]}`) ?? id);
  const wording = { locale, names: { seat: String, card }, lookup };
  return {
    locale,
    card,
    has: (key: string) => lookup(key) !== undefined,
    say(key: string, params?: Parameters<typeof say>[2]) {
      if (lookup(key) === undefined) throw new Error(`${locale}: nobody has told ${key}`);
      return say(wording, key, params);
    },
    phrase: (prefix: string, phrase: Parameters<typeof sayPhrase>[2]) => sayPhrase(wording, prefix, phrase),
  };
}

test('the cards of every game are held here', () => {
  const played = games.filter(({ kind }) => kind === 'game').map(({ id }) => id);
  expect(Object.keys(THINGS).toSorted()).toEqual(played.toSorted());
});

describe.each(Object.entries(THINGS))('whoever holds a thing of %s', (id, { things, view = {} }) => {
  test.each(LOCALES)('is told what it is, what it does, and where the rules have it (%s)', async (locale) => {
    const text: Record<Locale, Messages> = await import(`../../src/games/${id}/text/${locale}.ts`);
    const { rules }: { rules: Record<Locale, RulesPage> } = await import(
      `../../src/games/${id}/text/rules.ts`
    );
    const words = wordsIn(text[locale], locale);
    for (const thing of things) {
      const [kind = '', ...rest] = thing.split(':');
      const told = (await aboutOf(id, { kind, id: rest.join(':'), words, view, seats: [] }))!;
      expect(told.title, thing).toMatch(/\p{L}/u);
      const section = rules[locale].sections[sectionOf(rules, told.rule!)];
      expect(section?.title, `${thing}: ${told.rule}`).toBeDefined();
      // What has no effect of its own is told by the section alone.
      const said = told.text.length > 0 ? told.text : section!.text;
      expect(said.length, thing).toBeGreaterThan(0);
      for (const sentence of said) expect(sentence, thing).toMatch(/\p{L}/u);
    }
  });
});

const tables = import.meta.glob<{ readonly numbers: Numbers }>('../../src/renderer/games/*/numbers.ts', {
  eager: true,
});

describe.each(Object.entries(tables))('whoever holds a number: %s', (path, { numbers }) => {
  const id = path.split('/').at(-2)!;
  const game = games.find(({ text }) => text === id)!;
  const kinds = Object.keys(numbers.rules);

  test('each place has a kind that is told', () => {
    expect(Object.values(numbers.at).filter((kind) => !kinds.includes(kind))).toEqual([]);
    const abouts = placesOf(game.id).map(([, about]) => about.split(':'));
    expect(abouts.filter(([, kind]) => !kinds.includes(kind!))).toEqual([]);
  });

  test.each(LOCALES)('is told what it is, what it does, and where the rules have it (%s)', async (locale) => {
    const { rules }: { rules: Record<Locale, RulesPage> } = await import(
      `../../src/games/${id}/text/rules.ts`
    );
    const words = wordsIn({}, locale);
    const told = await Promise.all(
      kinds.map((kind) => {
        const asked = { kind: 'number', id: `${kind}:${numbers.rules[kind]}`, words, view: {}, seats: [] };
        return aboutOf(game.id, asked);
      }),
    );
    for (const [i, about] of told.entries()) {
      expect(about?.title, kinds[i]).toMatch(/\p{L}/u);
      expect(about?.text[0], kinds[i]).toMatch(/\p{L}/u);
      expect(sectionOf(rules, about!.rule!), `${kinds[i]}: ${about!.rule}`).toBeGreaterThanOrEqual(0);
    }
  });
});
