import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../../../scripts/lib/paths.ts';
import { tempers } from '../../../src/games/sandwich/bots/tempers.ts';
import { CARDS, FAMILIES, THEMES } from '../../../src/games/sandwich/cards.ts';
import { checkOptions } from '../../../src/games/sandwich/options.ts';
import { de } from '../../../src/games/sandwich/text/de.ts';
import { en } from '../../../src/games/sandwich/text/en.ts';
import { es } from '../../../src/games/sandwich/text/es.ts';
import { fr } from '../../../src/games/sandwich/text/fr.ts';
import { numbers } from '../../../src/games/sandwich/text/numbers.ts';
import { rules } from '../../../src/games/sandwich/text/rules.ts';
import { options } from './given.ts';

const folder = inRoot('src/games/sandwich');
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.startsWith('text'))
  .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
  .join('\n');

const named = (pattern: RegExp): string[] => [
  ...new Set([...sources.matchAll(pattern)].map((match) => match[1]!)),
];

const lacking = (prefix: string, ids: readonly string[]) =>
  ids.map((id) => `${prefix}.${id}`).filter((key) => !(key in en));

describe('the words', () => {
  it('name every card, family and theme', () => {
    expect(
      lacking(
        'card',
        CARDS.map(({ id }) => id),
      ),
    ).toEqual([]);
    expect(lacking('family', FAMILIES)).toEqual([]);
    expect(lacking('theme', THEMES)).toEqual([]);
  });

  it('name no card with a piece that runs out of it, three to a line on a phone of 320 px', () => {
    const pieces = Object.entries({ en, de, es, fr }).flatMap(([locale, words]) =>
      CARDS.flatMap(({ id }) =>
        words[`card.${id}` as keyof typeof en]
          .toString()
          .split(/[\s\u00AD-]+/)
          .map((piece) => `${locale} ${piece}`),
      ),
    );
    expect(pieces.filter((piece) => piece.length > 'en '.length + 10)).toEqual([]);
  });

  it('give every refusal a sentence, and none to what is never refused', () => {
    const reasons = [
      ...named(/\bno\('([a-z-]+)'/g),
      'text-empty',
      'text-long',
      'text-unprintable',
      'not-now',
      'only-players',
    ];
    expect(reasons.length).toBeGreaterThan(25);
    expect(lacking('refusal', reasons)).toEqual([]);
    const worded = Object.keys(en).filter((key) => key.startsWith('refusal.'));
    expect(worded.map((key) => key.slice('refusal.'.length)).sort()).toEqual([...new Set(reasons)].sort());
  });

  it('call out every phase, and hint at every move', () => {
    const phases = named(/enter\(\w+, '(\w+)'/g).filter((phase) => phase !== 'over' && phase !== 'stacking');
    expect(phases.length).toBeGreaterThan(10);
    const kinds = phases.map((phase) => (phase === 'roundEnd' ? 'round-end' : phase));
    const asking = ['oldest', 'youngest', 'picked'].map((rule) => `asking-${rule}`);
    for (const kind of [
      ...kinds.filter((one) => one !== 'asking'),
      ...asking,
      'stack',
      'prep-express',
      'rank-bleah',
      'together-bleah',
    ])
      expect(lacking('frame', [kind, `${kind}.kicker`])).toEqual([]);
    const moves = named(/z\.literal\('([a-z-]+)'\)/g).filter((move) => move !== 'time-up' && move !== 'all');
    expect(moves.length).toBeGreaterThan(15);
    expect(lacking('choice', moves)).toEqual([]);
    expect(
      lacking(
        'hint',
        moves.filter((move) => move !== 'next'),
      ),
    ).toEqual([]);
  });

  it('explain every problem of the options', () => {
    const keys = named(/key: '(\w+)',\s+broken/g);
    expect(keys.length).toBeGreaterThan(10);
    expect(lacking('problem', keys)).toEqual([]);
    const broken = checkOptions(options({ scale: [1], scaleThree: [1, 2] }), 4).map(({ key }) => key);
    expect(lacking('problem', broken)).toEqual([]);
  });

  it('S-42: what is said of a verdict and of the points holds for the most disgusting one too', () => {
    const praise = {
      en: /best|worst|like/,
      fr: /meilleur|pire|préfère/,
      es: /mejor|peor|gusta/,
      de: /best|schlecht|mag/,
    };
    for (const [words, taken] of [
      [en, praise.en],
      [fr, praise.fr],
      [es, praise.es],
      [de, praise.de],
    ] as const)
      expect(JSON.stringify([words['notice.verdict-given'], words['ui.scale']])).not.toMatch(taken);
  });

  it('S-42: one hint for every ranking names neither the best nor the most disgusting as the first', () => {
    const order = {
      en: /best|worst|disgust/i,
      fr: /meilleur|pire|infect/i,
      es: /mejor|peor|asqueros/i,
      de: /beste|schlecht|eklig/i,
    };
    for (const [words, taken] of [
      [en, order.en],
      [fr, order.fr],
      [es, order.es],
      [de, order.de],
    ] as const)
      expect([words['hint.weigh'], words['hint.rank'], words['hint.guess']].join(' ')).not.toMatch(taken);
  });

  it('S-42: nobody liked what the most disgusting one was made of', () => {
    const liking = {
      en: /like|pleas|want|best/i,
      fr: /aim|coqueluche|voulu|d’or/i,
      es: /favorit|quiso|prefiri|de oro/i,
      de: /mag|mochte|liebling|wollte|bester/i,
    };
    for (const [words, taken] of [
      [en, liking.en],
      [fr, liking.fr],
      [es, liking.es],
      [de, liking.de],
    ] as const)
      for (const key of ['favourite', 'flop', 'liking', 'page.bite'] as const)
        expect(words[`ui.${key}.bleah`]).not.toMatch(taken);
  });

  it('S-42: what a bot likes is not what it puts first: there it puts first what it likes least', () => {
    const first = { en: /first/, fr: /premi/, es: /primer/, de: /erst|Platz/ };
    for (const [words, taken] of [
      [en, first.en],
      [fr, first.fr],
      [es, first.es],
      [de, first.de],
    ] as const)
      for (const temper of tempers)
        expect(words[`temper.${temper}.help` as keyof typeof en]).not.toMatch(taken);
  });

  it('S-19, S-42: a place is told of without calling the first one the best', () => {
    for (const [locale, taken] of [
      ['en', /best/],
      ['fr', /meilleur/],
      ['es', /mejor/],
      ['de', /beste/],
    ] as const)
      expect(numbers[locale].rank!.join(' ')).not.toMatch(taken);
  });

  it('keep French punctuation with its word', () => {
    const french = JSON.stringify([fr, rules.fr, numbers.fr]);
    expect(french.match(/\w [:;!?»]/g)).toBeNull();
    expect(french.match(/« /g)).toBeNull();
  });

  it('mark the rulings of the specification in the rules page', () => {
    const rulings = rules.en.sections.flatMap((section) => section.rulings ?? []).join(' ');
    for (const told of ['misprint', 'better of two', '150 ms', 'Eighty changes', 'as many boxes'])
      expect(rulings).toContain(told);
  });
});

describe('the pictures', () => {
  it('every card has one of its own', () => {
    const art = JSON.parse(readFileSync(`${folder}/art.json`, 'utf8')) as Record<string, string>;
    expect(Object.keys(art).sort()).toEqual(CARDS.map(({ id }) => id).sort());
    expect(new Set(Object.values(art)).size).toBe(CARDS.length);
    for (const collection of ['fluent-emoji-flat', 'noto']) {
      const file = inRoot(`node_modules/@iconify-json/${collection}/icons.json`);
      const { icons } = JSON.parse(readFileSync(file, 'utf8')) as { icons: Record<string, unknown> };
      const wanted = Object.values(art).filter((icon) => icon.startsWith(`${collection}:`));
      expect(wanted.filter((icon) => !(icon.slice(collection.length + 1) in icons))).toEqual([]);
    }
    expect(Object.values(art).every((icon) => /^(fluent-emoji-flat|noto):/.test(icon))).toBe(true);
  });
});
