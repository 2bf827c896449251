/**
 * Group commit. What has queued up while the loop turned, or while the previous commit ran, goes into one
 * transaction; only when that is on the disk do answers and patches go out. A failed commit confirms nothing.
 */
import type { Db } from './open.ts';
import { machineTime, type Time } from './time.ts';

/** Something in memory that runs ahead of the disk. */
export interface Party {
  /** All of it is on the disk now. */
  stored(): void;
  /** None of it since the last `stored` is: go back to what was stored. */
  lost(): void;
}

type Then = (error: Error | null) => void;

const PROBE_MS = 1000;
/** As much room as a busy table needs for a while, so that a nearly full disk does not flap. */
const PROBE_BYTES = 65_536;

export class Writer {
  /** Why nothing can be stored at the moment. */
  trouble: Error | null = null;
  readonly #db: Db;
  readonly #time: Time;
  readonly #sql: ReturnType<typeof prepare>;
  readonly #changed = new Set<() => void>();
  readonly #faults = new Set<(error: unknown) => void>();
  #work: (() => void)[] = [];
  #parties = new Set<Party>();
  #waiting: Then[] = [];
  #scheduled = false;
  #stopProbing: (() => void) | null = null;
  #lastCommit: number;

  constructor(db: Db, time: Time = machineTime) {
    this.#db = db;
    this.#time = time;
    this.#sql = prepare(db);
    this.#lastCommit = time.steady();
  }

  /** For how long nothing has been stored. */
  get quietMs(): number {
    return this.#time.steady() - this.#lastCommit;
  }

  write(work: () => void): void {
    this.#work.push(work);
    this.#schedule();
  }

  touch(party: Party): void {
    this.#parties.add(party);
    this.#schedule();
  }

  /** Once everything queued so far is stored, or has failed; at once when nothing is queued. */
  after(then: Then): void {
    if (this.#work.length === 0 && this.#parties.size === 0) then(null);
    else this.#waiting.push(then);
  }

  onTrouble(tell: () => void): void {
    this.#changed.add(tell);
  }

  /** Somebody broke over the writer's word. */
  onFault(tell: (error: unknown) => void): void {
    this.#faults.add(tell);
  }

  /** Commits now, so that a reader finds what was queued. */
  settle(): void {
    while (this.#work.length > 0 || this.#parties.size > 0 || this.#waiting.length > 0) this.#flush();
  }

  close(): void {
    this.settle();
    this.#stopProbing?.();
  }

  #schedule(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    this.#time.soon(() => {
      this.#scheduled = false;
      this.#flush();
    });
  }

  #flush(): void {
    const work = this.#work;
    const parties = this.#parties;
    const waiting = this.#waiting;
    this.#work = [];
    this.#parties = new Set();
    this.#waiting = [];
    const error = work.length > 0 ? this.#commit(work) : null;
    if (work.length > 0) this.#setTrouble(error);
    for (const party of parties) this.#apart(() => (error ? party.lost() : party.stored()));
    for (const then of waiting) this.#apart(() => then(error));
  }

  /** Whoever breaks over it must not keep the word from the others: they would wait for ever. */
  #apart(hear: () => void): void {
    try {
      hear();
    } catch (error) {
      if (this.#faults.size === 0) throw error;
      for (const tell of this.#faults) tell(error);
    }
  }

  #commit(work: readonly (() => void)[]): Error | null {
    this.#lastCommit = this.#time.steady();
    try {
      this.#sql.begin.run();
      for (const run of work) run();
      this.#sql.commit.run();
      return null;
    } catch (error) {
      this.#rollBack();
      return error as Error;
    }
  }

  /** Some failures have already rolled back by themselves. */
  #rollBack(): void {
    if (this.#db.inTransaction) this.#sql.rollBack.run();
  }

  #setTrouble(error: Error | null): void {
    const was = this.trouble;
    this.trouble = error;
    if (error) {
      this.#stopProbing ??= this.#time.after(PROBE_MS, () => this.#tryAgain());
    } else {
      this.#stopProbing?.();
      this.#stopProbing = null;
    }
    if ((was === null) !== (error === null)) for (const tell of this.#changed) tell();
  }

  #tryAgain(): void {
    this.#stopProbing = null;
    const room = this.#commit([() => this.#sql.takeRoom.run(PROBE_BYTES)]);
    this.#setTrouble(room ?? this.#commit([() => this.#sql.giveRoom.run()]));
  }
}

const prepare = (db: Db) => ({
  begin: db.prepare<[]>('BEGIN IMMEDIATE'),
  commit: db.prepare<[]>('COMMIT'),
  rollBack: db.prepare<[]>('ROLLBACK'),
  takeRoom: db.prepare<[number]>('INSERT INTO room VALUES (zeroblob(?))'),
  giveRoom: db.prepare<[]>('DELETE FROM room'),
});
