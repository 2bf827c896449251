/** Everything that comes in by the port: pages, and the sockets of screens. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { WebSocketServer } from 'ws';
import { Crowd } from '../table/crowd.ts';
import { Connection } from './connection.ts';
import { addressOf, isLoopback, isOurHost, isOurOrigin, isSecure } from './guard.ts';
import { setSafeHeaders } from './headers.ts';
import type { Conversation, HostContext } from './host-context.ts';
import { Buckets } from './limits.ts';
import type { Listening } from './listen.ts';
import { type Route, say } from './route.ts';
import { routesWith, visit } from './routes.ts';
import type { ServeFile } from './static-files.ts';
import { Turns } from './turns.ts';
import { explainWarning } from './warning-page.ts';

const SOCKET_PATH = '/ws';

const FAREWELL_MS = 500;

export interface Lan {
  /** Says goodbye; whoever does not answer is cut off. */
  close(): Promise<void>;
}

export interface LanParts {
  readonly context: HostContext;
  readonly conversation: Conversation;
  /** Besides the pages. */
  readonly routes: readonly Route[];
  readonly listening: Listening;
  readonly serveFile: ServeFile;
  /** Names of this machine besides numbers and local ones. */
  readonly ownNames: readonly string[];
}

export function serveLan(parts: LanParts): Lan {
  const { context, conversation, listening, serveFile, ownNames } = parts;
  const { limits } = context;
  const routes = routesWith(parts.routes);
  const connections = new Set<Connection>();
  let closing = false;
  const requests = new Buckets(limits.requestsOfAddress);
  const ofAddress = {
    messages: new Buckets(limits.messagesOfAddress),
    bytes: new Buckets(limits.bytesOfAddress),
  };
  const turns = new Turns(limits.inLine);
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: limits.messageBytes,
    // On a LAN it costs more time than it saves.
    perMessageDeflate: false,
    clientTracking: false,
  });

  function request(incoming: IncomingMessage, response: ServerResponse): void {
    const { host } = incoming.headers;
    if (!isOurHost(host, ownNames)) {
      say(response, 421, 'This host answers to its number and its local name only.\n');
      return;
    }
    // The machine's own window needs no certificate, and has none that fits.
    if (listening.scheme === 'https' && !isSecure(incoming) && !isLoopback(incoming)) {
      const secureUrl = `https://${host}${incoming.url ?? '/'}`;
      if (!listening.isMade) {
        response.writeHead(308, { Location: secureUrl }).end();
        return;
      }
      setSafeHeaders(response, host ?? '');
      explainWarning(incoming, response, secureUrl);
      return;
    }
    setSafeHeaders(response, host ?? '');
    if (!requests.take(addressOf(incoming))) {
      say(response, 429, 'Too fast. Please wait a moment.\n');
      return;
    }
    visit(routes, { host: context, request: incoming, response, serveFile }).catch((error: unknown) => {
      context.log(`${incoming.url}: ${error instanceof Error ? error.stack : error}`);
      if (!response.headersSent) say(response, 500, 'Something went wrong here.\n');
    });
  }

  function refusalOf(incoming: IncomingMessage): string | undefined {
    const { host } = incoming.headers;
    if (closing) return '503 Service Unavailable';
    if (!isOurHost(host, ownNames)) return '421 Misdirected Request';
    if (!isOurOrigin(incoming)) return '403 Forbidden';
    if (incoming.url?.split('?')[0] !== SOCKET_PATH) return '404 Not Found';
    if (!requests.take(addressOf(incoming))) return '429 Too Many Requests';
    return undefined;
  }

  /** Whoever is here will say in a moment who they are; until then, only so many stand in the doorway. */
  function makeRoom(): void {
    const unnamed = new Crowd<Connection>();
    let count = 0;
    for (const one of connections) {
      if (one.greeted || !one.isOpen) continue;
      unnamed.add(one.address, one);
      count += 1;
    }
    if (count >= limits.unnamed) [...unnamed.largest][0]?.cutOff();
  }

  function upgrade(incoming: IncomingMessage, raw: Duplex, head: Buffer): void {
    raw.on('error', () => raw.destroy());
    const refusal = refusalOf(incoming);
    if (refusal !== undefined) {
      raw.end(`HTTP/1.1 ${refusal}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => raw.destroy());
      return;
    }
    makeRoom();
    sockets.handleUpgrade(incoming, raw, head, (socket) => {
      listening.door.becameLine(incoming.socket);
      const connection = new Connection(context, conversation, {
        socket,
        raw,
        request: incoming,
        ofAddress,
        turns,
      });
      connections.add(connection);
      context.pages.add(connection);
      socket.once('close', () => {
        connections.delete(connection);
        context.pages.delete(connection);
      });
    });
  }

  /** What a stranger sends must not end the house. */
  function guarded(incoming: IncomingMessage, work: () => void): void {
    try {
      work();
    } catch (error) {
      context.log(`${incoming.url}: ${error instanceof Error ? error.stack : error}`);
      incoming.socket.destroy();
    }
  }

  listening.onRequest((incoming, response) => guarded(incoming, () => request(incoming, response)));
  listening.onUpgrade((incoming, raw, head) => guarded(incoming, () => upgrade(incoming, raw, head)));
  const heart = setInterval(() => {
    for (const connection of connections) if (connection.greeted) connection.beat();
  }, limits.beatMs);

  return {
    async close() {
      closing = true;
      clearInterval(heart);
      for (const connection of connections) connection.bye('shutdown');
      const until = performance.now() + FAREWELL_MS;
      while (connections.size > 0 && performance.now() < until) await setTimeout(10);
      for (const connection of connections) connection.cutOff();
    },
  };
}
