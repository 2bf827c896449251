import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { LOCALES, type Locale, type Message, say } from '../../src/shared/text.ts';
import { haveTheirWords } from '../support/words.ts';

haveTheirWords(games, (game, file) => import(`../../src/games/${game.text}/text/${file}.ts`));

describe('one is said as one', () => {
  it.each([
    [
      'wars',
      'refusal.too-dear',
      'That costs 1 coin,',
      'Das kostet 1 Münze,',
      'Cela coûte 1 pièce,',
      'Cuesta 1 moneda ',
    ],
    ['wars', 'ui.missing', ' 1 short', 'fehlt 1', 'manque 1', 'Falta 1 '],
    ['wars', 'ui.plan.far', '1 short', 'fehlt', 'manque 1', 'Falta 1 '],
    ['masters', 'notice.reshuffled-white', '1 card.', '1 Karte.', '1 carte.', '1 carta.'],
    ['masters', 'notice.reshuffled-black', '1 card.', '1 Karte.', '1 carte.', '1 carta.'],
    ['sheets', 'frame.unseen.kicker', '1 of 4 has', '1 von 4 hat', '1 sur 4 a ', 'Ha elegido 1 '],
    ['sheets', 'ui.unseen.count', '1 of 4 has', '1 von 4 hat', '1 sur 4 a ', 'Ha elegido 1 '],
    [
      'sheets',
      'frame.counting.kicker',
      '1 of 4 is',
      '1 von 4 ist',
      '1 sur 4 est compté',
      '1 de 4 ya contado',
    ],
    ['sheets', 'call.plate-sandwiches', '1 sandwich,', '1 Sandwich,', '1 sandwich,', '1 sándwich,'],
    ['sheets', 'fault.arguments', '1 value.', '1 Wert.', '1 valeur.', '1 valor.'],
    ['sheets', 'notice.vote.up', '1 vote.', '1 Stimme.', '1 vote.', '1 voto.'],
  ] as const)('%s, %s', async (text, key, en, de, fr, es) => {
    for (const [locale, said] of Object.entries({ en, de, fr, es })) {
      const file = await import(`../../src/games/${text}/text/${locale}.ts`);
      const lookup = (sought: string): Message | undefined => file[locale][sought];
      const wording = { locale: locale as Locale, names: { seat: String, card: String }, lookup };
      expect(say(wording, key, { n: 1, of: 4, have: 0, least: 1 }), locale).toContain(said);
    }
  });
});

it('T-54: a vote that is called off is not called like a step that is taken back', async () => {
  for (const locale of LOCALES) {
    const { [locale]: words } = await import(`../../src/games/sheets/text/${locale}.ts`);
    expect(words['ui.vote.off'], locale).not.toBe(words['ui.undo']);
  }
});
