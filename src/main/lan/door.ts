/**
 * Every connection, from its first packet until it is a screen's line: silent ones, and those that ask for pages. When
 * there are too many, the oldest silent ones of the most crowded address are closed first; lines of screens never.
 */
import type { ServerResponse } from 'node:http';
import type net from 'node:net';
import { Crowd } from '../table/crowd.ts';
import type { Limits } from './limits.ts';

export type DoorLimits = Pick<Limits, 'connections' | 'connectionsOfAddress' | 'silentMs'>;

interface Caller {
  readonly socket: net.Socket;
  readonly address: string;
  /** Requests that have come, and are not answered yet. */
  asked: number;
  /** Since when it has said nothing that could be answered. */
  since: number;
}

type Ends = Pick<net.Socket, 'remoteAddress' | 'remotePort'>;

/** A TLS socket and the bare one under it have the same other end. */
const endOf = ({ remoteAddress, remotePort }: Ends): string => `${remoteAddress} ${remotePort}`;

export const plainAddress = ({ remoteAddress }: Ends): string => remoteAddress?.replace(/^::ffff:/, '') ?? '';

export class Door {
  readonly #limits: DoorLimits;
  readonly #open = new Set<net.Socket>();
  readonly #callers = new Map<string, Caller>();
  readonly #silent = new Crowd<Caller>();
  readonly #asking = new Crowd<Caller>();
  readonly #sweep: NodeJS.Timeout;

  constructor(limits: DoorLimits) {
    this.#limits = limits;
    this.#sweep = setInterval(() => this.#closeSilent(), Math.min(1000, limits.silentMs));
    this.#sweep.unref();
  }

  enter(socket: net.Socket): void {
    const end = endOf(socket);
    const caller = { socket, address: plainAddress(socket), asked: 0, since: performance.now() };
    this.#open.add(socket);
    this.#callers.set(end, caller);
    socket.once('close', () => {
      this.#open.delete(socket);
      if (this.#callers.get(end) === caller) this.#callers.delete(end);
      this.#leave(caller);
    });
    this.#makeRoom(caller.address);
    this.#silent.add(caller.address, caller);
  }

  /** Until the answer is through, this caller is not silent. */
  asked(socket: Ends, response: ServerResponse): void {
    const caller = this.#callers.get(endOf(socket));
    if (!caller) return;
    caller.asked += 1;
    this.#silent.delete(caller.address, caller);
    this.#asking.add(caller.address, caller);
    response.once('close', () => {
      caller.asked -= 1;
      if (caller.asked > 0 || !this.#asking.delete(caller.address, caller)) return;
      caller.since = performance.now();
      this.#silent.add(caller.address, caller);
    });
  }

  /** It is a screen's line from here on, for which there are other limits. */
  becameLine(socket: Ends): void {
    const caller = this.#callers.get(endOf(socket));
    if (caller) this.#leave(caller);
  }

  close(): void {
    clearInterval(this.#sweep);
    for (const socket of this.#open) socket.destroy();
  }

  #leave(caller: Caller): void {
    this.#silent.delete(caller.address, caller);
    this.#asking.delete(caller.address, caller);
  }

  #makeRoom(address: string): void {
    const { connections, connectionsOfAddress } = this.#limits;
    const ofAddress = this.#silent.of(address).size + this.#asking.of(address).size;
    if (ofAddress >= connectionsOfAddress)
      this.#turnOut(oldest(this.#silent.of(address)) ?? oldest(this.#asking.of(address)));
    if (this.#open.size > connections)
      this.#turnOut(oldest(this.#silent.largest) ?? oldest(this.#asking.largest));
  }

  #turnOut(caller: Caller | undefined): void {
    if (!caller) return;
    this.#leave(caller);
    this.#open.delete(caller.socket);
    caller.socket.destroy();
  }

  #closeSilent(): void {
    const before = performance.now() - this.#limits.silentMs;
    for (const caller of [...this.#silent.all()]) if (caller.since < before) this.#turnOut(caller);
  }
}

const oldest = (callers: ReadonlySet<Caller>): Caller | undefined => callers.values().next().value;
