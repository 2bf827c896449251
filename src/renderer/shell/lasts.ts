/** How long a match takes, as the lobby says it. */
import type { Span } from '../../shared/game.ts';
import type { TableDocument } from '../../shared/protocol.ts';

type Gathered = Pick<TableDocument, 'lobby' | 'limits' | 'seats' | 'teaching'>;

export interface Lasting extends Span {
  /** For how many people that is told: those who are here, or as many as it takes. */
  readonly n: number;
}

export function lastingOf({ lobby, limits, seats, teaching }: Gathered): Lasting | undefined {
  if (teaching || !lobby?.lasts) return undefined;
  return { ...lobby.lasts, n: Math.max(seats.length, limits.min) };
}
