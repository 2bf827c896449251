/**
 * One socket to the host: documents come in whole or as patches, calls go out and are answered once.
 * A lost socket is reopened by itself; calls without an answer are sent again with the same id,
 * which the host knows, so nothing happens twice.
 */
import type { Notice, Refusal, SeatIndex } from '../../shared/game.ts';
import { apply } from '../../shared/patch.ts';
import type {
  Answer,
  Bye,
  Given,
  HostMessage,
  Method,
  OwnDocument,
  Params,
  PatchMessage,
  Shown,
  TableDocument,
  Welcome,
} from '../../shared/protocol.ts';
import type { Locale } from '../../shared/text.ts';
import { randomId } from './random-id.ts';

export type CallResult<M extends Method> =
  | { readonly ok: true; readonly value: Answer<M> }
  | { readonly ok: false; readonly refusal: Refusal };

export interface Greeting {
  readonly table?: string | undefined;
  readonly seatToken?: string | undefined;
  readonly hostToken?: string | undefined;
  readonly display?: boolean | undefined;
  readonly locale?: Locale | undefined;
}

interface Waiting {
  readonly text: string;
  settle(result: CallResult<Method>): void;
}

type NoticeListener = (notices: readonly Notice[], own: readonly Notice[]) => void;

const PROTOCOL = 2;
/** The host beats every few seconds; longer silence means the line is dead even if the socket is not. */
const SILENCE_MS = 12_000;
const CONNECT_MS = 5000;
const RETRY_MS = [200, 400, 800, 1500, 3000];
/** A phone that slept this long has a dead socket, though its timers, which slept too, do not know it yet. */
const NAP_MS = 4000;

const isPatch = (message: HostMessage): message is PatchMessage => Array.isArray(message);

export class Connection {
  status = $state<'connecting' | 'open' | 'lost' | 'ended'>('connecting');
  welcome = $state.raw<Welcome | null>(null);
  table = $state.raw<TableDocument | null>(null);
  mine = $state.raw<OwnDocument | null>(null);
  ended = $state<Bye['reason'] | null>(null);
  /** This screen has the host's key. Known until the host says otherwise, also while the line is down. */
  hosting = $state(false);
  /** What became of the last claim. */
  given = $state.raw<Given | null>(null);

  readonly #screen = randomId();
  readonly #waiting = new Map<string, Waiting>();
  readonly #listeners = new Set<NoticeListener>();
  #greeting: Greeting;
  #socket: WebSocket | null = null;
  #rev = 0;
  #clock = { at: 0, here: 0 };
  #calls = 0;
  #tries = 0;
  #heard = 0;
  #hidden = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(greeting: Greeting) {
    this.#greeting = greeting;
    this.#open();
    setInterval(() => this.#checkSilence(), 2000);
    document.addEventListener('visibilitychange', () => this.#wake());
    window.addEventListener('pageshow', () => this.#wake());
    window.addEventListener('online', () => this.#reopen());
  }

  /** The table's clock now, in ms. It stands still while the table is paused. */
  now(): number {
    const running = this.table?.match?.running ?? false;
    return running ? this.#clock.at + (performance.now() - this.#clock.here) : this.#clock.at;
  }

  call<M extends Method>(method: M, params: Params<M>): Promise<CallResult<M>> {
    this.#calls += 1;
    const id = `${this.#screen}-${this.#calls}`;
    const text = JSON.stringify({ t: 'call', id, method, params });
    return new Promise((resolve) => {
      this.#waiting.set(id, { text, settle: resolve as Waiting['settle'] });
      if (this.#socket?.readyState === WebSocket.OPEN && this.welcome) this.#socket.send(text);
    });
  }

  onNotices(listener: NoticeListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Another table, another seat: asked for with a new socket. */
  greet(change: Greeting): void {
    this.remember(change);
    this.ended = null;
    this.status = 'connecting';
    this.table = null;
    this.mine = null;
    this.#startOver();
  }

  /** What the next socket will ask for. */
  remember(change: Greeting): void {
    this.#greeting = { ...this.#greeting, ...change };
  }

  /** The table this screen asked for, last. */
  get asked(): string | undefined {
    return this.#greeting.table;
  }

  /** For what goes by HTTP: the host may fetch every file, a seat the pictures of the match it just played. */
  get token(): string | undefined {
    return this.#greeting.hostToken ?? this.#greeting.seatToken;
  }

  get seat(): SeatIndex | null {
    return this.mine?.seat ?? null;
  }

  #open(): void {
    clearTimeout(this.#retry);
    if (this.#socket && this.#socket.readyState <= WebSocket.OPEN) return;
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`);
    this.#socket = socket;
    this.#heard = performance.now();
    socket.onopen = () => {
      socket.send(
        JSON.stringify({ t: 'hello', protocol: PROTOCOL, screen: this.#screen, ...this.#greeting }),
      );
    };
    socket.onmessage = (message) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(message.data)) as HostMessage);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #hear(message: HostMessage): void {
    this.#heard = performance.now();
    if (isPatch(message)) this.#patch(message);
    else this.#hearAbout(message);
  }

  #hearAbout(message: Exclude<HostMessage, PatchMessage>): void {
    switch (message.t) {
      case 'welcome':
        this.welcome = message;
        this.hosting = message.hosting;
        this.status = 'open';
        this.#tries = 0;
        for (const waiting of this.#waiting.values()) this.#socket?.send(waiting.text);
        return;
      case 'full':
        this.#rev = message.rev;
        this.#clock = { at: message.at, here: performance.now() };
        this.table = message.table;
        this.mine = message.mine;
        return;
      case 'answer':
        this.#waiting
          .get(message.id)
          ?.settle(
            message.ok
              ? { ok: true, value: message.value as Answer<Method> }
              : { ok: false, refusal: message.refusal },
          );
        this.#waiting.delete(message.id);
        return;
      case 'given':
        this.given = message;
        return;
      case 'beat':
        this.#socket?.send(JSON.stringify({ t: 'beat', n: message.n }));
        return;
      case 'bye':
        if (message.reason !== 'shutdown') {
          this.ended = message.reason;
          this.status = 'ended';
          this.#drop();
        }
    }
  }

  #patch([rev, at, ...patch]: PatchMessage): void {
    if (rev !== this.#rev && rev !== this.#rev + 1) {
      this.#startOver();
      return;
    }
    const before: Shown = { table: this.table, mine: this.mine };
    const { table, mine, notices = [], own = [] } = apply(before, patch);
    this.#rev = rev;
    this.#clock = { at, here: performance.now() };
    this.table = table;
    this.mine = mine;
    if (notices.length + own.length > 0) for (const tell of this.#listeners) tell(notices, own);
  }

  #lost(): void {
    this.#socket = null;
    this.welcome = null;
    if (this.status === 'ended') return;
    this.status = 'lost';
    const wait = RETRY_MS[Math.min(this.#tries, RETRY_MS.length - 1)]!;
    this.#tries += 1;
    this.#retry = setTimeout(() => this.#open(), wait);
  }

  /** A gap in the revisions: only the whole documents help. */
  #startOver(): void {
    this.#drop();
    this.#open();
  }

  #reopen(): void {
    if (this.status === 'ended') return;
    this.status = 'lost';
    this.#startOver();
  }

  #wake(): void {
    if (document.hidden) {
      this.#hidden = Date.now();
      return;
    }
    if (this.status === 'lost' || (this.#hidden > 0 && Date.now() - this.#hidden > NAP_MS)) this.#reopen();
    this.#hidden = 0;
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.welcome = null;
    socket?.close();
  }

  #checkSilence(): void {
    if (this.status === 'ended' || !this.#socket) return;
    const patience = this.#socket.readyState === WebSocket.CONNECTING ? CONNECT_MS : SILENCE_MS;
    if (performance.now() - this.#heard > patience) {
      this.#drop();
      this.#lost();
    }
  }
}
