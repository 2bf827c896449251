/** The host in a simulated world: the real store on a database in memory, the real tables, calls and greetings. */
import Database from 'better-sqlite3';
import { dispatch } from '../../src/main/calls/dispatch.ts';
import { greet } from '../../src/main/calls/greeting.ts';
import { sendHome } from '../../src/main/calls/pages.ts';
import type { HostContext, Page } from '../../src/main/lan/host-context.ts';
import { HostKeys } from '../../src/main/lan/host-keys.ts';
import { defaultLimits } from '../../src/main/lan/limits.ts';
import { OwnerKeys } from '../../src/main/lan/owner-keys.ts';
import { migrations } from '../../src/main/store/migrations.ts';
import { type Db, migrate } from '../../src/main/store/open.ts';
import { type Store, storeOn } from '../../src/main/store/store.ts';
import type { Time } from '../../src/main/store/time.ts';
import type { LiveTable } from '../../src/main/table/live-table.ts';
import { awakeTime, PULSE_MS } from '../../src/main/table/machine-sleep.ts';
import { Tables } from '../../src/main/table/tables.ts';
import { frameOf } from '../../src/main/table/wire.ts';
import type { AnyGame } from '../../src/shared/game.ts';
import {
  type Bye,
  callSchema,
  type HostMessage,
  helloSchema,
  type JoinInfo,
  type ShownThing,
} from '../../src/shared/protocol.ts';
import { type Rng, seededRng } from '../../src/shared/rng.ts';
import type { VirtualTime } from '../support/virtual-time.ts';
import type { Door, HouseEnd, Wire } from './network.ts';

export const HOST_TOKEN = 'the-key-of-this-house';
const JOIN: JoinInfo = {
  ...{ addresses: [], chosen: '', url: 'http://house/', proven: false },
  qr: { size: 0, path: '' },
};

export interface HousePlan {
  readonly time: VirtualTime;
  readonly rng: Rng;
  readonly games: readonly AnyGame[];
  /** What was on the disk when the last house fell. */
  readonly disk?: Buffer;
  log(line: string): void;
  /** The very bytes that go to a screen. */
  sent(line: Line, text: string): void;
}

/** Written down and not synced; or synced, and nobody told. */
export type Cut = 'written' | 'stored';

export class House implements Door {
  readonly store: Store;
  readonly tables: Tables;
  readonly context: HostContext;
  readonly lines = new Set<Line>();
  /** Of the commits that ended while the machine still ran. */
  isUp = true;
  readonly #plan: HousePlan;
  readonly #db: Db;
  readonly #awake: Time;
  #isFull = false;
  #cut: { readonly when: Cut; readonly fallen: () => void } | null = null;
  /** What was on the disk when the power was cut inside a commit. */
  #left: Buffer | null = null;

  constructor(plan: HousePlan) {
    const { time, rng, games, disk, log } = plan;
    this.#plan = plan;
    this.#awake = awakeTime(this.#own());
    this.#db = new Database(disk ?? ':memory:');
    this.#db.pragma('foreign_keys = ON');
    migrate(this.#db, migrations);
    this.#watchCommits();
    this.store = storeOn(this.#db, this.#own());
    this.tables = new Tables({
      ...{ store: this.store, games, log, most: defaultLimits.tables, clockSpeed: 1, time: this.#awake },
      chance: () => seededRng(rng.below(2 ** 31)),
      joinInfo: () => JOIN,
      left: (table) => sendHome(this.context, table),
    });
    const origin = (): string => 'http://house';
    this.context = {
      ...{ store: this.store, tables: this.tables, games, limits: defaultLimits, log, version: '0' },
      ...{ staticDir: '', pages: new Set<Page>(), hostToken: HOST_TOKEN },
      keys: new HostKeys({
        ...{ hostToken: HOST_TOKEN, log, tell: () => undefined },
        ...{ lendOwner: () => '', mayAsk: () => true },
      }),
      owners: new OwnerKeys(this.store.settings, () => time.wall()),
      house: { word: null } as HostContext['house'],
      ...{ dataDir: '', backups: {} as HostContext['backups'], restore: () => Promise.resolve() },
      joinAddresses: { origin, joinInfo: () => JOIN } as unknown as HostContext['joinAddresses'],
    };
    this.store.writer.onTrouble(() => {
      const { trouble } = this.store.writer;
      if (trouble && !this.#isFull && this.isUp)
        log(`the disk has room, and yet nothing can be stored: ${trouble.message}`);
      for (const table of this.tables) table.touch();
    });
    this.#pulse();
    this.#beat();
    time.soon(() => undefined);
  }

  get time(): VirtualTime {
    return this.#plan.time;
  }

  open(wire: Wire): HouseEnd | null {
    if (!this.isUp) return null;
    const line = new Line(this, wire);
    this.lines.add(line);
    this.context.pages.add(line);
    return line;
  }

  sent(line: Line, text: string): void {
    this.#plan.sent(line, text);
  }

  leave(line: Line): void {
    this.lines.delete(line);
    this.context.pages.delete(line);
  }

  /** The power goes in the next commit: from there on nothing is said, and `fallen` hears of it. */
  cutAt(when: Cut, fallen: () => void): void {
    this.#cut ??= { when, fallen };
  }

  /** The power is cut: what was committed is what there is. */
  fall(): Buffer {
    this.isUp = false;
    const disk = this.#left ?? this.#db.serialize();
    this.tables.stop();
    for (const line of this.lines) line.fall();
    this.#db.close();
    return disk;
  }

  fillDisk(): void {
    this.#isFull = true;
    this.#db.pragma(`max_page_count = ${this.#db.pragma('page_count', { simple: true })}`);
  }

  makeRoom(): void {
    this.#isFull = false;
    this.#db.pragma('max_page_count = 1000000');
  }

  table(code: string): LiveTable | undefined {
    return this.tables.find(code);
  }

  #watchCommits(): void {
    const prepare = this.#db.prepare.bind(this.#db);
    const watched = (sql: string): unknown => {
      const statement = prepare(sql);
      return sql === 'COMMIT' ? { run: () => this.#commit(() => statement.run()) } : statement;
    };
    this.#db.prepare = watched as Db['prepare'];
  }

  #commit(commit: () => unknown): unknown {
    if (!this.#cut || !this.isUp) return commit();
    const { when, fallen } = this.#cut;
    if (when === 'stored') commit();
    else this.#db.exec('ROLLBACK');
    this.#left = this.#db.serialize();
    this.isUp = false;
    this.#plan.time.soon(fallen);
    if (when === 'written') throw new Error('the power is cut');
    return undefined;
  }

  /** A house that has fallen does nothing any more. */
  #own() {
    const { time } = this.#plan;
    const whileUp = (run: () => void) => () => {
      if (this.isUp) run();
    };
    return {
      steady: () => time.steady(),
      wall: () => time.wall(),
      after: (ms: number, run: () => void) => time.after(ms, whileUp(run)),
      soon: (run: () => void) => time.soon(whileUp(run)),
    };
  }

  #pulse(): void {
    this.#own().after(PULSE_MS, () => {
      this.#awake.steady();
      this.#pulse();
    });
  }

  #beat(): void {
    this.#own().after(defaultLimits.beatMs, () => {
      for (const line of this.lines) line.beat();
      this.#beat();
    });
  }
}

/** One connected page, as the house has it. */
export class Line implements Page, HouseEnd {
  id = '';
  display = false;
  hosting = false;
  owning = false;
  keys: readonly string[] = [];
  readonly mark = '';
  readonly isHere = false;
  seatToken: string | null = null;
  hand: string | null = null;
  table: LiveTable | null = null;
  shows: ShownThing = 'table';
  readonly lag = undefined;
  readonly behind = false;
  readonly unread = 0;
  readonly address: string;
  readonly isPrivate = true;
  readonly #house: House;
  readonly #wire: Wire;
  #isOpen = true;
  #greeted = false;
  #unanswered = 0;
  #beats = 0;

  constructor(house: House, wire: Wire) {
    this.#house = house;
    this.#wire = wire;
    this.address = `10.0.0.${house.lines.size}`;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  get greeted(): boolean {
    return this.#greeted;
  }

  get stands(): boolean {
    return this.hosting || this.seatToken !== null;
  }

  send(frame: Buffer): void {
    if (!this.#isOpen || !this.#house.isUp) return;
    const text = textOf(frame);
    this.#house.sent(this, text);
    this.#wire.send(text);
  }

  tell(message: HostMessage): void {
    this.send(frameOf(message));
  }

  bye(reason: Bye['reason']): void {
    this.tell({ t: 'bye', reason });
    this.cutOff();
  }

  cutOff(): void {
    this.#wire.close();
    this.closed();
  }

  heard(text: string): void {
    if (!this.#isOpen || !this.#house.isUp) return;
    this.#unanswered = 0;
    const message = JSON.parse(text) as { t: string };
    const { context } = this.#house;
    if (!this.#greeted) {
      this.#greeted = true;
      greet(context, this, helloSchema.parse(message));
    } else if (message.t === 'call') {
      dispatch(context, this, callSchema.parse(message));
    }
  }

  beat(): void {
    if (this.#unanswered >= defaultLimits.deadBeats) {
      this.#wire.close();
      this.closed();
    } else {
      this.#unanswered += 1;
      this.#beats += 1;
      this.tell({ t: 'beat', n: this.#beats });
    }
  }

  closed(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.table?.detach(this);
    this.table = null;
    this.#house.leave(this);
  }

  fall(): void {
    this.#isOpen = false;
    this.#wire.close();
  }
}

/** The text of one frame that is whole and unmasked. */
export function textOf(frame: Buffer): string {
  const length = frame[1]! & 0x7f;
  const head = length < 126 ? 2 : length === 126 ? 4 : 10;
  return frame.toString('utf8', head);
}
