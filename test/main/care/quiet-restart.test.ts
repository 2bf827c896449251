import { expect, test } from 'vitest';
import { restartWhenQuiet } from '../../../src/main/care/quiet-restart.ts';
import { machineTime } from '../../../src/main/store/time.ts';
import { beginMatch } from '../house.ts';

const at = (time: string): Date => new Date(`2026-05-04T${time}:00`);
const FOUR = 4 * 60;

interface Evening {
  readonly now: string;
  readonly started?: Date;
  readonly hour?: number | null;
  readonly playing?: string;
}

function restarts({ now, started = at('00:30'), hour = FOUR, playing }: Evening): boolean {
  let done = false;
  const tables = playing ? [{ phase: 'playing' as const, touchedAt: at(playing).getTime() }] : [];
  restartWhenQuiet({
    ...{ at: () => hour, now: () => at(now), startedAt: started, tables: () => tables },
    restart: () => {
      done = true;
    },
  });
  return done;
}

test.each<[string, Evening, boolean]>([
  ['at its hour it begins anew', { now: '04:00' }, true],
  ['before its hour it does not', { now: '03:59' }, false],
  ['without an hour it never does', { now: '04:00', hour: null }, false],
  ['once it has, it does not again', { now: '04:01', started: at('04:00') }, false],
  ['while a table plays it waits', { now: '04:00', playing: '03:50' }, false],
  ['when that table has ended, it does', { now: '04:45' }, true],
  ['a match that everybody has left is none', { now: '04:45', playing: '03:50' }, true],
  ['where somebody played for too long it waits for the next night', { now: '06:00' }, false],
  [
    'an hour before midnight is the day before',
    { now: '00:20', hour: 23 * 60 + 30, started: at('00:10') },
    false,
  ],
  [
    'and is found after midnight',
    { now: '00:20', hour: 23 * 60 + 30, started: new Date(at('00:10').getTime() - 5 * 3600_000) },
    true,
  ],
])('%s', (_, evening, wanted) => {
  expect(restarts(evening)).toBe(wanted);
});

test('a house begins anew at its quiet hour, once the match on its table is over', async () => {
  let now = at('03:00').getTime();
  let restarts = 0;
  const { display, code } = await beginMatch({
    host: {
      ...{ lookMs: 10, time: { ...machineTime, wall: () => now } },
      program: { restart: () => (restarts += 1) },
    },
  });
  expect(await display.call('settings.set', { key: 'quietHour', value: 24 * 60 })).toMatchObject({
    refusal: { key: 'bad-setting' },
  });
  await display.must('settings.set', { key: 'quietHour', value: FOUR });
  now = at('04:00').getTime();
  await display.must('table.lock', { locked: true });
  for (let looks = 0; looks < 20; looks++) await display.must('home.state', {});
  expect(restarts).toBe(0);
  await display.must('table.end', {});
  await display.must('table.close', { code });
  while (restarts === 0) await new Promise((resolve) => setTimeout(resolve, 10));
});
