/** Has work done by a worker, beside the loop in which tables live: one at a time, within limits. It is there while it is needed. */
import path from 'node:path';
import { Worker } from 'node:worker_threads';

/** The file of a worker whose source lies beside its asker's: neither it nor what it takes in is read out of the desktop program's archive. */
export function workerFile({ dirname, filename }: ImportMeta, name: string): string {
  const file = path.join(dirname, `${name}${filename.endsWith('.ts') ? '.ts' : '.mjs'}`);
  return file.replace(/app\.asar(?=[\\/])/, 'app.asar.unpacked');
}

export interface Trouble {
  readonly trouble: string;
}

export interface WorkerLimits {
  readonly file: string;
  /** Of one piece of work. */
  readonly limitMs: number;
  readonly idleMs: number;
  readonly memoryMb: number;
}

interface Job<Wish, Done> {
  readonly wish: Wish;
  isWanted(): boolean;
  done(done: Done | Trouble): void;
}

const always = (): boolean => true;

/** Nobody's fault. */
const CLOSED: Trouble = { trouble: 'closed' };
const UNWANTED: Trouble = { trouble: 'nobody wants it any more' };

export const isFault = (trouble: Trouble): boolean => trouble !== CLOSED && trouble !== UNWANTED;

export class BesideTheLoop<Wish, Done> {
  readonly #limits: WorkerLimits;
  readonly #jobs: Job<Wish, Done>[] = [];
  #worker: Worker | undefined;
  #now: Job<Wish, Done> | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(limits: WorkerLimits) {
    this.#limits = limits;
  }

  /** What nobody wants any more when its turn comes is not begun. Never fails: trouble is an answer. */
  ask(wish: Wish, isWanted: () => boolean = always): Promise<Done | Trouble> {
    return new Promise((done) => {
      this.#jobs.push({ wish, isWanted, done });
      this.#next();
    });
  }

  close(): void {
    clearTimeout(this.#timer);
    for (const job of [this.#now, ...this.#jobs.splice(0)]) job?.done(CLOSED);
    this.#now = undefined;
    this.#dismiss();
  }

  #next(): void {
    if (this.#now) return;
    clearTimeout(this.#timer);
    this.#now = this.#nextWanted();
    const { limitMs, idleMs } = this.#limits;
    if (!this.#now) {
      this.#timer = setTimeout(() => this.#dismiss(), idleMs).unref();
      return;
    }
    this.#timer = setTimeout(() => this.#fail('it took too long'), limitMs).unref();
    try {
      this.#worker ??= this.#engage();
      this.#worker.postMessage(this.#now.wish);
    } catch (error) {
      this.#fail(error instanceof Error ? error.message : String(error));
    }
  }

  #nextWanted(): Job<Wish, Done> | undefined {
    for (let job = this.#jobs.shift(); job; job = this.#jobs.shift()) {
      if (job.isWanted()) return job;
      job.done(UNWANTED);
    }
    return undefined;
  }

  #engage(): Worker {
    const { file, memoryMb } = this.#limits;
    const worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: memoryMb } });
    const failed = (why: string): void => {
      if (this.#worker === worker) this.#fail(why);
    };
    worker.on('message', (done: Done | Trouble) => {
      if (this.#worker === worker) this.#finish(done);
    });
    worker.on('error', (error) => failed(error instanceof Error ? error.message : String(error)));
    worker.on('exit', () => failed('the worker has ended'));
    worker.unref();
    return worker;
  }

  /** Whoever did not manage does not get the next one either. */
  #fail(trouble: string): void {
    this.#dismiss();
    if (this.#now) this.#finish({ trouble });
  }

  #finish(done: Done | Trouble): void {
    const job = this.#now;
    this.#now = undefined;
    job?.done(done);
    this.#next();
  }

  #dismiss(): void {
    const worker = this.#worker;
    this.#worker = undefined;
    void worker?.terminate();
  }
}
