/**
 * The one client of the protocol (docs/protocol.md): documents come in whole or as patches, calls go out and are
 * answered once. A lost line is opened again by itself; calls without an answer are sent again with the same id,
 * which the host knows, so nothing happens twice. It knows no browser: sockets and time come from its `World`.
 */
import type { Notice, Refusal, SeatIndex } from './game.ts';
import { apply } from './patch.ts';
import type {
  Answer,
  Bye,
  Given,
  HostMessage,
  Knock,
  Method,
  OwnDocument,
  Params,
  PatchMessage,
  Show,
  Shown,
  TableDocument,
  Welcome,
  Word,
} from './protocol.ts';
import type { Locale } from './text.ts';

export type CallResult<M extends Method> =
  | { readonly ok: true; readonly value: Answer<M> }
  | { readonly ok: false; readonly refusal: Refusal };

export interface Greeting {
  readonly table?: string | undefined;
  readonly seatToken?: string | undefined;
  readonly hostToken?: string | undefined;
  readonly ownerToken?: string | undefined;
  readonly display?: boolean | undefined;
  readonly locale?: Locale | undefined;
}

export interface MirrorSocket {
  send(text: string): void;
  close(): void;
}

/** What a socket tells of itself; nothing before `open` has given it. */
export interface SocketEars {
  opened(): void;
  heard(text: string): void;
  closed(): void;
}

export interface World {
  open(ears: SocketEars): MirrorSocket;
  /** In ms, steady; it may stand still while the machine sleeps. */
  now(): number;
  /** In ms, as clocks on walls have it: it goes on while the machine sleeps. */
  wall(): number;
  after(ms: number, run: () => void): void;
}

export interface MirrorPlan {
  /** Made anew at each load of the page: tells a resent call from a new one. */
  readonly screen: string;
  readonly greeting: Greeting;
  readonly world: World;
  /** Something that is mirrored has changed. */
  changed(): void;
}

export type LineStatus = 'connecting' | 'open' | 'lost' | 'ended';

export type NoticeListener = (notices: readonly Notice[], own: readonly Notice[]) => void;

interface Waiting {
  readonly text: string;
  settle(result: CallResult<Method>): void;
}

const PROTOCOL = 2;
/** The host beats every few seconds; longer silence means the line is dead even if the socket is not. */
const SILENCE_MS = 12_000;
const CONNECT_MS = 5000;
const LISTEN_MS = 2000;
const RETRY_MS = [200, 400, 800, 1500, 3000];
/** A phone that slept this long has a dead socket, though its timers, which slept too, do not know it yet. */
const NAP_MS = 4000;

const isPatch = (message: HostMessage): message is PatchMessage => Array.isArray(message);

export class Mirror {
  status: LineStatus = 'connecting';
  welcome: Welcome | null = null;
  table: TableDocument | null = null;
  mine: OwnDocument | null = null;
  ended: Bye['reason'] | null = null;
  /** This screen has the host's key. Known until the host says otherwise, also while the line is down. */
  hosting = false;
  /** What became of the last claim. */
  given: Given | null = null;
  /** Who asks this screen for the host's rights. */
  knock: Knock['knock'] = null;
  /** What the owner says to everybody. */
  word: Word['word'] = null;
  /** What the owner wants on this screen, last. */
  show: Show | null = null;
  rev = 0;

  readonly #world: World;
  readonly #screen: string;
  readonly #changed: () => void;
  readonly #waiting = new Map<string, Waiting>();
  readonly #listeners = new Set<NoticeListener>();
  #greeting: Greeting;
  #socket: MirrorSocket | null = null;
  #opened = false;
  #clock = { at: 0, here: 0 };
  #calls = 0;
  #tries = 0;
  #heard = 0;
  #asleep = 0;

  constructor({ world, screen, greeting, changed }: MirrorPlan) {
    this.#world = world;
    this.#screen = screen;
    this.#greeting = greeting;
    this.#changed = changed;
    this.#open();
    this.#listen();
  }

  /** The table's clock now, in ms. It stands still while the table is paused. */
  now(): number {
    const { at, here } = this.#clock;
    return this.table?.match?.running ? at + this.#world.now() - here : at;
  }

  call<M extends Method>(method: M, params: Params<M>): Promise<CallResult<M>> {
    this.#calls += 1;
    const id = `${this.#calls}`;
    const text = JSON.stringify({ t: 'call', id, method, params });
    return new Promise((resolve) => {
      this.#waiting.set(id, { text, settle: resolve as Waiting['settle'] });
      if (this.welcome) this.#socket?.send(text);
    });
  }

  tell(...told: Parameters<NoticeListener>): void {
    for (const listener of this.#listeners) listener(...told);
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
    return this.#greeting.ownerToken ?? this.#greeting.hostToken ?? this.#greeting.seatToken;
  }

  get seat(): SeatIndex | null {
    return this.mine?.seat ?? null;
  }

  /** The page is out of sight: from now on it may be frozen at any moment. */
  sleep(): void {
    this.#asleep = this.#world.wall();
  }

  /** It is in sight again. */
  wake(): void {
    const slept = this.#asleep > 0 && this.#world.wall() - this.#asleep > NAP_MS;
    this.#asleep = 0;
    if (slept || this.status === 'lost') this.reopen();
  }

  /** The line that is there is not to be trusted: another network, or a long sleep. */
  reopen(): void {
    if (this.status === 'ended') return;
    this.status = 'lost';
    this.#startOver();
  }

  #open(): void {
    if (this.#socket) return;
    this.#opened = false;
    this.#heard = this.#world.now();
    const isMine = () => socket === this.#socket;
    const socket = this.#world.open({
      opened: () => {
        this.#opened = true;
        socket.send(
          JSON.stringify({ t: 'hello', protocol: PROTOCOL, screen: this.#screen, ...this.#greeting }),
        );
      },
      heard: (text) => {
        if (isMine()) this.#hear(JSON.parse(text));
      },
      closed: () => {
        if (isMine()) this.#lost();
      },
    });
    this.#socket = socket;
  }

  #hear(message: HostMessage): void {
    this.#heard = this.#world.now();
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
        for (const { text } of this.#waiting.values()) this.#socket?.send(text);
        break;
      case 'full':
        this.#show(message.rev, message.at, message);
        break;
      case 'answer': {
        const { t: _, id, ...result } = message;
        this.#waiting.get(id)?.settle(result as CallResult<Method>);
        this.#waiting.delete(id);
        return;
      }
      case 'given':
        this.given = message;
        break;
      case 'knock':
        this.knock = message.knock;
        break;
      case 'word':
        this.word = message.word;
        break;
      case 'keepers':
        // Told at its moment, as a notice to this screen alone.
        this.tell([], [{ type: message.t, ...message }]);
        return;
      case 'show':
        this.show = message;
        break;
      case 'beat':
        this.#socket?.send(JSON.stringify(message));
        return;
      case 'bye':
        if (message.reason === 'shutdown') return;
        this.ended = message.reason;
        this.status = 'ended';
        this.#drop();
    }
    this.#changed();
  }

  /** Over a gap in the revisions no patch leads: only the whole documents help. */
  #patch([rev, at, ...patch]: PatchMessage): void {
    if (rev !== this.rev && rev !== this.rev + 1) {
      this.#startOver();
      return;
    }
    const before: Shown = { table: this.table, mine: this.mine };
    const { notices = [], own = [], ...shown } = apply(before, patch);
    this.#show(rev, at, shown);
    this.#changed();
    if (notices.length + own.length > 0) this.tell(notices, own);
  }

  #show(rev: number, at: number, { table, mine }: Shown): void {
    this.rev = rev;
    this.#clock = { at, here: this.#world.now() };
    this.table = table;
    this.mine = mine;
  }

  #lost(): void {
    this.#drop();
    this.status = 'lost';
    const wait = RETRY_MS[Math.min(this.#tries, RETRY_MS.length - 1)]!;
    this.#tries += 1;
    this.#world.after(wait, () => {
      if (this.status === 'lost') this.#open();
    });
    this.#changed();
  }

  #startOver(): void {
    this.#drop();
    this.#open();
    this.#changed();
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.welcome = null;
    socket?.close();
  }

  #listen(): void {
    const patience = this.#opened ? SILENCE_MS : CONNECT_MS;
    if (this.#socket && this.#world.now() - this.#heard > patience) this.#lost();
    this.#world.after(LISTEN_MS, () => this.#listen());
  }
}
