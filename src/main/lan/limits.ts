/** How much anybody may ask of the host. */
import { MAX_MESSAGE_BYTES } from '../../shared/protocol.ts';

export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

export interface Limits {
  readonly messageBytes: number;
  /** Of one screen: a quick player taps five times a second. */
  readonly messages: Rate;
  /** Of all screens behind one address: a whole table may share one. */
  readonly messagesOfAddress: Rate;
  readonly requestsOfAddress: Rate;
  readonly sockets: number;
  readonly socketsOfAddress: number;
  readonly screensOfTable: number;
  readonly tables: number;
  /** Bytes that may wait in a socket before patches are left out. */
  readonly backlog: number;
  /** Until a socket has said hello. */
  readonly helloMs: number;
  readonly beatMs: number;
  /** Silence for so long is a dead line, whatever the socket says. */
  readonly deadMs: number;
}

export const defaultLimits: Limits = {
  messageBytes: MAX_MESSAGE_BYTES,
  messages: { perSecond: 30, burst: 90 },
  messagesOfAddress: { perSecond: 400, burst: 1200 },
  requestsOfAddress: { perSecond: 100, burst: 600 },
  sockets: 600,
  socketsOfAddress: 120,
  screensOfTable: 80,
  tables: 32,
  backlog: 256 * 1024,
  helloMs: 8000,
  beatMs: 4000,
  deadMs: 12_000,
};

/** A bucket of tokens: filled steadily, emptied by use. */
export class Bucket {
  readonly #rate: Rate;
  #tokens: number;
  #at = performance.now();

  constructor(rate: Rate) {
    this.#rate = rate;
    this.#tokens = rate.burst;
  }

  take(): boolean {
    const now = performance.now();
    this.#tokens = Math.min(
      this.#rate.burst,
      this.#tokens + ((now - this.#at) / 1000) * this.#rate.perSecond,
    );
    this.#at = now;
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }

  get isFull(): boolean {
    return this.#tokens + ((performance.now() - this.#at) / 1000) * this.#rate.perSecond >= this.#rate.burst;
  }
}

/** One bucket for each address; those that have filled up again are forgotten. */
export class Buckets {
  readonly #rate: Rate;
  readonly #buckets = new Map<string, Bucket>();

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  take(address: string): boolean {
    let bucket = this.#buckets.get(address);
    if (!bucket) {
      if (this.#buckets.size >= 1000) this.#forget();
      bucket = new Bucket(this.#rate);
      this.#buckets.set(address, bucket);
    }
    return bucket.take();
  }

  #forget(): void {
    for (const [address, bucket] of this.#buckets) if (bucket.isFull) this.#buckets.delete(address);
  }
}
