/** Our host with the bench's trivial game: every action is stored with `synchronous=FULL` before it is shown. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { WebSocket } from 'ws';
import { startHost } from '../../../src/main/host.ts';
import { TABLES } from '../scene.ts';
import { benchGame } from './bench-game.ts';
import { ready } from './report.mjs';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'smorgasboard-bench-'));
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
const plenty = { perSecond: 1e6, burst: 1e6 };
const host = await startHost({
  dataDir,
  port: 0,
  staticDir: dataDir,
  games: [benchGame],
  localName: 'none',
  log: (line) => console.error(line),
  limits: {
    messages: plenty,
    messagesOfAddress: plenty,
    bytes: plenty,
    bytesOfAddress: plenty,
    requestsOfAddress: plenty,
    // All screens come within one turn of the loop, from one address.
    unnamed: 1000,
    connectionsOfAddress: 1000,
    socketsOfAddress: 1000,
    sockets: 1000,
    tables: TABLES + 1,
  },
});

const codes = [];
await new Promise((resolve) => {
  const socket = new WebSocket(`ws://127.0.0.1:${host.port}/ws`);
  const create = () =>
    socket.send(
      JSON.stringify({
        t: 'call',
        id: `t${codes.length}`,
        method: 'table.create',
        params: { game: 'bench' },
      }),
    );
  socket.on('open', () =>
    socket.send(
      JSON.stringify({ t: 'hello', protocol: 2, screen: 'bench-setup', hostToken: host.hostToken }),
    ),
  );
  socket.on('message', (data) => {
    const message = JSON.parse(String(data));
    if (message.t === 'welcome') create();
    if (message.t !== 'answer') return;
    codes.push(message.value.code);
    if (codes.length < TABLES) return create();
    socket.close();
    resolve();
  });
});
ready({ port: host.port, hostToken: host.hostToken, codes });
