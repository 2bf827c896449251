/** Where an attack takes place, and what all of them are made with. Whatever was opened is closed at its end. */
import net from 'node:net';
import { setTimeout } from 'node:timers/promises';
import tls from 'node:tls';
import { WebSocket } from 'ws';

/** Seats that guests have taken, each with a token. */
export interface Seats {
  readonly tokens: readonly string[];
}

export interface Field {
  /** The host, as the attackers see it. */
  readonly address: string;
  readonly port: number;
  /** Addresses they come from. */
  readonly from: readonly string[];
  /** Of the table at which the honest phone plays. */
  readonly code: string;
  /** At another table, where strangers play. */
  readonly beside: Seats;
  /** At a third one, whose match is over. */
  readonly over: Seats & { readonly match: string };
  /** Of use by https alone. */
  readonly hostToken: string;
  /** 1 = as it was meant; less for a test. */
  readonly size: number;
}

/** Plain http; as few open files as the most careful systems allow; with a certificate of its own. */
export const HOUSES = ['plain', 'narrow', 'https'] as const;
export type HouseKind = (typeof HOUSES)[number];

export interface Attack {
  readonly name: string;
  readonly what: string;
  /** Of which houses; without it the plain one. */
  readonly houses?: readonly HouseKind[];
  /** Only a house that was built has what it asks for. */
  readonly needs?: 'build';
  run(scene: Scene): Promise<void>;
}

export const HELLO = { t: 'hello', protocol: 2 } as const;

export class Scene {
  readonly field: Field;
  readonly #open = new Set<() => void>();
  #screens = 0;

  constructor(field: Field) {
    this.field = field;
  }

  many(count: number): number {
    return Math.max(2, Math.ceil(count * this.field.size));
  }

  wait(ms: number): Promise<void> {
    return setTimeout(ms * Math.min(1, this.field.size * 2));
  }

  from(index: number): string {
    return this.field.from[index % this.field.from.length]!;
  }

  /** Bytes, from here; answers are thrown away, or not even read. */
  tcp(index: number, reading: 'read' | 'unread' = 'read'): Promise<net.Socket> {
    const { address: host, port } = this.field;
    const socket = net.connect({ host, port, localAddress: this.from(index) });
    this.#open.add(() => socket.destroy());
    socket.on('error', () => undefined);
    if (reading === 'read') socket.resume();
    else socket.pause();
    return new Promise((resolve) => {
      socket.once('connect', () => resolve(socket));
      socket.once('close', () => resolve(socket));
    });
  }

  /** A handshake that is done, or was broken off. */
  tls(index: number, maxVersion: tls.SecureVersion = 'TLSv1.3'): Promise<tls.TLSSocket> {
    const { address: host, port } = this.field;
    const from = { host, port, localAddress: this.from(index) };
    const socket = tls.connect({ ...from, maxVersion, rejectUnauthorized: false });
    this.#open.add(() => socket.destroy());
    socket.on('error', () => undefined);
    return new Promise((resolve) => {
      socket.once('secureConnect', () => resolve(socket.resume()));
      socket.once('close', () => resolve(socket));
    });
  }

  /** A WebSocket that is open, or was refused. */
  socket(index: number): Promise<WebSocket> {
    const { address, port } = this.field;
    const socket = new WebSocket(`ws://${address.includes(':') ? `[${address}]` : address}:${port}/ws`, {
      localAddress: this.from(index),
    });
    this.#open.add(() => socket.terminate());
    socket.on('error', () => undefined);
    return new Promise((resolve) => {
      socket.once('open', () => resolve(socket));
      socket.once('close', () => resolve(socket));
    });
  }

  /** A guest at the table. */
  async guest(index: number, more: object = {}): Promise<WebSocket> {
    const socket = await this.socket(index);
    this.#screens += 1;
    const screen = `attacker-${process.pid}-${this.#screens}`;
    say(socket, { ...HELLO, screen, table: this.field.code, ...more });
    return socket;
  }

  all<T>(count: number, open: (index: number) => Promise<T>): Promise<T[]> {
    return Promise.all(Array.from({ length: this.many(count) }, (_, index) => open(index)));
  }

  end(): void {
    for (const close of this.#open) close();
    this.#open.clear();
  }
}

export const call = (id: string | number, method: string, params: object = {}): object => ({
  ...{ t: 'call', id: String(id), method },
  params,
});

export function say(socket: WebSocket, message: unknown): void {
  if (socket.readyState !== WebSocket.OPEN) return;
  socket.send(typeof message === 'string' ? message : JSON.stringify(message), () => undefined);
}
