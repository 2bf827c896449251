/** What is told of whatever somebody holds: every card, order, napkin, assistant and bot, in every language. */
import { render } from 'svelte/server';
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
import PlateStub from '../../src/renderer/games/plate/HandStub.svelte';
import PlateTiles from '../../src/renderer/games/plate/hand/PlateTiles.svelte';
import BidCard from '../../src/renderer/games/plate/table/BidCard.svelte';
import Verdict from '../../src/renderer/games/plate/table/Verdict.svelte';
import Rank from '../../src/renderer/games/sandwich/hand/Rank.svelte';
import Wait from '../../src/renderer/games/sandwich/hand/Wait.svelte';
import PlateRow from '../../src/renderer/games/sandwich/table/PlateRow.svelte';
import { sectionOf } from '../../src/renderer/rules/game-rules.ts';
import type { RulesPage } from '../../src/shared/rules-page.ts';
import { LOCALES, type Locale, type Messages, say, sayPhrase } from '../../src/shared/text.ts';
import * as onPlates from '../games/plate/given.ts';
import * as inSandwich from '../games/sandwich/given.ts';

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

/** Kinds that a number says itself, where a place alone does not tell which it is. */
const said = Object.entries(
  import.meta.glob<string>('../../src/renderer/games/*/**/*.svelte', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
).flatMap(([path, source]) =>
  [...source.matchAll(/number:(\w+):([A-Z]-\d+)/g)].map(([, kind = '', rule = '']) => ({
    game: path.split('/games/')[1]!.split('/')[0]!,
    kind,
    rule,
  })),
);

test.each(said)(
  '$game: a number that says it is of $kind ($rule) is told of',
  async ({ game, kind, rule }) => {
    const { rules }: { rules: Record<Locale, RulesPage> } = await import(
      `../../src/games/${game}/text/rules.ts`
    );
    for (const locale of LOCALES) {
      const words = wordsIn({}, locale);
      const told = await aboutOf(game, { kind: 'number', id: `${kind}:${rule}`, words, view: {}, seats: [] });
      expect(told?.text[0], locale).toMatch(/\p{L}/u);
    }
    expect(sectionOf(rules, rule)).toBeGreaterThanOrEqual(0);
  },
);

describe('a number is told of as what it is', () => {
  const words = { locale: 'en', has: () => false, say: (key: string) => key, card: (id: string) => id };
  const seats = [0, 1, 2, 3].map((badge) => ({ badge, name: `P${badge}`, kind: 'person', awake: true }));
  const drawn = (component: unknown, props: object): string =>
    render(component as never, { props: { words, seats, ...props } as never }).body;
  const kindAt = (game: string, selector: string): string | undefined =>
    placesOf(game)
      .find(([all]) => all.split(', ').includes(selector))?.[1]
      .split(':')[1];

  test('S-10: beside a cook in the market: the cards taken', () => {
    const { table: view } = inSandwich.market(4);
    expect(view.players[0]).toMatchObject({ pile: 8, cards: 0 });
    expect(drawn(PlateRow, { view, row: [0], compact: false })).toMatch(/<b class="num[^>]*>0<\/b>/);
    expect(kindAt('sandwich', '.market .pile b')).toBe('taken');
  });

  test('S-4: three, two, one: the time until cards are turned up, not one that is settled by lot', () => {
    const play = inSandwich.dealt(4).timeUp('opening');
    const props = { view: play.table, mine: play.mine(0), seat: 0, options: {}, timers: [], now: () => 0 };
    expect(drawn(Wait, props)).toContain('data-about="number:countdown:S-4"');
    expect(kindAt('sandwich', '.wait .count')).toBeUndefined();
  });

  test('S-19: while one ranks: places and points, and nothing where there is no number', () => {
    const play = inSandwich
      .tasting(4)
      .when(0, { type: 'reveal' })
      .when(0, { type: 'weigh', order: ['0.1'] });
    const props = { view: play.table, mine: play.mine(0), choices: play.choices(0), act: () => {} };
    const body = drawn(Rank, props);
    expect(body).toMatch(/class="number[^"]*">.*<b class="num/s);
    expect(body).not.toMatch(/class="rank[ "]/);
    expect(kindAt('sandwich', '.number b')).toBe('rank');
    expect(kindAt('sandwich', '.points')).toBe('scale');
  });

  test('P-11, P-16: on the stub of a phone: the sandwich under the hammer, or else one’s own points', () => {
    const stub = ({ table: view }: onPlates.PlatePosition) => drawn(PlateStub, { view, seat: 0 });
    expect(kindAt('plate', '.stub > b')).toBe('value');
    expect(stub(onPlates.bidding())).not.toContain('data-about');
    expect(stub(onPlates.building())).toContain('data-about="number:points:P-16"');
  });

  test('P-29: on a plate whose top can be taken: that part, not the sandwich', () => {
    const { table: view } = onPlates.building({ plates: [['bagel~1', 'ham~1']] });
    expect(kindAt('plate', '.p-plate b')).toBe('value');
    expect(drawn(PlateTiles, { view })).not.toContain('data-about');
    expect(drawn(PlateTiles, { view, about: 'top' })).toContain('data-about="number:part:P-11"');
  });

  test('P-17: on the tag of who eats: what eating brings, not what the sandwich is worth', () => {
    const { table } = onPlates.verdict({ bids: [onPlates.up(0, 1), onPlates.up(1, 1)] });
    const { forecast } = table.auction!;
    expect(forecast!.eaters).toHaveLength(2);
    expect(drawn(Verdict, { forecast })).toMatch(/data-about="number:gain:P-17".*class="flag/s);
    expect(kindAt('plate', '.flag')).toBeUndefined();
  });

  test('P-15, P-29: before a player: a bid, or what a napkin adds', () => {
    expect(drawn(BidCard, { face: 'loud-voice', bonus: 2 })).toContain('data-about="number:napkin:P-29"');
    expect(drawn(BidCard, { face: 'bid-plus-2' })).not.toContain('data-about');
    expect(kindAt('plate', '.bid b')).toBe('bid');
  });
});
