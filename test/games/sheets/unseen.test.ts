import { describe, expect, it } from 'vitest';
import {
  ownSheet,
  plainSheet,
  plateSheet,
  sandwichSheet,
  warsSheet,
} from '../../../src/games/sheets/index.ts';
import type { SheetOptions } from '../../../src/games/sheets/spec.ts';
import type { Entry } from '../../../src/games/sheets/state.ts';
import { act, begin, undo } from '../../../src/main/table/match.ts';
import type { AnyGame } from '../../../src/shared/game.ts';
import { range } from '../../../src/shared/lists.ts';
import { seededRng } from '../../../src/shared/rng.ts';
import { rowOf } from '../../support/playout.ts';
import { optionsOf } from '../../support/position.ts';
import { type Keeping, keeping } from './given.ts';

type AnyKeeping = Keeping<SheetOptions, Entry, unknown>;
const any = (book: unknown): AnyKeeping => book as AnyKeeping;
const ids = (book: unknown, actor: 'table' | number): string[] =>
  any(book)
    .offers(actor)
    .map(({ id }) => id);
const ofUnseen = (book: unknown, actor: 'table' | number): string[] =>
  ids(book, actor).filter((id) => /^(?:ranking|bid|score|fill|ready|unseal|eat|vote|unvote)\b/.test(id));

const tasting = (seats = 4, rounds = 2) => keeping(sandwichSheet, seats, { hidden: true, rounds });
type Tasting = ReturnType<typeof tasting>;

function rank(book: Tasting, taster: number, { by = taster as number | 'table', worst = false } = {}): void {
  const { round } = book.sheet;
  const keys = book.sheet.courses[round - 1]!.tasters.find(({ seat }) => seat === taster)!.sandwiches.map(
    ({ key }) => key,
  );
  book.when(by, { type: 'ranking', round, taster, order: worst ? keys.toReversed() : keys });
}

const bid = (book: ReturnType<typeof keeping<never, never, never>>, seat: number, value: number) =>
  any(book).when(seat, { type: 'bid', seat, value } as never);

describe('rankings entered unseen', () => {
  it('T-54: a ranking lies face down until all have ranked, and then all are shown together', () => {
    const book = tasting();
    const before = JSON.stringify(book.table);
    rank(book, 2);
    expect(book.table.entries).toEqual([]);
    expect(book.table.unseen).toEqual({ done: [2], waiting: [0, 1, 3] });
    expect(book.top).toMatchObject({ kind: 'unseen', actors: [0, 1, 3], params: { n: 1, of: 4 } });
    expect(JSON.stringify({ ...book.table, unseen: 0 })).toBe(
      JSON.stringify({ ...JSON.parse(before), unseen: 0 }),
    );
    rank(book, 0);
    rank(book, 3, { worst: true });
    expect(book.sheet.totals).toEqual([0, 0, 0, 0]);
    rank(book, 1);
    expect(book.table.entries.map((entry) => (entry as { taster?: number }).taster)).toEqual([0, 1, 2, 3]);
    expect(book.table.unseen).toEqual({ done: [], waiting: [0, 1, 2, 3] });
    expect(book.sheet.totals.reduce((all, one) => all + one)).toBe(20);
  });

  it('T-54: everybody sees their own, and nobody another’s', () => {
    const book = tasting();
    rank(book, 2);
    expect(sandwichSheet.seatView(book.state, 2).sealed).toMatchObject([{ taster: 2 }]);
    for (const seat of [0, 1, 3]) expect(sandwichSheet.seatView(book.state, seat)).toEqual({});
  });

  it('T-54: whoever has chosen may take it back and choose anew, by their phone or at the table', () => {
    const book = tasting();
    rank(book, 2);
    expect(ofUnseen(book, 2)).toEqual(['unseal-2']);
    expect(ofUnseen(book, 'table')).toEqual(['ranking-1-0', 'ranking-1-1', 'ranking-1-3', 'unseal-2']);
    book.when(2, { type: 'unseal', seat: 2 });
    expect(ofUnseen(book, 2)).toEqual(['ranking-1-2']);
    rank(book, 2, { by: 'table' });
    expect(book.table.unseen!.done).toEqual([2]);
  });

  it('T-41, T-54: whoever leaves is not waited for, and what they chose counts', () => {
    const book = tasting(5);
    for (const seat of [0, 1, 2]) rank(book, seat);
    book.when('table', { ...book.choice('leave-2').move } as never);
    expect(book.table.unseen).toEqual({ done: [0, 1, 2], waiting: [3, 4] });
    book.when('table', { ...book.choice('leave-4').move } as never);
    rank(book, 3);
    expect(book.table.entries).toHaveLength(4);
    expect(book.sheet.round).toBe(2);
  });

  it('T-41, T-54: when the last to choose leaves, what the others chose is turned up', () => {
    const book = tasting(4);
    for (const seat of [0, 1, 2]) rank(book, seat);
    book.when('table', { ...book.choice('leave-3').move } as never);
    expect(book.table.entries).toHaveLength(3);
  });

  it('T-42, T-54: a round that is skipped, and a rule that changes, give back what lay face down', () => {
    const book = tasting(5);
    rank(book, 0);
    book.when('table', { ...book.choice('set-twister-true').move } as never);
    expect(book.table.unseen!.done).toEqual([0]);
    book.when('table', { ...book.choice('skip').move } as never);
    expect(book.table.unseen).toEqual({ done: [], waiting: [0, 1, 2, 3, 4] });
    expect(sandwichSheet.seatView(book.state, 0)).toEqual({});
  });

  it('T-54: a rule that asks for more gives back what lay face down and does not answer it', () => {
    const book = tasting();
    rank(book, 0);
    book.when('table', { ...book.choice('set-themed-true').move } as never);
    expect(book.table.unseen).toEqual({ done: [], waiting: [0, 1, 2, 3] });
  });

  it('T-54: it is not switched off while anything lies face down', () => {
    const book = tasting();
    expect(ids(book, 'table')).toContain('set-hidden-false');
    rank(book, 1);
    expect(ids(book, 'table')).not.toContain('set-hidden-false');
  });

  it('T-42, T-54: a sheet that is closed early shows nothing of what lay face down', () => {
    const book = tasting();
    for (const seat of range(4)) rank(book, seat);
    rank(book, 3);
    book.when('table', { type: 'finish' });
    expect(sandwichSheet.seatView(book.state, 3)).toEqual({});
    expect(book.table.entries).toHaveLength(4);
  });
});

describe('bids turned up at once', () => {
  const bidding = () => {
    const book = keeping(plateSheet, 3, { hidden: true });
    for (const value of [1, 2, 5]) book.when('table', { type: 'lay', plate: 0, value });
    book.when('table', { type: 'close', plate: 0, by: 1 });
    return book;
  };

  it('T-54: as many cards as each likes, then all are turned up, and only then somebody eats', () => {
    const book = bidding();
    bid(book as never, 0, 4);
    bid(book as never, 0, -2);
    bid(book as never, 2, 3);
    expect(book.sheet.bids.every(({ cards }) => cards.length === 0)).toBe(true);
    expect(ids(book, 'table')).not.toContain('eat');
    expect(ids(book, 0)).toContain('ready-0');
    book.when(0, { type: 'ready', seat: 0 });
    expect(ofUnseen(book, 0)).toEqual(['unseal-0']);
    book.when('table', { type: 'ready', seat: 1 });
    expect(book.table.unseen).toEqual({ done: [0, 1], waiting: [2] });
    book.when(2, { type: 'ready', seat: 2 });
    expect(book.table.unseen).toBeUndefined();
    expect(book.sheet.bids.map(({ score }) => score)).toEqual([2, 0, 3]);
    expect(book.sheet.asItStands?.eaters).toEqual([2]);
    book.when('table', { type: 'eat' });
    expect(book.sheet.points[2]).toBe(8);
  });

  it('T-54: bids that nobody makes are turned up too, and are not asked for again', () => {
    const book = bidding();
    for (const seat of range(3)) book.when(seat, { type: 'ready', seat });
    expect(book.table.unseen).toBeUndefined();
    expect(ids(book, 'table')).toContain('eat');
  });

  it('T-42, T-54: bids on a sandwich that is skipped are not found on the next', () => {
    const book = bidding();
    bid(book as never, 0, 4);
    book.when('table', { type: 'skip', round: 1 });
    for (const value of [1, 2]) book.when('table', { type: 'lay', plate: 1, value });
    book.when('table', { type: 'close', plate: 1, by: 0 });
    expect(plateSheet.seatView(book.state, 0)).toEqual({});
  });
});

describe('other sheets', () => {
  it('T-54: scores of a round of any other game are turned up together', () => {
    const book = keeping(plainSheet, 3, { hidden: true });
    book.when(1, { type: 'score', round: 1, seat: 1, points: 7 });
    book.when('table', { type: 'score', round: 1, seat: 2, points: 9 });
    expect(book.sheet.totals).toEqual([0, 0, 0]);
    book.when(0, { type: 'score', round: 1, seat: 0, points: 5 });
    expect(book.sheet.totals).toEqual([5, 7, 9]);
  });

  it('T-40, T-54: one who comes late is waited for as soon as they play', () => {
    const book = keeping(plainSheet, 2, { hidden: true });
    book.when(1, { type: 'score', round: 1, seat: 1, points: 7 });
    book.when('table', { ...book.choice('come').move, after: 0 } as never);
    expect(book.table.unseen).toEqual({ done: [1], waiting: [0, 2] });
    book.when(0, { type: 'score', round: 1, seat: 0, points: 5 });
    expect(book.table.entries).toEqual([]);
    book.when('table', { type: 'score', round: 1, seat: 2, points: 1 });
    expect(book.sheet.totals).toEqual([5, 7, 1]);
  });

  it('T-48, T-54: on a sheet of one’s own each says when all is filled in', () => {
    const form = {
      ...{ v: 1, name: 'Guess', picture: '', wins: 'high', target: 0, rounds: 0 },
      rows: [
        { name: 'Bet', kind: 'number', per: 'round', min: 0, max: 9 },
        { name: 'Risk', kind: 'counter', per: 'round', min: 0, max: 3, step: 1 },
      ],
      score: '',
    };
    const book = keeping(ownSheet, 2, { hidden: true, inRounds: true, form: form as never });
    const put = (seat: number, row: number, value: number): void =>
      void book.when(seat, { type: 'fill', row, seat, round: 1, value });
    put(0, 0, 4);
    expect(ofUnseen(book, 0)).toEqual(['fill-1-1-0', 'ready-0', 'unseal-0']);
    book.when(0, { type: 'ready', seat: 0 });
    put(1, 0, 6);
    put(1, 1, 2);
    expect(book.table.entries).toHaveLength(3);
    expect(book.sheet.round).toBe(2);
  });
});

describe('votes', () => {
  const asking = (what: string) => {
    const book = keeping(warsSheet, 3);
    book.when('table', { type: 'ask', what } as never);
    return book;
  };

  it('T-54: a vote is turned up at once, on every sheet', () => {
    const book = asking('player');
    book.when(0, { type: 'vote', seat: 0, value: 2 });
    book.when('table', { type: 'vote', seat: 1, value: 2 });
    expect(book.table.vote).toEqual({ n: 1, what: 'player', done: [0, 1], waiting: [2] });
    expect(book.table.votes).toBeUndefined();
    expect(warsSheet.seatView(book.state, 0)).toEqual({ voice: 2 });
    expect(warsSheet.seatView(book.state, 1)).toEqual({ voice: 2 });
    book.when(2, { type: 'vote', seat: 2, value: 0 });
    expect(book.table.vote).toBeUndefined();
    expect(book.table.votes).toMatchObject([{ n: 1, what: 'player', voices: { length: 3 } }]);
  });

  it('T-54: a vote is changed until the last has chosen, called off by the table, and asked by nobody else', () => {
    const book = asking('yes-no');
    book.when(0, { type: 'vote', seat: 0, value: 1 });
    book.when(0, { type: 'unvote', seat: 0 });
    expect(ofUnseen(book, 0)).toEqual(['vote-0']);
    expect(book.refusal(0, { type: 'vote', seat: 0, value: 2 })?.key).toBe('range');
    expect(ids(book, 0)).not.toContain('vote-off');
    book.when('table', { type: 'vote-off' });
    expect(book.table.vote).toBeUndefined();
    expect(ids(book, 0).some((id) => id.startsWith('ask-'))).toBe(false);
  });

  it('T-41, T-54: who leaves has no vote', () => {
    const book = asking('number');
    book.when(0, { type: 'vote', seat: 0, value: 10 });
    book.when(1, { type: 'vote', seat: 1, value: 99 });
    book.when('table', { ...book.choice('leave-2').move } as never);
    expect(book.table.votes?.[0]?.voices.map(({ value }) => value)).toEqual([10, 99]);
  });
});

describe('what the log says', () => {
  it('T-54: of a vote, how many voices it had, whatever was asked before', () => {
    const book = keeping(warsSheet, 3);
    const askAll = (seats: readonly number[]) => {
      book.when('table', { type: 'ask', what: 'yes-no' });
      for (const seat of seats) book.when(seat, { type: 'vote', seat, value: 1 });
      return warsSheet.noticeFor(book.log.findLast(({ type }) => type === 'votes-up')!, 'table', book.state);
    };
    expect(askAll([0, 1, 2])).toMatchObject({ params: { n: 3 } });
    book.when('table', { ...book.choice('leave-2').move } as never);
    expect(askAll([0, 1])).toMatchObject({ params: { n: 2 } });
  });
});

describe('undo', () => {
  const game = plainSheet as AnyGame;
  const rng = seededRng(3);

  it('T-2, T-54: what lies face down is taken back; what was turned up is known, and is corrected instead', () => {
    const match = { seats: 2, options: optionsOf(plainSheet, { hidden: true }) };
    let live = begin(game, rowOf(game, match), rng).match;
    const put = (seat: number, points: number): void => {
      const move = { type: 'score', round: 1, seat, points };
      const command = { actor: 'table', move, frame: 'round-1' } as const;
      const done = act(live, command, { kind: 'move', call: null, at: 0, rng });
      if (!done.ok) throw new Error(done.refusal.key);
      live = done.value.match;
    };
    put(0, 5);
    const back = undo(live, { actor: 'table', call: null, at: 0 });
    if (back.ok) live = back.value.match;
    expect(game.tableView(live.state).unseen).toEqual({ done: [], waiting: [0, 1] });
    put(0, 6);
    put(1, 7);
    expect(undo(live, { actor: 'table', call: null, at: 0 }).ok).toBe(false);
    expect(game.choices(live.state, 'table').map(({ id }) => id)).toContain('correct-0');
  });
});
