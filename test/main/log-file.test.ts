import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { logFolderIn, logIn } from '../../src/main/log-file.ts';
import { newFolder } from './house.ts';

const read = (data: string, name = 'smorgasboard.log'): string =>
  fs.readFileSync(path.join(logFolderIn(data), name), 'utf8');

describe('the log', () => {
  test('has one line an event, with its time, also where the event has many lines', () => {
    const data = newFolder();
    const log = logIn(data, () => new Date('2026-01-02T03:04:05Z'));
    log('The table is open.');
    log('Error: broken\n    at a.ts:1\n    at b.ts:2\n');
    expect(read(data)).toBe(
      '2026-01-02T03:04:05.000Z The table is open.\n2026-01-02T03:04:05.000Z Error: broken | at a.ts:1 | at b.ts:2\n',
    );
    expect(fs.statSync(path.join(logFolderIn(data), 'smorgasboard.log')).mode & 0o077).toBe(0);
  });

  test('never grows beyond five files', () => {
    const data = newFolder();
    const log = logIn(data);
    const long = 'x'.repeat(200_000);
    for (let events = 0; events < 40; events++) log(`${events} ${long}`);
    const files = fs.readdirSync(logFolderIn(data));
    expect(files.toSorted()).toEqual([
      'smorgasboard.log',
      ...[1, 2, 3, 4].map((age) => `smorgasboard.log.${age}`),
    ]);
    expect(read(data)).toMatch(/ 39 x/);
    for (const name of files) expect(read(data, name).length).toBeLessThan(1_000_000);
  });

  test('that cannot be written stops nobody', () => {
    const data = path.join(newFolder(), 'file');
    fs.writeFileSync(data, '');
    expect(() => logIn(data)('Something')).not.toThrow();
  });
});
