import { describe, expect, it } from 'vitest';
import { flavourOf } from '../../../src/games/sandwich/bots/flavours.ts';
import {
  boxOf,
  CARDS,
  cardIdOf,
  cardOf,
  cardsInPlay,
  FAMILIES,
  THEMES,
} from '../../../src/games/sandwich/cards.ts';
import { sandwich } from '../../../src/games/sandwich/index.ts';
import type { Options } from '../../../src/games/sandwich/options.ts';
import { checkOptions } from '../../../src/games/sandwich/options.ts';
import { dealRound } from '../../../src/games/sandwich/setup.ts';
import { EventDraft } from '../../../src/shared/event-draft.ts';
import { seededRng } from '../../../src/shared/rng.ts';
import { begun } from '../../support/position.ts';
import { everybodyReady, kitchen, options, presetOptions, tasteAll } from './given.ts';

const dealFor = (seats: number, changes: Partial<Options> = {}, seed = 1) => {
  const [event] = begun(sandwich, { seats, options: options(changes) }, seed).events;
  if (event?.type !== 'dealt') throw new Error('nothing was dealt');
  return event;
};

describe('the house deck', () => {
  it('S-1: 63 different ingredients, and 56 of them in the small box', () => {
    expect(new Set(CARDS.map(({ id }) => id)).size).toBe(63);
    expect(boxOf('63')).toHaveLength(63);
    expect(boxOf('56')).toHaveLength(56);
    expect(boxOf('56').every((card) => CARDS.includes(card))).toBe(true);
  });

  it('has every family, and traits from 0 to 3', () => {
    expect(new Set(CARDS.map(({ family }) => family))).toEqual(new Set(FAMILIES));
    for (const { id } of CARDS) {
      const traits = flavourOf(id);
      expect(traits, id).toHaveLength(7);
      expect(
        traits.every((trait) => trait >= 0 && trait <= 3),
        id,
      ).toBe(true);
    }
  });

  it('S-32: two boxes hold every ingredient twice, each card with an id of its own', () => {
    const cards = cardsInPlay('56', 2);
    expect(new Set(cards).size).toBe(112);
    expect(new Set(cards.map(cardIdOf)).size).toBe(56);
    expect(cardOf('honey~2')).toBe(cardOf('honey'));
  });

  it('S-46: some of it looks alarming after a week in the warm, some does not', () => {
    expect(CARDS.some(({ spoils }) => spoils)).toBe(true);
    expect(CARDS.some(({ spoils }) => !spoils)).toBe(true);
  });
});

describe('the deal', () => {
  it.each([
    { rule: 'S-2: nine each', seats: 5, changes: {}, each: 9, boxes: 1 },
    { rule: 'S-2: seven players use the whole box', seats: 7, changes: {}, each: 9, boxes: 1 },
    { rule: 'S-30: three players get twelve', seats: 3, changes: {}, each: 12, boxes: 1 },
    { rule: 'S-31: eight players get six', seats: 8, changes: {}, each: 6, boxes: 1 },
    { rule: 'S-31: ten players get six', seats: 10, changes: {}, each: 6, boxes: 1 },
    { rule: 'S-32: eleven players share two boxes', seats: 11, changes: {}, each: 9, boxes: 2 },
    { rule: 'S-32: twelve players share two boxes', seats: 12, changes: {}, each: 9, boxes: 2 },
    {
      rule: 'S-32: seven players share two small boxes',
      seats: 7,
      changes: presetOptions('booklet-fr'),
      each: 9,
      boxes: 2,
    },
    {
      rule: 'S-32: eight may take two boxes instead',
      seats: 8,
      changes: { crowd: 'boxes' },
      each: 9,
      boxes: 2,
    },
    { rule: 'S-33: six with young players', seats: 4, changes: { youngPlayers: true }, each: 6, boxes: 1 },
    {
      rule: 'S-33: nothing is announced for young players',
      seats: 9,
      changes: { youngPlayers: true },
      each: 6,
      boxes: 1,
    },
  ] as const)('$rule', ({ seats, changes, each, boxes }) => {
    const { piles } = dealFor(seats, changes);
    expect(piles.map((pile) => pile.length)).toEqual(Array.from({ length: seats }, () => each));
    const cards = piles.flat();
    expect(new Set(cards).size).toBe(cards.length);
    expect(cards.some((card) => card.includes('~'))).toBe(boxes === 2);
  });

  it('S-31: eight to ten players have an ingredient announced, which nobody is dealt', () => {
    for (const seats of [8, 9, 10]) {
      const { common, piles } = dealFor(seats);
      expect(common).not.toBeNull();
      expect(piles.flat()).not.toContain(common);
    }
    for (const seats of [3, 7, 11, 12]) expect(dealFor(seats).common).toBeNull();
    expect(dealFor(9, { youngPlayers: true }).common).toBeNull();
    expect(dealFor(9, { crowd: 'boxes' }).common).toBeNull();
  });

  it('S-31: the announced ingredient is in every sandwich', () => {
    const play = everybodyReady(kitchen(8, {}, { common: 'honey' }));
    play.timeUp('pause').when(0, { type: 'reveal' });
    for (const { layers } of play.table.tastings[0]!.plates) {
      expect(layers).toHaveLength(3);
      expect(layers!.at(-1)).toBe('honey');
    }
  });

  it('S-19: the first taster is whom the table named at set-up, or nobody yet', () => {
    expect(dealFor(5, { firstTaster: 3 }).first).toBe(3);
    expect(dealFor(5, {}).first).toBeNull();
  });

  it('S-3: all cards come back for the next round, and points add up', () => {
    const play = tasteAll(everybodyReady(kitchen(4, { rounds: 2 })).timeUp('pause'));
    const afterOne = play.state.totals;
    expect(play.top.kind).toBe('round-end');
    play.when('table', { type: 'next' });
    expect(play.state.plan.round).toBe(2);
    expect(play.state.players.map(({ pile }) => pile.length)).toEqual([9, 9, 9, 9]);
    expect(play.state.totals).toEqual(afterOne);
    expect(play.state.history).toHaveLength(1);
  });

  it('S-44: the theme is announced with the deal, and a new one comes each round', () => {
    const { state } = begun(sandwich, { seats: 4, options: options({ theme: 'list', rounds: 2 }) });
    const first = state.plan.theme!.id;
    expect(THEMES).toContain(first);
    const ended = { ...state, history: [{ plan: state.plan, tastings: [], points: [] }] };
    for (let seed = 0; seed < 30; seed++) {
      const draft = new EventDraft({
        state: ended,
        at: 0,
        rng: seededRng(seed),
        evolve: sandwich.evolve,
      });
      dealRound(draft, 2, 0);
      expect(draft.state.plan.theme?.id).not.toBe(first);
    }
  });

  it('S-44: a typed theme holds for the whole match', () => {
    expect(dealFor(4, { theme: 'typed', themeText: ' For llamas ' }).theme).toEqual({
      id: null,
      text: 'For llamas',
    });
  });
});

describe('the options', () => {
  it('has the four editions, the 2013 box first', () => {
    expect(sandwich.presets.map(({ id }) => id)).toEqual([
      'box-2013',
      'booklet-fr',
      'booklet-int',
      'booklet-de',
    ]);
    expect(presetOptions('box-2013')).toMatchObject({
      deck: '63',
      rounds: 1,
      ownCard: 'last',
      trading: false,
      tasterRule: 'oldest',
    });
    expect(presetOptions('booklet-fr')).toMatchObject({
      deck: '56',
      rounds: 3,
      ownCard: 'last',
      trading: false,
      tasterRule: 'youngest',
    });
    expect(presetOptions('booklet-int')).toMatchObject({
      deck: '56',
      rounds: 3,
      ownCard: 'release',
      trading: true,
      scale: [3, 2, 0],
    });
    expect(presetOptions('booklet-de')).toMatchObject({
      ownCard: 'release',
      trading: true,
      scale: [3, 1, 0],
      tasterRule: 'picked',
    });
  });

  it('every edition is played by three to twelve', () => {
    expect(sandwich.seats).toEqual({ min: 3, max: 12 });
    for (const { id } of sandwich.presets)
      for (let seats = 3; seats <= 12; seats++)
        expect(checkOptions(presetOptions(id), seats), id).toEqual([]);
  });

  it.each<[string, Partial<Options>, number, string]>([
    ['a scale of two', { scale: [3, 0] }, 4, 'scaleLength'],
    ['a scale of three for four', { scaleThree: [3, 2, 0] }, 4, 'scaleThreeLength'],
    ['a scale that rises', { scale: [1, 2, 0] }, 4, 'scaleRises'],
    ['S-20: a prize for the worst', { scale: [3, 2, 1] }, 4, 'scaleWorst'],
    ['a scale without points', { scale: [0, 0, 0] }, 4, 'scaleNothing'],
    ['a first taster who is not there', { firstTaster: 4 }, 4, 'firstTaster'],
    ['S-11: a grab clock of two seconds', { grabClock: 2 }, 4, 'grabClock'],
    [
      'S-8: a clock that ends before the hand is off',
      { grabClock: 3, ownCard: 'release', handOffDelay: 3000 },
      4,
      'grabClockHandOff',
    ],
    ['S-47: a twister for four', { twister: true, rounds: 3 }, 4, 'twisterSeats'],
    ['S-47: a twister for one round', { twister: true }, 6, 'twisterRounds'],
    ['S-45: Express with trading', { express: true, trading: true }, 4, 'expressTrading'],
    ['S-41: a pitch in the dark', { blindTasting: true, pitch: true }, 4, 'blindPitch'],
    ['S-40: blind, but served openly', { blindTasting: true, chefsSuggestion: true }, 4, 'blindSuggestion'],
    ['S-44: no theme typed', { theme: 'typed', themeText: '  ' }, 4, 'themeEmpty'],
    ['S-44: a theme which nobody can see', { theme: 'typed', themeText: '\u200b\u2063' }, 4, 'themeEmpty'],
    ['S-44: a theme that turns the text round', { theme: 'typed', themeText: 'sea\u061c' }, 4, 'themeText'],
    ['S-44: a theme of 500 characters', { theme: 'typed', themeText: 'x'.repeat(500) }, 4, 'themeText'],
    ['S-44: a theme with markup', { theme: 'typed', themeText: '<b>sea</b>' }, 4, 'themeText'],
    ['S-44: a theme with a control character', { theme: 'typed', themeText: 'sea\u0007' }, 4, 'themeText'],
  ])('%s is explained', (_, changes, seats, problem) => {
    expect(checkOptions(options(changes), seats).map(({ key }) => key)).toContain(problem);
  });

  it('what does not go together is explained beside both options, and nothing is corrected', () => {
    const chosen = options({ express: true, trading: true });
    expect(checkOptions(chosen, 4)).toEqual([
      { field: 'express', key: 'expressTrading' },
      { field: 'trading', key: 'expressTrading' },
    ]);
    expect(chosen).toMatchObject({ express: true, trading: true });
  });
});
