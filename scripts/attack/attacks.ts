/** What guests, or their broken phones, may try. Each ends by itself after a few seconds. */
import { randomBytes } from 'node:crypto';
import { seededRng } from '../../src/shared/rng.ts';
import { codes, ledger, lessons, names, receipts, shelf } from './asking.ts';
import { type Attack, call, HOUSES, type Scene, say } from './field.ts';
import { handshakes, imports, ranges } from './files.ts';
import { nonsense } from './nonsense.ts';

const request = (path: string, more = ''): string => `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${more}\r\n`;

const nested = (bytes: number): string =>
  `{"t":"call","id":"1","method":"undo","params":${'['.repeat(bytes / 2 - 50)}${']'.repeat(bytes / 2 - 50)}}`;

const silence: Attack = {
  name: 'silence',
  houses: HOUSES,
  what: '4,300 connections that say nothing',
  async run(scene) {
    await scene.all(4300, (i) => scene.tcp(i));
    await scene.wait(2000);
  },
};

const halves: Attack = {
  name: 'halves',
  houses: HOUSES,
  what: '400 requests that never end, and 200 bodies that never come',
  async run(scene) {
    const heads = await scene.all(400, (i) => scene.tcp(i));
    for (const socket of heads) socket.write('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-');
    const bodies = await scene.all(200, (i) => scene.tcp(i));
    for (const socket of bodies)
      socket.write(request('/records/import', 'Content-Length: 99999999\r\n').replace('GET', 'POST'));
    for (let n = 0; n < scene.many(20); n++) {
      for (const socket of [...heads, ...bodies]) socket.write('x');
      await scene.wait(100);
    }
  },
};

const unnamed: Attack = {
  name: 'unnamed',
  houses: ['plain', 'narrow'],
  what: '600 sockets that never say hello',
  async run(scene) {
    await scene.all(600, (i) => scene.socket(i));
    await scene.wait(2000);
  },
};

const depth: Attack = {
  name: 'depth',
  what: '80 sockets that send lists 8,000 deep, again and again',
  async run(scene) {
    const text = nested(16_000);
    for (let round = 0; round < scene.many(10); round++) {
      const sockets = await scene.all(80, (i) => scene.guest(i));
      for (const socket of sockets) for (let n = 0; n < 20; n++) say(socket, text);
      await scene.wait(200);
      scene.end();
    }
  },
};

const width: Attack = {
  name: 'width',
  what: '80 sockets that send as many large messages as the line takes',
  async run(scene) {
    const text = JSON.stringify(call(1, 'undo', { list: Array.from({ length: 5000 }, () => []) }));
    const sockets = await scene.all(80, (i) => scene.guest(i));
    for (let n = 0; n < scene.many(100); n++) {
      for (const socket of sockets) say(socket, text);
      await scene.wait(20);
    }
  },
};

const flood: Attack = {
  name: 'flood',
  what: '80 sockets that make a thousand calls each',
  async run(scene) {
    const sockets = await scene.all(80, (i) => scene.guest(i));
    for (let n = 0; n < scene.many(1000); n++) {
      for (const socket of sockets) say(socket, call(n, 'library.list', { game: 'masters' }));
      if (n % 20 === 0) await scene.wait(20);
    }
    await scene.wait(1000);
  },
};

const crowd: Attack = {
  name: 'crowd',
  what: '600 guests and displays at the table, from five addresses, that come and go',
  async run(scene) {
    for (let round = 0; round < 3; round++) {
      await scene.all(600, (i) => scene.guest(i, { display: i % 10 === 0 }));
      await scene.wait(1000);
      if (round < 2) scene.end();
    }
  },
};

const claims: Attack = {
  name: 'claims',
  what: '80 guests that ask for seats that are not theirs, take the names of others, sit down and leave',
  async run(scene) {
    const sockets = await scene.all(80, (i) => scene.guest(i));
    for (let n = 0; n < scene.many(60); n++) {
      for (const [i, socket] of sockets.entries()) {
        say(socket, call(`${n}-claim`, 'seat.claim', { seat: n % 12, name: `Guest ${i}`, face: 0 }));
        say(socket, call(`${n}-join`, 'seat.join', { name: `Ho\u200bnest ${i}`, face: 0 }));
        say(socket, call(`${n}-leave`, 'seat.leave'));
      }
      await scene.wait(60);
    }
  },
};

const deaf: Attack = {
  name: 'deaf',
  houses: ['plain', 'narrow'],
  what: '80 sockets that ask and never read, and 200 downloads that nobody takes',
  async run(scene) {
    const sockets = await scene.all(80, (i) => scene.guest(i));
    for (const socket of sockets) socket.pause();
    const downloads = await scene.all(200, (i) => scene.tcp(i, 'unread'));
    for (const socket of downloads) socket.write(request('/phone.html').repeat(40));
    for (let n = 0; n < scene.many(200); n++) {
      for (const socket of sockets)
        say(socket, call('x'.repeat(40 - String(n).length) + n, 'library.list', { game: 'masters' }));
      await scene.wait(20);
    }
  },
};

async function hangUp(scene: Scene, index: number, path: string): Promise<void> {
  const socket = await scene.tcp(index, 'unread');
  socket.write(request(path));
  await scene.wait(20);
  socket.destroy();
}

const hurry: Attack = {
  name: 'hurry',
  what: '1,500 downloads that are broken off',
  async run(scene) {
    for (let round = 0; round < scene.many(15); round++)
      await scene.all(100, (i) => hangUp(scene, i, '/table.html'));
  },
};

const garbage: Attack = {
  name: 'garbage',
  what: 'everything that is no message, no request and no frame',
  async run(scene) {
    const rng = seededRng(4711);
    for (let round = 0; round < scene.many(20); round++) {
      const [lines, screens, guests] = await Promise.all([
        scene.all(20, (i) => scene.tcp(i)),
        scene.all(20, (i) => scene.socket(i)),
        scene.all(20, (i) => scene.guest(i)),
      ]);
      for (const line of lines) line.write(rng.below(2) === 0 ? randomBytes(200) : nonsense.request(rng));
      for (const screen of screens) say(screen, nonsense.message(rng));
      for (const guest of guests) for (let n = 0; n < 20; n++) say(guest, nonsense.message(rng));
      await scene.wait(100);
      scene.end();
    }
  },
};

export const attacks: readonly Attack[] = [
  ...[silence, halves, unnamed, depth, width, flood],
  ...[crowd, claims, names, codes, deaf, hurry, garbage, ranges],
  ...[lessons, shelf, ledger, receipts, handshakes, imports],
];
