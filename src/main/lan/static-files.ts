/** The pages and what they load, as the build left them: compressed beforehand, read once. */
import fs from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';

/** The build puts a hash of the content into the name of everything under assets/. */
const HASHED = /^\/assets\/.*-[\w-]{8,}\.\w+$/;
const YEAR = 31_536_000;

export type ServeFile = (request: IncomingMessage, response: ServerResponse, notFound: () => void) => void;

export function staticFiles(folder: string): ServeFile {
  if (!fs.existsSync(path.join(folder, 'table.html'))) return notBuilt;
  return sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    dotfiles: false,
    setHeaders(response, pathname) {
      const lasting = HASHED.test(pathname);
      response.setHeader('Cache-Control', lasting ? `public, max-age=${YEAR}, immutable` : 'no-cache');
    },
  });
}

const notBuilt: ServeFile = (_, response) => {
  response.statusCode = 503;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.end('The pages have not been built yet. Run: npm run build\n');
};
