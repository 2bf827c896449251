import { describe, expect, it, test } from 'vitest';
import { deckWith } from '../../../src/games/plate/cards.ts';
import { plate } from '../../../src/games/plate/index.ts';
import { goalOf } from '../../../src/games/plate/options.ts';
import { eatingOf, goalFor, isReached, shareOf, standingsOf } from '../../../src/games/plate/scoring.ts';
import { de } from '../../../src/games/plate/text/de.ts';
import { en } from '../../../src/games/plate/text/en.ts';
import { es } from '../../../src/games/plate/text/es.ts';
import { fr } from '../../../src/games/plate/text/fr.ts';
import { rules } from '../../../src/games/plate/text/rules.ts';
import { LOCALES } from '../../../src/shared/text.ts';
import { type Before, bidding, defaults, down, holding, junk, napkin, up, verdict } from './given.ts';

const bad = [['sourdough~1', 'sock~1', 'heel~1', 'stinker~1', 'bagel~1']];

describe('who eats', () => {
  test.each([
    ['the highest score', [4, 2, -1], [0]],
    ['zero, when the others are below', [-2, 0, -1], [1]],
    ['a negative score, when it is the highest', [-2, -3, -1], [2]],
    ['two that tie', [3, 1, 3], [0, 2]],
    ['everybody, when nobody has bid', [0, 0, 0], [0, 1, 2]],
  ])('P-16: %s', (_, scores, eaters) => {
    expect(eatingOf({ scores, value: 6, finisher: 0 }).eaters).toEqual(eaters);
  });

  test.each([
    [7, 2, 3],
    [7, 3, 2],
    [6, 3, 2],
    [0, 2, 0],
    [-5, 2, -3],
    [-1, 3, -1],
    [-7, 3, -3],
    [2, 4, 0],
    [11, 1, 11],
  ])('P-17: %i for %i is %i each', (value, eaters, share) => {
    expect(shareOf(value, eaters)).toBe(share);
  });

  test.each([
    ['the one who eats alone', [1, 3, 0, 0], 0, 1],
    ['of those who tie, the one who finished it', [0, 3, 3, 1], 2, 2],
    ['of those who tie, the next clockwise', [3, 0, 3, 0], 1, 2],
    ['of those who tie, the next clockwise past the end', [3, 3, 0, 0], 3, 0],
  ])('P-20: begins %s', (_, scores, finisher, begins) => {
    expect(eatingOf({ scores, value: 6, finisher }).begins).toBe(begins);
  });
});

describe('eating', () => {
  it('P-16: adds the value of the sandwich to the points', () => {
    const play = verdict({ bids: [up(1, 4), up(0, 2)], points: [5, 6, 7] }).letPass();
    expect(play.points).toEqual([5, 9, 7]);
    expect(play.table.players[1]!.last).toEqual({ kind: 'ate', points: 3 });
  });

  it('P-16: must happen, also when it costs points', () => {
    const play = verdict({ bids: [up(1, 4)], plates: bad }).letPass();
    expect(play.points).toEqual([0, -5, 0]);
  });

  it('P-17: is shared on a tie, rounded down', () => {
    const play = verdict({ bids: [up(1, 4), up(0, 4)], plates: bad }).letPass();
    expect(play.points).toEqual([-3, -3, 0]);
  });

  it('P-18: comes after a window for napkins, and shows beforehand what will happen', () => {
    const play = verdict({ bids: [up(1, 4), up(0, 2)] });
    expect(play.top).toMatchObject({ kind: 'verdict', reaction: true, actors: [0, 1, 2] });
    expect(play.table.auction!.forecast).toEqual({ eaters: [1], share: 3, gains: [0, 3, 0], begins: 1 });
    expect(play.points).toEqual([0, 0, 0]);
    expect(play.letPass().points).toEqual([0, 3, 0]);
  });

  it('P-19: sandwich and bids are discarded, the plate stays', () => {
    const play = verdict({ bids: [up(1, 4), { on: 2, card: 'crumple~1' }] }).letPass();
    expect(play.table.plates[0]).toEqual({ id: 'plate-1', state: 'free', cards: [], value: 0 });
    expect(play.state.discard).toEqual(['sourdough~1', 'gouda~1', 'bagel~1', 'bid-plus-4~1', 'crumple~1']);
    expect(play.table.auction).toBeNull();
  });

  it('P-19: everybody refills to 7, the eater first, and the eater builds next', () => {
    const hands = { 0: junk(4, 'a'), 1: junk(5, 'b'), 2: junk(6, 'c') };
    const draw = ['ham~1', 'ham~2', 'bacon~1', 'bacon~2', 'bacon~3', 'brie~1', 'brie~2'];
    const play = verdict({ bids: [up(1, 4)], hands, draw }).letPass();
    expect(play.hand(1).slice(5)).toEqual(['ham~1', 'ham~2']);
    expect(play.hand(2).slice(6)).toEqual(['bacon~1']);
    expect(play.hand(0).slice(4)).toEqual(['bacon~2', 'bacon~3', 'brie~1']);
    expect(play.table).toMatchObject({ step: 'build', turn: 1 });
  });

  it('P-19: with too few cards for all, the later ones get fewer', () => {
    const hands = { 0: [], 1: [], 2: [] };
    const play = verdict({ bids: [up(1, 4)], hands, draw: junk(10, 'd') }).letPass();
    expect([1, 2, 0].map((seat) => play.hand(seat).length)).toEqual([7, 7, 0]);
  });

  it('P-20: on a tie the one who finished the sandwich refills first and builds', () => {
    const play = verdict({ bids: [up(1, 4), up(2, 4)], finisher: 2 }).letPass();
    expect(play.table.turn).toBe(2);
  });

  it('P-20: or else the next of those who tie', () => {
    const play = verdict({ bids: [up(0, 4), up(1, 4)], finisher: 2 }).letPass();
    expect(play.table.turn).toBe(0);
  });

  it('keeps the whole story of the sandwich', () => {
    const play = verdict({ bids: [up(1, 4), down(2, 3)] }).letPass();
    expect(play.table.meals).toEqual([
      {
        round: 1,
        plate: 'plate-1',
        cards: ['sourdough', 'gouda', 'bagel'],
        value: 3,
        finisher: 0,
        bids: [
          { by: 1, on: 1, face: 'bid-plus-4' },
          { by: 2, on: 2, face: 'bid-minus-3' },
        ],
        used: [],
        scores: [0, 4, -3],
        eaters: [1],
        share: 3,
        gains: [0, 3, 0],
        begins: 1,
      },
    ]);
  });
});

describe('what the table is told of a meal', () => {
  /** Seat 1 has an iron stomach, and everybody lets the sandwich be eaten. */
  const shielded = (bids: readonly Before[], plates = bad) =>
    verdict({ plates, bids, hands: { 1: holding('iron-stomach~1') } })
      .when(1, napkin('iron-stomach~1'))
      .letPass()
      .letPass();

  const told = (play: ReturnType<typeof verdict>) =>
    plate.noticeFor(play.facts.find(({ type }) => type === 'eaten')!, 'table', play.state);

  it('P-16: what whoever eats alone has got', () => {
    expect(told(verdict({ bids: [up(1, 3)], plates: bad }).letPass())).toMatchObject({
      type: 'eaten',
      params: { seat: { seat: 1 }, n: -5 },
      n: -5,
    });
  });

  it('P-29: no loss from which an iron stomach kept the one who eats', () => {
    const sock = [['sourdough~1', 'sock~1', 'bagel~1']];
    const play = shielded([up(1, 3)], sock);
    expect(play.points).toEqual([0, 0, 0]);
    expect(told(play)).toMatchObject({ type: 'eaten', seat: 1, params: { n: 0 }, n: 0 });
  });

  it('P-17, P-29: of those who share, who is spared', () => {
    const play = shielded([up(1, 3), up(2, 3)]);
    expect(play.points).toEqual([0, 0, -3]);
    expect(told(play)).toMatchObject({
      type: 'shared-shielded',
      params: { n: 2, share: -3, value: -5, spared: { seat: 1 } },
    });
    expect(told(shielded([up(0, 3), up(1, 3), up(2, 3)]))).toMatchObject({
      type: 'shared-shielded',
      params: { n: 3, share: -2, value: -5, spared: { seat: 1 } },
    });
  });

  it('P-17: of those who share, nobody where all get the same', () => {
    expect(told(verdict({ bids: [up(1, 3), up(2, 3)], plates: bad }).letPass())!.type).toBe('shared');
    expect(told(shielded([up(1, 3), up(2, 3)], [['sourdough~1', 'gouda~1', 'bagel~1']]))).toMatchObject({
      type: 'shared',
      params: { n: 2, share: 1, value: 3 },
    });
  });

  it('P-2, P-29: one name is enough, for the deck has one iron stomach', () => {
    expect(deckWith('house').filter((card) => card.startsWith('iron-stomach'))).toHaveLength(1);
  });
});

describe('the end of the match', () => {
  test.each([
    [2, { kind: 'points', n: 25 }],
    [3, { kind: 'points', n: 15 }],
    [4, { kind: 'points', n: 15 }],
    [5, { kind: 'sandwiches', n: 5 }],
  ] as const)('P-30: %i players', (seats, goal) => {
    expect(goalFor(seats)).toEqual(goal);
  });

  it('P-30: five people play to what the rules page and each preset tell them', () => {
    const eight = { en: 'eight', fr: 'huit', es: 'ocho', de: 'acht' };
    const told = { en, fr, es, de };
    for (const { id, options, bySeats } of plate.presets) {
      const chosen = { ...defaults, ...options, ...bySeats?.[5] };
      expect(goalOf(chosen, 5), id).toEqual({ kind: 'sandwiches', n: 8 });
    }
    for (const locale of LOCALES) {
      const { sections } = rules[locale];
      expect(sections[0]!.text.join(' '), locale).toContain(eight[locale]);
      expect(sections.at(-1)!.rulings!.join(' '), locale).toContain(eight[locale]);
      expect(told[locale]['preset.quick.help'], locale).toContain(eight[locale]);
    }
  });

  test.each([
    [2, [22, 0], 25],
    [3, [0, 12, 3], 15],
    [4, [1, 12, 3, 4], 15],
  ])('P-30: %i players: the first to reach the target wins', (seats, points, target) => {
    const eater = points.indexOf(Math.max(...points));
    const short = verdict({ seats, bids: [up(eater, 4)], points: points.map((n) => n - 1) }).letPass();
    expect(short.step).toBe('build');
    const play = verdict({ seats, bids: [up(eater, 4)], points })
      .letPass()
      .timeUp();
    const { standings, reason } = plate.outcome(play.state)!;
    expect(standings[0]).toEqual({ seat: eater, score: target, rank: 1 });
    expect(reason).toEqual({ key: 'points' });
    expect(play.choices(eater)).toEqual([]);
    expect(play.frames).toEqual([]);
  });

  it('P-30: 5 players: the most points after 5 sandwiches, however many points', () => {
    const play = bidding({ seats: 5, points: [0, 40, 0, 0, 0] });
    for (let eaten = 1; eaten <= 5; eaten++) {
      expect(play.step).not.toBe('ended');
      while (play.step === 'bid') play.when(play.table.turn!, { type: 'opt-out' });
      play.letPass();
      if (eaten === 5) break;
      const builder = play.table.turn!;
      play.holding(builder, [`bagel~${eaten}`, ...junk(6)]).laid('plate-1', ['heel~1']);
      play.when(builder, { type: 'finish', card: `bagel~${eaten}`, plate: 'plate-1' });
    }
    expect(plate.outcome(play.timeUp().state)).toMatchObject({
      standings: [{ seat: 1, rank: 1 }, { rank: 2 }, { rank: 2 }, { rank: 2 }, { rank: 2 }],
      reason: { key: 'sandwiches' },
    });
  });

  it('P-31: if several get there with the same sandwich, the most points win', () => {
    const tie = [up(0, 4), up(1, 4)];
    const plates = [['sourdough~1', 'ham~1', 'ham~2', 'bagel~1']];
    const play = verdict({ bids: tie, points: [13, 14, 0], plates })
      .letPass()
      .timeUp();
    expect(plate.outcome(play.state)!.standings).toEqual([
      { seat: 1, score: 18, rank: 1 },
      { seat: 0, score: 17, rank: 2 },
      { seat: 2, score: 0, rank: 3 },
    ]);
  });

  it('P-31: equal points share the win', () => {
    const plates = [['sourdough~1', 'ham~1', 'ham~2', 'bagel~1']];
    const play = verdict({ bids: [up(0, 4), up(1, 4)], points: [13, 13, 0], plates })
      .letPass()
      .timeUp();
    expect(plate.outcome(play.state)!.standings.map(({ rank }) => rank)).toEqual([1, 1, 3]);
    expect(standingsOf([4, 9, 9, 1, 9]).filter(({ rank }) => rank === 1)).toHaveLength(3);
  });

  it.each([
    [{ kind: 'points', n: 15 } as const, [15, 0], 1, true],
    [{ kind: 'points', n: 15 } as const, [14, 0], 30, false],
    [{ kind: 'sandwiches', n: 5 } as const, [99, 0], 4, false],
    [{ kind: 'sandwiches', n: 5 } as const, [0, 0], 5, true],
  ])('P-30: a goal of %o with %o after %i', (goal, points, eaten, reached) => {
    expect(isReached(goal, points, eaten)).toBe(reached);
  });

  it('P-30: a table may play to another end', () => {
    const options = { ending: 'points', points: 5 } as const;
    expect(verdict({ bids: [up(1, 4)], points: [0, 2, 0], options }).letPass().step).toBe('last-meal');
    const sandwiches = { ending: 'sandwiches', sandwiches: 1 } as const;
    expect(verdict({ bids: [up(1, 4)], options: sandwiches }).letPass().step).toBe('last-meal');
  });

  it.each([
    ['calm', 7500],
    ['brisk', 4500],
    ['quick', 2250],
  ] as const)('P-30: the sandwich that decides is seen being eaten before it is over (%s)', (reveal, ms) => {
    const hands = { 2: ['crumple~1', ...junk(6)] };
    const play = verdict({ bids: [up(1, 4)], points: [0, 14, 0], hands, options: { reveal } }).letPass();
    expect(play.points).toEqual([0, 17, 0]);
    expect(plate.outcome(play.state)).toBeUndefined();
    expect(play.table).toMatchObject({ step: 'last-meal', turn: null, plates: [{ state: 'finished' }, {}] });
    expect(play.frames).toMatchObject([{ kind: 'last-meal', actors: [], params: { round: 1 } }]);
    expect(play.clocks).toMatchObject([{ due: play.at + ms, silent: true }]);
    expect([0, 1, 2].map((seat) => play.choices(seat))).toEqual([[], [], []]);
    expect(play.refusal(2, { type: 'napkin', card: 'crumple~1' })).toEqual({ key: 'not-now' });
    expect(play.timeUp().step).toBe('ended');
    expect(play.factTypes).toEqual(['ended']);
    expect(play.points).toEqual([0, 17, 0]);
  });

  it('the receipt traces every point to a card, a split and a napkin', () => {
    const play = verdict({ bids: [up(1, 4), up(0, 4)], plates: bad, points: [0, 0, 0] }).letPass();
    const lines = plate.receipt(play.state).filter(({ seat }) => seat === 0);
    expect(lines.map(({ rule, points }) => [rule, points])).toEqual([
      ['P-11', 1],
      ['P-11', -4],
      ['P-11', -1],
      ['P-11', -2],
      ['P-11', 1],
      ['P-17', 2],
    ]);
    expect(lines.reduce((total, { points }) => total + points, 0)).toBe(play.points[0]);
  });

  it('P-16: the receipt of whoever eats alone has no split', () => {
    const lines = plate.receipt(verdict({ bids: [up(1, 4)], points: [0, 0, 0] }).letPass().state);
    expect(new Set(lines.map(({ seat }) => seat))).toEqual(new Set([1]));
    expect(new Set(lines.map(({ rule }) => rule))).toEqual(new Set(['P-11']));
  });
});
