/** Where bots of all tables think longer than a table may stand still. */
import { BesideTheLoop, isFault, workerFile } from './beside-the-loop.ts';
import type { Pondered, ToPonder } from './thinking-worker.ts';

/** With the playout that is under way it stays within 300. Bots take longer to seem to think, so the answer is in time. */
export const THINKING_MS = 280;

/** The worker starts, and other threads want the machine too. */
const PATIENCE_MS = 5000;

export interface ThinkerParts {
  readonly file: string;
  readonly limitMs: number;
  readonly forMs: number;
  readonly log: (text: string) => void;
}

const usual: ThinkerParts = {
  file: workerFile(import.meta, 'thinking-worker'),
  limitMs: PATIENCE_MS,
  forMs: THINKING_MS,
  log: () => undefined,
};

export class Thinker {
  readonly #parts: ThinkerParts;
  readonly #worker: BesideTheLoop<ToPonder, Pondered>;
  readonly #said = new Set<string>();

  constructor(parts: Partial<ThinkerParts> = {}) {
    this.#parts = { ...usual, ...parts };
    const { file, limitMs } = this.#parts;
    this.#worker = new BesideTheLoop({ file, limitMs, idleMs: 60_000, memoryMb: 192 });
  }

  /** Undefined where nothing came of it. */
  async ponder(wish: Omit<ToPonder, 'forMs'>, isWanted: () => boolean): Promise<Pondered | undefined> {
    const pondered = await this.#worker.ask({ ...wish, forMs: this.#parts.forMs }, isWanted);
    if (!('trouble' in pondered)) return pondered;
    if (isFault(pondered)) this.#sayOnce(`A bot of ${wish.game} did not look ahead: ${pondered.trouble}`);
    return undefined;
  }

  close(): void {
    this.#worker.close();
  }

  /** What goes wrong goes wrong at every move. */
  #sayOnce(text: string): void {
    if (this.#said.has(text)) return;
    this.#said.add(text);
    this.#parts.log(text);
  }
}
