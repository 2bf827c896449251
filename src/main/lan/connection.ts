/** One socket: what comes in is checked before anybody believes it, what goes out leaves in one write a turn. */

import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { isTooMuch } from '../../shared/depth.ts';
import { deny } from '../../shared/host-refusals.ts';
import { sum } from '../../shared/lists.ts';
import {
  type Bye,
  beatSchema,
  callSchema,
  calls,
  type HostMessage,
  helloSchema,
  PROTOCOL,
  type ShownThing,
} from '../../shared/protocol.ts';
import { placeOf } from '../table/crowd.ts';
import type { LiveTable } from '../table/live-table.ts';
import { frameOf } from '../table/wire.ts';
import { addressOf, hostnameOf, isLoopback, isPrivate } from './guard.ts';
import type { Call, Conversation, HostContext, Page } from './host-context.ts';
import { Bucket, type Buckets } from './limits.ts';
import type { Turns } from './turns.ts';

/** Of the WebSocket protocol: unsupported data, invalid payload, policy violation. */
const CLOSE = { binary: 1003, malformed: 1007, policy: 1008, fault: 1011, bye: 1000 } as const;
/** What a screen sends is small and flat, but for the moves of a game and what a house has written. */
const MOST = { deep: 32, wide: 1000 };
/** For the other side to hear why, and to close as well. */
const FAREWELL_MS = 1500;
/** So many messages above the rate are answered; then the line is cut. */
const PATIENCE = 200;
/** A change of lag worth telling the table about, in ms. */
const LAG_STEP = 5;

export interface Line {
  readonly socket: WebSocket;
  readonly raw: Duplex;
  readonly request: IncomingMessage;
  readonly ofAddress: { readonly messages: Buckets; readonly bytes: Buckets };
  readonly turns: Turns;
}

/** What anybody may ask for, with a seat or without. */
const FOR_ANYBODY = new Set(
  Object.entries(calls).flatMap(([method, { who }]) => (who === 'anyone' || who === 'table' ? [method] : [])),
);

export class Connection implements Page {
  id: string = randomBytes(9).toString('base64url');
  display = false;
  hosting = false;
  owning = false;
  keys: readonly string[] = [];
  readonly mark = randomBytes(6).toString('base64url');
  seatToken: string | null = null;
  hand: string | null = null;
  table: LiveTable | null = null;
  shows: ShownThing = 'table';
  lag: number | undefined;
  readonly address: string;
  readonly isPrivate: boolean;
  readonly isHere: boolean;
  readonly #host: HostContext;
  readonly #conversation: Conversation;
  readonly #line: Line;
  readonly #messages: Bucket;
  readonly #bytes: Bucket;
  #greeted = false;
  #excess = 0;
  #outbox: Buffer[] = [];
  #outboxBytes = 0;
  /** Calls that wait for their turn. */
  #inLine = 0;
  /** Beats since anything was heard. */
  #unanswered = 0;
  #beat = 0;
  #beatAt = 0;

  constructor(host: HostContext, conversation: Conversation, line: Line) {
    this.#host = host;
    this.#conversation = conversation;
    this.#line = line;
    this.#messages = new Bucket(host.limits.messages);
    this.#bytes = new Bucket(host.limits.bytes);
    this.address = addressOf(line.request);
    this.isPrivate = isPrivate(line.request);
    this.isHere = isLoopback(line.request);
    const { socket, raw } = line;
    socket.on('message', (data, isBinary) => this.#guarded(() => this.#hear(data as Buffer, isBinary)));
    socket.on('close', () => this.#guarded(() => this.#closed()));
    // A message that is too long or no UTF-8: ws has already closed the line and says why in the close code.
    socket.on('error', () => undefined);
    raw.on('drain', () => this.#guarded(() => this.table?.touch()));
    const stillUngreeted = (): void => {
      if (!this.#greeted) this.#cut('protocol', CLOSE.policy);
    };
    // What came while the house was held up is heard first.
    setTimeout(() => setImmediate(stillUngreeted), host.limits.helloMs).unref();
  }

  get behind(): boolean {
    return this.#line.raw.writableLength > this.#host.limits.backlog;
  }

  get unread(): number {
    return this.#line.raw.writableLength + this.#outboxBytes;
  }

  get stands(): boolean {
    return this.hosting || this.owning || this.seatToken !== null;
  }

  /** Neither closed nor about to be. */
  get isOpen(): boolean {
    return this.#line.socket.readyState === this.#line.socket.OPEN;
  }

  /** It has said hello. */
  get greeted(): boolean {
    return this.#greeted;
  }

  send(frame: Buffer): void {
    if (this.#outbox.length === 0) process.nextTick(() => this.#flush());
    this.#outbox.push(frame);
    this.#outboxBytes += frame.length;
  }

  tell(message: HostMessage): void {
    this.send(frameOf(message));
  }

  bye(reason: Bye['reason']): void {
    this.#cut(reason, CLOSE.bye);
  }

  beat(): void {
    if (this.#unanswered >= this.#host.limits.deadBeats) {
      this.cutOff();
      return;
    }
    this.#unanswered += 1;
    this.#beat += 1;
    this.#beatAt = performance.now();
    this.tell({ t: 'beat', n: this.#beat });
  }

  cutOff(): void {
    this.#line.socket.terminate();
  }

  #flush(): void {
    const { socket, raw } = this.#line;
    const frames = this.#outbox;
    this.#outbox = [];
    this.#outboxBytes = 0;
    if (frames.length === 0 || socket.readyState !== socket.OPEN) return;
    raw.write(frames.length === 1 ? frames[0] : Buffer.concat(frames));
  }

  #cut(reason: Bye['reason'], code: number): void {
    if (!this.isOpen) return;
    this.tell({ t: 'bye', reason });
    this.#close(code, reason);
  }

  #close(code: number, reason: string): void {
    const { socket } = this.#line;
    this.#flush();
    socket.close(code, reason);
    this.#leaveTable();
    setTimeout(() => socket.terminate(), FAREWELL_MS).unref();
  }

  /** What one screen sets off must not end the line of another; this one comes back by itself. */
  #guarded(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.#host.log(`A screen: ${error instanceof Error ? error.stack : error}`);
      if (this.isOpen) this.#close(CLOSE.fault, '');
    }
  }

  #closed(): void {
    // Its page may be back by another line before this one is known to be dead.
    const isBack = [...this.#host.pages].some((page) => page.id === this.id && page.isOpen);
    if (!isBack) this.#host.keys.leave(this.id);
    this.#leaveTable();
  }

  #leaveTable(): void {
    this.table?.detach(this);
    this.table = null;
  }

  #hear(data: Buffer, isBinary: boolean): void {
    this.#unanswered = 0;
    if (!this.isOpen) return;
    const { messages, bytes } = this.#line.ofAddress;
    const inTime = this.#messages.take() && (this.stands || messages.take(this.address));
    const isShort = this.#bytes.take(data.length) && (this.stands || bytes.take(this.address, data.length));
    if (!inTime) this.#excess += 1;
    if (!isShort || this.#excess > PATIENCE) this.#turnAway();
    else if (isBinary) this.#cut('protocol', CLOSE.binary);
    else if (isTooMuch(data, MOST)) this.#cut('protocol', CLOSE.malformed);
    else this.#understand(parsed(data.toString()), inTime);
  }

  /** Nothing of what else has come, or comes, is read. */
  #turnAway(): void {
    this.#cut('limit', CLOSE.policy);
    this.#line.socket.pause();
  }

  #understand(message: unknown, inTime: boolean): void {
    if (!isMessage(message)) this.#cut('protocol', CLOSE.malformed);
    else if (!this.#greeted) this.#hello(message);
    else if (message.t === 'call') this.#call(message, inTime);
    else if (message.t === 'beat') this.#echo(message);
    else this.#cut('protocol', CLOSE.policy);
  }

  #hello(message: unknown): void {
    const hello = helloSchema.safeParse(message);
    if (!hello.success || hello.data.protocol !== PROTOCOL) {
      this.#cut('protocol', CLOSE.policy);
      return;
    }
    this.#greeted = true;
    this.#conversation.greet(this, hello.data);
    const cameBy = hostnameOf(this.#line.request.headers.host);
    if (!this.display && !this.hosting && cameBy !== null) this.#host.joinAddresses.arrivedBy(cameBy);
    this.beat();
  }

  #call(message: unknown, inTime: boolean): void {
    const call = callSchema.safeParse(message);
    if (!call.success) this.#cut('protocol', CLOSE.policy);
    else if (!inTime) this.#tooFast(call.data);
    else if (this.#isUrgent(call.data)) this.#answer(call.data);
    else this.#standInLine(call.data);
  }

  /** What is played, and what whoever hosts asks for; but nothing overtakes what the same screen asked for before. */
  #isUrgent({ method }: Call): boolean {
    if (this.#inLine > 0) return false;
    return this.hosting || this.owning || (this.seatToken !== null && !FOR_ANYBODY.has(method));
  }

  #standInLine(call: Call): void {
    this.#inLine += 1;
    const mayStay = this.#line.turns.take(this.seatToken ?? placeOf(this.address), () => {
      this.#inLine -= 1;
      if (this.isOpen) this.#guarded(() => this.#answer(call));
    });
    if (mayStay) return;
    this.#inLine -= 1;
    this.#tooFast(call);
  }

  #answer(call: Call): void {
    if (this.#readsTooLittle()) this.cutOff();
    else this.#conversation.answer(this, call);
  }

  #tooFast({ id }: Call): void {
    this.tell({ t: 'answer', id, ...deny('too-fast') });
  }

  /** Who asks and does not read; where many do so at once, one of them is cut off sooner. */
  #readsTooLittle(): boolean {
    const { backlog, unread, unreadInAll } = this.#host.limits;
    if (this.unread > unread) return true;
    if (this.hosting || this.unread <= backlog) return false;
    return sum([...this.#host.pages].map((page) => page.unread)) > unreadInAll;
  }

  #echo(message: unknown): void {
    const beat = beatSchema.safeParse(message);
    if (!beat.success || beat.data.n !== this.#beat) return;
    const measured = (performance.now() - this.#beatAt) / 2;
    const smooth = this.lag === undefined ? measured : this.lag * 0.6 + measured * 0.4;
    const shown = Math.round(smooth);
    if (this.lag !== undefined && Math.abs(shown - this.lag) < LAG_STEP) return;
    this.lag = shown;
    if ((this.seatToken ?? this.hand) !== null) this.table?.touch();
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isMessage = (value: unknown): value is { t: unknown } =>
  typeof value === 'object' && value !== null && 't' in value;
