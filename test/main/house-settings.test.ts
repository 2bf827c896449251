/** What the house has set does what it says. */
import net, { type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { newFolder, openDisplay, openHost } from './house.ts';

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

test('the port that was set counts from the next start, unless the start names another', async () => {
  const dataDir = newFolder();
  const wanted = await freePort();
  const first = await openHost({ dataDir });
  const display = await openDisplay(first);
  for (const value of [80, 70_000, '4321'])
    expect((await display.call('settings.set', { key: 'port', value })).ok, `${value}`).toBe(false);
  await display.must('settings.set', { key: 'port', value: wanted });
  await first.close();
  const named = await openHost({ dataDir, port: 0 });
  expect(named.port).not.toBe(wanted);
  await named.close();
  expect((await openHost({ dataDir, port: undefined })).port).toBe(wanted);
});

test('the game that comes first is told, and its new tables are set up with its edition', async () => {
  const host = await openHost();
  const display = await openDisplay(host);
  const presets = await display.must('games.presets', {});
  const { tiny } = presets as { tiny: readonly string[] };
  expect(tiny.length).toBeGreaterThan(1);
  expect((await display.must('home.state', {})).defaultGame).toBeNull();
  const value = { game: 'tiny', preset: tiny.at(-1)! };
  await display.must('settings.set', { key: 'defaultGame', value });
  expect((await display.must('home.state', {})).defaultGame).toEqual(value);
  await display.must('table.create', { game: 'tiny' });
  await display.until(() => display.table?.preset.id === value.preset);
  await display.must('settings.set', { key: 'defaultGame', value: { game: 'tiny', preset: 'gone' } });
  const other = await openDisplay(host);
  await other.must('table.create', { game: 'tiny' });
  await other.until(() => other.table?.preset.id === tiny[0]);
});

test('a Wi-Fi that does not show its name is looked for by its code', async () => {
  const display = await openDisplay(await openHost());
  const codeOf = async (hidden: boolean): Promise<string> => {
    await display.must('settings.set', { key: 'wifi', value: { name: 'Café', password: 'sesame', hidden } });
    return (await display.must('wifi.code', {})).qr.path;
  };
  expect(await codeOf(true)).not.toBe(await codeOf(false));
  expect((await display.must('settings.get', {})).wifi).toMatchObject({ hidden: false, hasPassword: true });
});
