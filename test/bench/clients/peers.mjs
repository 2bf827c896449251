/** How the load speaks to each server. `seen(table, screen, n)` is called with the newest action a screen shows. */
import { createRequire } from 'node:module';
import { WebSocket } from 'ws';
import { apply } from '../../../src/shared/patch.ts';
import { SCREENS, SEATS, TABLES } from '../scene.ts';
import { rules } from './boardgame-rules.mjs';

const require = createRequire(import.meta.url);
const grid = (make) =>
  Promise.all(
    Array.from({ length: TABLES }, (_, table) =>
      Promise.all(Array.from({ length: SCREENS }, (_, screen) => make(table, screen))),
    ),
  );

async function bare({ port, seen, count }) {
  const lines = await grid(
    (table, screen) =>
      new Promise((resolve, reject) => {
        const socket = new WebSocket(`ws://127.0.0.1:${port}/?table=${table}`, { perMessageDeflate: false });
        socket.on('error', reject);
        socket.on('open', () => resolve(socket));
        socket.on('message', (data) => {
          count(data.length);
          for (const { n } of JSON.parse(String(data))) seen(table, screen, n);
        });
      }),
  );
  return { act: (table, n) => lines[table][n % SEATS].send(JSON.stringify({ n })) };
}

async function socketio({ port, seen, count }) {
  const { io } = await import('socket.io-client');
  const lines = await grid(
    (table, screen) =>
      new Promise((resolve, reject) => {
        const socket = io(`http://127.0.0.1:${port}`, {
          transports: ['websocket'],
          query: { table },
          forceNew: true,
        });
        socket.on('connect_error', reject);
        socket.on('connect', () => resolve(socket));
        socket.io.engine.on('data', (data) => count(data.length ?? data.byteLength));
        socket.on('changed', ({ n }) => seen(table, screen, n));
      }),
  );
  return { act: (table, n) => lines[table][n % SEATS].emit('act', n) };
}

async function colyseus({ port, seen, count }) {
  const { Client } = await import('@colyseus/sdk');
  const rooms = [];
  for (let table = 0; table < TABLES; table++) {
    rooms.push([]);
    for (let screen = 0; screen < SCREENS; screen++) {
      const room = await new Client(`ws://127.0.0.1:${port}`).joinOrCreate('table', { table });
      room.onStateChange((state) => seen(table, screen, state.n));
      room.connection.transport.ws?.addEventListener('message', ({ data }) =>
        count(data.byteLength ?? data.length),
      );
      rooms[table].push(room);
    }
  }
  return { act: (table, n) => rooms[table][n % SEATS].send('act', n) };
}

async function boardgame({ port, seen, count }, deltaState) {
  const { Client } = require('boardgame.io/client');
  const { SocketIO } = require('boardgame.io/multiplayer');
  // A match that is not there yet is made by the first client that asks for it.
  const clients = await grid(
    (table, screen) =>
      new Promise((resolve) => {
        const who = screen < SEATS ? { playerID: String(screen) } : {};
        const client = Client({
          game: rules(deltaState),
          multiplayer: SocketIO({
            server: `http://127.0.0.1:${port}`,
            socketOpts: { transports: ['websocket'], forceNew: true },
          }),
          matchID: `match${table}`,
          numPlayers: SEATS,
          debug: false,
          ...who,
        });
        client.subscribe((state) => {
          if (!state) return;
          resolve(client);
          seen(table, screen, state.G.n);
        });
        client.start();
        client.transport?.socket?.io?.engine?.on('data', (data) => count(data.length ?? 0));
      }),
  );
  return { act: (table, n) => clients[table][n % SEATS].moves.act(n) };
}

async function house({ port, seen, count, hostToken, codes }) {
  const lines = await grid(
    (table, screen) =>
      new Promise((resolve, reject) => {
        const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { perMessageDeflate: false });
        let calls = 0;
        let shown = { table: null, mine: null };
        const line = {
          call(method, params) {
            calls += 1;
            socket.send(JSON.stringify({ t: 'call', id: `c${calls}`, method, params }));
          },
        };
        const hello = screen < SEATS ? {} : { display: true, hostToken };
        socket.on('error', reject);
        socket.on('close', () => reject(new Error(`screen ${screen} of table ${table} was turned away`)));
        socket.on('open', () =>
          socket.send(
            JSON.stringify({
              t: 'hello',
              protocol: 2,
              screen: `bench-${table}-${screen}`,
              table: codes[table],
              ...hello,
            }),
          ),
        );
        socket.on('message', (data) => {
          count(data.length);
          const message = JSON.parse(String(data));
          if (message.t === 'beat') socket.send(String(data));
          // A screen that fell behind is shown the whole table instead of what it missed.
          if (message.t === 'full') shown = { table: message.table, mine: message.mine };
          if (Array.isArray(message)) shown = apply(shown, message.slice(2));
          const n = shown.table?.match?.view.n;
          if (n) seen(table, screen, n);
          if (message.t === 'full' && !line.greeted) {
            line.greeted = true;
            if (screen >= SEATS) resolve(line);
            else line.call('seat.join', { name: `Guest ${screen}`, face: screen });
          }
          if (message.t === 'answer' && message.id === 'c1') {
            if (message.ok) resolve(line);
            else reject(new Error(JSON.stringify(message.refusal)));
          }
        });
      }),
  );
  for (const line of lines) line[SEATS].call('lobby.start', {});
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return {
    act: (table, n) => lines[table][n % SEATS].call('move', { frame: 'open', move: { type: 'act', n } }),
  };
}

export const peers = {
  bare,
  coalesced: bare,
  stored: bare,
  socketio,
  colyseus,
  boardgame: (about) => boardgame(about, false),
  'boardgame-delta': (about) => boardgame(about, true),
  house,
};
