import { once } from 'node:events';
import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { cellOf } from '../../../src/main/records/csv.ts';
import { pagesOf } from '../../../src/main/records/pages.ts';
import { MAX_IMPORT_BYTES } from '../../../src/shared/record-files.ts';
import { LOCALES } from '../../../src/shared/text.ts';
import { beginMatch, openDisplay } from '../house.ts';
import { openRecordHost, staticFolder } from './house-files.ts';
import { fileOf, pastMatch } from './past.ts';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const sandwich = pastMatch({ log: 'sandwich.booklet-fr', id: 'sandwich-match' });

const renamed = (name: string) => ({
  ...sandwich,
  seats: sandwich.seats.map((seat, i) => (i === 0 ? { ...seat, name } : seat)),
});

async function pictureOf(answer: Response): Promise<{ width: number; height: number }> {
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect([...bytes.subarray(0, 8)]).toEqual(PNG);
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

describe('T-4: a cell of a table is made harmless', () => {
  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '\r\n=1', '＝1', '=cmd|"/c calc"!A1'])(
    '%j',
    (text) => {
      expect(cellOf(text)).toMatch(/^"'/);
    },
  );

  test('what is no formula stays as it is', () => {
    expect(['Maya', 'a=b', 'say "hi"', -3].map(cellOf)).toEqual(['"Maya"', '"a=b"', '"say ""hi"""', '-3']);
  });
});

describe('T-4: files of a finished match', () => {
  let staticDir: string;
  let host: Awaited<ReturnType<typeof openRecordHost>>;

  const open = async (): Promise<void> => {
    staticDir = await staticFolder();
    host = await openRecordHost(staticDir);
    await host.bring(
      fileOf([renamed('=HYPERLINK("x")'), pastMatch({ log: 'sheet-plain.classic', id: 'sheet' })]),
    );
  };

  test('are a table, pictures and a link, in the language asked for', async () => {
    await open();
    const all = await (await host.get('all.csv?locale=de')).text();
    expect(all).toContain(`"'=HYPERLINK(""x"")"`);
    expect(all.split('\r\n')).toHaveLength(
      2 + sandwich.seats.length + pastMatch({ log: 'sheet-plain.classic' }).seats.length,
    );
    const csv = await (await host.get('sandwich-match/entry.csv?locale=de')).text();
    const total = sandwich.seats.find(({ seat }) => seat === 1)!;
    expect(csv).toContain(`${total.rank},"${total.name}","","Summe","",${total.score}`);
    expect(csv).not.toContain('receipt.');

    const standings = await pictureOf(await host.get('sandwich-match/standings.png?locale=fr'));
    expect(standings.height).toBeGreaterThan(standings.width);
    const receipt = await pictureOf(await host.get('sandwich-match/receipt.png?seat=1&locale=es'));
    expect(receipt.width).toBe(720);
    expect((await host.get('sandwich-match/receipt.png?seat=11')).status).toBe(404);

    const { url } = await (await host.get('sandwich-match/bgstats?locale=en')).json();
    const play = JSON.parse(new URL(url).searchParams.get('data')!);
    expect(url).toMatch(/^bgstats:\/\/app\.bgstatsapp\.com\/createPlay\.html\?data=/);
    expect(play).toMatchObject({
      sourcePlayId: 'sandwich-match',
      durationMin: 25,
      game: { name: 'Sandwich', highestWins: true, noPoints: false },
    });
    const began = new Date(sandwich.startedAt).toISOString();
    expect(play.playDate).toBe(`${began.slice(0, 10)} ${began.slice(11, 19)}`);
    const winners = sandwich.seats.map(({ rank }) => rank === 1);
    expect(play.players.map(({ winner }: { winner: boolean }) => winner)).toEqual(winners);
    for (const player of play.players) expect(typeof player.startPlayer).toBe('boolean');
  });

  test('T-4: twelve players fit the code for BG Stats, and what fits none is said to', async () => {
    const plain = pastMatch({ log: 'sheet-plain.classic' });
    const [seat] = plain.seats;
    const crowd = (count: number, name: (n: number) => string) => ({
      ...{ ...plain, id: `crowd-${count}-${name(0).length}`, log: null, receipt: [] },
      seats: Array.from({ length: count }, (_, i) => ({
        ...seat!,
        seat: i,
        player: `guest-${i}`,
        name: name(i),
      })),
      outcome: { standings: Array.from({ length: count }, (_, i) => ({ seat: i, score: 9, rank: 1 })) },
    });
    const players = Array.from({ length: 12 }, (_, i) => ({
      id: `guest-${i}`,
      name: 'x',
      face: 0,
      badge: i,
    }));
    const host = await openRecordHost(await staticFolder());
    const [short, long] = [crowd(12, (n) => `Jürgen${n}`), crowd(12, (n) => `${'Ünsal'.repeat(4)}${n}`)];
    expect((await host.bring(fileOf([short, long], players))).answer).toMatchObject({ added: 2 });
    const linkOf = async ({ id }: { id: string }) => (await host.get(`${id}/bgstats?locale=de`)).json();
    const { url, qr } = await linkOf(short);
    expect(JSON.parse(new URL(url).searchParams.get('data')!).players).toHaveLength(12);
    expect(qr).toMatchObject({ size: expect.any(Number) });
    expect((await linkOf(long)).qr).toBeNull();
  });

  test('T-4: whoever was counted last on a Wars sheet did not begin', async () => {
    const host = await openRecordHost(await staticFolder());
    await host.bring(fileOf([pastMatch({ log: 'sheet-wars.classic', id: 'wars' })]));
    const { url } = await (await host.get('wars/bgstats?locale=en')).json();
    const { players } = JSON.parse(new URL(url).searchParams.get('data')!);
    expect(players.map(({ startPlayer }: { startPlayer: boolean }) => startPlayer)).not.toContain(true);
  });

  test('N-44: are for the host alone', async () => {
    await open();
    for (const path of [
      'all.json',
      'all.csv',
      'sandwich-match/entry.json',
      'sandwich-match/bgstats',
      'sandwich-match/receipt.png?seat=1',
    ]) {
      expect((await host.get(path, 'x'.repeat(32))).status, path).toBe(403);
      expect((await fetch(`http://127.0.0.1:${host.port}/records/${path}`)).status, path).toBe(403);
    }
    const outside = await fetch(`http://127.0.0.1:${host.port}/records/import`, {
      method: 'POST',
      body: fileOf([]),
    });
    expect(outside.status).toBe(403);
    expect((await host.get('none/entry.json')).status).toBe(404);
  });
});

/** A match of phones and a bot that has come to its end. */
async function playedMatch(people: number) {
  const staticDir = await staticFolder();
  const evening = await beginMatch({ people, bots: ['chef'], options: { turns: 1 }, host: { staticDir } });
  const [maya] = evening.phones;
  while (maya!.table?.phase === 'playing') {
    const able = evening.phones.flatMap((phone) => {
      const choice = phone.choices.findLast(({ blocked }) => !blocked);
      return choice ? [{ phone, choice }] : [];
    });
    for (const { phone, choice } of able) await phone.move(choice.move as { type: string }, choice.frame);
    if (able.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return { ...evening, id: maya!.match!.id };
}

test('T-4, N-44: a phone gets the receipt of the match it just played, and no other', async () => {
  const { id, ...evening } = await playedMatch(1);
  const ask = (path: string): Promise<Response> =>
    fetch(`http://127.0.0.1:${evening.host.port}/records/${path}`, {
      headers: { Authorization: `Bearer ${evening.tokens[0]}` },
    });
  await pictureOf(await ask(`${id}/receipt.png?seat=0`));
  expect((await ask(`${id}/entry.json`)).status).toBe(403);
  expect((await ask('another/receipt.png?seat=0')).status).toBe(403);
  const display = await openDisplay(evening.host);
  await display.must('table.show', { code: evening.code });
  await display.must('table.again', {});
  expect((await ask(`${id}/receipt.png?seat=0`)).status).toBe(403);
});

/** As many lines as an evening without an end has. */
const longMatch = (lines: number) => ({
  ...sandwich,
  receipt: Array.from({ length: lines }, (_, i) => ({
    ...sandwich.receipt[i % sandwich.receipt.length]!,
    seat: 1,
  })),
});

describe('N-56: pictures', () => {
  const receipt = 'sandwich-match/receipt.png?seat=1&locale=en';

  test('are not drawn for a phone that asks for many at once, and for another they are all the same', async () => {
    const { host, phones, tokens, id } = await playedMatch(2);
    const ask = (token: string, seat: number, locale = 'en'): Promise<Response> =>
      fetch(`http://127.0.0.1:${host.port}/records/${id}/receipt.png?seat=${seat}&locale=${locale}`, {
        headers: { Authorization: `Bearer ${token}` },
      });
    const many = Array.from({ length: 40 }, (_, i) => ask(tokens[0]!, i % phones.length, LOCALES[i % 4]));
    const statuses = (await Promise.all(many)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect(statuses.filter((status) => status === 200).length).toBeLessThan(20);
    await pictureOf(await ask(tokens[1]!, 1));
  });

  test('that are long come in pages, none of which is large', async () => {
    const host = await openRecordHost(await staticFolder());
    await host.bring(fileOf([longMatch(150)]));
    const first = await host.get(receipt);
    const pages = Number(first.headers.get('pages'));
    expect(pages).toBeGreaterThan(1);
    const sizes = [await pictureOf(first)];
    for (let page = 2; page <= pages; page++)
      sizes.push(await pictureOf(await host.get(`${receipt}&page=${page}`)));
    for (const { width, height } of sizes) {
      expect(width).toBe(720);
      expect(height).toBeLessThanOrEqual(3 * width);
    }
    expect((await host.get(`${receipt}&page=${pages + 1}`)).status).toBe(404);
  });

  test('have an end: what is longer than all pages stops there', () => {
    const pages = pagesOf({ width: 720, height: 720 * 3 * 40, body: '', rows: [] });
    expect(pages).toHaveLength(12);
    expect(pages.every(({ height }) => height === 3 * 720)).toBe(true);
  });

  test.each([
    ['Владимир', '········'],
    ['漢字 🥪', '·· ·'],
    ['Łukasz Őry', '·ukasz Ory'],
    ['Zoë Ångström', 'Zoë Ångström'],
  ])('of %s show %s: a name never has the machine’s own fonts searched', async (name, shown) => {
    const host = await openRecordHost(await staticFolder());
    const named = (match: string, called: string) => ({ ...renamed(called), id: match });
    await host.bring(fileOf([named('written', name), named('shown', shown)]));
    const path = (match: string) => `${match}/standings.png?locale=en`;
    const [one, other] = await Promise.all([host.get(path('written')), host.get(path('shown'))]);
    expect(Buffer.from(await one.arrayBuffer()).equals(Buffer.from(await other.arrayBuffer()))).toBe(true);
  });
});

test('T-4: a file that is too big is answered before it is read', async () => {
  const host = await openRecordHost();
  const sending = request(`http://127.0.0.1:${host.port}/records/import`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${host.hostToken}`, 'Content-Length': MAX_IMPORT_BYTES + 1 },
  });
  sending.on('error', () => undefined);
  sending.write('{"format":');
  const [answer] = await once(sending, 'response');
  expect(answer.statusCode).toBe(413);
  expect(await json(answer)).toEqual({ ok: false, refusal: { key: 'too-big', params: { n: 256 } } });
  sending.destroy();
});
