import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Move } from '../../../src/games/sandwich/index.ts';
import { fillAtRandom } from '../../../src/shared/choices.ts';
import { kitchen, layAll, type Table } from './positions.ts';

const floor = (seats = 4) => kitchen(seats, { trading: true, takenFaceUp: true });
const hand = (table: Table, seat: number, i = 0): string => table.mine(seat).owned[i]!;
const offer = (card: string, to: number | 'all' = 'all'): Move => ({ type: 'offer', card, to });
/** Its name: all offers here are made at the same instant. */
const nth = (n: number) => `t${n}.${floor().at}`;
const offerIds = (table: Table, seat: number) => table.mine(seat).offers.map(({ id }) => id);

/** Seat 0 offers its first card to all; seats 1 and 2 answer with their first. */
function answered(): Table {
  const table = floor().play(0, offer(hand(floor(), 0)));
  for (const seat of [1, 2]) table.play(seat, { type: 'answer', offer: nth(1), card: hand(table, seat) });
  return table;
}

describe('swapping', () => {
  it('S-13: one ingredient for exactly one other: both change hands at once', () => {
    const table = answered();
    const [gave, got] = [hand(table, 0), hand(table, 2)];
    table.play(0, { type: 'accept', offer: nth(1), from: 2, card: got });
    expect(table.mine(0).owned[0]).toBe(got);
    expect(table.mine(2).owned[0]).toBe(gave);
    expect(table.mine(0).swapped).toEqual({ gave, got, with: 2 });
    expect(table.mine(2).swapped).toEqual({ gave: got, got: gave, with: 0 });
  });

  it('S-13: a card that lay on a sandwich gives its place to the other', () => {
    const table = answered();
    const [gave, got] = [hand(table, 0), hand(table, 1)];
    table.play(0, { type: 'place', card: gave, sandwich: 2, position: 0 });
    table.play(0, { type: 'accept', offer: nth(1), from: 1, card: got });
    expect(table.mine(0).sandwiches[2]!.cards).toEqual([got]);
  });

  it('S-13: everybody always owns as many as they were dealt, and no card is ever lost', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const table = floor();
        const all = table.state.players.flatMap(({ owned }) => owned).sort();
        for (let i = 0; i < 60 && table.table.phase === 'prep'; i++) {
          const seat = (seed + i * 7) & 3;
          const open = table.choices(seat).filter(({ blocked, move }) => !blocked && move.type !== 'ready');
          if (open.length > 0) table.play(seat, fillAtRandom(table.rng.pick(open), table.rng));
        }
        expect(table.state.players.map(({ owned }) => owned.length)).toEqual([9, 9, 9, 9]);
        expect(table.state.players.flatMap(({ owned }) => owned).sort()).toEqual(all);
      }),
      { numRuns: 30 },
    );
  });
});

describe('offers and answers', () => {
  it('S-14: an offer to one is answered by that one only', () => {
    const table = floor();
    table.play(0, offer(hand(table, 0), 2));
    expect(offerIds(table, 2)).toEqual([nth(1)]);
    expect(offerIds(table, 1)).toEqual([]);
    expect(table.refusal(1, { type: 'answer', offer: nth(1), card: hand(table, 1) }).key).toBe('offerGone');
    table.play(2, { type: 'answer', offer: nth(1), card: hand(table, 2) });
  });

  it('S-14: whom it concerns sees it: answers only the offerer and the one who answered', () => {
    const table = answered();
    expect(table.mine(0).offers[0]!.answers.map(({ seat }) => seat)).toEqual([1, 2]);
    expect(table.mine(1).offers[0]!.answers.map(({ seat }) => seat)).toEqual([1]);
    expect(table.mine(3).offers[0]!.answers).toEqual([]);
    expect(table.table.offers).toEqual([{ id: nth(1), seat: 0, card: hand(table, 0), answered: [1, 2] }]);
    table.play(3, offer(hand(table, 3), 1));
    expect(table.table.offers).toHaveLength(1);
  });

  it('S-14: a changed answer takes the place of the old one, and the old one can no longer be accepted', () => {
    const table = answered();
    const [old, fresh] = [hand(table, 1, 0), hand(table, 1, 1)];
    table.play(1, { type: 'answer', offer: nth(1), card: fresh });
    expect(table.refusal(0, { type: 'accept', offer: nth(1), from: 1, card: old }).key).toBe('offerGone');
    table.play(0, { type: 'accept', offer: nth(1), from: 1, card: fresh });
    expect(hand(table, 0)).toBe(fresh);
  });

  it('S-14: a card is swapped once: whoever accepts second finds the offer gone', () => {
    const table = answered();
    const [gave, one, two] = [hand(table, 0), hand(table, 1), hand(table, 2)];
    table.play(3, offer(hand(table, 3))).play(0, { type: 'answer', offer: nth(2), card: gave });
    table.play(0, { type: 'accept', offer: nth(1), from: 1, card: one });
    expect(table.refusal(0, { type: 'accept', offer: nth(1), from: 2, card: two }).key).toBe('offerGone');
    expect(table.refusal(3, { type: 'accept', offer: nth(2), from: 0, card: gave }).key).toBe('offerGone');
  });

  it('S-14: a card that leaves a hand takes every offer and answer with it that names it', () => {
    const table = answered();
    const [gave, got] = [hand(table, 0), hand(table, 1)];
    table.play(1, offer(got, 3)).play(3, offer(hand(table, 3)));
    table
      .play(1, { type: 'answer', offer: nth(3), card: got })
      .play(2, { type: 'answer', offer: nth(3), card: hand(table, 2) });
    table.play(0, { type: 'accept', offer: nth(1), from: 1, card: got });
    expect(table.state.offers.map(({ id }) => id)).toEqual([nth(3)]);
    expect(table.state.offers[0]!.answers.map(({ seat }) => seat)).toEqual([2]);
    expect(JSON.stringify(table.state.offers)).not.toMatch(new RegExp(`"(${gave}|${got})"`));
  });

  it('S-14: offers and answers can be withdrawn until accepted', () => {
    const table = answered();
    table.play(1, { type: 'withdraw', offer: nth(1) });
    expect(table.mine(0).offers[0]!.answers.map(({ seat }) => seat)).toEqual([2]);
    expect(table.refusal(1, { type: 'withdraw', offer: nth(1) }).key).toBe('offerGone');
    table.play(0, { type: 'withdraw', offer: nth(1) });
    expect(table.state.offers).toEqual([]);
    expect(table.refusal(0, { type: 'accept', offer: nth(1), from: 2, card: hand(table, 2) }).key).toBe(
      'offerGone',
    );
  });

  it('S-14: an answer to an offer that was undone meets no other one', () => {
    const table = floor();
    const before = table.state;
    table.play(0, offer(hand(table, 0)));
    const { id } = table.state.offers[0]!;
    table.state = before;
    table.wait(900).play(0, offer(hand(table, 0, 1)));
    expect(table.refusal(1, { type: 'answer', offer: id, card: hand(table, 1) }).key).toBe('offerGone');
    expect(table.refusal(0, { type: 'withdraw', offer: id }).key).toBe('offerGone');
  });

  it('S-14: also after too many changes of mind, offers and answers can be withdrawn', () => {
    const table = answered();
    const card = hand(table, 1, 1);
    table
      .play(1, offer(card))
      .play(1, { type: 'place', card, sandwich: 0, position: 0 })
      .play(1, { type: 'place', card: hand(table, 1, 2), sandwich: 0, position: 1 });
    while (table.mine(1).changesLeft > 0) table.play(1, { type: 'swap', cards: [card, hand(table, 1, 2)] });
    expect(table.refusal(1, offer(hand(table, 1, 3))).key).toBe('enoughChanges');
    const left = table.choices(1).filter(({ move }) => move.type === 'withdraw');
    for (const { move } of left) table.play(1, move as Move);
    expect(offerIds(table, 0)).toEqual([nth(1)]);
    expect(table.mine(0).offers[0]!.answers.map(({ seat }) => seat)).toEqual([2]);
    expect(table.choices(1).filter(({ move }) => move.type === 'withdraw')).toEqual([]);
  });

  it('S-14: being ready withdraws everything of one’s own', () => {
    const table = answered();
    table.play(1, offer(hand(table, 1, 2)));
    layAll(table, 1).play(1, { type: 'ready' });
    expect(table.state.offers.map(({ id, answers }) => [id, answers.map(({ seat }) => seat)])).toEqual([
      [nth(1), [2]],
    ]);
    expect(table.refusal(1, { type: 'answer', offer: nth(1), card: hand(table, 1) }).key).toBe('youAreReady');
  });

  it.each<[string, (table: Table) => [number, Move], string]>([
    ['S-14: offering what one does not have', (table) => [0, offer(hand(table, 1))], 'notYours'],
    ['S-14: offering the same card twice', (table) => [0, offer(hand(table, 0), 3)], 'alreadyOffered'],
    ['S-14: offering to oneself', (table) => [0, offer(hand(table, 0, 1), 0)], 'noSuchPartner'],
    ['S-14: offering to an empty seat', (table) => [0, offer(hand(table, 0, 1), 9)], 'noSuchPartner'],
    [
      'S-14: answering one’s own offer',
      (table) => [0, { type: 'answer', offer: nth(1), card: hand(table, 0, 1) }],
      'offerGone',
    ],
    [
      'S-14: answering with what one does not have',
      (table) => [3, { type: 'answer', offer: nth(1), card: hand(table, 0) }],
      'notYours',
    ],
    [
      'S-14: answering what was never offered',
      (table) => [3, { type: 'answer', offer: nth(9), card: hand(table, 3) }],
      'offerGone',
    ],
    [
      'S-14: accepting for somebody else',
      (table) => [1, { type: 'accept', offer: nth(1), from: 2, card: hand(table, 2) }],
      'offerGone',
    ],
    [
      'S-14: accepting an answer that nobody gave',
      (table) => [0, { type: 'accept', offer: nth(1), from: 3, card: hand(table, 3) }],
      'offerGone',
    ],
  ])('%s is refused, and nothing changes', (_, attempt, reason) => {
    const table = answered();
    const before = table.state;
    expect(table.refusal(...attempt(table)).key).toBe(reason);
    expect(table.state).toBe(before);
  });
});
