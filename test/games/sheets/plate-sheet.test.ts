import { describe, expect, it } from 'vitest';
import { plateSheet } from '../../../src/games/sheets/index.ts';
import { Sheet } from './books.ts';

const lay = (plate: number, value: number) => ({ type: 'lay', plate, value });
const bid = (seat: number, value: number) => ({ type: 'bid', seat, value });

interface MealPlan {
  readonly cards: number[];
  readonly by: number;
  readonly bids: [number, number][];
}

const serve = (book: Sheet, { cards, by, bids }: MealPlan): Sheet => {
  for (const value of cards) book.enter(lay(0, value));
  book.enter({ type: 'close', plate: 0, by });
  for (const [seat, value] of bids) book.enter(bid(seat, value));
  return book;
};

describe('the Plate sheet', () => {
  it.each([
    [2, 2, { kind: 'points', n: 25 }],
    [3, 2, { kind: 'points', n: 15 }],
    [4, 3, { kind: 'points', n: 15 }],
    [5, 4, { kind: 'sandwiches', n: 5 }],
  ])('T-20, T-22: %i players share %i plates and play to %j', (seats, plates, goal) => {
    const { view } = new Sheet(plateSheet, seats);
    expect(view.plates).toHaveLength(plates);
    expect(view.goal).toEqual(goal);
  });

  it('T-20: a plate is a running sum; a card can be struck out or corrected', () => {
    const book = new Sheet(plateSheet, 3).enter(lay(0, 1)).enter(lay(0, 5)).enter(lay(1, -2));
    expect(book.view.plates.map((plate: { value: number }) => plate.value)).toEqual([6, -2]);
    book.enter({ ...lay(0, 4), correct: 1 });
    expect(book.view.plates[0].value).toBe(5);
    book.enter({ type: 'strike', index: 0 });
    expect(book.view.plates[0].value).toBe(4);
  });

  it('T-21: the best bid eats, shown before it is confirmed', () => {
    const book = serve(new Sheet(plateSheet, 3), {
      cards: [1, 5, 1],
      by: 2,
      bids: [
        [0, 3],
        [1, 2],
        [1, 2],
      ],
    });
    expect(book.view.asItStands).toEqual({ eaters: [1], share: 7, begins: 1 });
    expect(book.view.points).toEqual([0, 0, 0]);
    book.enter({ type: 'eat' });
    expect(book.view.points).toEqual([0, 7, 0]);
    expect(book.view.builder).toBe(1);
    expect(book.view.plates[0].cards).toEqual([]);
  });

  it.each([
    ['9 between two', [1, 5, -2, 4, 1], 4],
    ['−5 between two is rounded down', [1, -7, 1], -3],
  ])('T-21: a tie splits %s, and the tied finisher begins', (_, cards, share) => {
    const book = serve(new Sheet(plateSheet, 4), {
      cards,
      by: 1,
      bids: [
        [0, 5],
        [1, 5],
        [2, 2],
      ],
    });
    expect(book.view.asItStands).toEqual({ eaters: [0, 1], share, begins: 1 });
  });

  it('T-22: the end is announced at the target; the sheet can be closed after any meal, not in one', () => {
    const book = serve(new Sheet(plateSheet, 3), { cards: [8, 7], by: 0, bids: [[2, 1]] });
    expect(book.try({ type: 'finish' })).toBe('notOpen');
    book.enter({ type: 'eat' });
    expect(book.view.reached).toBe(true);
    expect(book.try(lay(0, 1))).toBe('notOpen');
    expect(book.enter({ type: 'finish' }).winners()).toEqual([2]);
    expect(book.scores()).toEqual([0, 0, 15]);
  });

  it('T-22: with five players the sandwiches are counted', () => {
    const book = new Sheet(plateSheet, 5);
    for (let i = 0; i < 5; i++) {
      expect(book.view.reached).toBe(false);
      serve(book, { cards: [1, 1], by: i, bids: [[i, 1]] }).enter({ type: 'eat' });
    }
    expect(book.view.reached).toBe(true);
    expect(book.view.points).toEqual([2, 2, 2, 2, 2]);
  });

  it('T-2: a card corrected after the meal changes who ate what', () => {
    const book = serve(new Sheet(plateSheet, 3), {
      cards: [1, 5, 1],
      by: 0,
      bids: [
        [0, 3],
        [1, 2],
      ],
    });
    book.enter({ type: 'eat' });
    expect(book.view.points).toEqual([7, 0, 0]);
    book.enter({ ...bid(1, 9), correct: 5 });
    expect(book.view.points).toEqual([0, 7, 0]);
    expect(book.view.meals[0].begins).toBe(1);
  });

  it('T-2, T-22: a correction that reaches the target while the next bids are turned lets the sheet be closed', () => {
    const book = serve(new Sheet(plateSheet, 3), { cards: [8, 6], by: 0, bids: [[2, 1]] }).enter({
      type: 'eat',
    });
    serve(book, { cards: [1, 1], by: 2, bids: [[0, 3]] }).enter({ ...lay(0, 9), correct: 0 });
    expect(book.frame?.kind).toBe('complete');
    expect(book.view.reached).toBe(true);
    expect(book.enter({ type: 'finish' }).scores()).toEqual([0, 0, 15]);
  });

  it('T-2, T-21: an eaten sandwich keeps its cards, its bids and its finisher, each to be corrected', () => {
    const book = serve(new Sheet(plateSheet, 3), { cards: [1, 5, 1], by: 0, bids: [[1, 2]] }).enter({
      type: 'eat',
    });
    const [meal] = book.view.meals;
    expect(meal.cards.map((card: { value: number }) => card.value)).toEqual([1, 5, 1]);
    expect(meal.bids.map((bids: unknown[]) => bids.length)).toEqual([0, 1, 0]);
    book.enter({ ...lay(0, 4), correct: meal.cards[1].entry });
    book.enter({ type: 'close', plate: 0, by: 2, correct: meal.close });
    expect(book.view.meals[0]).toMatchObject({ value: 6, finisher: 2, eaters: [1] });
    expect(book.view.points).toEqual([0, 6, 0]);
  });

  it('T-23: the first player is recorded or drawn, before anything is laid', () => {
    const drawn = new Sheet(plateSheet, 4).enter({ type: 'draw-first' });
    expect(drawn.view.first).toBeGreaterThanOrEqual(0);
    expect(drawn.state.entries[0]).toMatchObject({ type: 'first', drawn: true });
    expect(drawn.try({ type: 'draw-first' })).toBe('notOpen');
    const told = new Sheet(plateSheet, 4).enter({ type: 'first', seat: 3 });
    expect(told.view.builder).toBe(3);
  });

  it.each([
    ['a card of 10', lay(0, 10), 'range'],
    ['a plate that is not in play', lay(3, 1), 'notOpen'],
    ['a finished sandwich of one card', { type: 'close', plate: 0, by: 0 }, 'notOpen'],
    ['a bid while nothing is finished', bid(0, 1), 'notOpen'],
    ['half a point', lay(0, 0.5), 'not a move'],
    ['a letter', { type: 'lay', plate: 0, value: 'x' }, 'not a move'],
  ])('T-5: %s is not saved', (_, move, reason) => {
    const book = new Sheet(plateSheet, 3).enter(lay(0, 1));
    const before = book.state;
    expect(book.try(move)).toBe(reason);
    expect(book.state).toBe(before);
  });

  it('T-3: a phone enters its own bids only', () => {
    const book = serve(new Sheet(plateSheet, 3), { cards: [1, 1], by: 0, bids: [] });
    expect(book.try(bid(1, 3), 2)).toBe('notOpen');
    expect(book.enter(bid(2, 3), 2).view.bids[2].score).toBe(3);
    expect(book.try({ type: 'eat' }, 2)).toBe('notOpen');
  });
});
