import path from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import type { HostMessage } from '../../src/shared/protocol.ts';
import { beginMatch, type Evening, openDisplay, openHost, type TestHost, toFirstTurn } from './house.ts';
import { isPatch, ScreenClient } from './screen-client.ts';

const TURN_MS = 600_000;
const DAY_MS = 24 * 3600_000;
const many = { perSecond: 1e6, burst: 1e6 };
const unlimited = { messages: many, messagesOfAddress: many, bytes: many, bytesOfAddress: many };

/** The table's clock, as the screen was last told. */
function clockOf(screen: ScreenClient): number {
  const told = screen.received.map((text) => JSON.parse(text) as HostMessage);
  const last = told.findLast((message) => isPatch(message) || message.t === 'full');
  if (!last) throw new Error('nothing was shown yet');
  return isPatch(last) ? last[1] : (last as Extract<HostMessage, { t: 'full' }>).at;
}

/** What the running timer still has, as the screen shows it. */
const left = (screen: ScreenClient): number => screen.match!.timers[0]!.due - clockOf(screen);

interface Sent {
  readonly id: string;
  readonly text: string;
  readonly screen: string;
  readonly seat: number;
}

/** Turn after turn, none of which can be taken back: two hundred commits and a few. */
async function playOn(evening: Evening, turns: number): Promise<Sent[]> {
  const sent: Sent[] = [];
  await toFirstTurn(evening);
  for (let n = 0; n < turns; n++) {
    const seat = n === 0 ? evening.phones[0]!.view.turn : (sent.at(-1)!.seat + 1) % evening.phones.length;
    const phone = evening.phones[seat]!;
    await phone.until(() => phone.choices.length > 0);
    if (phone.view.players[seat]!.laid.length === 0) await phone.move({ type: 'lay', card: phone.hand[0] });
    const end = phone.newCall('move', { frame: phone.frame, move: { type: 'end' } });
    expect(await phone.send(end)).toMatchObject({ ok: true });
    sent.push({ ...end, screen: phone.screen, seat });
  }
  return sent;
}

/** Of a host that is closed. */
function inFile<T>(dataDir: string, work: (db: Database.Database) => T): T {
  const db = new Database(path.join(dataDir, 'smorgasboard.db'));
  try {
    return work(db);
  } finally {
    db.close();
  }
}

interface LastCommit {
  readonly at: number;
  readonly call: string;
}

const lastCommit = (db: Database.Database): LastCommit =>
  db.prepare<[], LastCommit>('SELECT at, call FROM commits ORDER BY seq DESC LIMIT 1').get()!;

/** The folder as a host leaves it that dies right after the commit which wrote the snapshot. */
const cutBackToSnapshot = (dataDir: string): LastCommit =>
  inFile(dataDir, (db) => {
    const seq = db.prepare<[], number | null>('SELECT max(seq) FROM snapshots').pluck().get();
    expect(seq, 'so many turns write a snapshot').toBeGreaterThan(1);
    db.prepare('DELETE FROM commits WHERE seq > ?').run(seq);
    return lastCommit(db);
  });

const long = {
  options: { turns: 1000, turnClock: TURN_MS },
  host: { limits: unlimited, clockSpeed: 50 },
};

async function diedAtSnapshot(): Promise<Evening & { again: TestHost; last: LastCommit; sent: Sent[] }> {
  const evening = await beginMatch(long);
  const sent = await playOn(evening, 230);
  await evening.host.close();
  const last = cutBackToSnapshot(evening.host.dataDir);
  const again = await openHost({ dataDir: evening.host.dataDir });
  return { ...evening, again, last, sent };
}

test('N-36: a restart right after the commit that wrote a snapshot: the clock stands where it stood, and a turn has no more time', async () => {
  const { again, last, code, tokens } = await diedAtSnapshot();
  const display = await openDisplay(again, code);
  expect(last.at).toBeGreaterThan(0);
  expect(clockOf(display)).toBe(last.at);
  expect(left(display)).toBe(TURN_MS);
  for (const seatToken of tokens) await ScreenClient.open(again.port, { table: code, seatToken });
  await display.until(() => display.match?.running === true);
  expect(left(display)).toBeLessThanOrEqual(TURN_MS);
});

test('N-25: a call that was stored in the commit that wrote a snapshot is answered as before when it is sent again', async () => {
  const { again, last, code, tokens, sent } = await diedAtSnapshot();
  const stored = sent.findIndex(({ id }) => last.call.endsWith(id));
  // Its own, and the one before it, of the other phone.
  for (const call of [sent[stored]!, sent[stored - 1]!]) {
    const { seat, screen } = call;
    const back = await ScreenClient.open(again.port, { table: code, seatToken: tokens[seat]!, screen });
    const { turn } = back.view;
    expect(await back.send(call)).toEqual({ ok: true, value: null });
    expect(back.view.turn).toBe(turn);
  }
});

test('N-36: after a restart the clock stands where the log ends, and the turn has what it had left', async () => {
  const { host: fast } = long;
  const evening = await beginMatch({ ...long, host: { ...fast, clockSpeed: 100 } });
  const { mover } = await toFirstTurn(evening);
  await mover.move({ type: 'lay', card: mover.hand[0] });
  while (clockOf(mover) < 1000) {
    await mover.must('undo', {});
    await mover.must('redo', {});
  }
  const { timers } = mover.match!;
  await evening.host.close();
  const { at } = inFile(evening.host.dataDir, lastCommit);
  const display = await openDisplay(await openHost({ dataDir: evening.host.dataDir }), evening.code);
  expect(clockOf(display)).toBe(at);
  expect(at).toBeGreaterThan(0);
  expect(display.match).toMatchObject({ running: false, timers });
});

/** As though nobody had touched the house's tables for so long. */
const leaveAlone = (dataDir: string, ms: number): unknown =>
  inFile(dataDir, (db) => db.prepare('UPDATE tables SET touched_at = ?').run(Date.now() - ms));

const matchesIn = (dataDir: string): number =>
  inFile(dataDir, (db) => db.prepare<[], number>('SELECT count(*) FROM matches').pluck().get()!);

test.each([
  { days: 6.9, open: 1 },
  { days: 7.1, open: 0 },
])(
  'of a table that nobody has touched for $days days, $open is there after a restart',
  async ({ days, open }) => {
    const { host } = await beginMatch();
    await host.close();
    leaveAlone(host.dataDir, days * DAY_MS);
    const again = await openHost({ dataDir: host.dataDir });
    const home = await openDisplay(again);
    expect((await home.must('home.state', {})).tables).toHaveLength(open);
    await again.close();
    expect(matchesIn(host.dataDir)).toBe(open);
    const third = await openDisplay(await openHost({ dataDir: host.dataDir }));
    expect((await third.must('home.state', {})).tables).toHaveLength(open);
  },
);

test('a table on which moves alone are made is one that somebody touches', async () => {
  const { host, code, tokens } = await beginMatch({ people: 2 });
  await host.close();
  leaveAlone(host.dataDir, 6.9 * DAY_MS);
  const again = await openHost({ dataDir: host.dataDir });
  const phones = await Promise.all(tokens.map((seatToken) => ScreenClient.open(again.port, { seatToken })));
  await toFirstTurn({ host: again, display: await openDisplay(again, code), phones, tokens, code });
  await again.close();
  const touched = inFile(host.dataDir, (db) =>
    db.prepare<[], number>('SELECT touched_at FROM tables').pluck().get(),
  );
  expect(touched).toBeGreaterThan(Date.now() - DAY_MS);
});
