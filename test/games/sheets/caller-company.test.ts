/** T-50 where people come and leave (T-40, T-41) and some never were here (T-43): whose turn it is stays whose it is. */
import { describe, expect, it } from 'vitest';
import { mastersSheet, plateSheet, sandwichSheet, warsSheet } from '../../../src/games/sheets/index.ts';
import { range } from '../../../src/shared/lists.ts';
import { called, kind, leave, say, turns } from './calling.ts';
import { change } from './changing.ts';
import { keeping } from './given.ts';

describe('turns of Sandwich Masters, when who plays changes', () => {
  const masters = (turn: number, seats = 4) => {
    const book = keeping(mastersSheet, seats, { caller: true });
    say(book, 'next');
    say(book, 'next');
    say(book, 'seat', turn);
    return book;
  };

  it.each([
    ['one in the middle', 2, [2], [3, 0, 1, 3]],
    ['the last one of the circle', 3, [3], [0, 1, 2, 0]],
    ['the first one', 0, [0], [1, 2, 3, 1]],
    ['several at once, whose turn it is first', 2, [2, 3], [0, 1, 0]],
    ['several at once, whose turn it is last', 2, [0, 3, 2], [1, 1]],
    ['one whose turn it is not', 2, [3], [2, 0, 1, 2]],
  ])('T-41, T-50: %s leaves, and nobody is passed over', (_, turn, gone, then) => {
    const book = masters(turn);
    leave(book, ...gone);
    expect(turns(book, then.length)).toEqual(then);
  });

  it('T-43, T-50: who never was here leaves their turn to the next, whoever else was never here', () => {
    const book = masters(2);
    leave(book, 2);
    change(book, 'never-2');
    expect(turns(book, 4)).toEqual([3, 0, 1, 3]);
    const others = masters(2, 5);
    leave(others, 3, 2);
    change(others, 'never-3');
    change(others, 'never-2');
    expect(turns(others, 2)).toEqual([4, 0]);
  });

  it('T-2, T-50: when their leaving is taken back it is their turn again', () => {
    const book = masters(2);
    leave(book, 2);
    expect(turns(book, 1)).toEqual([3]);
    book.undo();
    expect(turns(book, 2)).toEqual([2, 3]);
  });

  it('T-40, T-50: who comes is called behind whom they sit', () => {
    const book = masters(2);
    change(book, 'come', { after: 2 });
    expect(turns(book, 3)).toEqual([2, 4, 3]);
  });

  it('T-50: a tap meant for who has left does not end the turn of the next', () => {
    const book = masters(2);
    const late = book.choice('call-next').move;
    leave(book, 2);
    expect(book.refusal('table', late as never)).toEqual({ key: 'not-open' });
  });

  it('T-50, M-6: who leaves in the last turn leaves it to nobody', () => {
    const book = masters(2);
    book.when('table', { type: 'time-up' });
    expect(called(book)).toMatchObject({ kind: 'last-turn', seats: [2] });
    leave(book, 2);
    expect(kind(book)).toBe('last');
    expect(called(book)).not.toHaveProperty('seats');
  });
});

describe('turns of Sándwich Wars, when who plays changes', () => {
  /** Four, of whom `first` begins. */
  const wars = (first: number, seats = 4) => {
    const book = keeping(warsSheet, seats, { caller: true });
    say(book, 'next');
    say(book, 'seat', first);
    return book;
  };
  const fifth = (book: unknown): void => {
    for (const _ of range(4)) say(book, 'next');
    say(book, 'fifth');
  };
  /** Who begins has the fifth order, and it is said. */
  const lastRound = (first: number, seats = 4) => {
    const book = wars(first, seats);
    fifth(book);
    say(book, 'next');
    return book;
  };

  it('T-41, T-50, W-21: who began the last round leaves, and everybody else has their last turn', () => {
    const book = lastRound(2);
    expect(called(book)).toMatchObject({ kind: 'actions-last', seats: [3] });
    leave(book, 2);
    expect(turns(book, 4, 'skip')).toEqual([3, 0, 1, 'count-up']);
  });

  it('T-43, T-50, W-21: also where they never were here', () => {
    const book = lastRound(2);
    leave(book, 2);
    change(book, 'never-2');
    expect(turns(book, 4, 'skip')).toEqual([3, 0, 1, 'count-up']);
  });

  it.each([
    ['are called', [], [3, 0, 1, 'count-up']],
    ['have left, one after the other', [2, 3], [0, 1, 'count-up']],
    ['have left, the other way round', [3, 2], [0, 1, 'count-up']],
    ['have left, all but one', [2, 3, 0], [1, 'count-up']],
    ['have left from the end of the round', [0, 1], [3, 'count-up']],
  ])('T-41, T-50, W-21: in the last round those who follow %s', (_, gone, then) => {
    const book = lastRound(2);
    leave(book, ...gone);
    expect(turns(book, then.length, 'skip')).toEqual(then);
  });

  it('T-41, T-50, W-21: the last one of the last round leaves in their turn, and nobody has another', () => {
    const book = lastRound(1, 3);
    expect(turns(book, 2, 'skip')).toEqual([2, 0]);
    leave(book, 0);
    expect(kind(book)).toBe('count-up');
  });

  it('T-41, T-43, T-50, W-21: who has the fifth order leaves as it is said: the others still have their turns', () => {
    const book = wars(2);
    fifth(book);
    expect(kind(book)).toBe('last-round');
    leave(book, 2);
    const never = book.copy();
    change(never, 'never-2');
    for (const one of [book, never]) {
      expect(kind(one)).toBe('actions-last');
      expect(turns(one, 4, 'skip')).toEqual([3, 0, 1, 'count-up']);
    }
  });

  it('T-41, T-50, W-17: who leaves at the end of their turn leaves no wages to the next, who begins with two actions', () => {
    const book = wars(2);
    for (const _ of range(2)) say(book, 'next');
    expect(called(book)).toMatchObject({ kind: 'upkeep', seats: [2] });
    leave(book, 2);
    expect(called(book)).toMatchObject({ kind: 'actions', seats: [3] });
    expect(turns(book, 4, 'skip')).toEqual([3, 0, 1, 3]);
  });

  it('T-41, T-50: when it is counted, whoever leaves does not open the round again', () => {
    const book = lastRound(2);
    for (const _ of range(3)) say(book, 'skip');
    expect(kind(book)).toBe('count-up');
    leave(book, 1);
    expect(kind(book)).toBe('count-up');
  });
});

describe('bids of the Plate game, when who plays changes', () => {
  const bids = () => {
    const book = keeping(plateSheet, 4, { caller: true });
    for (const value of [1, 2]) book.when('table', { type: 'lay', plate: 0, value });
    book.when('table', { type: 'close', plate: 0, by: 1 });
    say(book, 'laid');
    return book;
  };

  it('T-41, P-13: who leaves bids for this sandwich still', () => {
    const book = bids();
    leave(book, 2);
    expect(called(book)).toMatchObject({ kind: 'bid', seats: [2] });
  });

  it('T-43, P-13: who never was here does not bid, and the next one does who is not out', () => {
    const book = bids();
    leave(book, 2);
    change(book, 'never-2');
    expect(called(book)).toMatchObject({ kind: 'bid', seats: [3] });
    say(book, 'out');
    say(book, 'laid');
    say(book, 'laid');
    expect(called(book)!.seats).toEqual([0]);
  });

  it('T-43, P-14: the only other one was never here: one last card', () => {
    const book = bids();
    for (const answer of ['laid', 'out', 'out'] as const) say(book, answer);
    expect(called(book)).toMatchObject({ kind: 'bid', seats: [1] });
    leave(book, 2);
    change(book, 'never-2');
    expect(called(book)).toMatchObject({ kind: 'last-bid', seats: [1] });
  });

  it('T-43, P-14: who has one last card left never was here: bids are turned up', () => {
    const book = bids();
    for (const answer of ['laid', 'out', 'out', 'out'] as const) say(book, answer);
    expect(called(book)).toMatchObject({ kind: 'last-bid', seats: [2] });
    leave(book, 2);
    change(book, 'never-2');
    expect(kind(book)).toBe('turn-up');
  });
});

describe('the rounds of Sandwich, when who plays changes', () => {
  const sandwich = (seats: number, options = {}) => {
    const book = keeping(sandwichSheet, seats, { caller: true, firstTaster: 0, ...options });
    say(book, 'next');
    return book;
  };
  const until = (book: unknown, wanted: string): void => {
    for (let n = 0; kind(book) !== wanted && n < 60; n += 1)
      say(book, kind(book) === 'count' ? 'skip' : 'next');
  };

  it.each([
    [3, 'come', { after: 2 }],
    [4, 'leave-3', {}],
  ])(
    'T-40, T-41, T-50, S-2: %i cook, and %s leads neither past the kitchen nor back',
    (seats, id, filling) => {
      const book = sandwich(seats);
      until(book, 'build');
      change(book, id, filling);
      expect(kind(book)).toBe('build');
      say(book, 'next');
      expect(kind(book)).toBe('give-left');
    },
  );

  it('T-41, T-50, S-41: the taster leaves while sandwiches are praised, and the next one hears all of it', () => {
    const book = sandwich(5, { pitch: true });
    until(book, 'pitch');
    say(book, 'next');
    leave(book, 0);
    expect(called(book)).toMatchObject({ kind: 'pitch', params: { taster: { seat: 1 }, n: 1 } });
    const { courses } = book.sheet;
    const { seat, sandwiches } = courses[0]!.tasters[0]!;
    book.when('table', { type: 'ranking', round: 1, taster: seat, order: sandwiches.map(({ key }) => key) });
    say(book, 'next');
    expect(called(book)).toMatchObject({ kind: 'pitch', params: { taster: { seat: 2 }, n: 2 } });
    leave(book, 2);
    expect(called(book)).toMatchObject({ kind: 'pitch', params: { taster: { seat: 3 }, n: 1 } });
  });
});
