import { describe, expect, it } from 'vitest';
import { plateSheet } from '../../../src/games/sheets/index.ts';
import { keeping } from './given.ts';

const sheet = (seats: number) => keeping(plateSheet, seats);
type Plates = ReturnType<typeof sheet>;

const lay = (plate: number, value: number) => ({ type: 'lay', plate, value }) as const;
const bid = (seat: number, value: number) => ({ type: 'bid', seat, value }) as const;
const close = (plate: number, by: number) => ({ type: 'close', plate, by }) as const;
const eat = { type: 'eat' } as const;

interface MealPlan {
  readonly cards: number[];
  readonly by: number;
  readonly bids: [number, number][];
}

const served = (book: Plates, { cards, by, bids }: MealPlan): Plates => {
  for (const value of cards) book.when('table', lay(0, value));
  book.when('table', close(0, by));
  for (const [seat, value] of bids) book.when('table', bid(seat, value));
  return book;
};

describe('the Plate sheet', () => {
  it.each([
    [2, 2, { kind: 'points', n: 25 }],
    [3, 2, { kind: 'points', n: 15 }],
    [4, 3, { kind: 'points', n: 15 }],
    [5, 4, { kind: 'sandwiches', n: 5 }],
  ])('T-20, T-22: %i players share %i plates and play to %j', (seats, plates, goal) => {
    const book = sheet(seats);
    expect(book.sheet.plates).toHaveLength(plates);
    expect(book.sheet.goal).toEqual(goal);
  });

  it('T-20: a plate is a running sum; a card can be struck out or corrected', () => {
    const book = sheet(3).when('table', lay(0, 1)).when('table', lay(0, 5)).when('table', lay(1, -2));
    expect(book.sheet.plates.map(({ value }) => value)).toEqual([6, -2]);
    book.when('table', { ...lay(0, 4), correct: 1 });
    expect(book.sheet.plates[0]!.value).toBe(5);
    book.when('table', { type: 'strike', index: 0 });
    expect(book.sheet.plates[0]!.value).toBe(4);
  });

  it('T-21: the best bid eats, shown before it is confirmed', () => {
    const book = served(sheet(3), {
      cards: [1, 5, 1],
      by: 2,
      bids: [
        [0, 3],
        [1, 2],
        [1, 2],
      ],
    });
    expect(book.sheet.asItStands).toEqual({ eaters: [1], share: 7, begins: 1 });
    expect(book.sheet.points).toEqual([0, 0, 0]);
    book.when('table', eat);
    expect(book.sheet.points).toEqual([0, 7, 0]);
    expect(book.sheet.builder).toBe(1);
    expect(book.sheet.plates[0]!.cards).toEqual([]);
    expect(plateSheet.receipt(book.state)).toMatchObject([{ seat: 1, points: 7, key: 'ate', rule: 'P-16' }]);
  });

  it.each([
    ['9 between two', [1, 5, -2, 4, 1], 4],
    ['−5 between two is rounded down', [1, -7, 1], -3],
  ])('T-21: a tie splits %s, and the tied finisher begins', (_, cards, share) => {
    const book = served(sheet(4), {
      cards,
      by: 1,
      bids: [
        [0, 5],
        [1, 5],
        [2, 2],
      ],
    });
    expect(book.sheet.asItStands).toEqual({ eaters: [0, 1], share, begins: 1 });
    const line = { points: share, key: 'shared', rule: 'P-17' };
    const receipt = plateSheet.receipt(book.when('table', eat).state);
    expect(receipt).toMatchObject([
      { seat: 0, ...line },
      { seat: 1, ...line },
    ]);
  });

  it('T-22: the end is announced at the target; the sheet can be closed after any meal, not in one', () => {
    const book = served(sheet(3), { cards: [8, 7], by: 0, bids: [[2, 1]] });
    expect(book.refusal('table', { type: 'finish' })).toEqual({ key: 'not-open' });
    expect(book.table.canFinish).toBe(false);
    book.when('table', eat);
    expect(book.sheet.reached).toBe(true);
    expect(book.refusal('table', lay(0, 1))).toEqual({ key: 'not-open' });
    expect(book.table.canFinish).toBe(true);
    book.when('table', { type: 'finish' });
    expect(book.winners).toEqual([2]);
    expect(book.scores).toEqual([0, 0, 15]);
  });

  it('T-22: with five players the sandwiches are counted', () => {
    const book = sheet(5);
    for (let i = 0; i < 5; i++) {
      expect(book.sheet.reached).toBe(false);
      served(book, { cards: [1, 1], by: i, bids: [[i, 1]] }).when('table', eat);
    }
    expect(book.sheet.reached).toBe(true);
    expect(book.sheet.points).toEqual([2, 2, 2, 2, 2]);
  });

  it('T-42: a finished sandwich can be skipped: nobody eats it, it counts for no goal, and whoever finished it builds next', () => {
    const plan: MealPlan = { cards: [8, 9], by: 1, bids: [[2, 5]] };
    const book = sheet(5);
    expect(book.refusal('table', { type: 'skip', round: 1 })).toEqual({ key: 'not-open' });
    served(book, plan);
    expect(book.refusal('table', { type: 'skip', round: 2 })).toEqual({ key: 'not-open' });
    book.when('table', { type: 'skip', round: 1 });
    expect(book.sheet).toMatchObject({ points: [0, 0, 0, 0, 0], builder: 1, closed: null });
    expect(book.sheet.meals).toMatchObject([{ skipped: true, eaters: [] }]);
    expect(book.refusal('table', { type: 'finish' })).toEqual({ key: 'not-open' });
    for (let i = 0; i < 5; i++) {
      expect(book.sheet.reached).toBe(false);
      served(book, plan).when('table', eat);
    }
    expect(book.sheet).toMatchObject({ reached: true, points: [0, 0, 85, 0, 0] });
    book.when('table', { type: 'finish' });
    expect(book.table.evening?.uncounted).toEqual([1]);
    expect(plateSheet.receipt(book.state).map(({ round }) => round)).toEqual([2, 3, 4, 5, 6]);
  });

  it('T-2: a card corrected after the meal changes who ate what', () => {
    const book = served(sheet(3), {
      cards: [1, 5, 1],
      by: 0,
      bids: [
        [0, 3],
        [1, 2],
      ],
    });
    book.when('table', eat);
    expect(book.sheet.points).toEqual([7, 0, 0]);
    book.when('table', { ...bid(1, 9), correct: 5 });
    expect(book.sheet.points).toEqual([0, 7, 0]);
    expect(book.sheet.meals[0]!.begins).toBe(1);
  });

  it('T-2, T-22: a correction that reaches the target while the next bids are turned lets the sheet be closed', () => {
    const book = served(sheet(3), { cards: [8, 6], by: 0, bids: [[2, 1]] }).when('table', eat);
    served(book, { cards: [1, 1], by: 2, bids: [[0, 3]] }).when('table', { ...lay(0, 9), correct: 0 });
    expect(book.top.kind).toBe('complete');
    expect(book.sheet.reached).toBe(true);
    expect(book.when('table', { type: 'finish' }).scores).toEqual([0, 0, 15]);
  });

  it('T-2, T-21: an eaten sandwich keeps its cards, its bids and its finisher, each to be corrected', () => {
    const book = served(sheet(3), { cards: [1, 5, 1], by: 0, bids: [[1, 2]] }).when('table', eat);
    const meal = book.sheet.meals[0]!;
    expect(meal.cards.map(({ value }) => value)).toEqual([1, 5, 1]);
    expect(meal.bids.map((bids) => bids.length)).toEqual([0, 1, 0]);
    book.when('table', { ...lay(0, 4), correct: meal.cards[1]!.entry });
    book.when('table', { ...close(0, 2), correct: meal.close });
    expect(book.sheet.meals[0]).toMatchObject({ value: 6, finisher: 2, eaters: [1] });
    expect(book.sheet.points).toEqual([0, 6, 0]);
  });

  it('T-23: the first player is recorded or drawn, before anything is laid', () => {
    const drawn = sheet(4).when('table', { type: 'draw-first' });
    expect(drawn.sheet.first).toBeGreaterThanOrEqual(0);
    expect(drawn.state.entries[0]).toMatchObject({ type: 'first', drawn: true });
    expect(drawn.refusal('table', { type: 'draw-first' })).toEqual({ key: 'not-open' });
    expect(sheet(4).when('table', { type: 'first', seat: 3 }).sheet.builder).toBe(3);
  });

  it.each([
    ['a card of 10', lay(0, 10), 'range'],
    ['a plate that is not in play', lay(3, 1), 'not-open'],
    ['a finished sandwich of one card', close(0, 0), 'not-open'],
    ['a bid while nothing is finished', bid(0, 1), 'not-open'],
  ])('T-5: %s is not saved', (_, move, reason) => {
    const book = sheet(3).when('table', lay(0, 1));
    const before = book.state;
    expect(plateSheet.parseMove(move)).toEqual(move);
    expect(book.tries('table', move)?.key).toBe(reason);
    expect(book.state).toBe(before);
  });

  it.each([
    ['half a point', lay(0, 0.5)],
    ['a letter', { type: 'lay', plate: 0, value: 'x' }],
  ])('T-5: %s is no entry', (_, move) => {
    expect(plateSheet.parseMove(move)).toBeUndefined();
  });

  it('T-3: a phone enters its own bids only', () => {
    const book = served(sheet(3), { cards: [1, 1], by: 0, bids: [] });
    expect(book.refusal(2, bid(1, 3))).toEqual({ key: 'not-open' });
    expect(book.when(2, bid(2, 3)).sheet.bids[2]!.score).toBe(3);
    expect(book.refusal(2, eat)).toEqual({ key: 'not-open' });
  });
});
