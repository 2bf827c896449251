/** What guests may ask for that costs the house more than it costs them: first matches, libraries, pictures, seats. */
import { randomBytes } from 'node:crypto';
import { seededRng } from '../../src/shared/rng.ts';
import { type Attack, call, type Scene, say } from './field.ts';

const GAMES = ['sandwich', 'plate', 'wars', 'masters', 'sheet-plain', 'sheet-sandwich', 'sheet-wars'];
const LANGUAGES = ['en', 'de', 'es', 'fr'];

/** A screen with each of the seats that guests have taken at the table beside. */
const seated = (scene: Scene) =>
  Promise.all(
    scene.field.beside.tokens.map((seatToken, i) => scene.guest(i, { seatToken, table: undefined })),
  );

export const lessons: Attack = {
  name: 'lessons',
  what: '80 guests and five seats that begin first matches, one after the other',
  async run(scene) {
    const screens = [...(await scene.all(80, (i) => scene.guest(i))), ...(await seated(scene))];
    for (let n = 0; n < scene.many(40); n++) {
      for (const [i, socket] of screens.entries())
        for (let k = 0; k < (n === 0 ? 60 : 3); k++)
          say(
            socket,
            call(`${n}-${k}`, 'practice.step', { game: GAMES[(i + k) % GAMES.length], step: 0, after: 0 }),
          );
      await scene.wait(100);
    }
  },
};

export const shelf: Attack = {
  name: 'shelf',
  what: '80 guests that ask for a library of 120 kB as often as they may, half of which read nothing',
  async run(scene) {
    const screens = await scene.all(80, (i) => scene.guest(i));
    for (const socket of screens.filter((_, i) => i % 2 === 0)) socket.pause();
    for (let n = 0; n < scene.many(30); n++) {
      for (const socket of screens)
        for (let k = 0; k < (n === 0 ? 60 : 3); k++)
          say(socket, call(`${n}-${k}`, 'library.list', { game: 'sheet-own' }));
      await scene.wait(100);
    }
  },
};

export const ledger: Attack = {
  name: 'ledger',
  what: 'five seats of another table that play as fast as they may, change their names, and have all of it told again',
  async run(scene) {
    const screens = await seated(scene);
    for (let n = 0; n < scene.many(100); n++) {
      for (const [i, socket] of screens.entries()) {
        const move = { type: 'score', round: 1, seat: i, points: n };
        say(socket, call(`${n}-move`, 'move', { frame: 'round-1', move }));
        say(socket, call(`${n}-undo`, n % 2 === 0 ? 'undo' : 'redo'));
        say(socket, call(`${n}-told`, 'match.told'));
        say(socket, call(`${n}-edit`, 'seat.edit', { name: `Rogue ${i} ${n}`, face: n % 16 }));
      }
      await scene.wait(50);
    }
  },
};

/** What looks like the honest phone's name, or like nothing, or is as much as a name may be. */
const NAMES = [
  'H\u043enest',
  'Hon\u200best',
  '\u202etsenoH',
  'Ηonest',
  'a\u0301'.repeat(12),
  '\ud83d\udc68\u200d\ud83d\udc69\u200d\ud83d\udc67',
  '\u2800',
];

export const names: Attack = {
  name: 'names',
  what: '80 guests that sit down for the next match under names that look like others, and go',
  async run(scene) {
    const rng = seededRng(815);
    const screens = await scene.all(80, (i) => scene.guest(i));
    for (let n = 0; n < scene.many(60); n++) {
      for (const [i, socket] of screens.entries()) {
        const name = rng.below(2) === 0 ? rng.pick(NAMES) : `Guest ${n}-${i}`;
        say(socket, call(`${n}-next`, 'seat.next', { name, face: 0, behind: i % 12, proof: 'x'.repeat(64) }));
        say(socket, call(`${n}-leave`, 'seat.leave'));
      }
      await scene.wait(60);
    }
  },
};

const code = (n: number): string =>
  [0, 1, 2, 3].map((place) => 'ABCDEFGHJKMNPQRSTUVWXYZ'[Math.floor(n / 23 ** place) % 23]).join('');

export const codes: Attack = {
  name: 'codes',
  what: '3,000 codes of tables, tokens and passes that are guessed',
  async run(scene) {
    const guess = async (i: number): Promise<void> => {
      const token = randomBytes(18).toString('base64url');
      const socket = await scene.guest(i, { table: code(i * 91), seatToken: token, hostToken: token });
      say(socket, call('take', 'seat.take', { pass: token }));
      say(socket, call('owner', 'owner.take', { pass: token }));
      say(socket, call('pin', 'owner.pin', { pin: String(i) }));
      say(socket, call('ask', 'host.ask', { as: i % 2 === 0 ? 'owner' : 'host' }));
      say(socket, call('prove', 'host.prove', { code: String(i).padStart(6, '0') }));
    };
    for (let round = 0; round < 20; round++) {
      await scene.all(150, (i) => guess(round * 150 + i));
      await scene.wait(100);
      scene.end();
    }
  },
};

export const receipts: Attack = {
  name: 'receipts',
  needs: 'build',
  what: 'five seats that fetch 40 pictures of their match at once, each another one, again and again',
  async run(scene) {
    const { match, tokens } = scene.field.over;
    for (let round = 0; round < 3; round++) {
      await scene.all(40 * tokens.length, async (i) => {
        const seat = i % tokens.length;
        const picture = i % 2 === 0 ? 'standings.png?' : `receipt.png?seat=${seat}&`;
        const locale = LANGUAGES[Math.floor(i / 2) % LANGUAGES.length];
        const socket = await scene.tcp(i);
        socket.write(
          `GET /records/${match}/${picture}locale=${locale} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${tokens[seat]}\r\n\r\n`,
        );
      });
      await scene.wait(1000);
    }
  },
};
