import { describe, expect, it, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { rules as masters } from '../../src/games/masters/text/rules.ts';
import { rules as plate } from '../../src/games/plate/text/rules.ts';
import { rules as sandwich } from '../../src/games/sandwich/text/rules.ts';
import { rules as wars } from '../../src/games/wars/text/rules.ts';
import { sectionDuring } from '../../src/renderer/rules/game-rules.ts';
import { found } from '../../src/renderer/rules/search.ts';
import type { Messages } from '../../src/shared/text.ts';

const pages = { sandwich, plate, masters, wars } as const;

describe('looking through the rules', () => {
  test.each([
    ['fr', 'ENCHERES', 'Les enchères'],
    ['es', 'servilletas clasicas', 'Las tres servilletas clásicas'],
    ['de', 'hochste karte', 'Vor dem ersten Sandwich'],
    ['en', 'musical chairs', 'The napkins of the house'],
  ] as const)('in %s "%s" is found, whatever its accents and capitals', (locale, query, title) => {
    expect(found(plate[locale], query).map((section) => section.title)).toContain(title);
  });

  test('shows what fits and nothing else; a heading that fits brings all of its section', () => {
    const [only] = found(plate.en, 'iron stomach');
    expect([...only!.text, ...only!.rulings].every((text) => /iron stomach/i.test(text))).toBe(true);
    const bidding = found(plate.en, 'Bidding').find(({ index }) => index === 3);
    expect(bidding!.text).toEqual(plate.en.sections[3]!.text);
    expect(found(plate.en, 'submarine')).toEqual([]);
    expect(found(plate.en, '  ').map(({ index }) => index)).toEqual(plate.en.sections.map((_, i) => i));
  });
});

describe.each(Object.entries(pages))('the rules of %s', (id, page) => {
  const game = games.find((one) => one.id === id)!;

  it('open at what goes on, whatever is asked', async () => {
    const words: { en: Messages } = await import(`../../src/games/${game.text}/text/en.ts`);
    const kinds = Object.keys(words.en).flatMap((key) => /^frame\.([a-z-]+)$/.exec(key)?.[1] ?? []);
    const anyTime = ['any-time'];
    expect(kinds.filter((kind) => sectionDuring(page, kind) < 0 && !anyTime.includes(kind))).toEqual([]);
  });

  it('tell a rule in one place only', () => {
    const told = page.en.sections.flatMap(({ tells = [] }) => tells);
    expect(new Set(told).size).toBe(told.length);
  });
});
