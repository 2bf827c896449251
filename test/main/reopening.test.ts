/** A house that is closed and opened again, also where that does not go smoothly. */
import { expect, test } from 'vitest';
import { type OpenHost, type Reopen, reopening } from '../../src/main/reopening.ts';

/** Each time it is opened it is another, whose number is its port. */
async function house(close: () => Promise<void>) {
  const said: string[] = [];
  const restored: string[] = [];
  let opened = 0;
  let reopen: Reopen = async () => undefined;
  const host = await reopening({
    open: async (again) => {
      reopen = again;
      opened += 1;
      return { port: opened, close } as OpenHost;
    },
    restore: (file) => void restored.push(file),
    log: (line) => said.push(line),
  });
  return { host, said, restored, reopen: (file?: string) => reopen(file) };
}

test('a house that did not close as it should is opened again, as often as it takes', async () => {
  const { host, said, restored, reopen } = await house(() => Promise.reject(new Error('a handle is bad')));
  await reopen('backup.db');
  expect(host.port).toBe(2);
  await reopen();
  expect(host.port).toBe(3);
  expect(said[0]).toBe('The house did not close as it should: a handle is bad');
  expect(restored, 'over a database that may still be open').toEqual([]);
});

test('a backup is put in its place while the house is closed', async () => {
  const { host, said, restored, reopen } = await house(async () => undefined);
  await reopen('backup.db');
  expect([host.port, restored, said]).toEqual([2, ['backup.db'], []]);
});
