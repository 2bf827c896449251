import { describe, expect, it } from 'vitest';
import type { Filled } from '../../../../src/renderer/games/plate/hand/form.ts';
import { fieldsOf, fillPair, wishOf } from '../../../../src/renderer/games/plate/hand/form.ts';
import { covers, fill } from '../../../../src/shared/choices.ts';
import {
  bidding,
  building,
  junk,
  napkin,
  type PlatePosition,
  up,
  verdict,
} from '../../../games/plate/given.ts';

const UP = up(1, 4);
const open = [
  ['heel~1', 'ham~1'],
  ['baguette~1', 'brie~1'],
];
const holding = (card: string) => ({ hands: { 0: [card, 'gouda~1', ...junk(5)] } });

/** Everybody lets it pass, so that it asks what it has to ask. */
const asking = (play: PlatePosition, card: string): PlatePosition => play.when(0, napkin(card)).letPass();

const asked = (play: PlatePosition, type: string) => play.choices(0).filter(({ move }) => move.type === type);

describe('what a napkin asks, as a form on a phone', () => {
  it.each([
    ['trade-with', () => asking(building(holding('trade-two~1')), 'trade-two~1'), ['seat seat'], { seat: 1 }],
    [
      'pass-on',
      () => asking(building(holding('pass-two~1')), 'pass-two~1'),
      ['cards cards'],
      { cards: ['gouda~1', 'lettuce~x0'] },
    ],
    [
      'peek',
      () =>
        asking(
          bidding({ ...holding('lifted-corner~1'), finisher: 1 })
            .when(1, { type: 'bid', card: 'lettuce~1-0', on: 1 })
            .when(2, { type: 'bid', card: 'lettuce~2-0', on: 2 }),
          'lifted-corner~1',
        ),
      ['seat seat'],
      { seat: 2 },
    ],
    [
      'take-top',
      () => asking(building({ ...holding('light-fingers~1'), plates: open }), 'light-fingers~1'),
      ['plate plate'],
      { plate: 'plate-2' },
    ],
    [
      'move-top',
      () => asking(building({ ...holding('slide-over~1'), plates: open }), 'slide-over~1'),
      ['from plate', 'to plate'],
      { from: 'plate-2', to: 'plate-1' },
    ],
    [
      'garnish',
      () => asking(building({ ...holding('last-garnish~1'), plates: open }), 'last-garnish~1'),
      ['card card', 'plate plate'],
      { card: 'gouda~1', plate: 'plate-1' },
    ],
    [
      'lay-before',
      () => asking(verdict({ ...holding('cold-water~1'), bids: [UP] }), 'cold-water~1'),
      ['seat seat'],
      { seat: 2 },
    ],
  ] as const)('P-29: %s', (type, reach, fields, filled: Filled) => {
    const variants = asked(reach(), type);
    const named = fieldsOf(variants, filled).map(({ name, kind }) => `${name} ${kind}`);
    expect(named.toSorted()).toEqual([...fields]);
    expect(wishOf(variants, {})).toBeUndefined();
    const wish = wishOf(variants, filled)!;
    expect(covers(variants, fill(wish.choice, wish.filling))).toBe(true);
    expect(fill(wish.choice, wish.filling)).toEqual({ type, ...filled });
  });

  it('P-29: two seats are picked in any order', () => {
    const play = asking(verdict({ ...holding('musical-chairs~1'), bids: [UP] }), 'musical-chairs~1');
    const variants = asked(play, 'swap-bids');
    expect(fieldsOf(variants, {}).map(({ kind }) => kind)).toEqual(['pair']);
    for (const pair of [
      [0, 1],
      [1, 0],
    ]) {
      const wish = wishOf(variants, fillPair(variants, pair))!;
      expect(fill(wish.choice, wish.filling)).toEqual({ type: 'swap-bids', one: 0, other: 1 });
    }
    expect(wishOf(variants, fillPair(variants, [1]))).toBeUndefined();
  });

  it('P-29: whoever is picked for a pair can still be changed for anybody', () => {
    const play = asking(verdict({ ...holding('musical-chairs~1'), bids: [UP] }), 'musical-chairs~1');
    const variants = asked(play, 'swap-bids');
    const [pair] = fieldsOf(variants, fillPair(variants, [0, 1]));
    expect(pair?.options).toEqual([0, 1, 2]);
  });

  it('P-26: a single card is given as a list of one', () => {
    const hands = { ...holding('trade-two~1').hands, 1: ['heel~2'] };
    const play = asking(building({ hands }), 'trade-two~1').when(0, { type: 'trade-with', seat: 1 });
    const give = asked(play, 'trade-give');
    expect(fieldsOf(give, {})).toMatchObject([{ name: 'cards', kind: 'cards', min: 1, max: 1 }]);
    const wish = wishOf(give, { cards: ['gouda~1'] })!;
    play.when(0, fill(wish.choice, wish.filling) as never);
    expect(play.hand(0)).toContain('heel~2');
    expect(play.hand(1)).toEqual(['gouda~1']);
  });

  it('P-29: what is chosen first says what can be chosen then', () => {
    const play = asking(building({ ...holding('slide-over~1'), plates: open }), 'slide-over~1');
    const to = fieldsOf(asked(play, 'move-top'), { from: 'plate-1' }).find(({ name }) => name === 'to');
    expect(to?.options).toEqual(['plate-2']);
  });
});
