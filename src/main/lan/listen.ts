/** One port for everything; another one when the wanted one is taken. */
import http from 'node:http';
import https from 'node:https';
import net from 'node:net';
import type { Duplex } from 'node:stream';
import type { Certificate } from './certificate.ts';
import { Door, type DoorLimits } from './door.ts';

const PORTS_TRIED = 20;
/** The first byte of a TLS handshake. */
const HANDSHAKE = 22;
/** An answer that nobody reads, or a file of which nothing more comes. */
const IDLE_MS = 30_000;

export interface Listening {
  readonly port: number;
  readonly scheme: 'http' | 'https';
  /** Made here, so that browsers warn of it. */
  readonly isMade: boolean;
  readonly door: Door;
  onRequest(answer: http.RequestListener): void;
  onUpgrade(answer: (request: http.IncomingMessage, raw: Duplex, head: Buffer) => void): void;
  /** New lines are met with this one; those that are open stay as they are. */
  renew(certificate: Certificate): void;
  close(): Promise<void>;
}

export interface Wanted {
  readonly port: number;
  readonly certificate: Certificate | undefined;
  readonly limits: DoorLimits;
  readonly log: (text: string) => void;
}

export async function listen({ port, certificate, limits, log }: Wanted): Promise<Listening> {
  const plain = http.createServer();
  const secure = certificate && https.createServer({ cert: certificate.cert, key: certificate.key });
  const servers = secure ? [secure, plain] : [plain];
  for (const server of servers) beStrict(server);
  const front = secure ? sorter(secure, plain) : plain;
  const door = new Door(limits);
  front.on('connection', (socket: net.Socket) => door.enter(socket));
  for (const server of servers) server.on('request', ({ socket }, response) => door.asked(socket, response));
  const taken = await firstFree(front, port);
  // Without anybody to hear of it, a connection that the system could not hand over would end the program.
  front.on('error', (error) => log(`A connection could not be taken: ${error.message}`));
  return {
    port: taken,
    scheme: secure ? 'https' : 'http',
    isMade: certificate?.kind === 'made',
    door,
    onRequest(answer) {
      for (const server of servers) server.on('request', answer);
    },
    onUpgrade(answer) {
      for (const server of servers) server.on('upgrade', answer);
    },
    renew: ({ cert, key }) => secure?.setSecureContext({ cert, key }),
    close: () =>
      new Promise((resolve) => {
        front.close(() => resolve());
        door.close();
      }),
  };
}

function beStrict(server: http.Server | https.Server): void {
  // The host's files take as long as the Wi-Fi makes them; anybody else is answered at once, and then shown the door.
  server.requestTimeout = 0;
  server.headersTimeout = 10_000;
  server.maxHeadersCount = 60;
  server.timeout = IDLE_MS;
  server.on('clientError', (_, socket) => {
    const hangUp = (): unknown => socket.destroy();
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n', hangUp);
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
