/** A phone without a page: the state machine on a real line to a real host. */
import { randomUUID } from 'node:crypto';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import type { Memory } from '../../../src/renderer/device/kept-seats.ts';
import {
  type Effect,
  type GuestState,
  greetingFor,
  type Hands,
  type Happening,
} from '../../../src/renderer/phone/guest-state.ts';
import { type Answered, answered, type Mirrored, newsOf } from '../../../src/renderer/phone/heard.ts';
import type { Person } from '../../../src/renderer/phone/person.ts';
import { type ScreenName, screenFor } from '../../../src/renderer/phone/screen-for.ts';
import { Mirror } from '../../../src/shared/mirror.ts';

/** What outlasts a page. */
export class Browser implements Memory {
  readonly tokens = new Map<string, string>();
  readonly people: Person[] = [];
  proof: string | undefined;

  seatToken(code: string): string | undefined {
    return this.tokens.get(code);
  }

  seats(): { code: string; token: string }[] {
    return [...this.tokens].map(([code, token]) => ({ code, token })).reverse();
  }
}

export interface Address {
  readonly code?: string;
  readonly pass?: string;
}

export class PlainPhone {
  state: GuestState;
  /** The code in the address. */
  code: string | undefined;
  readonly told: string[] = [];
  readonly mirror: Mirror;
  readonly #browser: Browser;
  readonly #hands: Hands;
  #seen: Partial<Mirrored> = {};
  #socket: WebSocket | undefined;
  #isOpen = true;
  #waiters: (() => void)[] = [];

  constructor(port: number, browser: Browser, address: Address = {}) {
    this.#browser = browser;
    this.state = address;
    this.code = address.code;
    const mirror = new Mirror({
      greeting: greetingFor(address.code, browser),
      screen: randomUUID(),
      changed: () => this.#look(),
      world: {
        open: ({ opened, heard, closed }) => {
          const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`);
          socket.on('open', opened);
          socket.on('message', (data) => heard(String(data)));
          socket.on('error', () => undefined);
          socket.on('close', closed);
          this.#socket = socket;
          return socket;
        },
        now: () => performance.now(),
        wall: () => Date.now(),
        after: (ms, run) => void setTimeout(() => this.#isOpen && run(), ms).unref(),
      },
    });
    this.mirror = mirror;
    onTestFinished(() => this.close());
    this.#hands = {
      greet: (greeting) => mirror.greet(greeting),
      remember: (greeting) => mirror.remember(greeting),
      call: (call) =>
        void mirror
          .call(call.method, call.params)
          .then((answer) => this.happened(answered({ ...call, answer } as Answered))),
      keepSeat: ({ code, token }) => {
        browser.tokens.delete(code);
        browser.tokens.set(code, token);
      },
      forgetSeat: (code) => browser.tokens.delete(code),
      keepPerson: ({ name, face }) => browser.people.push({ name, face }),
      keepProof: (proof) => {
        browser.proof = proof;
      },
      showCode: (code) => {
        this.code = code;
      },
      tell: ({ key }) => this.told.push(key),
    };
  }

  /** The page is closed, or the phone's battery is empty. */
  close(): void {
    this.#isOpen = false;
    this.#socket?.terminate();
  }

  get screen(): ScreenName | undefined {
    return screenFor(this.state, this.mirror);
  }

  happened(happening: Happening): void {
    const [next, ...effects] = happening(this.state, this.#browser);
    this.state = next;
    for (const [name, what] of effects) (this.#hands[name] as (what: Effect[1]) => void)(what);
    this.#wakeWaiters();
  }

  until(isSo: () => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`never came: ${isSo}, at ${this.screen}`)), 10_000);
      const look = () => {
        if (!isSo()) return;
        clearTimeout(timer);
        this.#waiters = this.#waiters.filter((waiter) => waiter !== look);
        resolve();
      };
      this.#waiters.push(look);
      look();
    });
  }

  shows(screen: ScreenName): Promise<void> {
    return this.until(() => this.screen === screen);
  }

  hears(refusal: string): Promise<void> {
    return this.until(() => this.told.includes(refusal));
  }

  #look(): void {
    const { welcome, given, ended, table, mine } = this.mirror;
    const now = { welcome, given, ended, table, mine };
    const news = newsOf(this.#seen, now);
    this.#seen = now;
    for (const happening of news) this.happened(happening);
    this.#wakeWaiters();
  }

  #wakeWaiters(): void {
    for (const wake of this.#waiters) wake();
  }
}
