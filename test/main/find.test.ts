import { describe, expect, test } from 'vitest';
import type { Finished } from '../../src/main/store/finished.ts';
import { migrations } from '../../src/main/store/migrations.ts';
import { openStore } from '../../src/main/store/store.ts';
import type { HistoryPlayer } from '../../src/shared/protocol.ts';
import { newFolder } from './house.ts';

const seats = (...names: readonly string[]): HistoryPlayer[] =>
  names.map((name, seat) => ({ seat, name, badge: 0, face: 0, bot: false, score: 1, rank: 1 }));

const at = (day: number, hour: number): number => new Date(2024, 0, day, hour).getTime();

const entry = (id: string, more: Partial<Finished>): Finished => ({
  ...{ id, match: null, game: 'tiny', kind: 'game', startedAt: 0, endedAt: 0, options: {} },
  ...{ outcome: { standings: [] }, receipt: [], view: null, seats: [] },
  ...more,
});

function house() {
  const store = openStore(newFolder());
  const entries = [
    entry('a', { endedAt: at(1, 20), seats: seats('Jürgen', 'Inès'), place: 'Café Brot' }),
    entry('b', { endedAt: at(2, 10), seats: seats('Jurgen', 'Bo'), note: 'It was 100% rain_y.' }),
    entry('c', { endedAt: at(3, 1), seats: seats('Bo'), game: 'tiny-sheet', options: { title: 'Straße' } }),
  ];
  for (const one of entries) store.writer.write(() => store.history.save(one));
  store.writer.settle();
  const found = (query: object): string[] =>
    store.history.list({ limit: 10, ...query }).items.map(({ id }) => id);
  const words = (typed: string, games: readonly string[] = []) => ({
    words: typed.split(' ').map((text) => ({ text, games })),
  });
  return { store, found, words };
}

describe('T-4: an entry is found', () => {
  test.each([
    ['jurgen', ['b', 'a']],
    ['JÜRGEN bo', ['b']],
    ['cafe', ['a']],
    ['strasse', ['c']],
    ['rain', ['b']],
    ['100%', ['b']],
    ['n_y', ['b']],
    ['%', ['b']],
    ['inesca', []],
    ['nobody', []],
  ])('by a name, a title, a place or a note: %s', (typed, ids) => {
    const { found, words, store } = house();
    expect(found(words(typed))).toEqual(ids);
    expect(store.history.list({ limit: 1, ...words(typed) }).total).toBe(ids.length);
    store.close();
  });

  test('by its game, however that is called here', () => {
    const { found, words, store } = house();
    expect(found(words('blatt', ['tiny-sheet']))).toEqual(['c']);
    store.close();
  });

  test('by its day and the time of day, also over midnight', () => {
    const { found, store } = house();
    expect(found({ from: at(2, 0), until: at(3, 0) })).toEqual(['b']);
    expect(found({ hours: [18, 24] })).toEqual(['a']);
    expect(found({ hours: [22, 5] })).toEqual(['c']);
    expect(found({ hours: [5, 12], game: 'tiny' })).toEqual(['b']);
    store.close();
  });

  test('by what was added later, and no more by what is gone', () => {
    const { found, words, store } = house();
    store.history.describe('b', { place: 'Garten', note: '' });
    expect([found(words('garten')), found(words('rain'))]).toEqual([['b'], []]);
    store.close();
  });
});

test.each(['UPDATE remarks SET found = NULL', 'DELETE FROM remarks'])(
  'T-4: what an older program kept is found as well: %s',
  (sql) => {
    const folder = newFolder();
    const before = openStore(folder);
    before.history.save(entry('old', { seats: seats('Jürgen'), options: { title: 'Wizard' } }));
    before.db.exec(sql);
    before.close();
    const store = openStore(folder);
    const list = (text: string) => store.history.list({ limit: 5, words: [{ text, games: [] }] }).total;
    expect([list('jurgen'), list('wizard'), list('nobody')]).toEqual([1, 1, 0]);
    expect(migrations.length).toBe(store.db.pragma('user_version', { simple: true }));
    store.close();
  },
);
