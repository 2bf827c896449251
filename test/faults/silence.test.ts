/** Connections that say nothing, against a host that may not have many files open. */
import { once } from 'node:events';
import net from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { range } from '../../src/shared/lists.ts';
import { newFolder } from '../main/house.ts';
import { ScreenClient } from '../main/screen-client.ts';
import { startHeadless } from './program.ts';

const OPEN_FILES = 200;
/** The host looks for its addresses every five seconds, for which it needs a file. */
const ONE_LOOK_MS = 6000;

async function silent(port: number): Promise<net.Socket> {
  const socket = net.connect(port, '::1');
  socket.on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
  return socket;
}

test('N-51: no number of silent connections ends the host, or keeps out who plays', async () => {
  const host = await startHeadless(newFolder(), { openFiles: OPEN_FILES });
  onTestFinished(() => host.kill());
  const display = await ScreenClient.open(host.port, { hostToken: host.hostToken, display: true });
  const { code } = await display.must('table.create', { game: 'plate' });
  const phone = await ScreenClient.open(host.port, { table: code });
  await phone.must('seat.join', { name: 'Maya', face: 3 });
  await Promise.all(range(3 * OPEN_FILES).map(() => silent(host.port)));
  await setTimeout(ONE_LOOK_MS);
  expect(host.child.exitCode, host.printed()).toBeNull();
  expect((await phone.call('seat.edit', { name: 'Maja', face: 4 })).ok).toBe(true);
  const late = await ScreenClient.open(host.port, { table: code });
  expect(late.table?.seats.map(({ name }) => name)).toEqual(['Maja']);
  expect(host.printed()).not.toContain('Error');
});
