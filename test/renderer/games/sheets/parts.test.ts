import { describe, expect, it } from 'vitest';
import { ownSheet, plainSheet } from '../../../../src/games/sheets/index.ts';
import { byWorth, leaders } from '../../../../src/renderer/games/sheets/parts/chalk.ts';
import { marksOf, optionsNow } from '../../../../src/renderer/games/sheets/parts/evening.ts';
import { inTurn } from '../../../../src/renderer/games/sheets/parts/in-turn.ts';
import {
  NumberEntry,
  type NumberKey,
} from '../../../../src/renderer/games/sheets/parts/number-entry.svelte.ts';
import { keyName, span } from '../../../../src/renderer/games/sheets/parts/shortcuts.ts';
import { TypedCount } from '../../../../src/renderer/games/sheets/wars/typed-count.svelte.ts';
import type { GameWords } from '../../../../src/renderer/i18n/words.svelte.ts';
import { change } from '../../../games/sheets/changing.ts';
import { keeping } from '../../../games/sheets/given.ts';

describe('a number typed digit by digit', () => {
  it.each([
    ['12', 12],
    ['012', 12],
    ['s3', -3],
    ['3s', undefined],
    ['ss3', 3],
    ['s0', 0],
    ['12345', 12345],
    ['12e', 1],
    ['s3ee', undefined],
    ['', undefined],
  ])('T-32: %s is %s', (typed, value) => {
    const entry = new NumberEntry();
    const names: Record<string, NumberKey> = { s: 'sign', e: 'erase' };
    for (const sign of typed) entry.press(names[sign] ?? (sign as NumberKey));
    expect(entry.value).toBe(value);
  });

  it.each([
    ['10+15-8', 17, true],
    ['10s15ss8', 17, true],
    ['-3+-4', -7, true],
    ['5+', undefined, true],
    ['5+e', 5, false],
    ['+5', 5, false],
    ['7-07', 0, true],
  ])('T-32: sums are typed as people do, %s is %s', (typed, value, isSum) => {
    const entry = new NumberEntry();
    const names: Record<string, NumberKey> = { '+': 'plus', '-': 'minus', s: 'sign', e: 'erase' };
    for (const sign of typed) entry.press(names[sign] ?? (sign as NumberKey));
    expect(entry.value).toBe(value);
    expect(entry.isSum).toBe(isSum);
  });

  it('T-5: no digit is dropped in silence before a sheet could take the number', () => {
    const entry = new NumberEntry();
    for (const digit of '10000') entry.press(digit as NumberKey);
    expect(entry.text).toBe('10000');
  });
});

describe('a number typed into a count of Sándwich Wars', () => {
  const typedInto = (began: number, max: number, keys: readonly NumberKey[]) => {
    let stands = began;
    const typing = new TypedCount({
      words: { say: (key: string) => key } as GameWords,
      now: () => stands,
      limits: () => ({ name: 'coins', kind: 'number', min: 0, max }),
      put: (value) => {
        stands = value;
      },
    });
    for (const key of keys) typing.press(key);
    return { stands, sum: typing.sum, fault: typing.fault };
  };

  it.each([
    ['a digit begins anew', 7, ['1', '2'], 12, undefined],
    ['a sum', 0, ['1', '0', 'plus', '1', '5', 'minus', '8'], 17, '10+15−8 = 17'],
    ['a sign goes on from what stands', 12, ['plus', '5'], 17, '12+5 = 17'],
    ['half a sum waits', 12, ['plus'], 12, '12+'],
    ['erasing goes on from what stands', 12, ['erase'], 1, undefined],
    ['all is erased', 3, ['erase'], 0, undefined],
  ] as const)('T-30: %s', (_, began, keys, stands, sum) => {
    expect(typedInto(began, 300, keys)).toEqual({ stands, sum, fault: undefined });
  });

  it('T-5: more than there can be is said, and not entered', () => {
    expect(typedInto(2, 5, ['4', 'plus', '4'])).toEqual({
      stands: 4,
      sum: '4+4 = 8',
      fault: 'refusal.range',
    });
  });
});

describe('the board', () => {
  it.each([
    [[3, 9, 9], 'high', [1, 2]],
    [[3, 9, 9], 'low', [0]],
    [[0, 0, 0], 'high', []],
    [[4], 'high', [0]],
  ] as const)('T-12: of %j, %s wins, %j lead', (totals, wins, leading) => {
    expect([...leaders(totals, wins)]).toEqual(leading);
  });

  it('T-12: the best stand first, equals as they sit', () => {
    const row = (seat: number, total: number) => ({ seat, total, cells: [] });
    expect(byWorth([row(0, 2), row(1, 5), row(2, 2)]).map(({ seat }) => seat)).toEqual([1, 0, 2]);
  });

  const score = (round: number, seat: number, points: number) =>
    ({ type: 'score', round, seat, points }) as const;
  const plain = (rounds: readonly (readonly number[])[], wins: 'high' | 'low' = 'high') => {
    const book = keeping(plainSheet, rounds[0]!.length, { wins });
    for (const [i, points] of rounds.entries())
      for (const [seat, n] of points.entries()) book.when('table', score(i + 1, seat, n));
    return book;
  };
  const words = { say: (key: string) => key };
  const marksOn = (view: object, totals: readonly number[], wins?: 'high' | 'low') => {
    const seats = totals.map((_, seat) => ({ name: String(seat) }));
    return seats.map((_, seat) => marksOf({ view, seats, words } as never, totals, wins)(seat));
  };
  const leadingOn = ({ table, sheet }: ReturnType<typeof plain>) =>
    marksOn(table, sheet.totals, sheet.wins).flatMap(({ hot }, seat) => (hot ? [seat] : []));

  it('T-40: nobody leads who has played no round that counts', () => {
    const book = plain([[5, 6]], 'low');
    change(book, 'come', { after: 1 });
    expect(leadingOn(book)).toEqual([0]);
  });

  it('T-40: where the average decides, the best average leads and stands first', () => {
    const book = plain([
      [5, 6],
      [5, 6],
    ]);
    change(book, 'come', { after: 1 });
    for (const [seat, n] of [5, 5, 9].entries()) book.when('table', score(3, seat, n));
    expect(leadingOn(book)).toEqual([1]);
    change(book, 'decide-average');
    expect(leadingOn(book)).toEqual([2]);
    const { totals } = book.sheet;
    const rows = marksOn(book.table, totals).map((marks, seat) => ({
      ...{ seat, total: totals[seat]!, cells: [] },
      ...marks,
    }));
    expect(byWorth(rows).map(({ seat }) => seat)).toEqual([2, 1, 0]);
  });

  it('T-40, T-47: averages that are equal lead together, and so does a team', () => {
    const book = plain([
      [1, 1, 3],
      [0, 0, 3],
      [0, 0, 3],
    ]);
    change(book, 'come', { after: 2 });
    for (const [seat, n] of [0, 9, 0, 0].entries()) book.when('table', score(4, seat, n));
    change(book, 'team-0', { team: 1 });
    change(book, 'team-1', { team: 1 });
    expect(leadingOn(book)).toEqual([0, 1]);
    change(book, 'decide-average');
    expect(leadingOn(book)).toEqual([0, 1]);
  });

  it('T-43, T-48: a sheet of one’s own marks who leads by what wins by now', () => {
    const book = keeping(ownSheet, 2);
    for (const [seat, value] of [4, 7].entries())
      book.when('table', { type: 'fill', row: 0, seat, round: 1, value });
    change(book, 'set-wins-low');
    const { wins } = optionsNow({ options: {}, view: book.table } as never);
    const marks = marksOn(book.table, book.sheet.scores, wins as 'low');
    expect(marks.map(({ hot }) => hot)).toEqual([true, false]);
  });
});

describe('the keyboard', () => {
  const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'shiftKey', true>> = {}) =>
    keyName({ key, ctrlKey: false, metaKey: false, shiftKey: false, ...held } as KeyboardEvent);

  it.each([
    ['A', {}, 'a'],
    [' ', {}, 'Space'],
    ['z', { ctrlKey: true }, 'mod+z'],
    ['Z', { metaKey: true, shiftKey: true }, 'mod+shift+z'],
    ['ArrowLeft', { shiftKey: true }, 'shift+ArrowLeft'],
    ['?', { shiftKey: true }, '?'],
  ] as const)('%s with %j is %s', (key, held, name) => {
    expect(press(key, held)).toBe(name);
  });

  it('shows a long row of keys by its ends', () => {
    expect(span(['1', '2', '3'])).toEqual(['1', '2', '3']);
    expect(span(['0', '1', '2', '3'])).toEqual(['0', '…', '3']);
  });
});

describe('one thing after the other', () => {
  it('T-2: what is typed while an entry is on its way waits for it, and nothing is lost', async () => {
    const done: string[] = [];
    let arrive = (): void => undefined;
    const first = inTurn(async () => {
      await new Promise<void>((resolve) => {
        arrive = resolve;
      });
      done.push('entered');
    });
    const second = inTurn(() => done.push('typed'));
    await Promise.resolve();
    expect(done).toEqual([]);
    arrive();
    await Promise.all([first, second]);
    expect(done).toEqual(['entered', 'typed']);
  });

  it('a failure does not stop those that wait', async () => {
    const failing = inTurn(() => Promise.reject(new Error('no')));
    const done: string[] = [];
    const next = inTurn(() => done.push('next'));
    await expect(failing).rejects.toThrow('no');
    await next;
    expect(done).toEqual(['next']);
  });
});
