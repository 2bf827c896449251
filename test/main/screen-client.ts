/** A page without pixels: says hello, mirrors the documents, makes calls, and keeps every byte it was sent. */
import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';
import type { Choice, Notice, Refusal } from '../../src/shared/game.ts';
import { apply } from '../../src/shared/patch.ts';
import {
  type Answer,
  type HostMessage,
  type Method,
  type OwnDocument,
  type Params,
  type PatchMessage,
  PROTOCOL,
  type Shown,
  type TableDocument,
  type Welcome,
} from '../../src/shared/protocol.ts';
import type { TinyTable } from './tiny-game.ts';

export interface Greeting {
  readonly table?: string;
  readonly seatToken?: string;
  readonly hostToken?: string;
  readonly display?: boolean;
  readonly screen?: string;
}

export type Answered<M extends Method> =
  | { readonly ok: true; readonly value: Answer<M> }
  | { readonly ok: false; readonly refusal: Refusal };

interface Waiter {
  readonly isDone: () => boolean;
  readonly done: () => void;
}

export const isPatch = (message: HostMessage): message is PatchMessage => Array.isArray(message);

export class ScreenClient {
  readonly screen: string;
  readonly received: string[] = [];
  readonly notices: Notice[] = [];
  readonly own: Notice[] = [];
  readonly given: Extract<HostMessage, { t: 'given' }>[] = [];
  welcome: Welcome | null = null;
  table: TableDocument | null = null;
  mine: OwnDocument | null = null;
  rev = 0;
  bye: string | null = null;
  closed: number | null = null;
  fulls = 0;
  #socket: WebSocket;
  #calls = 0;
  readonly #answers = new Map<string, ((answer: Answered<Method>) => void)[]>();
  #waiters: Waiter[] = [];

  constructor(
    port: number,
    greeting: Greeting,
    options: { headers?: Record<string, string>; beats?: 'answered' | 'ignored' } = {},
  ) {
    const { screen = randomUUID(), ...hello } = greeting;
    this.screen = screen;
    this.#socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers: options.headers ?? {} });
    this.#socket.on('open', () =>
      this.sendRaw(JSON.stringify({ t: 'hello', protocol: PROTOCOL, screen, ...hello })),
    );
    this.#socket.on('message', (data) => {
      const message = JSON.parse(String(data)) as HostMessage;
      if (!isPatch(message) && message.t === 'beat' && options.beats !== 'ignored')
        this.sendRaw(String(data));
      this.received.push(String(data));
      this.#hear(message);
    });
    this.#socket.on('error', () => undefined);
    this.#socket.on('close', (code) => {
      this.closed = code;
      this.#look();
    });
  }

  static async open(port: number, greeting: Greeting): Promise<ScreenClient> {
    const client = new ScreenClient(port, greeting);
    await client.until(() => client.fulls > 0 || client.closed !== null);
    return client;
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
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(data);
  }

  newCall(method: string, params: unknown): { id: string; text: string } {
    this.#calls += 1;
    const id = `${this.screen.slice(0, 8)}-${this.#calls}`;
    return { id, text: JSON.stringify({ t: 'call', id, method, params }) };
  }

  call<M extends Method>(method: M, params: Params<M>): Promise<Answered<M>> {
    return this.send(this.newCall(method, params)) as Promise<Answered<M>>;
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
      const timer = setTimeout(() => reject(new Error(`never came: ${what}`)), 10_000);
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
    this.#socket.close();
    return this.until(() => this.closed !== null);
  }

  cut(): void {
    this.#socket.terminate();
  }

  /** Stops reading, as a phone that has gone to sleep. */
  stall(): void {
    this.#socket.pause();
  }

  wake(): void {
    this.#socket.resume();
  }

  #hear(message: HostMessage): void {
    if (isPatch(message)) this.#patch(message);
    else this.#hearAbout(message);
    this.#look();
  }

  #hearAbout(message: Exclude<HostMessage, PatchMessage>): void {
    if (message.t === 'welcome') this.welcome = message;
    if (message.t === 'bye') this.bye = message.reason;
    if (message.t === 'given') this.given.push(message);
    if (message.t === 'full') {
      this.fulls += 1;
      this.rev = message.rev;
      this.table = message.table;
      this.mine = message.mine;
    }
    if (message.t === 'answer') {
      const { id, t: _, ...answer } = message;
      this.#answers.get(id)?.shift()?.(answer as Answered<Method>);
    }
  }

  #patch([rev, at, ...patch]: PatchMessage): void {
    const before: Shown = { table: this.table, mine: this.mine };
    const { table, mine, notices = [], own = [] } = apply(before, patch);
    const isMineOnly = rev === this.rev && table === before.table && notices.length === 0;
    if (rev !== this.rev + 1 && !isMineOnly) throw new Error(`a gap at ${at}: ${this.rev} → ${rev}`);
    this.rev = rev;
    this.table = table;
    this.mine = mine;
    this.notices.push(...notices);
    this.own.push(...own);
  }

  #look(): void {
    const done = this.#waiters.filter((waiter) => waiter.isDone());
    this.#waiters = this.#waiters.filter((waiter) => !done.includes(waiter));
    for (const waiter of done) waiter.done();
  }
}
