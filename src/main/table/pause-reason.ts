/** Why nobody can move at a table: for whoever tries, and for everybody to see. */
import type { Refusal, SeatIndex } from '../../shared/game.ts';
import { deny } from '../../shared/host-refusals.ts';
import type { TableDocument } from '../../shared/protocol.ts';
import type { Lobby } from './lobby.ts';

interface Halting {
  readonly phase: TableDocument['phase'];
  readonly lobby: Lobby;
  /** Why nothing can be stored. */
  readonly trouble: Error | null;
}

export function refusalNow({ phase, lobby, trouble }: Halting): { ok: false; refusal: Refusal } | null {
  if (phase !== 'playing') return deny(phase === 'over' ? 'match-over' : 'not-started');
  if (trouble) return deny('disk');
  return lobby.paused ? deny('paused') : null;
}

export function pauseReason({ lobby, trouble }: Halting, away: SeatIndex | null): TableDocument['paused'] {
  if (trouble) return { key: 'disk' };
  if (lobby.paused) return { key: 'host' };
  return away === null ? null : { key: 'away', seat: away };
}
