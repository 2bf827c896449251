import { describe, expect, it } from 'vitest';
import { de } from '../../../../src/games/plate/text/de.ts';
import { en } from '../../../../src/games/plate/text/en.ts';
import { es } from '../../../../src/games/plate/text/es.ts';
import { fr } from '../../../../src/games/plate/text/fr.ts';
import { outcomeFor } from '../../../../src/renderer/games/plate/forecast.ts';
import { news } from '../../../../src/renderer/games/plate/news.ts';
import type { GameWords } from '../../../../src/renderer/i18n/words.svelte.ts';
import { LOCALES, type Messages, say } from '../../../../src/shared/text.ts';
import { type Before, holding, napkin, up, verdict } from '../../../games/plate/given.ts';

const messages = { de, en, es, fr };
const NAMES = ['Ann', 'Ben', 'Cleo'];

const wordingOf = (locale: keyof typeof messages) => ({
  locale,
  names: { seat: (seat: number) => NAMES[seat]!, card: String },
  lookup: (key: string) => (messages[locale] as Messages)[key],
});

const words = {
  say: (key: string, params = {}) => say(wordingOf('en'), key, params),
} as unknown as GameWords;

const bad = [['sourdough~1', 'sock~1', 'bagel~1']];

/** What the phones of all three say, Ben's iron stomach lying on the table or not. */
function forecasts(bids: readonly Before[], shielded: boolean): string[] {
  const play = verdict({ plates: bad, bids, hands: { 1: holding('iron-stomach~1') } });
  if (shielded) play.when(1, napkin('iron-stomach~1')).letPass();
  return NAMES.map((_, seat) => outcomeFor(play.table.auction!.forecast!, seat, words));
}

describe('what a phone says will be eaten', () => {
  it('P-16: whoever eats alone is spoken to, the others are told who it is', () => {
    expect(forecasts([up(1, 3)], false)).toEqual(['Ben eats: −2', 'You eat: −2', 'Ben eats: −2']);
    expect(forecasts([up(1, 3)], true)).toEqual(['Ben eats: 0', 'You eat: 0', 'Ben eats: 0']);
  });

  it('P-17: those who share are told so', () => {
    const shared = Array(3).fill('2 share it: −1');
    expect(forecasts([up(1, 3), up(2, 3)], false)).toEqual(shared);
  });

  it('P-29: who is spared of those who share is told no loss', () => {
    const [ann, ben, cleo] = forecasts([up(1, 3), up(2, 3)], true);
    expect(ben).toBe('You eat: 0');
    expect([ann, cleo]).toEqual(['2 share it: −1', '2 share it: −1']);
  });
});

it('P-29: who is spared is named in four languages, with what the others lose', () => {
  const params = { n: 2, value: -2, share: -1, spared: { seat: 1 } };
  const slips = LOCALES.map((locale) => say(wordingOf(locale), 'notice.shared-shielded', params));
  for (const slip of slips) for (const part of ['2', '−2', '−1', 'Ben']) expect(slip).toContain(part);
  expect(news).toContain('shared-shielded');
});
