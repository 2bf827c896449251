/** The line of a practice: to a hand or a sheet it is the connection of a table, but nothing of it leaves this screen's call. */
import type { SeatIndex } from '../../shared/game.ts';
import type { NoticeListener } from '../../shared/mirror.ts';
import type { Method, OwnDocument, Params, PracticeStep, TableDocument } from '../../shared/protocol.ts';
import type { CallResult, Connection } from '../net/connection.svelte.ts';

/** What happens by itself is seen, and nobody waits long for it. */
const QUICKEST_MS = 500;
const SLOWEST_MS = 7000;
const AGAIN_MS = 3000;

type Wish = Pick<Params<'practice.step'>, 'frame' | 'move'>;

export class PracticeLine {
  readonly status = 'open';
  readonly welcome = null;
  readonly hosting = false;
  table = $state.raw<TableDocument | null>(null);
  mine = $state.raw<OwnDocument | null>(null);
  /** It cannot go on: somebody else's practice took its place at the host, for instance. */
  gone = $state(false);
  readonly #connection: Connection;
  readonly #game: string;
  readonly #listeners = new Set<NoticeListener>();
  #step = 0;
  #at = 0;
  #since = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** One after the other: each step follows from the one before. */
  #queue: Promise<unknown> = Promise.resolve();
  #stopped = false;

  constructor(connection: Connection, game: string) {
    this.#connection = connection;
    this.#game = game;
    void this.#send(0, {});
  }

  /** As `Play` takes it. */
  get asConnection(): Connection {
    return this as unknown as Connection;
  }

  get seat(): SeatIndex | null {
    return this.mine?.seat ?? null;
  }

  now = (): number => this.#at + this.#looked;

  onNotices = (listener: NoticeListener): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  call = async <M extends Method>(method: M, params: Params<M>): Promise<CallResult<M>> => {
    if (method !== 'move') return { ok: false, refusal: { key: 'practice-only' } };
    return (await this.#next(params as Wish)) as CallResult<M>;
  };

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  get #looked(): number {
    return Math.max(0, Math.round(performance.now() - this.#since));
  }

  #next(wish: Wish): Promise<CallResult<'practice.step'>> {
    clearTimeout(this.#timer);
    const run = this.#queue.then(() => this.#send(this.#step + 1, wish));
    this.#queue = run;
    return run;
  }

  async #send(step: number, wish: Wish): Promise<CallResult<'practice.step'>> {
    const after = step === 0 ? 0 : Math.min(this.#looked, 3_600_000);
    const answer = await this.#connection.call('practice.step', { game: this.#game, step, after, ...wish });
    if (this.#stopped) return answer;
    if (answer.ok) this.#show(answer.value);
    else if (answer.refusal.key === 'practice-is-gone' || step === 0) this.gone = true;
    else this.#wait(AGAIN_MS);
    return answer;
  }

  #show({ step, at, table, mine, notices, own, wait }: PracticeStep): void {
    this.#step = step;
    this.#at = at;
    this.#since = performance.now();
    this.table = table;
    this.mine = mine;
    if (notices.length + own.length > 0) for (const tell of this.#listeners) tell(notices, own);
    if (wait !== null) this.#wait(Math.max(QUICKEST_MS, Math.min(SLOWEST_MS, wait)));
  }

  #wait(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (document.hidden) this.#wait(ms);
      else void this.#next({});
    }, ms);
  }
}
