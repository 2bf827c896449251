import { expect, test } from 'vitest';
import { TableClock } from '../../src/main/table/table-clock.ts';
import { range } from '../../src/shared/lists.ts';
import { VirtualTime } from '../support/virtual-time.ts';

test('a table’s clock counts whole ms once they are over: a table that is stopped often gains nobody’s time', () => {
  const time = new VirtualTime();
  const clock = new TableClock(time, 1);
  for (const _ of range(10)) {
    clock.run();
    time.sleep(0.5);
    clock.stop();
  }
  expect(clock.now()).toBe(0);
  clock.run();
  time.sleep(1.5);
  expect(clock.now()).toBe(1);
});
