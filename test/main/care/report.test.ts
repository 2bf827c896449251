import { pathToFileURL } from 'node:url';
import { crc32, inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { zip } from '../../../src/main/care/zip.ts';
import { logIn } from '../../../src/main/log-file.ts';
import { gather, newFolder, openDisplay, openHost } from '../house.ts';
import { ScreenClient } from '../screen-client.ts';

/** Deflated, and names are UTF-8. */
const KIND = [1 << 11, 8];

/** Reads it by its list at the end, as programs do, and looks at every sum; both headings of a file say the same. */
function unzipped(file: Buffer): Record<string, string> {
  const end = file.length - 22;
  expect(file.readUInt32LE(end)).toBe(0x06054b50);
  const files: Record<string, string> = {};
  let at = file.readUInt32LE(end + 16);
  for (let left = file.readUInt16LE(end + 10); left > 0; left--) {
    expect(file.readUInt32LE(at)).toBe(0x02014b50);
    const [packed, size, name] = [
      file.readUInt32LE(at + 20),
      file.readUInt32LE(at + 24),
      file.readUInt16LE(at + 28),
    ];
    const start = file.readUInt32LE(at + 42);
    expect(file.readUInt32LE(start)).toBe(0x04034b50);
    expect(file.subarray(start + 4, start + 30)).toEqual(file.subarray(at + 6, at + 32));
    expect(file.subarray(start + 30, start + 30 + name)).toEqual(file.subarray(at + 46, at + 46 + name));
    expect([file.readUInt16LE(at + 8), file.readUInt16LE(at + 10)]).toEqual(KIND);
    const body = start + 30 + file.readUInt16LE(start + 26);
    const data = inflateRawSync(file.subarray(body, body + packed));
    expect(data.length).toBe(size);
    expect(crc32(data)).toBe(file.readUInt32LE(at + 16));
    files[file.subarray(at + 46, at + 46 + name).toString()] = data.toString();
    at += 46 + name;
  }
  expect(at).toBe(end);
  return files;
}

/** As the heading at the beginning has it, in steps of two seconds. */
function writtenAt(file: Buffer): Date {
  const [time, date] = [file.readUInt16LE(10), file.readUInt16LE(12)];
  const clock = [time >> 11, (time >> 5) & 63, (time & 31) * 2] as const;
  return new Date(1980 + (date >> 9), ((date >> 5) & 15) - 1, date & 31, ...clock);
}

test('a zip holds its files as they are, also empty ones and names of any script', () => {
  const entries = [
    { name: 'leer.txt', text: '' },
    { name: 'logs/smörgåsbord.txt', text: 'ä'.repeat(100_000) },
  ];
  const at = new Date(2026, 4, 5, 12, 30, 10);
  const file = zip(entries, at);
  expect(unzipped(file)).toEqual(Object.fromEntries(entries.map(({ name, text }) => [name, text])));
  expect(file.length).toBeLessThan(2000);
  expect(writtenAt(file)).toEqual(at);
});

const fetchAs = (port: number, name: string, token: string): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}/records/${name}`, { headers: { Authorization: `Bearer ${token}` } });

test('N-75: a report has the log, versions and settings in it, and nobody’s name, no address, no secret', async () => {
  const dataDir = newFolder();
  const log = logIn(dataDir);
  log('A screen at 192.168.7.31 asks for the host’s rights.');
  log('A screen at 2001:db8::7 asks: so does fd00::12:. Neither 10:20:30 nor ::1 is an address.');
  log('At a:192.168.7.32 and ::ffff:192.168.7.33, of version 1.2.3.4.5, by 192.168.7.31.');
  log(`Error: broken in ${process.env.HOME}/somewhere, at ${pathToFileURL(process.env.HOME!).href}/else:1:2`);
  const { host, display, code } = await gather({ people: 2, host: { dataDir } });
  log(`Table ${code}: broken at nowhere-inn.local`);
  await display.must('settings.set', { key: 'localName', value: 'nowhere-inn' });
  await display.must('settings.set', {
    key: 'wifi',
    value: { name: 'Café Nowhere', password: 'sesame-open' },
  });
  await display.must('settings.set', { key: 'kioskPin', value: '471182' });
  const { files } = (await (await fetchAs(host.port, 'report.json', host.hostToken)).json()) as {
    files: { name: string; text: string }[];
  };
  expect(files.map(({ name }) => name)).toEqual([
    ...['about.txt', 'settings.json', 'tables.json', 'logs/smorgasboard.log.txt'],
  ]);
  const all = files.map(({ text }) => text).join('\n');
  expect(all).toContain('A screen at address-4 asks');
  expect(all).toContain('A screen at address-1 asks: so does address-2:. Neither 10:20:30 nor ::1 is');
  expect(all).toContain('At a:address-5 and address-3, of version 1.2.3.4.5, by address-4.');
  expect(all).toContain('Error: broken in ~/somewhere, at ~/else:1:2');
  expect(all).toContain('Table table-1: broken at chosen-name.local');
  expect(all).toMatch(/^node: \d+\./m);
  expect(JSON.parse(files[1]!.text)).toMatchObject({ kioskPin: true, wifi: { hasPassword: true } });
  expect(JSON.parse(files[2]!.text)).toMatchObject([{ game: 'tiny', phase: 'lobby', seats: 2 }]);
  const secrets = [
    'Guest 1',
    'Café',
    'sesame',
    '471182',
    '192.168.7.3',
    '2001:db8',
    'fd00',
    'nowhere-inn',
    code,
    host.hostToken,
    process.env.HOME!,
  ];
  for (const secret of secrets) expect(all, secret).not.toContain(secret);
  const zipped = await fetchAs(host.port, 'report.zip', host.hostToken);
  const inside = unzipped(Buffer.from(await zipped.arrayBuffer()));
  expect(Object.keys(inside)).toEqual(files.map(({ name }) => name));
  expect(inside['settings.json']).toBe(files[1]!.text);
});

test('N-75: the log and the report are for the host and the owner', async () => {
  const dataDir = newFolder();
  logIn(dataDir)('The house is open.');
  const host = await openHost({ dataDir });
  const display = await openDisplay(host);
  await display.must('settings.set', { key: 'kioskPin', value: '471182' });
  const { token } = await display.must('owner.pin', { pin: '471182' });
  const phone = await ScreenClient.open(host.port, {});
  await phone.close();
  for (const name of ['log.txt', 'report.json', 'report.zip']) {
    expect((await fetchAs(host.port, name, 'x'.repeat(24))).status, name).toBe(403);
    expect((await fetchAs(host.port, name, token)).status, name).toBe(200);
    expect((await fetchAs(host.port, name, host.hostToken)).status, name).toBe(200);
  }
  expect(await (await fetchAs(host.port, 'log.txt', token)).text()).toContain('The house is open.');
});
