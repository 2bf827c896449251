/** What is told again when who plays changes (T-40, T-41, T-50): turns that were had stay had. */
import { describe, expect, it } from 'vitest';
import { masters } from '../../../src/games/sheets/books/masters.ts';
import { plate as plateGame } from '../../../src/games/sheets/books/plate.ts';
import { wars } from '../../../src/games/sheets/books/wars.ts';
import { scripts } from '../../../src/games/sheets/caller/index.ts';
import { keptFor } from '../../../src/games/sheets/caller/led.ts';
import type { Position } from '../../../src/games/sheets/caller/position.ts';
import type { Change } from '../../../src/games/sheets/company.ts';
import { changed } from '../../../src/games/sheets/events.ts';
import { mastersSheet, plateSheet, warsSheet } from '../../../src/games/sheets/index.ts';
import { range } from '../../../src/shared/lists.ts';
import { type AnyKeeping, called, kind, say, turns } from './calling.ts';
import { change } from './changing.ts';
import { keeping } from './given.ts';

const led = new Map<unknown, unknown>([
  [mastersSheet, { ...masters, script: scripts.masters }],
  [plateSheet, { ...plateGame, script: scripts.plate }],
  [warsSheet, { ...wars, script: scripts.wars }],
]);

function keptBy(book: unknown, id: string, filling: object = {}): Position | undefined {
  const keeper = book as AnyKeeping;
  const { type: _, ...asked } = { ...keeper.choice(id).move, ...filling };
  return keptFor(led.get(keeper.game) as never, keeper.state, changed(keeper.state, asked as Change));
}

describe('turns of the Plate game, when who plays changes', () => {
  const lay = (book: unknown, value: number) =>
    (book as AnyKeeping).when('table', { type: 'lay', plate: 0, value } as never);
  const plate = (first: number, seats = 4) => {
    const book = keeping(plateSheet, seats, { caller: true });
    book.when('table', { type: 'first', seat: first });
    return book;
  };
  /** Hands are dealt; so many have laid a card, and it is the next one's turn. */
  const building = (first: number, laid: number, seats = 4) => {
    const book = plate(first, seats);
    say(book, 'next');
    for (const _ of range(laid)) lay(book, 1);
    return book;
  };

  it.each([
    ['one who has built', 0, 2, [1], [2, 3, 0, 2]],
    ['who began', 0, 2, [0], [2, 3, 1, 2]],
    ['whose turn it is', 0, 2, [2], [3, 0, 1, 3]],
    ['whose turn it is, last of the circle', 0, 3, [3], [0, 1, 2, 0]],
    ['several, whose turn it is first', 0, 2, [2, 3], [0, 1, 0]],
    ['several, whose turn it is last', 0, 2, [1, 2], [3, 0, 3]],
    ['the first builder in their first turn', 2, 0, [2], [3, 0, 1, 3]],
  ])('T-41, T-50: %s leaves, and the turns go on from whose it was', (_, first, laid, gone, then) => {
    const book = building(first, laid);
    for (const seat of gone) change(book, `leave-${seat}`);
    expect(turns(book, then.length)).toEqual(then);
  });

  it('T-41, T-50: the first builder leaves before hands are dealt', () => {
    const book = plate(2);
    change(book, 'leave-2');
    expect(kind(book)).toBe('hands');
    say(book, 'next');
    expect(turns(book, 3)).toEqual([3, 0, 1]);
  });

  it('T-43, T-50: who began was never here, and the turns go on from whose it was', () => {
    const book = building(0, 2);
    change(book, 'leave-0');
    change(book, 'never-0');
    expect(turns(book, 3)).toEqual([2, 3, 1]);
  });

  it('T-40, T-50: who comes behind somebody who has built waits until it is their turn', () => {
    const book = building(0, 2);
    change(book, 'come', { after: 0 });
    expect(turns(book, 4)).toEqual([2, 3, 0, 4]);
  });

  it('T-41, T-50: who comes back does not take the turn that is going on', () => {
    const book = building(0, 2);
    change(book, 'leave-2');
    expect(turns(book, 1)).toEqual([3]);
    change(book, 'back-2');
    expect(turns(book, 4)).toEqual([3, 0, 1, 2]);
  });

  it('T-2, T-50: when a change is taken back it is the turn of whose it was', () => {
    const book = building(0, 2);
    change(book, 'leave-2');
    book.undo();
    expect(turns(book, 3)).toEqual([2, 3, 0]);
  });

  it('T-41, T-50: who sits out one sandwich is called for the next one', () => {
    const book = building(0, 2);
    change(book, 'sit-out-1');
    expect(turns(book, 1)).toEqual([2]);
    book.when('table', { type: 'close', plate: 0, by: 2 });
    book.when('table', { type: 'bid', seat: 0, value: 3 }).when('table', { type: 'eat' });
    expect(kind(book)).toBe('clear');
    say(book, 'next');
    expect(turns(book, 3)).toEqual([0, 1, 2]);
  });

  it('T-41, T-50: so many leave that nobody builds; who comes back goes on', () => {
    const book = building(0, 1, 2);
    change(book, 'leave-1');
    expect(kind(book)).toBe('over');
    change(book, 'back-1');
    expect(turns(book, 2)).toEqual([1, 0]);
  });
});

describe('turns of Masters and Wars, when who plays changes', () => {
  const bar = (turn: number) => {
    const book = keeping(mastersSheet, 4, { caller: true });
    say(book, 'next');
    say(book, 'next');
    say(book, 'seat', turn);
    return book;
  };
  const kitchen = (first: number) => {
    const book = keeping(warsSheet, 4, { caller: true });
    say(book, 'next');
    say(book, 'seat', first);
    return book;
  };

  it('T-41, T-50: who comes back does not take the turn that the next one has by now', () => {
    for (const book of [bar(2), kitchen(2)]) {
      change(book, 'leave-2');
      change(book, 'back-2');
      expect(called(book)!.seats).toEqual([3]);
      say(book, 'next');
    }
  });

  it('T-40, T-50: who comes to the place of whoever has left does not either', () => {
    for (const book of [bar(2), kitchen(2)]) {
      change(book, 'leave-2');
      change(book, 'come', { after: 2 });
      expect(called(book)!.seats).toEqual([3]);
    }
  });

  it('T-41, T-50, M-6: the last turn is that of whoever has it since, also after a later call of time', () => {
    const book = bar(2);
    change(book, 'leave-2');
    book.when('table', { type: 'time-up' });
    expect(called(book)).toMatchObject({ kind: 'last-turn', seats: [3] });
  });

  it('T-41, T-50, W-17: whoever leaves last, and comes back, goes on where they were', () => {
    const book = kitchen(2);
    for (const seat of [0, 1, 3]) change(book, `leave-${seat}`);
    for (const _ of range(2)) say(book, 'next');
    change(book, 'leave-2');
    expect(called(book)).toBeUndefined();
    change(book, 'back-2');
    expect(called(book)).toMatchObject({ kind: 'upkeep', seats: [2] });
  });
});

describe('where nothing has to be told again', () => {
  it('T-50: is a change of whoever is not called, of rules, or of a table that is not led', () => {
    const book = keeping(mastersSheet, 4, { caller: true });
    expect(keptBy(book, 'leave-2')).toBeUndefined();
    say(book, 'next');
    say(book, 'next');
    say(book, 'seat', 2);
    expect(keptBy(book, 'leave-3')).toBeUndefined();
    expect(keptBy(book, 'set-target-5')).toBeUndefined();
    expect(keptBy(keeping(plateSheet, 4), 'leave-3')).toBeUndefined();
  });

  it('T-50, T-41: is a leaving while bids go round, which counts from the next sandwich', () => {
    const book = keeping(plateSheet, 4, { caller: true });
    for (const value of [1, 2]) book.when('table', { type: 'lay', plate: 0, value });
    book.when('table', { type: 'close', plate: 0, by: 1 });
    say(book, 'laid');
    expect(keptBy(book, 'leave-2')).toBeUndefined();
  });
});
