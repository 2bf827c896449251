/**
 * The pages and what they load, as the build left them: compressed beforehand, listed at the start, and read whole when
 * first asked for. No file stays open for whoever stops reading.
 */
import fs from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { type Range, rangeOf } from './range.ts';

/** The build puts a hash of the content into the name of everything under assets/. */
const HASHED = /^\/assets\/.*-[\w-]{8,}\.\w+$/;
const YEAR = 31_536_000;
/** The smallest first. */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html;charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain;charset=utf-8',
};

export type ServeFile = (
  request: IncomingMessage,
  response: ServerResponse,
  notFound: () => void,
) => void | Promise<void>;

interface Version {
  readonly encoding: string;
  readonly etag: string;
  read(): Promise<Buffer>;
}

interface Page {
  readonly name: string;
  /** As it is comes last. */
  readonly versions: readonly Version[];
}

export function staticFiles(folder: string): ServeFile {
  if (!fs.existsSync(path.join(folder, 'table.html'))) return notBuilt;
  const pages = listed(folder);
  return (request, response, notFound) => {
    const page = pages.get((request.url ?? '').split('?')[0] ?? '');
    return page ? send(page, request, response) : notFound();
  };
}

function listed(folder: string): ReadonlyMap<string, Page> {
  const files = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const known = new Set(files);
  const names = files.map((file) => `/${path.relative(folder, file).split(path.sep).join('/')}`);
  const wanted = names.filter((name) => !name.includes('/.') && path.extname(name) in TYPES);
  return new Map(
    wanted.map((name) => {
      const file = path.join(folder, name);
      const smaller = ENCODINGS.filter(([, ending]) => known.has(file + ending));
      const versions = [
        ...smaller.map(([encoding, ending]) => versionOf(file + ending, encoding)),
        versionOf(file, 'identity'),
      ];
      return [name, { name, versions }];
    }),
  );
}

function versionOf(file: string, encoding: string): Version {
  const { size, mtimeMs } = fs.statSync(file);
  let content: Promise<Buffer> | undefined;
  return {
    encoding,
    etag: `W/"${size}-${Math.floor(mtimeMs)}"`,
    read() {
      content ??= fs.promises.readFile(file).catch((error: unknown) => {
        content = undefined;
        throw error;
      });
      return content;
    },
  };
}

async function send(page: Page, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { headers, method } = request;
  const taken = page.versions.find(({ encoding }) => takes(headers['accept-encoding'], encoding));
  const { encoding, etag, read } = taken ?? page.versions.at(-1)!;
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('ETag', etag);
  const isLasting = HASHED.test(page.name);
  response.setHeader('Cache-Control', isLasting ? `public, max-age=${YEAR}, immutable` : 'no-cache');
  if (headers['if-none-match'] === etag) {
    response.writeHead(304).end();
    return;
  }
  const content = await read();
  response.setHeader('Content-Type', TYPES[path.extname(page.name)]!);
  response.setHeader('Accept-Ranges', 'bytes');
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  // What is asked for only if nothing has changed since is never sure with tags as weak as these.
  const range = headers['if-range'] === undefined ? rangeOf(headers.range, content.length) : 'all';
  const part = sent(response, range, content);
  response.setHeader('Content-Length', part.length);
  response.end(method === 'HEAD' ? undefined : part);
}

/** Of the content, what is asked for; says with it what that is. */
function sent(response: ServerResponse, range: Range, content: Buffer): Buffer {
  if (range === 'all') return content;
  response.statusCode = range === 'none' ? 416 : 206;
  const where = range === 'none' ? '*' : `${range.first}-${range.last}`;
  response.setHeader('Content-Range', `bytes ${where}/${content.length}`);
  return range === 'none' ? Buffer.alloc(0) : content.subarray(range.first, range.last + 1);
}

/** `br;q=0` is a no. */
const takes = (accepted: string | undefined, encoding: string): boolean =>
  encoding === 'identity' ||
  (accepted ?? '')
    .toLowerCase()
    .split(',')
    .some((one) => {
      const [name, ...more] = one.split(';').map((part) => part.trim());
      return name === encoding && !more.some((part) => /^q=0(\.0*)?$/.test(part));
    });

const notBuilt: ServeFile = (_, response) => {
  response.statusCode = 503;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.end('The pages have not been built yet. Run: npm run build\n');
};
