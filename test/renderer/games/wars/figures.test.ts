/** What a phone shows of orders, prices and lent quality is what comes of it. */
import { describe, expect, it } from 'vitest';
import { wars } from '../../../../src/games/wars/index.ts';
import type { Move } from '../../../../src/games/wars/moves.ts';
import { de } from '../../../../src/games/wars/text/de.ts';
import { en } from '../../../../src/games/wars/text/en.ts';
import { es } from '../../../../src/games/wars/text/es.ts';
import { firstMatch } from '../../../../src/games/wars/text/first-match.ts';
import { fr } from '../../../../src/games/wars/text/fr.ts';
import type { OrderSet } from '../../../../src/games/wars/view-types.ts';
import { liftText } from '../../../../src/renderer/games/wars/card-text.ts';
import { plansIn, playsFree } from '../../../../src/renderer/games/wars/hand/free-play.ts';
import { readinessOf } from '../../../../src/renderer/games/wars/hand/readiness.ts';
import type { GameWords } from '../../../../src/renderer/i18n/words.svelte.ts';
import { range } from '../../../../src/shared/lists.ts';
import { LOCALES, type Messages, say } from '../../../../src/shared/text.ts';
import { inTurn, type SeatLayout, someMoments, type WarsPosition } from '../../../games/wars/given.ts';

const messages = { de, en, es, fr };

function wordsIn(locale: keyof typeof messages): GameWords {
  const lookup = (key: string) => (messages[locale] as Messages)[key];
  const wording = { locale, names: { seat: String, card: String }, lookup };
  return { locale, say: (key: string, params = {}) => say(wording, key, params) } as unknown as GameWords;
}

/** What a phone knows. */
const phone = (play: WarsPosition, seat: number) => ({ mine: play.mine(seat), choices: play.choices(seat) });

describe('how far an order is', () => {
  const planned = (layout: SeatLayout) =>
    readinessOf(
      inTurn({
        players: { 0: { zone: ['steak', 'ham', 'omelette', 'brie'], ...layout } },
        row: ['leaning-tower~2'],
      }).mine(0).plans[0]!,
    );

  it('W-9: with quality enough and an ingredient too few, it is the ingredient that lacks', () => {
    expect(planned({ hand: ['tip-jar'] })).toMatchObject({ state: 'lacking', n: 1, text: '−1' });
    expect(planned({ hand: ['tip-jar'] }).unit).toBe(planned({ hand: ['prawns'], coins: 20 }).lead);
  });

  it('W-8, W-9: with the ingredient in hand and too few coins, it is the coins', () => {
    expect(planned({ hand: ['prawns'], coins: 3 })).toMatchObject({ state: 'dear', lead: 'coins' });
    expect(planned({ hand: ['prawns'], coins: 20 })).toMatchObject({ state: 'nearly', text: '+1' });
  });

  it('W-9: nothing is ever short by nothing', () => {
    const short = someMoments().flatMap((state) =>
      range(state.seats).flatMap((seat) =>
        wars
          .seatView(state, seat)
          .plans.map(readinessOf)
          .filter(({ state: far }) => far === 'far' || far === 'lacking'),
      ),
    );
    expect(short.length).toBeGreaterThan(100);
    expect(short.filter(({ n = 0 }) => n < 1)).toEqual([]);
  });

  it.each(['ready', 'nearly', 'far', 'dear', 'lacking'])('W-9: has its words: %s', (state) => {
    expect(en).toHaveProperty([`ui.plan.${state}`]);
  });
});

describe('what an order costs first while ingredients are played for nothing', () => {
  const FULL = ['ham~2', 'tomato~2', 'onion~2', 'lettuce~2', 'butter~2'];
  const used = (layout: SeatLayout) =>
    inTurn({
      players: { 0: { hand: ['both-hands~2', 'steak~2', 'brie~2'], ...layout } },
      row: ['soloist~2', 'doorstep~2'],
    }).does({ type: 'opportunity', card: 'both-hands~2' });

  const nearlyOf = (play: WarsPosition): readonly OrderSet[] =>
    plansIn(phone(play, 0)).flatMap(({ nearly }) => nearly);

  it.each([
    { coins: 9, zone: [], price: 0 },
    { coins: 0, zone: [], price: 0 },
    { coins: 9, zone: FULL, price: 2 },
    { coins: 2, zone: FULL, price: 2 },
  ])('W-8, W-16: $price with $coins coins and $zone.length on the counter', ({ coins, zone, price }) => {
    const play = used({ coins, zone });
    const sets = nearlyOf(play);
    expect(sets.length).toBeGreaterThan(0);
    for (const { first, replace, cost, affordable } of sets) {
      const move: Move = { type: 'play', card: first!, ...(replace !== null && { replace }) };
      const played = play
        .copy()
        .does(move)
        .facts.find(({ type }) => type === 'played');
      expect(played).toMatchObject({ card: first, cost });
      expect(affordable).toBe(true);
      expect(cost).toBe(price);
    }
  });

  it('W-8: before and after, the price of the card', () => {
    const play = used({ coins: 9 });
    expect(plansIn(phone(play, 0))).not.toBe(play.mine(0).plans);
    play.does({ type: 'stop' });
    expect(plansIn(phone(play, 0))).toBe(play.mine(0).plans);
  });

  it('W-16: nothing is free for the others meanwhile', () => {
    const play = used({ coins: 9 });
    expect(play.top.kind).toBe('free-play');
    expect([0, 1].map((seat) => playsFree(play.choices(seat)))).toEqual([true, false]);
    expect(plansIn(phone(play, 1))).toBe(play.mine(1).plans);
  });
});

describe('what opportunities lend', () => {
  it.each(LOCALES)('W-15, W-16: every part of it is shown, and nothing else (%s)', (locale) => {
    const words = wordsIn(locale);
    const both = liftText({ total: 3, each: 1 }, words);
    expect(both).toContain('+3');
    expect(both).toContain('+1');
    expect(liftText({ total: 3, each: 0 }, words)).toBe(words.say('ui.lift', { n: 3 }));
    expect(liftText({ total: 0, each: 1 }, words)).toBe(words.say('ui.lift.each', { n: 1 }));
  });
});

it('W-18: whoever learns it is told that all leave who cannot all be paid', () => {
  const told = { en: /all of them leave/, de: /gehen alle/, fr: /tous s’en vont/, es: /se van/ };
  for (const locale of LOCALES)
    expect(firstMatch[locale].lessons.upkeep!.join(' '), locale).toMatch(told[locale]);
});
