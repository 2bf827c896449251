import { describe, expect, it } from 'vitest';
import { waitingFor } from '../../../../src/renderer/games/masters/hand/waiting.ts';
import { callOf } from '../../../../src/renderer/shell/call.ts';
import type { SeatPublic } from '../../../../src/shared/protocol.ts';
import type { Locale } from '../../../../src/shared/text.ts';
import { type Kitchen, kitchen } from '../../../games/masters/given.ts';
import { messages, wordsIn } from './said.ts';

const NAMES = ['Ann', 'Ben', 'Cleo'];
const seats: readonly SeatPublic[] = NAMES.map((name, badge) => ({
  name,
  badge,
  face: 0,
  kind: 'person',
  awake: true,
}));

/** Seat 0 fills the BLT, and this event comes up in its place. */
const asking = (event: string, ...hands: readonly string[]): Kitchen => {
  const [first, ...others] = hands;
  const table = kitchen({
    people: [
      { hand: `bread ${first}`, sandwiches: ['bread tomato bacon lettuce'] },
      ...others.map((hand) => ({ hand })),
    ],
    black: `${event} picnic`,
  });
  return table.plays(0, 'bread', 'a0').when(0, { type: 'claim', sandwich: 'a0', order: 'blt' });
};

const gives = (table: Kitchen, seat: number): Kitchen =>
  table.when(seat, { type: 'give', cards: table.hand(seat).slice(0, 1) });

const waiting = ({ table, frames }: Kitchen, seat: number, locale: Locale = 'en') =>
  waitingFor({ view: table, frames, seats, seat, words: wordsIn(locale) });

describe('whom a phone waits for', () => {
  it('M-20: while an event asks everybody, it is nobody’s turn, and several have to answer', () => {
    const table = gives(asking('rush-hour', 'cheese', 'egg', 'beef'), 2);
    expect(waiting(table, 2)).toBe('Ann and Ben have to answer first.');
    expect(waiting(gives(table, 1), 2)).toBe('Ann has to answer first.');
    expect(waiting(gives(asking('rush-hour', 'cheese', 'egg', 'beef'), 0), 0)).toBe(
      'Ben and Cleo have to answer first.',
    );
  });

  it('M-22: who is visited by an inspector is not in turn either', () => {
    const people = [{ hand: 'lazy' }, { sandwiches: ['bread goo'] }, {}];
    const table = kitchen({ people });
    expect(waiting(table, 2)).toBe('Ann is at it. Plan your next one.');
    table.when(0, { type: 'inspect', card: table.card(0, 'lazy'), seat: 1 });
    for (const seat of [0, 2]) expect(waiting(table, seat)).toBe('Ben has to answer first.');
  });

  it('M-5: whoever is in turn waits for nobody', () => {
    expect(waiting(kitchen({ people: [{ hand: 'bread' }, {}] }), 0)).toBeUndefined();
  });

  it.each([
    ['en', 'Ben has to answer first.', 'Ben and Cleo have to answer first.'],
    ['de', 'Erst muss Ben antworten.', 'Erst müssen Ben und Cleo antworten.'],
    ['es', 'Primero tiene que responder Ben.', 'Primero tienen que responder Ben y Cleo.'],
    ['fr', 'Ben doit d’abord répondre.', 'Ben et Cleo doivent d’abord répondre.'],
  ] as const)('M-20: one answers, several answer: %s', (locale, one, several) => {
    const table = gives(asking('rush-hour', 'cheese', 'egg', 'beef'), 0);
    expect(waiting(table, 0, locale)).toBe(several);
    expect(waiting(gives(table, 2), 0, locale)).toBe(one);
    for (const key of ['ui.wait-turn', 'ui.wait-answer'])
      expect(messages[locale][key], key).toEqual({ one: expect.any(String), other: expect.any(String) });
  });
});

describe('what is asked of a phone', () => {
  it.each([
    ['en', 'two cards, or all you have'],
    ['de', 'zwei Karten weg, oder was du hast'],
    ['es', 'dos cartas, o las que tengas'],
    ['fr', 'deux cartes, ou ce qu’il te reste'],
  ] as const)('M-20: whoever has one card left is not asked for two at Stocktake: %s', (locale, asked) => {
    const table = asking('stocktake', 'cheese', 'egg beef', 'mayo onion');
    const choices = table.choices(0);
    expect(choices[0]?.slots?.[0]).toMatchObject({ kind: 'pick', min: 1, max: 1 });
    const call = callOf({ frames: table.frames, seats, words: wordsIn(locale), me: 0, choices });
    expect(call?.mine).toBe(true);
    expect(call?.text).toMatch(new RegExp(`${asked}$`));
  });
});
