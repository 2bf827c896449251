import path from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { openStore } from '../../src/main/store/store.ts';
import { newFolder, openDisplay, openHost } from './house.ts';

test('what an older program kept and this one does not know is left alone and told to nobody', async () => {
  const dataDir = newFolder();
  openStore(dataDir).close();
  const db = new Database(path.join(dataDir, 'smorgasboard.db'));
  const save = db.prepare('INSERT INTO settings (key, value) VALUES (?, ?)');
  for (const [key, value] of [
    ['locale', '"de"'],
    ['theme', '"dark"'],
    ['volume', '0.8'],
    ['attractAfter', '60'],
  ]) {
    save.run(key, value);
  }
  db.close();
  const display = await openDisplay(await openHost({ dataDir }));
  const settings = await display.must('settings.get', {});
  expect(Object.keys(settings)).not.toEqual(expect.arrayContaining(['locale']));
  expect(settings.attractAfter).toBe(60);
  expect(await display.call('settings.set', { key: 'volume', value: 1 })).toMatchObject({
    refusal: { key: 'unknown-setting' },
  });
});

test('a kiosk waits two minutes for a touch unless the house says otherwise', async () => {
  const display = await openDisplay(await openHost());
  expect(await display.must('settings.get', {})).toMatchObject({ kiosk: false, attractAfter: 120 });
  for (const value of [-1, 0.5, 3601, '60'])
    expect((await display.call('settings.set', { key: 'attractAfter', value })).ok).toBe(false);
  await display.must('settings.set', { key: 'attractAfter', value: 0 });
  expect((await display.must('settings.get', {})).attractAfter).toBe(0);
});
