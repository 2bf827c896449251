/** Has pictures drawn by a worker: one at a time, within limits. It is there while it is needed. */
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Drawn, ToDraw } from './picture-worker.ts';

/** Neither a worker nor what it takes in is read out of the desktop program's archive. */
const workerFile = (): string => {
  const isSource = import.meta.filename.endsWith('.ts');
  const file = path.join(import.meta.dirname, isSource ? 'picture-worker.ts' : 'picture-worker.mjs');
  return file.replace(/app\.asar(?=[\\/])/, 'app.asar.unpacked');
};

interface Job {
  readonly wish: ToDraw;
  done(drawn: Drawn): void;
}

export interface DrawerLimits {
  readonly file: string;
  /** Of one picture. */
  readonly limitMs: number;
  readonly idleMs: number;
}

const usual: DrawerLimits = { file: workerFile(), limitMs: 15_000, idleMs: 60_000 };

export class Drawer {
  readonly #limits: DrawerLimits;
  readonly #jobs: Job[] = [];
  #worker: Worker | undefined;
  #now: Job | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(limits: Partial<DrawerLimits> = {}) {
    this.#limits = { ...usual, ...limits };
  }

  draw(wish: ToDraw): Promise<Drawn> {
    return new Promise((done) => {
      this.#jobs.push({ wish, done });
      this.#next();
    });
  }

  close(): void {
    clearTimeout(this.#timer);
    for (const job of [this.#now, ...this.#jobs.splice(0)]) job?.done({ trouble: 'closed' });
    this.#now = undefined;
    this.#dismiss();
  }

  #next(): void {
    if (this.#now) return;
    clearTimeout(this.#timer);
    this.#now = this.#jobs.shift();
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

  #engage(): Worker {
    const worker = new Worker(this.#limits.file, { resourceLimits: { maxOldGenerationSizeMb: 96 } });
    const failed = (why: string): void => {
      if (this.#worker === worker) this.#fail(why);
    };
    worker.on('message', (drawn: Drawn) => {
      if (this.#worker === worker) this.#finish(drawn);
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

  #finish(drawn: Drawn): void {
    const job = this.#now;
    this.#now = undefined;
    job?.done(drawn);
    this.#next();
  }

  #dismiss(): void {
    const worker = this.#worker;
    this.#worker = undefined;
    void worker?.terminate();
  }
}
