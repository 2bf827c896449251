/** Has pictures drawn by a worker. */
import { BesideTheLoop, workerFile } from '../table/beside-the-loop.ts';
import type { Drawn, ToDraw } from './picture-worker.ts';

export interface DrawerLimits {
  readonly file: string;
  /** Of one picture. */
  readonly limitMs: number;
}

const usual: DrawerLimits = { file: workerFile(import.meta, 'picture-worker'), limitMs: 15_000 };

export class Drawer {
  readonly #worker: BesideTheLoop<ToDraw, Drawn>;

  constructor(limits: Partial<DrawerLimits> = {}) {
    this.#worker = new BesideTheLoop({ ...usual, idleMs: 60_000, memoryMb: 96, ...limits });
  }

  draw(wish: ToDraw): Promise<Drawn> {
    return this.#worker.ask(wish);
  }

  close(): void {
    this.#worker.close();
  }
}
