/** T-4: what is saved of a damaged database: all but what cannot be read, and what that was is said. */
import fs from 'node:fs';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { jsonColumns } from '../../src/main/store/examine.ts';
import { openDatabase } from '../../src/main/store/open.ts';
import { COPIED, LEFT_BEHIND } from '../../src/main/store/salvaged-tables.ts';
import { de } from '../../src/renderer/i18n/text/records/de.ts';
import { en } from '../../src/renderer/i18n/text/records/en.ts';
import { es } from '../../src/renderer/i18n/text/records/es.ts';
import { fr } from '../../src/renderer/i18n/text/records/fr.ts';
import {
  contentsOf,
  ENTRIES,
  expectSaved,
  fileIn,
  houseWithPast,
  lostIn,
  MERGES,
  opened,
  pageOf,
  SEASONS,
  spoilPage,
  spoilt,
} from './damaged-houses.ts';
import { newFolder } from './house.ts';

describe('T-4: what people added is saved but for what was on a broken page', () => {
  test('what people wrote to entries: some of it is lost, and each entry is found as far as it goes', () => {
    const { after, lost, said, ...found } = spoilt('remarks');
    expect(found).toMatchObject({ entries: ENTRIES, byName: ENTRIES });
    expect(found.byNote).toBeGreaterThan(0);
    expect(found.byNote).toBeLessThan(ENTRIES);
    expect(after.remarks!.filter(({ note }) => note !== '')).toHaveLength(found.byNote);
    expect(lost).toEqual({ notes: 1 });
    expect(said).toContain('Lost, at least: places and notes of some entries, if they had any.');
  });

  test.each([
    ['photos', 'photos', ENTRIES, (n: number) => `${n} photos`],
    ['merges', 'merges', MERGES, (n: number) => `who was merged with whom, in ${n} cases`],
  ] as const)('%s: it says how many are lost', (table, key, all, words) => {
    const { after, lost, said } = spoilt(table);
    const gone = all - after[table]!.length;
    expect(gone).toBeGreaterThan(0);
    expect(gone).toBeLessThan(all / 2);
    expect(lost).toEqual({ [key]: gone });
    expect(said).toContain(`Lost, at least: ${words(gone)}.`);
  });

  test.each([
    ['corrections', ENTRIES, 'earlier versions of some entries, if they were corrected'],
    ['seasons', SEASONS, 'seasons, if there were any'],
  ] as const)('%s: some are lost', (table, all, words) => {
    const { after, lost, said } = spoilt(table);
    expect(after[table]!.length).toBeGreaterThan(all / 4);
    expect(after[table]!.length).toBeLessThan(all);
    expect(lost).toEqual({ [table]: 1 });
    expect(said).toContain(`Lost, at least: ${words}.`);
  });

  test('evenings: which they were stands in an index, too', () => {
    const { before, after, lost } = spoilt('evenings');
    expect(after.evenings).toEqual(before.evenings);
    expect(lost).toEqual({});
    expect(spoilt('evenings', 'evenings_by_name').lost).toEqual({ evenings: 1 });
  });

  test('with the index that says how many there were: one is lost at least', () => {
    const { after, lost } = spoilt('photos', 'sqlite_autoindex_photos_1');
    expect(after.photos!.length).toBeGreaterThan(ENTRIES / 2);
    expect(lost).toEqual({ photos: 1 });
  });
});

describe('T-4: what is looked through in a database, and saved of it', () => {
  test('is every table, unless it says why not', () => {
    const db = openDatabase(newFolder());
    const tables = db
      .prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'table'")
      .pluck()
      .all();
    db.close();
    expect([...COPIED, ...Object.keys(LEFT_BEHIND)].sort()).toEqual(tables.sort());
  });

  test('is every column that is read as JSON', () => {
    const folder = newFolder();
    houseWithPast(folder);
    const found = Object.entries(contentsOf(folder)).flatMap(([table, rows]) => {
      const columns = Object.keys(rows[0] ?? {});
      const isJson = (column: string) => rows.some((row) => /^[[{]/.test(String(row[column])));
      return columns.filter(isJson).map((column) => `${table}.${column}`);
    });
    const known = Object.entries(jsonColumns).flatMap(([table, all]) => all.map((one) => `${table}.${one}`));
    expect(known).toEqual(expect.arrayContaining(found));
  });

  test.each([
    ['corrections', 'was', { corrections: 1 }],
    ['merges', 'person', { merges: 1 }],
    ['merges', 'seats', { merges: 1 }],
    ['merges', 'phones', { merges: 1 }],
    ['seasons', 'season', { seasons: 1 }],
    ['snapshots', 'kept', {}],
  ])('is all but the one of %s whose %s is no JSON', (table, column, lost) => {
    const folder = newFolder();
    houseWithPast(folder);
    const [first, ...others] = contentsOf(folder)[table]!;
    const db = new Database(fileIn(folder));
    const [key = '', value] = Object.entries(first!)[0]!;
    db.prepare(`UPDATE ${table} SET ${column} = 'gone' WHERE ${key} = ?`).run(value);
    db.close();
    expect(lostIn(expectSaved(folder, fs.readFileSync(fileIn(folder))))).toEqual(lost);
    expect(contentsOf(folder)[table]).toEqual(others);
  });

  test('is told in every language, where it is lost', () => {
    const folder = newFolder();
    houseWithPast(folder);
    spoilPage(folder, pageOf(folder, 'history_by_game'));
    const keys = Object.keys(opened(folder).damage!.lost);
    expect(keys.length).toBeGreaterThan(10);
    for (const words of [en, de, es, fr])
      expect(Object.keys(words)).toEqual(expect.arrayContaining(keys.map((key) => `damage.${key}`)));
  });
});
