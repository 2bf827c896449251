/** How much anybody may ask of the host. */
import { MAX_MESSAGE_BYTES } from '../../shared/protocol.ts';
import { placeOf } from '../table/crowd.ts';

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
  /** What a screen says in bytes: a tap has a hundred. */
  readonly bytes: Rate;
  readonly bytesOfAddress: Rate;
  readonly requestsOfAddress: Rate;
  /** Of any kind, also such as say nothing. */
  readonly connections: number;
  /** Of those that are no screen's line. */
  readonly connectionsOfAddress: number;
  /** Until a connection has asked for something. */
  readonly silentMs: number;
  /** Of guests: whoever has a seat or the host's rights always comes in. */
  readonly sockets: number;
  readonly socketsOfAddress: number;
  /** Sockets that have not said hello. */
  readonly unnamed: number;
  /** Of guests that are no display, and of displays without the host's rights. */
  readonly screensOfTable: number;
  readonly displaysOfTable: number;
  /** Claims at one table, and of these behind one address. */
  readonly claims: number;
  readonly claimsOfAddress: number;
  readonly tables: number;
  /** Bytes that may wait in a socket before patches are left out. */
  readonly backlog: number;
  /** Bytes that may wait in it when another call comes: whoever asks and does not read is cut off. */
  readonly unread: number;
  /** Bytes that may wait in all lines together: over that, whoever asks over the backlog is cut off. */
  readonly unreadInAll: number;
  /** Calls of one address that may wait for their turn. */
  readonly inLine: number;
  /** Until a socket has said hello. */
  readonly helloMs: number;
  readonly beatMs: number;
  /** So many left unanswered are a dead line, whatever the socket says. A house that was held up itself counts one. */
  readonly deadBeats: number;
}

export const defaultLimits: Limits = {
  messageBytes: MAX_MESSAGE_BYTES,
  messages: { perSecond: 30, burst: 90 },
  messagesOfAddress: { perSecond: 400, burst: 1200 },
  bytes: { perSecond: 16 * 1024, burst: 64 * 1024 },
  bytesOfAddress: { perSecond: 64 * 1024, burst: 256 * 1024 },
  requestsOfAddress: { perSecond: 100, burst: 600 },
  connections: 2000,
  connectionsOfAddress: 600,
  silentMs: 10_000,
  sockets: 600,
  socketsOfAddress: 120,
  unnamed: 200,
  screensOfTable: 80,
  displaysOfTable: 8,
  claims: 48,
  claimsOfAddress: 12,
  tables: 32,
  backlog: 256 * 1024,
  unread: 4 * 1024 * 1024,
  unreadInAll: 48 * 1024 * 1024,
  inLine: 1200,
  helloMs: 8000,
  beatMs: 4000,
  deadBeats: 3,
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

  take(count = 1): boolean {
    const now = performance.now();
    this.#tokens = Math.min(
      this.#rate.burst,
      this.#tokens + ((now - this.#at) / 1000) * this.#rate.perSecond,
    );
    this.#at = now;
    if (this.#tokens < count) return false;
    this.#tokens -= count;
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

  take(address: string, count = 1): boolean {
    const place = placeOf(address);
    let bucket = this.#buckets.get(place);
    if (!bucket) {
      if (this.#buckets.size >= 1000) this.#forget();
      bucket = new Bucket(this.#rate);
      this.#buckets.set(place, bucket);
    }
    return bucket.take(count);
  }

  #forget(): void {
    for (const [address, bucket] of this.#buckets) if (bucket.isFull) this.#buckets.delete(address);
  }
}
