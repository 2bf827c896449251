import { describe, expect, it } from 'vitest';
import type { TextParams } from '../../src/shared/game.ts';
import { type Locale, type Message, say, sayPhrase } from '../../src/shared/text.ts';

const messages: Record<string, Message> = {
  cards: { one: '{n} card', other: '{n} cards' },
  took: '{who} took {card}',
  nested: 'now: {what}',
  turn: 'Now {who}.',
  'refusal.late': 'Too late: {who} has it.',
};
const speak = (locale: Locale, key: string, params?: TextParams) =>
  say(
    {
      locale,
      lookup: (k) => messages[k],
      names: { seat: (seat) => ['Ada', 'Bo'][seat]!, card: (id) => `the ${id}` },
    },
    key,
    params,
  );

describe('words', () => {
  it.each([
    ['en', 0, '0 cards'],
    ['en', 1, '1 card'],
    ['fr', 0, '0 card'],
    ['de', 2, '2 cards'],
    ['es', 1000000, '1.000.000 cards'],
  ] as const)('choose the plural of %s for %i', (locale, n, expected) => {
    expect(speak(locale, 'cards', { n })).toBe(expected);
  });

  it('fill in names of seats, cards and other messages', () => {
    expect(speak('en', 'took', { who: { seat: 1 }, card: { card: 'ham' } })).toBe('Bo took the ham');
    expect(speak('en', 'nested', { what: { text: 'cards' } })).toBe('now: {n} cards');
  });

  it('end a sentence with one dot, also after a name that has one', () => {
    expect(speak('en', 'turn', { who: 'Cy' })).toBe('Now Cy.');
    expect(speak('en', 'turn', { who: 'Charlotte W.' })).toBe('Now Charlotte W.');
  });

  it('show a missing key and a missing blank as they are, and a true minus', () => {
    expect(speak('en', 'nowhere')).toBe('nowhere');
    expect(speak('en', 'took', { who: 'Cy' })).toBe('Cy took {card}');
    expect(speak('en', 'cards', { n: -2 })).toBe('−2 cards');
  });

  it('say a refusal by its key', () => {
    const wording = {
      locale: 'en' as const,
      lookup: (k: string) => messages[k],
      names: { seat: () => 'Bo', card: String },
    };
    expect(sayPhrase(wording, 'refusal', { key: 'late', params: { who: { seat: 0 } } })).toBe(
      'Too late: Bo has it.',
    );
  });
});
