/** The page's mirror of the host, for whatever is drawn: each part of it can be followed on its own. */
import type { Notice, SeatIndex } from '../../shared/game.ts';
import {
  type CallResult,
  type Greeting,
  type LineStatus,
  Mirror,
  type NoticeListener,
  type World,
} from '../../shared/mirror.ts';
import type {
  Bye,
  Given,
  Knock,
  Method,
  OwnDocument,
  Params,
  Show,
  TableDocument,
  Welcome,
  Word,
} from '../../shared/protocol.ts';
import { randomId } from './random-id.ts';

export type { CallResult } from '../../shared/mirror.ts';

const browser: World = {
  open({ opened, heard, closed }) {
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`);
    socket.onopen = opened;
    socket.onmessage = ({ data }) => {
      heard(data);
      window.smorgasboard?.heardHost();
    };
    socket.onclose = closed;
    return socket;
  },
  now: () => performance.now(),
  wall: () => Date.now(),
  after: (ms, run) => void setTimeout(run, ms),
};

export class Connection {
  status = $state<LineStatus>('connecting');
  welcome = $state.raw<Welcome | null>(null);
  table = $state.raw<TableDocument | null>(null);
  mine = $state.raw<OwnDocument | null>(null);
  ended = $state<Bye['reason'] | null>(null);
  hosting = $state(false);
  given = $state.raw<Given | null>(null);
  knock = $state.raw<Knock['knock']>(null);
  word = $state.raw<Word['word']>(null);
  show = $state.raw<Show | null>(null);

  readonly #mirror: Mirror;

  constructor(greeting: Greeting) {
    this.#mirror = new Mirror({
      greeting,
      screen: randomId(),
      world: browser,
      changed: () => this.#copy(),
    });
    const mirror = this.#mirror;
    document.addEventListener('visibilitychange', () => (document.hidden ? mirror.sleep() : mirror.wake()));
    window.addEventListener('pageshow', () => mirror.wake());
    window.addEventListener('online', () => mirror.reopen());
  }

  /** The table's clock now, in ms. */
  now = (): number => this.#mirror.now();

  call = <M extends Method>(method: M, params: Params<M>): Promise<CallResult<M>> =>
    this.#mirror.call(method, params);

  onNotices = (listener: NoticeListener): (() => void) => this.#mirror.onNotices(listener);

  /** Says once more what was told before anybody listened. */
  retell = (notices: readonly Notice[]): void => this.#mirror.tell(notices, []);

  greet = (change: Greeting): void => this.#mirror.greet(change);

  remember = (change: Greeting): void => this.#mirror.remember(change);

  get asked(): string | undefined {
    return this.#mirror.asked;
  }

  get token(): string | undefined {
    return this.#mirror.token;
  }

  get seat(): SeatIndex | null {
    return this.mine?.seat ?? null;
  }

  #copy(): void {
    const { status, welcome, table, mine, ended, hosting, given, knock, word, show } = this.#mirror;
    Object.assign(this, { status, welcome, table, mine, ended, hosting, given, knock, word, show });
  }
}
