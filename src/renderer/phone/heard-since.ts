import type { Notice } from '../../shared/game.ts';
import type { Connection } from '../net/connection.svelte.ts';

export interface HeardSince {
  /** On the table's clock. */
  readonly at: number;
  readonly heard: readonly Notice[];
  stop(): void;
}

/** From when on a hand hears for itself, and what it has heard by now. */
export function heardSince(connection: Pick<Connection, 'now' | 'onNotices'>): HeardSince {
  const heard: Notice[] = [];
  return { at: connection.now(), heard, stop: connection.onNotices((told) => heard.push(...told)) };
}
