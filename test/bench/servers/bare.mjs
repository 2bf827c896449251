/**
 * `ws` and nothing else: what changed goes to every screen at once. With `coalesced`, one write a screen and turn;
 * with `stored`, each action is on the disk first, which is the least that our promise can cost.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';
import { WebSocketServer } from 'ws';
import { applyTo, newScene, TABLES } from '../scene.ts';
import { ready } from './report.mjs';

const coalesced = process.argv[2] === 'coalesced';
const store = process.argv[2] === 'stored' ? openStore() : () => undefined;
const tables = Array.from({ length: TABLES }, () => ({ scene: newScene(), screens: new Set(), queue: [] }));
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });

function openStore() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'smorgasboard-bench-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const db = new Database(path.join(folder, 'bare.db'));
  for (const pragma of ['locking_mode = EXCLUSIVE', 'journal_mode = WAL', 'synchronous = FULL'])
    db.pragma(pragma);
  db.exec('CREATE TABLE actions (id INTEGER PRIMARY KEY, said TEXT NOT NULL)');
  const insert = db.prepare('INSERT INTO actions (said) VALUES (?)');
  return (said) => void insert.run(said);
}

function flush(table) {
  const text = `[${table.queue.join(',')}]`;
  table.queue = [];
  for (const screen of table.screens) screen.send(text);
}

server.on('connection', (socket, request) => {
  const table = tables[Number(new URL(request.url, 'http://x').searchParams.get('table'))];
  table.screens.add(socket);
  socket.on('close', () => table.screens.delete(socket));
  socket.on('message', (data) => {
    const said = String(data);
    const { n } = JSON.parse(said);
    store(said);
    const text = JSON.stringify(applyTo(table.scene, n));
    if (!coalesced) {
      for (const screen of table.screens) screen.send(`[${text}]`);
      return;
    }
    if (table.queue.length === 0) setImmediate(flush, table);
    table.queue.push(text);
  });
});
server.on('listening', () => ready(server.address().port));
