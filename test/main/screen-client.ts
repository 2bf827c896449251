/** A page without pixels: says hello, mirrors the documents, makes calls, and keeps every byte it was sent. */
import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';
import type { Choice, Notice, Refusal } from '../../src/shared/game.ts';
import { type Greeting as Hello, Mirror, type SocketEars } from '../../src/shared/mirror.ts';
import type {
  Answer,
  HostMessage,
  Method,
  OwnDocument,
  Params,
  PatchMessage,
  TableDocument,
  Welcome,
} from '../../src/shared/protocol.ts';
import type { TinyTable } from './tiny-game.ts';

export interface Greeting extends Hello {
  readonly screen?: string;
}

export type Answered<M extends Method> =
  | { readonly ok: true; readonly value: Answer<M> }
  | { readonly ok: false; readonly refusal: Refusal };

interface Options {
  readonly headers?: Record<string, string>;
  /** The address it comes from; the host sees as many guests. */
  readonly from?: '127.0.0.1' | '::1';
  readonly hello?: 'said' | 'unsaid';
}

interface Waiter {
  readonly isDone: () => boolean;
  readonly done: () => void;
}

export const isPatch = (message: HostMessage): message is PatchMessage => Array.isArray(message);

/** The mirror that phones have, at a real socket. Time stands still for it: a lost line stays lost. */
export class ScreenClient {
  readonly screen: string;
  readonly received: string[] = [];
  readonly notices: Notice[] = [];
  readonly own: Notice[] = [];
  readonly given: Extract<HostMessage, { t: 'given' }>[] = [];
  readonly knocks: Extract<HostMessage, { t: 'knock' }>[] = [];
  welcome: Welcome | null = null;
  bye: string | null = null;
  opened = false;
  closed: number | null = null;
  fulls = 0;
  readonly #mirror: Mirror;
  readonly #options: Options;
  readonly #port: number;
  #socket: WebSocket | null = null;
  #calls = 0;
  readonly #answers = new Map<string, ((answer: Answered<Method>) => void)[]>();
  #waiters: Waiter[] = [];

  constructor(port: number, { screen = randomUUID(), ...greeting }: Greeting, options: Options = {}) {
    this.screen = screen;
    this.#port = port;
    this.#options = options;
    this.#mirror = new Mirror({
      screen,
      greeting,
      changed: () => undefined,
      world: { open: (ears) => this.#open(ears), now: () => 0, wall: () => 0, after: () => undefined },
    });
    this.#mirror.onNotices((notices, own) => {
      this.notices.push(...notices);
      this.own.push(...own);
    });
  }

  static async open(port: number, greeting: Greeting, options: Options = {}): Promise<ScreenClient> {
    const client = new ScreenClient(port, greeting, options);
    await client.until(() => client.fulls > 0 || client.closed !== null);
    return client;
  }

  get table(): TableDocument | null {
    return this.#mirror.table;
  }

  get mine(): OwnDocument | null {
    return this.#mirror.mine;
  }

  get rev(): number {
    return this.#mirror.rev;
  }

  get match() {
    return this.table?.match ?? null;
  }

  get view(): TinyTable {
    return this.match?.view as TinyTable;
  }

  get hand(): readonly string[] {
    return (this.mine?.view as { hand: readonly string[] } | null)?.hand ?? [];
  }

  get frame(): string {
    return this.match?.frames.at(-1)?.id ?? '';
  }

  get choices(): readonly Choice[] {
    return this.mine?.choices ?? [];
  }

  sendRaw(data: string | Buffer): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(data);
  }

  newCall(method: string, params: unknown): { id: string; text: string } {
    this.#calls += 1;
    const id = `own-${this.#calls}`;
    return { id, text: JSON.stringify({ t: 'call', id, method, params }) };
  }

  call<M extends Method>(method: M, params: Params<M>): Promise<Answered<M>> {
    return this.#mirror.call(method, params);
  }

  /** Any call, also one that no page would make; or the same once more. */
  send({ id, text }: { id: string; text: string }): Promise<Answered<Method>> {
    return new Promise((resolve) => {
      this.#answers.set(id, [...(this.#answers.get(id) ?? []), resolve]);
      this.sendRaw(text);
    });
  }

  async must<M extends Method>(method: M, params: Params<M>): Promise<Answer<M>> {
    const answer = await this.call(method, params);
    if (!answer.ok) throw new Error(`${method}: ${JSON.stringify(answer.refusal)}`);
    return answer.value;
  }

  move(move: { type: string; [key: string]: unknown }, frame = this.frame): Promise<Answered<'move'>> {
    return this.call('move', { frame, move });
  }

  until(isDone: () => boolean, what = isDone.toString()): Promise<void> {
    if (isDone()) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`never came: ${what}`)), 120_000);
      this.#waiters.push({
        isDone,
        done: () => {
          clearTimeout(timer);
          resolve();
        },
      });
    });
  }

  close(): Promise<void> {
    this.#socket?.close();
    return this.until(() => this.closed !== null);
  }

  cut(): void {
    this.#socket?.terminate();
  }

  /** Stops reading, as a phone that has gone to sleep. */
  stall(): void {
    this.#socket?.pause();
  }

  wake(): void {
    this.#socket?.resume();
  }

  #open({ opened, heard, closed }: SocketEars): WebSocket {
    if (this.#socket) throw new Error(`a gap after ${this.rev}`);
    const { headers = {}, from = '127.0.0.1' } = this.#options;
    const place = from.includes(':') ? `[${from}]` : from;
    const socket = new WebSocket(`ws://${place}:${this.#port}/ws`, { headers });
    this.#socket = socket;
    socket.on('open', () => {
      this.opened = true;
      if (this.#options.hello !== 'unsaid') opened();
      this.#look();
    });
    socket.on('message', (data) => this.#hear(String(data), heard));
    socket.on('error', () => undefined);
    socket.on('close', (code) => {
      this.closed = code;
      closed();
      this.#look();
    });
    return socket;
  }

  #hear(text: string, heard: (text: string) => void): void {
    const message = JSON.parse(text) as HostMessage;
    this.received.push(text);
    const { rev, table } = this;
    const told = this.notices.length;
    heard(text);
    const isPublic = this.table !== table || this.notices.length > told;
    if (isPatch(message) && message[0] === rev && isPublic) throw new Error(`not for everybody at ${rev}`);
    if (!isPatch(message)) this.#note(message);
    this.#look();
  }

  #note(message: Exclude<HostMessage, PatchMessage>): void {
    if (message.t === 'welcome') this.welcome = message;
    if (message.t === 'bye') this.bye = message.reason;
    if (message.t === 'given') this.given.push(message);
    if (message.t === 'knock') this.knocks.push(message);
    if (message.t === 'full') this.fulls += 1;
    if (message.t === 'answer') {
      const { id, t: _, ...answer } = message;
      this.#answers.get(id)?.shift()?.(answer as Answered<Method>);
    }
  }

  #look(): void {
    const done = this.#waiters.filter((waiter) => waiter.isDone());
    this.#waiters = this.#waiters.filter((waiter) => !done.includes(waiter));
    for (const waiter of done) waiter.done();
  }
}
