import { describe, expect, it } from 'vitest';
import type { Event } from '../../../src/games/wars/events.ts';
import { wars } from '../../../src/games/wars/index.ts';
import type { Move } from '../../../src/games/wars/moves.ts';
import { range } from '../../../src/shared/lists.ts';
import { seededRng } from '../../../src/shared/rng.ts';
import { playout } from '../../support/playout.ts';
import { defaults, inTurn, type Layout, type WarsPosition } from './given.ts';

const decision = (play: WarsPosition, level: string, seed = 3) =>
  wars.bots
    .find(({ id }) => id === level)!
    .choose({
      seat: 0,
      seats: play.state.players.length,
      table: play.table,
      mine: play.mine(0),
      frames: play.frames,
      choices: play.choices(0),
      now: 0,
      since: 0,
      character: 5,
      rng: seededRng(seed),
    })!;

const wish = (play: WarsPosition, level: string): Move => decision(play, level).move;

const chefDoes = (me: NonNullable<Layout['players']>[0], row: readonly string[]): Move =>
  wish(inTurn({ players: { 0: me }, row: [...row], round: 12 }), 'chef');

describe('levels below the chef', () => {
  it('W-20: an apprentice throws ingredients away before an opportunity', () => {
    const hand = ['tip-jar~2', 'both-hands~2', 'lettuce~2', 'ham~2', 'steak~2', 'prawns~2', 'turkey~2'];
    const play = inTurn({ seats: 2, players: { 0: { hand } }, actions: 0 }).does({ type: 'end-turn' });
    for (const seed of range(20)) {
      const move = decision(play, 'apprentice', seed).move;
      expect(move.type === 'discard' && move.cards.filter((card) => /tip-jar|both-hands/.test(card))).toEqual(
        [],
      );
    }
  });

  it('W-21: a cook pays for nothing in its last turn that serves no order any more', () => {
    const me = { coins: 9, hand: ['prawns~2'], zone: [] };
    const play = inTurn({ players: { 0: me }, row: ['skyscraper~2'], round: 12, announcer: 1 });
    for (const seed of range(20)) expect(decision(play, 'cook', seed).move.type).not.toBe('play');
  });
});

describe('how long a bot seems to think', () => {
  it.each([
    {
      what: 'what is worth watching',
      type: 'order',
      me: { zone: ['steak~2', 'ham~2', 'pesto~2'] },
      ms: [900, 1600],
    },
    {
      what: 'what is done in every turn',
      type: 'refill',
      me: { coins: 0, hand: [], zone: [] },
      ms: [400, 700],
    },
  ])('$what: $ms ms', ({ type, me, ms: [from = 0, to = 0] }) => {
    const play = inTurn({ players: { 0: me }, row: ['mid-morning~2', 'skyscraper~2'], round: 12 });
    const decisions = range(60).map((seed) => decision(play, 'chef', seed));
    expect(new Set(decisions.map(({ move }) => move.type))).toEqual(new Set([type]));
    const times = decisions.map(({ after }) => after);
    expect(Math.min(...times)).toBeGreaterThanOrEqual(from);
    expect(Math.max(...times)).toBeLessThan(to);
    expect(new Set(times).size).toBeGreaterThan(20);
  });
});

describe('the chef and its opportunities', () => {
  it('W-16: lends it where that serves an order at once', () => {
    const ready = { coins: 0, hand: ['spotlight~2'], zone: ['ham~2', 'steak~2'] };
    const move = chefDoes(ready, ['mid-morning~2', 'skyscraper~2']);
    const served = chefDoes({ ...ready, zone: ['ham~2', 'pesto~2'] }, ['mid-morning~2', 'skyscraper~2']);
    expect([move.type, served]).toEqual(['order', { type: 'opportunity', card: 'spotlight~2' }]);
  });

  it('W-16: does not play two for nothing where only an assistant is wanted', () => {
    const hiring = {
      coins: 10,
      hand: ['both-hands~2', 'lettuce~2', 'spotlight~2'],
      zone: ['steak~2', 'ham~2'],
    };
    const move = chefDoes(hiring, ['small-talk~2', 'skyscraper~2']);
    expect(move).toEqual({ type: 'hire', assistant: 'meats' });
  });

  it('W-16: hands on what lends quality only when an order goes out in that turn, but for one time in four', () => {
    let lent = 0;
    let wasted = 0;
    for (const seed of range(8)) {
      const match = { seats: 3, options: defaults };
      const { steps } = playout({ game: wars, match, seed, players: range(3).map(() => wars.bots.at(-1)!) });
      let waiting = 0;
      for (const event of steps.flatMap(({ events }) => events as readonly Event[])) {
        if (event.type === 'lifted') {
          lent += 1;
          waiting += 1;
        }
        if (event.type === 'completed') waiting = 0;
        if (event.type === 'turn-ended') {
          wasted += waiting;
          waiting = 0;
        }
      }
    }
    expect(lent).toBeGreaterThan(10);
    expect(wasted / lent).toBeLessThan(1 / 4);
  });

  it('W-20: keeps what the assistant helps whom it has just hired', () => {
    const hand = ['frankfurter~2', 'lettuce~2', 'drumstick~2', 'quail-eggs~2', 'mortadella~2'];
    const me = { coins: 20, assistants: ['coldcuts'] as const, hand };
    const play = inTurn({ seats: 2, players: { 0: me }, actions: 0, deck: ['steak~2'] });
    play.does({ type: 'end-turn' }).does({ type: 'upkeep', tokens: 0, back: [] });
    expect(wish(play, 'chef')).toEqual({ type: 'discard', cards: ['lettuce~2'] });
  });

  it('W-20: of three opportunities discards the one that does least', () => {
    const full = {
      hand: ['spotlight~2', 'both-hands~2', 'early-van~2', 'lettuce~2', 'ham~2', 'steak~2', 'prawns~2'],
    };
    const play = inTurn({ seats: 2, players: { 0: full }, actions: 0, deck: ['turkey~2'] }).does({
      type: 'end-turn',
    });
    const move = wish(play, 'chef');
    expect(move).toMatchObject({ type: 'discard' });
    expect(move.type === 'discard' && move.cards).not.toContain('both-hands~2');
    expect(move.type === 'discard' && move.cards).not.toContain('early-van~2');
  });
});
