import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { bareJpeg } from '../../../src/main/records/jpeg.ts';
import { restore } from '../../../src/main/store/restore.ts';
import { openStore } from '../../../src/main/store/store.ts';
import { MAX_PHOTO_BYTES, MOST_PHOTOS } from '../../../src/shared/record-files.ts';
import { newFolder, openDisplay } from '../house.ts';
import { longSheet } from './evenings.ts';
import { openRecordHost, type RecordHost } from './house-files.ts';
import { fileOf, people } from './past.ts';

const segment = (marker: number, text: string): Buffer => {
  const content = Buffer.from(text, 'latin1');
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
};

const photo = (size = 40): Buffer =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, 'JFIF'),
    segment(0xe1, 'Exif GPS 48.137N 11.575E'),
    segment(0xed, 'Photoshop Munich'),
    segment(0xfe, 'taken at home'),
    segment(0xdb, 'tables'),
    segment(0xda, 'scan'),
    Buffer.alloc(size, 7),
    Buffer.from([0xff, 0xd9]),
    Buffer.from('and a film behind it'),
  ]);

const sheet = longSheet({ id: 'sheet', rounds: 2, players: people.slice(0, 3) });

const send = (host: RecordHost, body: Buffer, token = host.hostToken): Promise<Response> =>
  fetch(`http://127.0.0.1:${host.port}/records/sheet/photo`, {
    method: 'POST',
    body: new Uint8Array(body),
    headers: { Authorization: `Bearer ${token}` },
  });

async function house(): Promise<RecordHost> {
  const host = await openRecordHost();
  await host.bring(fileOf([sheet]));
  return host;
}

const photosOf = async (host: RecordHost): Promise<readonly string[]> =>
  (await (await openDisplay(host)).must('history.show', { id: 'sheet' })).photos;

describe('T-4: a photo beside an entry', () => {
  test('is kept without where it was taken, shown again, and thrown away', async () => {
    const host = await house();
    expect((await send(host, photo())).status).toBe(201);
    const [id] = await photosOf(host);
    const answer = await host.get(`sheet/photo/${id}.jpg`);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    const kept = Buffer.from(await answer.arrayBuffer());
    expect(kept.toString('latin1')).not.toMatch(/GPS|Munich|home|film/);
    expect(kept.toString('latin1')).toMatch(/JFIF.*tables.*scan/s);
    expect(kept.subarray(-2)).toEqual(Buffer.from([0xff, 0xd9]));
    await (await openDisplay(host)).must('history.dropPhoto', { id: 'sheet', photo: id! });
    expect(await photosOf(host)).toEqual([]);
    expect((await host.get(`sheet/photo/${id}.jpg`)).status).toBe(404);
  });

  test('is small, is a photo, is one of a few, and is for the host alone', async () => {
    const host = await house();
    expect((await send(host, photo(MAX_PHOTO_BYTES))).status).toBe(413);
    expect((await send(host, Buffer.from('<svg onload="alert(1)"/>'))).status).toBe(422);
    expect((await send(host, photo(), 'x'.repeat(32))).status).toBe(403);
    for (let n = 0; n < MOST_PHOTOS; n++) expect((await send(host, photo())).status).toBe(201);
    expect((await send(host, photo())).status).toBe(409);
    const [id] = await photosOf(host);
    expect((await host.get(`sheet/photo/${id}.jpg`, 'x'.repeat(32))).status).toBe(403);
    expect((await host.get('none/photo/none.jpg')).status).toBe(404);
  });

  test('goes along into another house, and stays when its sheet is corrected', async () => {
    const host = await house();
    await send(host, photo());
    const file = await (await host.get('all.json')).text();
    const other = await openRecordHost();
    expect((await other.bring(file)).answer).toMatchObject({ added: 1 });
    const [id] = await photosOf(other);
    const bytes = async (from: RecordHost) => (await from.get(`sheet/photo/${id}.jpg`)).arrayBuffer();
    expect(Buffer.from(await bytes(other))).toEqual(Buffer.from(await bytes(host)));
    await (await openDisplay(other)).must('history.describe', { id: 'sheet', place: 'Here', note: '' });
    expect(await photosOf(other)).toHaveLength(1);
  });

  test('is in a backup as it is shown, and there again where that is restored', async () => {
    const host = await house();
    await send(host, photo());
    const [id] = await photosOf(host);
    const shown = Buffer.from(await (await host.get(`sheet/photo/${id}.jpg`)).arrayBuffer());
    const headers = { Authorization: `Bearer ${host.hostToken}` };
    const answer = await fetch(`http://127.0.0.1:${host.port}/records/backups`, { method: 'POST', headers });
    const { backup } = (await answer.json()) as { backup: { name: string } };
    const file = path.join(host.dataDir, 'backups', backup.name);
    expect(readFileSync(file).includes('GPS')).toBe(false);
    const folder = newFolder();
    restore(folder, file);
    const store = openStore(folder);
    expect(store.photos.of('sheet').map(({ jpeg }) => jpeg)).toEqual([shown]);
    store.close();
  });

  test('T-4: that somebody has put into a file loses where it was taken as well', async () => {
    const host = await openRecordHost();
    const jpeg = photo().toString('base64');
    await host.bring(fileOf([{ ...sheet, photos: [{ id: 'by-hand', at: 1, jpeg }] }]));
    const kept = Buffer.from(await (await host.get('sheet/photo/by-hand.jpg')).arrayBuffer());
    expect(kept.toString('latin1')).toMatch(/tables.*scan/s);
    expect(kept.toString('latin1')).not.toMatch(/GPS|Munich|home|film/);
  });

  test.each([
    ['nothing', ''],
    ['half a head', '\xff\xd8\xff\xe1'],
    ['no end', '\xff\xd8\xff\xda\x00\x04abcd'],
    ['a head that is longer than the file', '\xff\xd8\xff\xe0\xff\xffJFIF'],
  ])('of %s is none', (_, bytes) => {
    expect(bareJpeg(Buffer.from(bytes, 'latin1'))).toBeUndefined();
  });
});
