import { describe, expect, it } from 'vitest';
import { plate } from '../../../src/games/plate/index.ts';
import type { Move } from '../../../src/games/plate/moves.ts';
import { seededRng } from '../../../src/shared/rng.ts';
import { playout } from '../../support/playout.ts';
import {
  bidding,
  building,
  defaults,
  down,
  holding,
  junk,
  napkin,
  type PlatePosition,
  up,
  verdict,
} from './given.ts';

const LEVELS = plate.bots.map(({ id }) => id);

/** What bots of this level do here, whatever their character and their luck. */
const answersOf = (play: PlatePosition, seat: number, level: string): Move[] =>
  Array.from({ length: 40 }, (_, character) => {
    const decision = plate.bots
      .find(({ id }) => id === level)!
      .choose({
        seat,
        seats: play.state.seats,
        table: play.table,
        mine: play.mine(seat),
        frames: play.frames,
        choices: play.choices(seat),
        now: play.at,
        since: play.at,
        character,
        rng: seededRng(character),
      });
    return decision!.move as Move;
  });

const typesIn = (moves: readonly Move[]): string[] => [...new Set(moves.map(({ type }) => type))].sort();

describe('a bot that would win the match with this sandwich', () => {
  const HAND = ['bid-plus-5~1', 'bid-plus-3~1', 'ham~1', 'bagel~2', ...junk(3)];

  it('P-30: the chef bids for it, however far it leads already', () => {
    const play = bidding({ points: [13, 4, 2], hands: { 0: HAND } });
    const moves = answersOf(play, 0, 'chef');
    expect(typesIn(moves)).toEqual(['bid']);
    expect(moves).toContainEqual({ type: 'bid', card: 'bid-plus-5~1', on: 0 });
  });

  it('P-30: and goes on while others do', () => {
    const play = bidding({ points: [13, 4, 2], hands: { 0: HAND, 1: ['bid-plus-2~1', ...junk(6)] } });
    play.when(0, { type: 'bid', card: 'bid-plus-3~1', on: 0 });
    play.when(1, { type: 'bid', card: 'bid-plus-2~1', on: 1 }).when(2, { type: 'opt-out' });
    expect(typesIn(answersOf(play, 0, 'chef'))).toEqual(['bid']);
  });

  it('P-14: its last card as well, when nothing else is left to be won', () => {
    const play = bidding({ points: [13, 4, 2], hands: { 0: HAND } });
    play.when(0, { type: 'bid', card: 'bid-plus-3~1', on: 0 });
    play.when(1, { type: 'opt-out' }).when(2, { type: 'opt-out' });
    expect(typesIn(answersOf(play, 0, 'chef'))).toEqual(['bid']);
  });

  it('P-30: also with the smallest of sandwiches', () => {
    const play = bidding({
      points: [14, 4, 2],
      hands: { 0: HAND },
      plates: [['sourdough~1', 'flatbread~1']],
    });
    expect(typesIn(answersOf(play, 0, 'chef'))).toEqual(['bid']);
  });

  it('P-30: among five, when it is the last one and would put it ahead', () => {
    const play = bidding({
      seats: 5,
      points: [9, 8, 0, 0, 0],
      hands: { 0: HAND },
      options: { ending: 'sandwiches', sandwiches: 1 },
    });
    expect(play.table.goal).toEqual({ kind: 'sandwiches', n: 1 });
    expect(typesIn(answersOf(play, 0, 'chef'))).toEqual(['bid']);
  });

  it('P-30: the apprentice bids as well', () => {
    const play = bidding({ points: [13, 4, 2], hands: { 0: HAND } });
    expect(typesIn(answersOf(play, 0, 'apprentice'))).toEqual(['bid']);
  });
});

describe('the chef at an auction', () => {
  const SEVEN = ['sourdough~1', 'roast~1', 'baguette~1'];

  it('P-14: does not leave the last card that wins to others, whatever it has spent', () => {
    const hands = { 0: holding('bid-plus-1~1', 'bid-plus-5~1'), 1: holding('bid-plus-3~1', 'bid-plus-2~1') };
    const play = bidding({ points: [6, 0, 0], hands, plates: [SEVEN] });
    const [one, other] = play.hand(0).slice(-2);
    play.when(0, { type: 'bid', card: 'bid-plus-1~1', on: 0 });
    play.when(1, { type: 'bid', card: 'bid-plus-3~1', on: 1 }).when(2, { type: 'opt-out' });
    play.when(0, { type: 'bid', card: one!, on: 2 }).when(1, { type: 'bid', card: 'bid-plus-2~1', on: 1 });
    play.when(0, { type: 'bid', card: other!, on: 2 }).when(1, { type: 'opt-out' });
    expect(play.table.auction?.last).toBe(true);
    expect(answersOf(play, 0, 'chef')).toContainEqual({ type: 'bid', card: 'bid-plus-5~1', on: 0 });
  });

  it('P-13: wastes no card on a leader who is out and has nothing before it', () => {
    const play = bidding({
      points: [0, 9, 0],
      finisher: 1,
      hands: { 2: holding('bid-minus-3~1') },
      plates: [SEVEN],
    });
    play.when(1, { type: 'opt-out' });
    for (const move of answersOf(play, 2, 'chef'))
      expect(move).not.toMatchObject({ type: 'bid', card: 'bid-minus-3~1', on: 1 });
  });
});

/** P-7: which of two cards drawn for a filling. */
const keptOf = (draw: readonly string[], level: string): Move[] =>
  answersOf(
    building({
      hands: { 0: ['brie~1', ...junk(6)] },
      plates: [['bagel~1']],
      draw: [...draw, ...junk(20, 'd')],
    }).when(0, { type: 'add', card: 'brie~1', plate: 'plate-1' }),
    0,
    level,
  );

describe.each(LEVELS)('a bot that may keep one card (%s)', (level) => {
  it.each([
    ['roast~1', 'cream-cheese~1'],
    ['croissant~1', 'heel~1'],
    ['bid-minus-3~1', 'bid-minus-1~1'],
    ['cream-cheese~1', 'stinker~1'],
    ['bid-plus-4~1', 'ham~1'],
  ])('P-7: keeps %s rather than %s, in whatever order they come', (better, worse) => {
    for (const draw of [
      [better, worse],
      [worse, better],
    ])
      for (const move of keptOf(draw, level)) expect(move).toEqual({ type: 'keep', card: better });
  });

  it('P-26: gives its worst fillings away', () => {
    const play = building({
      hands: { 0: ['trade-two~1', 'roast~1', 'holes~1', 'avocado~1', 'cream-cheese~1'], 1: junk(7) },
    });
    play.when(0, napkin('trade-two~1')).letPass().when(0, { type: 'trade-with', seat: 1 });
    for (const move of answersOf(play, 0, level))
      expect(move).toEqual({ type: 'trade-give', cards: ['holes~1', 'cream-cheese~1'] });
  });
});

it.each(LEVELS)('P-26: gives a heel away rather than roast beef (%s)', (level) => {
  const hand = ['trade-two~1', 'roast~1', 'heel~1', 'sourdough~1', 'bid-plus-3~1', 'cream-cheese~1'];
  const play = building({ hands: { 0: hand, 1: junk(7) } });
  play.when(0, napkin('trade-two~1')).letPass().when(0, { type: 'trade-with', seat: 1 });
  for (const move of answersOf(play, 0, level))
    expect(move).toEqual({ type: 'trade-give', cards: ['cream-cheese~1', 'heel~1'] });
});

it('P-25: the chef keeps the last garnish until somebody is about to eat', () => {
  const play = building({ hands: { 0: holding('last-garnish~1', 'stinker~1') }, plates: [['bagel~1']] });
  expect(typesIn(answersOf(play, 0, 'chef'))).not.toContain('napkin');
});

describe.each(LEVELS)('an answer that is granted (%s)', (level) => {
  it.each([
    ['nobody gains by a change', [up(0, 5)]],
    ['only one has bids', [up(3, 2)]],
    ['only the last two have', [down(2, 1), down(3, 2)]],
  ])('P-29: musical chairs, when %s', (_, bids) => {
    const play = verdict({ seats: 4, hands: { 0: ['musical-chairs~1', ...junk(6)] }, bids });
    play.when(0, napkin('musical-chairs~1')).letPass();
    for (const move of answersOf(play, 0, level)) expect(play.refusal(0, move)).toBeUndefined();
  });
});

it('whatever bots of one level want in whole matches is offered and granted', () => {
  for (const bot of plate.bots)
    for (const napkins of ['house', 'plain'] as const)
      for (const seats of [2, 3, 4, 5])
        for (const seed of [31, 32, 33]) {
          const match = { seats, options: { ...defaults, napkins } };
          // It throws at the first wish that is not offered, or is refused.
          const { end } = playout({ game: plate, match, seed, players: Array(seats).fill(bot) });
          expect(plate.outcome(end)).toBeDefined();
        }
});
