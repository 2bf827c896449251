/** Requests, handshakes and files that are made to be hard. */
import { once } from 'node:events';
import { seededRng } from '../../src/shared/rng.ts';
import type { Attack, Scene } from './field.ts';
import { nonsense } from './nonsense.ts';

/** The first packet of a handshake, as far as its length. */
const HELLO = Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01]);

export const handshakes: Attack = {
  name: 'handshakes',
  what: '400 sockets that are silent or halfway through a handshake, 800 handshakes for nothing, 40 that begin anew',
  houses: ['https'],
  async run(scene) {
    const halves = await scene.all(400, (i) => scene.tcp(i));
    for (const [i, socket] of halves.entries()) if (i % 2 === 0) socket.write(HELLO);
    await scene.all(100, (i) => scene.tls(i));
    for (let round = 0; round < 20; round++) {
      await scene.all(40, async (i) => {
        const socket = await scene.tls(i);
        socket.write('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-');
        socket.destroy();
      });
    }
    await scene.all(40, async (i) => {
      const socket = await scene.tls(i, 'TLSv1.2');
      for (let n = 0; n < 5 && !socket.destroyed; n++)
        await Promise.race([
          new Promise((resolve) => socket.renegotiate({}, resolve)),
          once(socket, 'close'),
          scene.wait(500),
        ]);
    });
  },
};

const NESTED = 5000;
const head = '"format":"smorgasboard-records","version":2,"exportedAt":"2024-10-04T12:00:00.000Z"';
const seat = { seat: 0, score: 0, rank: 1 };
const entry = (more: object): object => ({
  ...{ id: 'evil', game: 'sheet-plain', kind: 'sheet', startedAt: 0, endedAt: 1, view: {} },
  ...{ options: {}, outcome: { standings: [seat] }, receipt: [], log: null },
  seats: [{ ...seat, name: 'Evil', badge: 0, face: 0, bot: false }],
  ...more,
});
const logOf = (options: object, commits: readonly object[]): object => ({
  ...{ version: 1, seats: 1, options, commits },
});
const setup = { at: 0, actor: 'table', kind: 'setup', move: null, events: [] };
const ours = (entries: readonly object[], players: readonly object[] = []): string =>
  `{${head},"players":${JSON.stringify(players)},"entries":${JSON.stringify(entries)}}`;

/** What a host might be handed by a guest. */
const evilFiles = (): string[] => [
  '',
  'x'.repeat(1_000_000),
  '['.repeat(1_000_000),
  `{${head},"players":[],"entries":[${'['.repeat(NESTED)}${']'.repeat(NESTED)}]}`,
  `{${head},"__proto__":{"x":1},"constructor":1,"players":[],"entries":[]}`,
  ours([entry({ options: { rounds: 1e9 }, log: logOf({ rounds: 1e9 }, [setup]) })]),
  ours([
    entry({
      receipt: Array.from({ length: 20_000 }, (_, n) => ({ seat: 0, points: n, key: 'x', rule: 'x' })),
    }),
  ]),
  ours([entry({ photos: [{ id: 'p', at: 0, jpeg: 'A'.repeat(500_000) }] })]),
  ours(
    [],
    Array.from({ length: 5000 }, (_, n) => ({ id: `p${n}`, name: 'x'.repeat(25), face: 99, badge: 99 })),
  ),
  ours([entry({ log: { ...logOf({}, [setup]), seats: 1e9 } })]),
  ours([
    entry({
      log: logOf(
        {},
        Array.from({ length: 20_000 }, () => ({ ...setup, kind: 'undo' })),
      ),
    }),
  ]),
];
const evilPlays = (): string[] => [
  '['.repeat(100_000),
  JSON.stringify({
    look: true,
    plays: Array.from({ length: 2000 }, (_, n) => ({
      ...{ id: `evil-${n}`, at: 0, title: 'x'.repeat(200), place: '', note: 'y'.repeat(400), wins: 'high' },
      players: [{ name: `a${n}`, points: 99_999 }],
    })),
  }),
];

const post = (path: string, body: string, token: string): string =>
  `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${token}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;

/** Until it is answered, or hung up. */
async function sent(scene: Scene, index: number, request: string): Promise<void> {
  const socket = await scene.tls(index);
  if (socket.destroyed) return;
  const heard = Promise.race([once(socket, 'data'), once(socket, 'close'), scene.wait(5000)]);
  socket.write(request);
  await heard;
  socket.destroy();
}

export const imports: Attack = {
  name: 'imports',
  what: 'evil files that the host takes in for a guest, and 200 that guests send themselves',
  houses: ['https'],
  async run(scene) {
    const { hostToken } = scene.field;
    for (const file of evilFiles()) await sent(scene, 0, post('/records/import', file, hostToken));
    for (const file of evilPlays()) await sent(scene, 0, post('/records/plays', file, hostToken));
    for (const path of ['/records/evil/photo', '/records/backups/restore', '/records/backups/..%2fx/restore'])
      await sent(scene, 0, post(path, '\xff\xd8\xff'.repeat(1000), hostToken));
    await scene.all(200, (i) => sent(scene, i, post('/records/import', 'x'.repeat(100_000), 'nobody')));
  },
};

const RANGES = [
  'bytes=-5',
  'bytes=9-1',
  'bytes=0-0,1-1',
  `bytes=${'0-1,'.repeat(500)}2-3`,
  'bytes=99999999999999999999-',
  'x',
];

export const ranges: Attack = {
  name: 'ranges',
  what: 'parts of pages that are not there, addresses that are none, on 200 lines with 50 requests each',
  async run(scene) {
    const rng = seededRng(4711);
    for (let round = 0; round < scene.many(4); round++) {
      await scene.all(50, async (i) => {
        const socket = await scene.tcp(i);
        const part = (n: number): string =>
          `GET /table.html HTTP/1.1\r\nHost: 127.0.0.1\r\nRange: ${RANGES[n % RANGES.length]}\r\n\r\n`;
        socket.write(Array.from({ length: 50 }, (_, n) => part(n)).join(''));
        const odd = await scene.tcp(i);
        odd.write(Array.from({ length: 50 }, () => nonsense.request(rng)).join(''));
      });
      await scene.wait(500);
    }
  },
};
