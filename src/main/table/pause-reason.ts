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
  /** Its own code broke over what it did by itself. */
  readonly isBroken: boolean;
}

export function refusalNow({
  phase,
  lobby,
  trouble,
  isBroken,
}: Halting): { ok: false; refusal: Refusal } | null {
  if (phase !== 'playing') return deny(phase === 'over' ? 'match-over' : 'not-started');
  if (trouble) return deny('disk');
  return lobby.paused || isBroken ? deny('paused') : null;
}

export function pauseReason(
  { lobby, trouble, isBroken }: Halting,
  away: SeatIndex | null,
): TableDocument['paused'] {
  if (trouble) return { key: 'disk' };
  if (isBroken) return { key: 'fault' };
  if (lobby.paused) return { key: 'host' };
  return away === null ? null : { key: 'away', seat: away };
}
