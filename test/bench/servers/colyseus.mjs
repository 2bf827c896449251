import { createServer } from 'node:http';
import { Room, Server } from '@colyseus/core';
import { defineTypes, MapSchema, Schema } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { changesOf, newScene, SCREENS } from '../scene.ts';
import { ready } from './report.mjs';

class Seat extends Schema {
  constructor(seat) {
    super();
    this.counters = new MapSchema(new Map(Object.entries(seat.counters)));
    for (const key of ['name', 'face', 'points', 'cards', 'last', 'at']) this[key] = seat[key];
  }
}
defineTypes(Seat, {
  name: 'string',
  face: 'number',
  points: 'number',
  cards: 'number',
  last: 'string',
  at: 'number',
  counters: { map: 'number' },
});

class Scene extends Schema {
  constructor() {
    super();
    const { seats, ...rest } = newScene();
    this.seats = new MapSchema();
    for (const [key, seat] of Object.entries(seats)) this.seats.set(key, new Seat(seat));
    Object.assign(this, rest);
  }
}
defineTypes(Scene, { n: 'number', turn: 'number', round: 'number', phase: 'string', seats: { map: Seat } });

class Table extends Room {
  maxClients = SCREENS + 4;
  patchRate = null;

  onCreate() {
    this.setState(new Scene());
    this.onMessage('act', (_, n) => {
      const { state } = this;
      const { turn, seat, points, cards, last, at } = changesOf(n);
      Object.assign(state, { n: Math.max(state.n, n), turn });
      Object.assign(state.seats.get(seat), { points, cards, last, at });
      this.broadcastPatch();
    });
  }
}

const http = createServer();
const server = new Server({ transport: new WebSocketTransport({ server: http }), greet: false });
server.define('table', Table).filterBy(['table']);
await server.listen(0, '127.0.0.1');
ready(http.address().port);
