import { createServer } from 'node:http';
import { Server } from 'socket.io';
import { applyTo, newScene, TABLES } from '../scene.ts';
import { ready } from './report.mjs';

const http = createServer();
const io = new Server(http, { transports: ['websocket'], perMessageDeflate: false });
const tables = Array.from({ length: TABLES }, () => newScene());
io.on('connection', (socket) => {
  const table = Number(socket.handshake.query.table);
  socket.join(String(table));
  socket.on('act', (n) => io.to(String(table)).emit('changed', applyTo(tables[table], n)));
});
http.listen(0, '127.0.0.1', () => ready(http.address().port));
