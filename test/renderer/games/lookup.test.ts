import { describe, expect, it } from 'vitest';
import { printed } from '../../../src/games/sheets/text/printed.ts';
import { found, gameOf, libraryOf } from '../../../src/renderer/games/sheets/companion/lookup.ts';
import { LOCALES } from '../../../src/shared/text.ts';

const named = async (game: string, locale: (typeof LOCALES)[number], wanted: string): Promise<string[]> =>
  found((await libraryOf(game, locale)).cards, wanted).map(({ name }) => name);

describe('what a card does', () => {
  it('T-52: is known where the sheet knows its game', () => {
    expect(['sheet-plate', 'sheet-wars', 'sheet-plain', 'plate'].map(gameOf)).toEqual([
      'plate',
      'wars',
      undefined,
      undefined,
    ]);
  });

  it('T-52: is found by name in the guest’s language, accents or not, and by what it speaks of', async () => {
    expect((await named('plate', 'fr', 'ENCHERE'))[0]).toBe('Enchère');
    expect((await named('plate', 'es', 'servi'))[0]).toBe('Servilleta');
    expect((await named('masters', 'de', 'spezialsosse'))[0]).toBe('Spezialsoße');
    expect(await named('wars', 'en', 'upkeep of nothing')).toEqual([]);
    expect(await named('masters', 'en', 'bank')).toEqual(['Bribe']);
  });

  it('T-52: our rulings stand apart, and the whole rules of the game can be searched too', async () => {
    const { cards, rules } = await libraryOf('plate', 'en');
    expect(cards.find(({ name }) => name === 'Tie')!.rulings).toEqual([
      'Below zero too: −5 for two is −3 each.',
    ]);
    expect(found(rules, 'napkin').length).toBeGreaterThan(0);
  });

  it('T-52: every kind of card that a source names is there, in four languages alike', () => {
    const wanted: Readonly<Record<string, readonly string[]>> = {
      sandwich: ['Ingredient', 'Bleah', 'Themed special', 'Express', 'Pitch', 'Direction twister'],
      plate: [
        'Plate',
        'Bread',
        'Meat, cheese, extra',
        'Bid',
        'Napkin',
        'Trade two cards',
        'Fresh hands',
        'Pass two cards',
      ],
      masters: [
        'Ingredient',
        'Attack condiment',
        'Health inspector',
        'Special Sauce',
        'Order',
        'Event',
        'Double Decker',
        'Bread Sandwich',
        'Meat Surprise',
      ],
      wars: ['Ingredient', 'Opportunity', 'Order', 'Assistant', 'Free assistant', 'Two ingredients free'],
    };
    for (const [game, names] of Object.entries(wanted)) {
      expect(printed.en[game]!.map(({ name }) => name)).toEqual(expect.arrayContaining([...names]));
      for (const locale of LOCALES) {
        const rules = printed[locale][game]!.map(({ rule, ruling }) => [rule, ruling !== undefined]);
        expect(rules).toEqual(printed.en[game]!.map(({ rule, ruling }) => [rule, ruling !== undefined]));
      }
    }
  });
});
