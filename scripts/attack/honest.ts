/** A phone as it is: the mirror that all our screens use, at a real socket, that taps the whole evening. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { type CallResult, type Greeting, Mirror } from '../../src/shared/mirror.ts';
import type { Method } from '../../src/shared/protocol.ts';

const TAP_EVERY_MS = 50;
const PATIENCE_MS = 60_000;

export interface Place {
  readonly port: number;
  readonly address: string;
}

export class Honest {
  readonly mirror: Mirror;
  /** Lines it had to open. */
  lines = 0;
  /** Taps that were refused, or not answered. */
  readonly troubles: string[] = [];
  #worst = 0;
  #socket: WebSocket | null = null;
  #ended = false;

  constructor({ address, port }: Place, greeting: Greeting) {
    this.mirror = new Mirror({
      ...{ screen: randomUUID(), greeting },
      changed: () => undefined,
      world: {
        now: () => performance.now(),
        wall: () => Date.now(),
        after: (ms, run) => void setTimeout(() => !this.#ended && run(), ms).unref(),
        open: ({ opened, heard, closed }) => {
          const socket = new WebSocket(`ws://${address}:${port}/ws`);
          this.lines += 1;
          this.#socket = socket;
          socket.on('error', () => undefined);
          socket.on('open', opened);
          socket.on('message', (data) => heard(String(data)));
          socket.on('close', closed);
          return socket;
        },
      },
    });
  }

  async until(isSo: () => boolean, what: string): Promise<void> {
    const end = performance.now() + PATIENCE_MS;
    while (!isSo()) {
      if (performance.now() > end) throw new Error(`It never came to this: ${what}`);
      await sleep(5);
    }
  }

  /** The longest a tap took since this was asked last, in ms. */
  takeWorst(): number {
    const worst = this.#worst;
    this.#worst = 0;
    return worst;
  }

  /** Enters a score and takes it back, until told to stop. */
  async tapWhile(goesOn: () => boolean): Promise<void> {
    while (goesOn()) {
      await this.tap();
      await sleep(TAP_EVERY_MS);
    }
  }

  async tap(): Promise<void> {
    const { mine } = this.mirror;
    const [choice] = mine?.choices ?? [];
    const began = performance.now();
    const answer = mine?.canUndo
      ? await this.#answer('undo', {})
      : choice && (await this.#answer('move', { frame: choice.frame, move: { ...choice.move, points: 7 } }));
    this.#worst = Math.max(this.#worst, performance.now() - began);
    if (answer && !answer.ok) this.troubles.push(answer.refusal.key);
  }

  #answer(method: Method, params: object): Promise<CallResult<Method>> {
    const late = sleep(PATIENCE_MS, { ok: false, refusal: { key: 'never-answered' } } as const, {
      ref: false,
    });
    return Promise.race([this.mirror.call(method, params as never), late]);
  }

  close(): void {
    this.#ended = true;
    this.#socket?.terminate();
  }
}
