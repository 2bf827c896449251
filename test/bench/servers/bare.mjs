/** `ws` and nothing else: what changed goes to every screen at once. With `coalesced`, one write a screen and turn. */
import { WebSocketServer } from 'ws';
import { applyTo, newScene, TABLES } from '../scene.ts';
import { ready } from './report.mjs';

const coalesced = process.argv[2] === 'coalesced';
const tables = Array.from({ length: TABLES }, () => ({ scene: newScene(), screens: new Set(), queue: [] }));
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });

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
    const { n } = JSON.parse(String(data));
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
