/** One port for everything; another one when the wanted one is taken. */
import http from 'node:http';
import https from 'node:https';
import net from 'node:net';
import type { Duplex } from 'node:stream';
import type { Certificate } from './certificate.ts';
import { isLoopback } from './guard.ts';

const PORTS_TRIED = 20;
/** The first byte of a TLS handshake. */
const HANDSHAKE = 22;

export interface Listening {
  readonly port: number;
  readonly scheme: 'http' | 'https';
  onRequest(answer: http.RequestListener): void;
  onUpgrade(answer: (request: http.IncomingMessage, raw: Duplex, head: Buffer) => void): void;
  close(): Promise<void>;
}

export interface Wanted {
  readonly port: number;
  readonly certificate: Certificate | undefined;
}

export async function listen({ port, certificate }: Wanted): Promise<Listening> {
  const plain = http.createServer();
  const secure = certificate && https.createServer({ ...certificate });
  const servers = secure ? [secure, plain] : [plain];
  for (const server of servers) beStrict(server);
  const front = secure ? sorter(secure, plain) : plain;
  const open = new Set<net.Socket>();
  front.on('connection', (socket: net.Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  const taken = await firstFree(front, port);
  return {
    port: taken,
    scheme: secure ? 'https' : 'http',
    onRequest(answer) {
      secure?.on('request', answer);
      plain.on('request', secure ? redirectGuests(answer) : answer);
    },
    onUpgrade(answer) {
      for (const server of servers) server.on('upgrade', answer);
    },
    close: () =>
      new Promise((resolve) => {
        front.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}

function beStrict(server: http.Server | https.Server): void {
  server.requestTimeout = 20_000;
  server.headersTimeout = 10_000;
  server.maxHeadersCount = 60;
  server.on('clientError', (_, socket) => {
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
  });
}

async function firstFree(server: net.Server, wanted: number): Promise<number> {
  const next = Array.from({ length: wanted === 0 ? 1 : PORTS_TRIED }, (_, i) => wanted + i);
  for (const port of [...next.filter((one) => one < 65_536), 0]) {
    try {
      return await tryPort(server, port);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code !== 'EADDRINUSE' && code !== 'EACCES') throw error;
    }
  }
  throw new Error('There is no free port.');
}

function tryPort(server: net.Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => {
      server.off('error', reject);
      resolve((server.address() as net.AddressInfo).port);
    });
  });
}

/** Whoever types the address without https still arrives: both kinds of beginnings come in by the one port. */
function sorter(secure: net.Server, plain: net.Server): net.Server {
  return net.createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.once('data', (first) => {
      socket.pause();
      (first[0] === HANDSHAKE ? secure : plain).emit('connection', socket);
      socket.unshift(first);
      process.nextTick(() => socket.resume());
    });
  });
}

/** The machine's own window needs no certificate, and has none that fits. */
const redirectGuests =
  (answer: http.RequestListener): http.RequestListener =>
  (request, response) => {
    if (isLoopback(request)) {
      answer(request, response);
      return;
    }
    response.writeHead(308, { Location: `https://${request.headers.host ?? ''}${request.url ?? '/'}` }).end();
  };
