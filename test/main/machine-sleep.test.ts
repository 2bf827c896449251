import { expect, test } from 'vitest';
import { awakeTime, PULSE_MS } from '../../src/main/table/machine-sleep.ts';
import { TableClock } from '../../src/main/table/table-clock.ts';
import { VirtualTime } from '../support/virtual-time.ts';

test('N-50: a machine that sleeps runs out nobody’s clock, whoever asks first when it wakes', () => {
  const time = new VirtualTime();
  const awake = awakeTime(time);
  const clock = new TableClock(awake, 1);
  clock.run();
  time.sleep(400);
  expect(clock.now()).toBe(400);
  time.sleep(2 * 3600_000);
  expect(clock.now()).toBeLessThan(1500);
  time.sleep(1000);
  expect(clock.now()).toBeLessThan(2500);
});

test('N-50: a machine that is busy for a moment has not slept', () => {
  const time = new VirtualTime();
  const awake = awakeTime(time);
  time.sleep(PULSE_MS + 3000);
  expect(awake.steady()).toBe(PULSE_MS + 3000);
});
