import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sandwich } from '../../../src/games/sandwich/index.ts';
import type { Move } from '../../../src/games/sandwich/moves.ts';
import { fillAtRandom } from '../../../src/shared/choices.ts';
import { kitchen, layAll, type SandwichPosition } from './given.ts';

const floor = (seats = 4) => kitchen(seats, { trading: true, takenFaceUp: true });
const hand = (play: SandwichPosition, seat: number, i = 0): string => play.mine(seat).owned[i]!;
const offer = (card: string, to: number | 'all' = 'all'): Move => ({ type: 'offer', card, to });
/** The name of an offer of a card as it was when the kitchen opened. */
const named = (seat: number, i = 0, to: number | 'all' = 'all') => `${seat}.${hand(floor(), seat, i)}.${to}`;
const offerIds = (play: SandwichPosition, seat: number) => play.mine(seat).offers.map(({ id }) => id);

/** Seat 0 offers its first card to all; seats 1 and 2 answer with their first. */
function answered(): SandwichPosition {
  const play = floor().when(0, offer(hand(floor(), 0)));
  for (const seat of [1, 2]) play.when(seat, { type: 'answer', offer: named(0), card: hand(play, seat) });
  return play;
}

describe('swapping', () => {
  it('S-13: one ingredient for exactly one other: both change hands at once', () => {
    const play = answered();
    const [gave, got] = [hand(play, 0), hand(play, 2)];
    play.when(0, { type: 'accept', offer: named(0), from: 2, card: got });
    expect(play.mine(0).owned[0]).toBe(got);
    expect(play.mine(2).owned[0]).toBe(gave);
    expect(play.mine(0).swapped).toEqual({ gave, got, with: 2 });
    expect(play.mine(2).swapped).toEqual({ gave: got, got: gave, with: 0 });
  });

  it('S-13: a card that lay on a sandwich gives its place to the other', () => {
    const play = answered();
    const [gave, got] = [hand(play, 0), hand(play, 1)];
    play.when(0, { type: 'place', card: gave, sandwich: 2, position: 0 });
    play.when(0, { type: 'accept', offer: named(0), from: 1, card: got });
    expect(play.mine(0).sandwiches[2]!.cards).toEqual([got]);
  });

  it('S-13: everybody always owns as many as they were dealt, and no card is ever lost', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const play = floor();
        const all = play.state.players.flatMap(({ owned }) => owned).sort();
        for (let i = 0; i < 60 && play.table.phase === 'prep'; i++) {
          const seat = (seed + i * 7) & 3;
          const open = play.choices(seat).filter(({ blocked, move }) => !blocked && move.type !== 'ready');
          if (open.length > 0) play.when(seat, fillAtRandom(play.rng.pick(open), play.rng));
        }
        expect(play.state.players.map(({ owned }) => owned.length)).toEqual([9, 9, 9, 9]);
        expect(play.state.players.flatMap(({ owned }) => owned).sort()).toEqual(all);
      }),
      { numRuns: 30 },
    );
  });
});

describe('offers and answers', () => {
  it('S-14: an offer to one is answered by that one only', () => {
    const play = floor();
    play.when(0, offer(hand(play, 0), 2));
    expect(offerIds(play, 2)).toEqual([named(0, 0, 2)]);
    expect(offerIds(play, 1)).toEqual([]);
    expect(play.refusal(1, { type: 'answer', offer: named(0, 0, 2), card: hand(play, 1) })?.key).toBe(
      'offer-gone',
    );
    play.when(2, { type: 'answer', offer: named(0, 0, 2), card: hand(play, 2) });
  });

  it('S-14: whom it concerns sees it: answers only the offerer and the one who answered', () => {
    const play = answered();
    expect(play.mine(0).offers[0]!.answers.map(({ seat }) => seat)).toEqual([1, 2]);
    expect(play.mine(1).offers[0]!.answers.map(({ seat }) => seat)).toEqual([1]);
    expect(play.mine(3).offers[0]!.answers).toEqual([]);
    expect(play.table.offers).toEqual([{ id: named(0), seat: 0, card: hand(play, 0), answered: [1, 2] }]);
    play.when(3, offer(hand(play, 3), 1));
    expect(play.table.offers).toHaveLength(1);
  });

  it('S-14: who is asked for a card, and whoever gets an answer, is told by whom; nobody else is told', () => {
    const play = answered().when(3, offer(hand(floor(), 3), 1));
    const told = (type: string) => {
      const event = play.log.findLast((one) => one.type === type)!;
      return [0, 1, 2, 3].map((seat) => sandwich.noticeFor(event, seat, play.state));
    };
    const nobody = undefined;
    const answer = { type: 'answered-you', seat: 2, params: { seat: { seat: 2 } } };
    expect(told('answered')).toMatchObject([answer, nobody, nobody, nobody]);
    const asked = { type: 'offered-you', seat: 3, params: { seat: { seat: 3 } } };
    expect(told('offered')).toMatchObject([nobody, asked, nobody, nobody]);
  });

  it('S-14: a changed answer takes the place of the old one, and the old one can no longer be accepted', () => {
    const play = answered();
    const [old, fresh] = [hand(play, 1, 0), hand(play, 1, 1)];
    play.when(1, { type: 'answer', offer: named(0), card: fresh });
    expect(play.refusal(0, { type: 'accept', offer: named(0), from: 1, card: old })?.key).toBe('offer-gone');
    play.when(0, { type: 'accept', offer: named(0), from: 1, card: fresh });
    expect(hand(play, 0)).toBe(fresh);
  });

  it('S-14: a card is swapped once: whoever accepts second finds the offer gone', () => {
    const play = answered();
    const [gave, one, two] = [hand(play, 0), hand(play, 1), hand(play, 2)];
    play.when(3, offer(hand(play, 3))).when(0, { type: 'answer', offer: named(3), card: gave });
    play.when(0, { type: 'accept', offer: named(0), from: 1, card: one });
    expect(play.refusal(0, { type: 'accept', offer: named(0), from: 2, card: two })?.key).toBe('offer-gone');
    expect(play.refusal(3, { type: 'accept', offer: named(3), from: 0, card: gave })?.key).toBe('offer-gone');
  });

  it('S-14: a card that leaves a hand takes every offer and answer with it that names it', () => {
    const play = answered();
    const [gave, got] = [hand(play, 0), hand(play, 1)];
    play.when(1, offer(got, 3)).when(3, offer(hand(play, 3)));
    play
      .when(1, { type: 'answer', offer: named(3), card: got })
      .when(2, { type: 'answer', offer: named(3), card: hand(play, 2) });
    play.when(0, { type: 'accept', offer: named(0), from: 1, card: got });
    expect(play.state.offers.map(({ id }) => id)).toEqual([named(3)]);
    expect(play.state.offers[0]!.answers.map(({ seat }) => seat)).toEqual([2]);
    expect(JSON.stringify(play.state.offers)).not.toMatch(new RegExp(`"(${gave}|${got})"`));
  });

  it('S-14: offers and answers can be withdrawn until accepted', () => {
    const play = answered();
    play.when(1, { type: 'withdraw', offer: named(0) });
    expect(play.mine(0).offers[0]!.answers.map(({ seat }) => seat)).toEqual([2]);
    expect(play.refusal(1, { type: 'withdraw', offer: named(0) })?.key).toBe('offer-gone');
    play.when(0, { type: 'withdraw', offer: named(0) });
    expect(play.state.offers).toEqual([]);
    expect(play.refusal(0, { type: 'accept', offer: named(0), from: 2, card: hand(play, 2) })?.key).toBe(
      'offer-gone',
    );
  });

  it('S-14: an answer to an offer that was undone meets no other one', () => {
    const play = floor();
    play.when(0, offer(hand(play, 0)));
    const { id } = play.state.offers[0]!;
    play.undo().when(0, offer(hand(play, 0, 1)));
    expect(play.refusal(1, { type: 'answer', offer: id, card: hand(play, 1) })?.key).toBe('offer-gone');
    expect(play.refusal(0, { type: 'withdraw', offer: id })?.key).toBe('offer-gone');
  });

  it('S-14: an offer that is made again after it was undone is the same to whoever answers late', () => {
    const play = floor();
    play.when(0, offer(hand(play, 0)));
    const { id } = play.state.offers[0]!;
    play.undo().when(0, offer(hand(play, 0)));
    play.when(1, { type: 'answer', offer: id, card: hand(play, 1) });
    expect(play.mine(0).offers[0]!.answers).toEqual([{ seat: 1, card: hand(play, 1) }]);
  });

  it('S-14: also after too many changes of mind, offers and answers can be withdrawn', () => {
    const play = answered();
    const card = hand(play, 1, 1);
    play
      .when(1, offer(card))
      .when(1, { type: 'place', card, sandwich: 0, position: 0 })
      .when(1, { type: 'place', card: hand(play, 1, 2), sandwich: 0, position: 1 });
    while (play.mine(1).changesLeft > 0) play.when(1, { type: 'swap', cards: [card, hand(play, 1, 2)] });
    expect(play.refusal(1, offer(hand(play, 1, 3)))?.key).toBe('enough-changes');
    const left = play.choices(1).filter(({ move }) => move.type === 'withdraw');
    for (const { move } of left) play.when(1, move as Move);
    expect(offerIds(play, 0)).toEqual([named(0)]);
    expect(play.mine(0).offers[0]!.answers.map(({ seat }) => seat)).toEqual([2]);
    expect(play.choices(1).filter(({ move }) => move.type === 'withdraw')).toEqual([]);
  });

  it('S-14: being ready withdraws everything of one’s own', () => {
    const play = answered();
    play.when(1, offer(hand(play, 1, 2)));
    layAll(play, 1).when(1, { type: 'ready' });
    expect(play.state.offers.map(({ id, answers }) => [id, answers.map(({ seat }) => seat)])).toEqual([
      [named(0), [2]],
    ]);
    expect(play.refusal(1, { type: 'answer', offer: named(0), card: hand(play, 1) })?.key).toBe(
      'you-are-ready',
    );
  });

  it.each<[string, (play: SandwichPosition) => [number, Move], string]>([
    ['S-14: offering what one does not have', (play) => [0, offer(hand(play, 1))], 'not-yours'],
    ['S-14: offering the same card twice', (play) => [0, offer(hand(play, 0), 3)], 'already-offered'],
    ['S-14: offering to oneself', (play) => [0, offer(hand(play, 0, 1), 0)], 'no-such-partner'],
    ['S-14: offering to an empty seat', (play) => [0, offer(hand(play, 0, 1), 4)], 'no-such-partner'],
    [
      'S-14: answering one’s own offer',
      (play) => [0, { type: 'answer', offer: named(0), card: hand(play, 0, 1) }],
      'offer-gone',
    ],
    [
      'S-14: answering with what one does not have',
      (play) => [3, { type: 'answer', offer: named(0), card: hand(play, 0) }],
      'not-yours',
    ],
    [
      'S-14: answering what was never offered',
      (play) => [3, { type: 'answer', offer: named(2), card: hand(play, 3) }],
      'offer-gone',
    ],
    [
      'S-14: accepting for somebody else',
      (play) => [1, { type: 'accept', offer: named(0), from: 2, card: hand(play, 2) }],
      'offer-gone',
    ],
    [
      'S-14: accepting an answer that nobody gave',
      (play) => [0, { type: 'accept', offer: named(0), from: 3, card: hand(play, 3) }],
      'offer-gone',
    ],
  ])('%s is refused, and nothing changes', (_, attempt, reason) => {
    const play = answered();
    const before = play.state;
    expect(play.refusal(...attempt(play))?.key).toBe(reason);
    expect(play.state).toBe(before);
  });
});
