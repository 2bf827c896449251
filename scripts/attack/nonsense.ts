/** Messages and requests that are almost right: what they are made of is real, how it is put together is chance. */
import { calls, type Method } from '../../src/shared/protocol.ts';
import type { Rng } from '../../src/shared/rng.ts';

const METHODS = Object.keys(calls) as Method[];
const KEYS = [
  ...new Set(METHODS.flatMap((method) => Object.keys(calls[method].params.shape))),
  ...['t', 'type', '__proto__', 'constructor', 'toString', ''],
];
const TEXTS = [
  '',
  'x',
  '__proto__',
  'constructor',
  'Anna',
  'A\u200b',
  '\u202e',
  '\ud800',
  '9'.repeat(400),
  'plate',
  'seat',
];
const NUMBERS = [0, 1, -1, 11, 12, 1e9, 0.5, -0, 1e308, Number.MAX_SAFE_INTEGER];
const PATHS = [
  ...['/', '/table', '/KRMB', '/alive', '/phone.html', '/records/all.json', '/records/x/entry.json', '/ws'],
  ...[
    '/records/import',
    '//',
    '/%',
    '/%00',
    '/..',
    '/?t=',
    '*',
    '/table/%41',
    `/${'a'.repeat(3000)}`,
    '/\u00ff',
  ],
];
const HEADERS = [
  ...['Range: bytes=-5', 'Range: bytes=9-1', 'Range: x', 'Range: bytes=0-99999999999999999999'],
  ...[
    'Accept-Encoding: br;q=0, *',
    'If-None-Match: *',
    'Authorization: Bearer x',
    'Origin: null',
    'Expect: 100-continue',
  ],
  ...[
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Version: 99',
    'Content-Length: -1',
    'Transfer-Encoding: chunked',
  ],
];
const HOSTS = ['127.0.0.1', 'localhost', 'evil.example', '[::1]', '', '[', 'a b', 'x'.repeat(300)];

function value(rng: Rng, depth: number): unknown {
  const kind = rng.below(depth > 0 ? 7 : 5);
  if (kind === 0) return rng.pick(TEXTS);
  if (kind === 1) return rng.pick(NUMBERS);
  if (kind === 2) return null;
  if (kind === 3) return rng.below(2) === 0;
  if (kind === 4) return rng.below(12);
  if (kind === 5) return Array.from({ length: rng.below(5) }, () => value(rng, depth - 1));
  return Object.fromEntries(
    Array.from({ length: rng.below(5) }, () => [rng.pick(KEYS), value(rng, depth - 1)]),
  );
}

const paramsOf = (method: Method, rng: Rng): object =>
  Object.fromEntries(
    Object.keys(calls[method].params.shape)
      .filter(() => rng.below(10) > 0)
      .map((key) => [key, value(rng, 3)]),
  );

function message(rng: Rng): string {
  const method = rng.pick(METHODS);
  const id = String(rng.below(50));
  switch (rng.below(8)) {
    case 0:
      return JSON.stringify(value(rng, 4));
    case 1:
      return JSON.stringify({
        t: rng.pick(['call', 'beat', 'hello', 'welcome']),
        ...(value(rng, 3) as object),
      });
    case 2:
      return JSON.stringify({ t: 'call', id, method: rng.pick([...TEXTS, method]), params: value(rng, 4) });
    case 3:
      return JSON.stringify({ t: 'call', id, method, params: paramsOf(method, rng) }).slice(
        0,
        20 + rng.below(60),
      );
    default:
      return JSON.stringify({ t: 'call', id, method, params: paramsOf(method, rng) });
  }
}

function request(rng: Rng): string {
  const headers = Array.from({ length: rng.below(4) }, () => rng.pick(HEADERS));
  const method = rng.pick(['GET', 'GET', 'HEAD', 'POST', 'OPTIONS', 'CONNECT', 'x']);
  return [`${method} ${rng.pick(PATHS)} HTTP/1.1`, `Host: ${rng.pick(HOSTS)}`, ...headers, '', ''].join(
    '\r\n',
  );
}

export const nonsense = { message, request, value };
