/** Files out and in. */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Result } from '../../shared/game.ts';
import { teamsIn } from '../../shared/points-table.ts';
import type { QrCode } from '../../shared/protocol.ts';
import { MAX_IMPORT_BYTES, MAX_PHOTO_BYTES, MOST_PHOTOS, tooBig } from '../../shared/record-files.ts';
import { LOCALES, type Locale } from '../../shared/text.ts';
import { qrOf } from '../lan/qr.ts';
import { READING, type Route, say, type Visit } from '../lan/route.ts';
import type { Finished } from '../store/finished.ts';
import { replayOf } from '../table/replay.ts';
import { isHost, satAt, tokenOf } from './access.ts';
import { bgStatsLink } from './bg-stats.ts';
import { entryCsv, exportCsv, tableCsv } from './csv.ts';
import { drawReceipt, drawStandings } from './drawing.ts';
import { exportJson } from './export-json.ts';
import { takeForeign } from './foreign.ts';
import { importJson } from './import.ts';
import { bareJpeg } from './jpeg.ts';
import { standingsOf } from './leagues.ts';
import { pagesOf } from './pages.ts';
import type { Picture } from './picture.ts';
import type { Pictures } from './pictures.ts';
import { gameNames, recordWords, type WordsOf } from './words.ts';

/** The most a QR code holds at the size it is shown, so that a phone still reads it. */
const LONGEST_IN_QR = 2300;

const id = '([\\w-]{1,40})';

function wordsFor({ host, url }: Visit): Promise<WordsOf> {
  const wanted = url.searchParams.get('locale');
  const locale: Locale = LOCALES.find((one) => one === wanted) ?? 'en';
  return recordWords({ staticDir: host.staticDir, games: host.games, locale });
}

async function send({ response }: Visit, type: string, chunks: Iterable<string | Buffer>): Promise<void> {
  response.writeHead(200, {
    'Content-Type': type,
    'Cache-Control': 'no-store',
    'Content-Disposition': 'attachment',
  });
  // A page that is closed in the middle of a file is nothing to report.
  await pipeline(Readable.from(chunks), response).catch(() => response.destroy());
}

const sendJson = (visit: Visit, value: unknown): Promise<void> =>
  send(visit, 'application/json; charset=utf-8', [JSON.stringify(value)]);

type Answer = (visit: Visit, entry: Finished) => void | Promise<void>;

function forHost(path: RegExp, answer: (visit: Visit) => void | Promise<void>): Route {
  return {
    path,
    methods: READING,
    answer: (visit) =>
      isHost(visit.host, visit.request) ? answer(visit) : say(visit.response, 403, 'Only for the host.\n'),
  };
}

function ofEntry(file: string, may: typeof satAt, answer: Answer): Route {
  return {
    path: new RegExp(`^/records/${id}/${file}$`),
    methods: READING,
    answer: (visit, [, wanted = '']) => {
      if (!may(visit.host, visit.request, wanted)) return say(visit.response, 403, 'Not for this screen.\n');
      visit.host.store.writer.settle();
      const entry = visit.host.store.history.find(wanted);
      return entry ? answer(visit, entry) : say(visit.response, 404, 'That match is not in the history.\n');
    },
  };
}

const onlyHost: typeof satAt = (host, request) => isHost(host, request);
const hostOrSeat: typeof satAt = (host, request, match) =>
  isHost(host, request) || satAt(host, request, match);

type Draw = (visit: Visit, entry: Finished) => Promise<Picture | undefined>;

/** A page of it; how many there are stands in the heading. */
const pictureBy =
  (pictures: Pictures, draw: Draw): Answer =>
  async (visit, entry) => {
    if (mayAsk(visit, pictures)) await sendPicture(visit, pictures, await draw(visit, entry));
  };

/** Asked before anything is prepared for it. */
function mayAsk({ request, response }: Visit, pictures: Pictures): boolean {
  const may = pictures.mayAsk(tokenOf(request) ?? '');
  if (!may) {
    response.setHeader('Retry-After', '2');
    say(response, 429, 'One after the other, please.\n');
  }
  return may;
}

async function sendPicture(visit: Visit, pictures: Pictures, picture: Picture | undefined): Promise<void> {
  const { response, url } = visit;
  const pages = picture ? pagesOf(picture) : [];
  const page = pages[Number(url.searchParams.get('page') ?? 1) - 1];
  if (!page) return say(response, 404, 'There is no such picture.\n');
  const drawn = await pictures.png(page.svg);
  if (!('png' in drawn)) return say(response, 503, 'The picture could not be drawn.\n');
  response.setHeader('Pages', pages.length);
  return send(visit, 'image/png', [Buffer.from(drawn.png)]);
}

/** The first who was asked alone began. A sheet that asks for anybody first does not know who began. */
function startSeat({ host }: Visit, entry: Finished): number | undefined {
  const replay = replayOf(host.store, host.games, entry);
  const steps = replay?.steps.length ?? 0;
  for (let step = 0; replay && step < steps; step++) {
    const actors = replay.show(step).frames.at(-1)?.actors;
    if (actors?.length === 1) return actors[0];
    if (actors?.length && entry.kind === 'sheet') return undefined;
  }
  return undefined;
}

async function sendBgStats(visit: Visit, entry: Finished): Promise<void> {
  const words = (await wordsFor(visit))(entry);
  const teams = teamsIn(entry.receipt);
  const roleOf = (seat: number): string | undefined =>
    teams.has(seat) ? words.say('ui.team.n', { n: teams.get(seat)! }) : undefined;
  const url = bgStatsLink({ entry, title: words.title, startSeat: startSeat(visit, entry), roleOf });
  const qr: QrCode | null = url.length <= LONGEST_IN_QR ? qrOf(url, 'L') : null;
  await sendJson(visit, { url, qr });
}

/** Undefined when it is too long: the rest is not even read. */
async function bodyOf(request: IncomingMessage, most: number): Promise<Buffer | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > most) return undefined;
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > most) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function takeIn({ host, request, response }: Visit): Promise<void> {
  const text = (await bodyOf(request, MAX_IMPORT_BYTES))?.toString('utf8');
  const result: Result<object> =
    text === undefined
      ? { ok: false, refusal: tooBig }
      : await importJson({ store: host.store, games: host.games }, text);
  const status = result.ok ? 200 : text === undefined ? 413 : 422;
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    // What was not read of a file that is too big is not read.
    ...(text === undefined && { Connection: 'close' }),
  });
  response.end(JSON.stringify(result.ok ? { ok: true, ...result.value } : result));
}

/** Kept on the sheet for whatever has none of its own: the one that has a title. */
async function takePlays({ host, request, response }: Visit): Promise<void> {
  const text = (await bodyOf(request, MAX_IMPORT_BYTES))?.toString('utf8');
  const game = host.games.find(
    ({ kind, options }) => kind === 'sheet' && options.some(({ key }) => key === 'title'),
  );
  const result: Result<object> =
    text === undefined || !game
      ? { ok: false, refusal: tooBig }
      : await takeForeign({ store: host.store, game, names: await gameNames(host) }, text);
  response.writeHead(result.ok ? 200 : 422, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    ...(text === undefined && { Connection: 'close' }),
  });
  response.end(JSON.stringify(result.ok ? { ok: true, ...result.value } : result));
}

async function takePhoto({ host, request, response }: Visit, entry: string): Promise<void> {
  const { history, photos, writer } = host.store;
  writer.settle();
  const body = await bodyOf(request, MAX_PHOTO_BYTES);
  if (!body) response.setHeader('Connection', 'close');
  if (!body) return say(response, 413, 'The photo is too large.\n');
  const jpeg = bareJpeg(body);
  if (!jpeg) return say(response, 422, 'That is no photo.\n');
  if (!history.has(entry)) return say(response, 404, 'That match is not in the history.\n');
  if (photos.idsOf(entry).length >= MOST_PHOTOS) return say(response, 409, 'There are enough photos.\n');
  writer.write(() => photos.keep(entry, { id: randomBytes(9).toString('base64url'), at: Date.now(), jpeg }));
  const failed = await new Promise<Error | null>((then) => writer.after(then));
  say(response, failed ? 503 : 201, failed ? 'Nothing can be stored now.\n' : 'Kept.\n');
}

/** The table of an evening, or of a season, drawn as standings are. */
const ofLeague = (kind: 'evenings' | 'seasons', pictures: Pictures): Route =>
  forHost(new RegExp(`^/records/${kind}/${id}\\.png$`), async (visit) => {
    const wanted = /([\w-]+)\.png$/.exec(visit.url.pathname)?.[1] ?? '';
    if (!mayAsk(visit, pictures)) return;
    const standings = standingsOf(visit.host.store, { kind, id: wanted });
    if (!standings) return say(visit.response, 404, 'There is no such table.\n');
    const wordsOf = await wordsFor(visit);
    const { entry, plays } = standings;
    const title = String(entry.options.title) || wordsOf(entry).say('evening.sum', { n: plays });
    const named = { ...entry, options: { title } };
    await sendPicture(visit, pictures, drawStandings(named, wordsOf(named)));
  });

export const recordRoutes = (pictures: Pictures): readonly Route[] => [
  forHost(/^\/records\/all\.json$/, (visit) => {
    visit.host.store.writer.settle();
    return send(visit, 'application/json; charset=utf-8', exportJson(visit.host.store));
  }),
  forHost(/^\/records\/all\.csv$/, async (visit) => {
    visit.host.store.writer.settle();
    await send(visit, 'text/csv; charset=utf-8', exportCsv(visit.host.store, await wordsFor(visit)));
  }),
  {
    path: /^\/records\/import$/,
    methods: ['POST'],
    answer: (visit) =>
      isHost(visit.host, visit.request) ? takeIn(visit) : say(visit.response, 403, 'Only for the host.\n'),
  },
  {
    path: /^\/records\/plays$/,
    methods: ['POST'],
    answer: (visit) =>
      isHost(visit.host, visit.request) ? takePlays(visit) : say(visit.response, 403, 'Only for the host.\n'),
  },
  ofEntry('entry\\.json', onlyHost, (visit, entry) =>
    send(visit, 'application/json; charset=utf-8', exportJson(visit.host.store, [entry.id])),
  ),
  ofEntry('entry\\.csv', onlyHost, async (visit, entry) =>
    send(visit, 'text/csv; charset=utf-8', entryCsv(entry, (await wordsFor(visit))(entry))),
  ),
  ofEntry('table\\.csv', onlyHost, async (visit, entry) =>
    send(visit, 'text/csv; charset=utf-8', tableCsv(entry, (await wordsFor(visit))(entry))),
  ),
  ofLeague('evenings', pictures),
  ofLeague('seasons', pictures),
  ofEntry('bgstats', onlyHost, sendBgStats),
  {
    path: new RegExp(`^/records/${id}/photo$`),
    methods: ['POST'],
    answer: (visit, [, entry = '']) =>
      isHost(visit.host, visit.request)
        ? takePhoto(visit, entry)
        : say(visit.response, 403, 'Only for the host.\n'),
  },
  {
    path: new RegExp(`^/records/${id}/photo/${id}\\.jpg$`),
    methods: READING,
    answer: (visit, [, entry = '', photo = '']) => {
      if (!isHost(visit.host, visit.request)) return say(visit.response, 403, 'Only for the host.\n');
      const jpeg = visit.host.store.photos.find(entry, photo);
      return jpeg ? send(visit, 'image/jpeg', [jpeg]) : say(visit.response, 404, 'There is no such photo.\n');
    },
  },
  ofEntry(
    'standings\\.png',
    hostOrSeat,
    pictureBy(pictures, async (visit, entry) => drawStandings(entry, (await wordsFor(visit))(entry))),
  ),
  ofEntry(
    'receipt\\.png',
    hostOrSeat,
    pictureBy(pictures, async (visit, entry) => {
      const who = entry.seats.find(({ seat }) => String(seat) === visit.url.searchParams.get('seat'));
      return who && drawReceipt(entry, (await wordsFor(visit))(entry), who);
    }),
  ),
];
