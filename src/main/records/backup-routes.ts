/** Backups: listed, made, taken out and put back by the host. */

import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isPrivate } from '../lan/guard.ts';
import { READING, type Route, say, type Visit } from '../lan/route.ts';
import { backupFile, troubleIn } from '../store/backup-files.ts';
import { longWork } from '../store/long-work.ts';
import { StoreTrouble } from '../store/trouble.ts';
import { isHost } from './access.ts';

/** Far above a house of twenty years. */
const MOST_BYTES = 4 * 1024 ** 3;
const name = '([\\w.-]{1,60})';

function answerJson({ response }: Visit, status: number, value: object): void {
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    ...(status === 413 && { Connection: 'close' }),
  });
  response.end(JSON.stringify(value));
}

/** As a screen's words have it: `backup.trouble.<key>`. */
const no = (visit: Visit, status: number, key: string): void =>
  answerJson(visit, status, { ok: false, refusal: { key } });

const noBecause = (visit: Visit, error: unknown): void => {
  if (!(error instanceof StoreTrouble)) throw error;
  no(visit, 422, error.trouble.kind);
};

function list(visit: Visit): void {
  const { backups, store } = visit.host;
  answerJson(visit, 200, { ok: true, backups: backups.list(), damage: store.settings.get('damage') });
}

async function make(visit: Visit): Promise<void> {
  try {
    answerJson(visit, 200, { ok: true, backup: await visit.host.backups.make('asked') });
  } catch (error) {
    noBecause(visit, error);
  }
}

/** The Wi-Fi's password and the seats' tokens are in it: it goes where nobody listens. */
async function take(visit: Visit, file: string): Promise<void> {
  const { request, response } = visit;
  if (!isPrivate(request)) return no(visit, 403, 'only-here');
  response.writeHead(200, {
    'Content-Type': 'application/vnd.sqlite3',
    'Content-Length': fs.statSync(file).size,
    'Cache-Control': 'no-store',
    'Content-Disposition': 'attachment',
  });
  await pipeline(fs.createReadStream(file), response).catch(() => response.destroy());
}

/** Answered before the house closes for it. */
function putBack(visit: Visit, file: string, done?: () => void): void {
  const trouble = longWork(() => troubleIn(file));
  if (trouble) {
    done?.();
    noBecause(visit, trouble);
    return;
  }
  visit.response.once('close', () => void visit.host.restore(file).finally(done));
  visit.response.setHeader('Connection', 'close');
  answerJson(visit, 200, { ok: true });
}

async function putBackSent(visit: Visit): Promise<void> {
  const { request, host } = visit;
  if (!isPrivate(request)) return no(visit, 403, 'only-here');
  if (Number(request.headers['content-length'] ?? Number.NaN) > MOST_BYTES) return no(visit, 413, 'too-big');
  const file = path.join(host.dataDir, `sent-${randomBytes(6).toString('hex')}.db`);
  const remove = (): void => {
    for (const end of ['', '-wal', '-shm', '-journal']) fs.rmSync(file + end, { force: true });
  };
  try {
    await pipeline(request, fs.createWriteStream(file, { flags: 'wx', mode: 0o600 }));
    putBack(visit, file, remove);
  } catch {
    remove();
    no(visit, 422, 'full');
  }
}

const forHost = (route: Route): Route => ({
  ...route,
  answer: (visit, match) =>
    isHost(visit.host, visit.request)
      ? route.answer(visit, match)
      : say(visit.response, 403, 'Only for the host.\n'),
});

const ofBackup = (visit: Visit, wanted: string, then: (file: string) => void | Promise<void>) => {
  const file = backupFile(visit.host.dataDir, wanted);
  return file === undefined ? no(visit, 404, 'no-such-file') : then(file);
};

export const backupRoutes: readonly Route[] = [
  {
    path: /^\/records\/backups$/,
    methods: [...READING, 'POST'],
    answer: (visit: Visit) => (visit.request.method === 'POST' ? make(visit) : list(visit)),
  },
  { path: /^\/records\/backups\/restore$/, methods: ['POST'], answer: putBackSent },
  {
    path: /^\/records\/backups\/seen$/,
    methods: ['POST'],
    answer: (visit: Visit) => {
      visit.host.store.settings.keep('damage', null);
      answerJson(visit, 200, { ok: true });
    },
  },
  {
    path: new RegExp(`^/records/backups/${name}$`),
    methods: READING,
    answer: (visit: Visit, [, wanted = '']: RegExpExecArray) =>
      ofBackup(visit, wanted, (file) => take(visit, file)),
  },
  {
    path: new RegExp(`^/records/backups/${name}/restore$`),
    methods: ['POST'],
    answer: (visit: Visit, [, wanted = '']: RegExpExecArray) =>
      ofBackup(visit, wanted, (file) => putBack(visit, file)),
  },
].map(forHost);
