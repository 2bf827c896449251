/** How long a screen may go untouched before its guests have left it. */
import type { TableDocument } from '../../shared/protocol.ts';
import { match } from '../shell/paths.ts';

export const ATTRACT = 'attract';

const MINUTE = 60_000;
/** Phones sleep, and wake again when it is their turn. */
const ASLEEP_MS = 10 * MINUTE;
/** Real cards are played for long without a look at the sheet. */
const SHEET_MS = 120 * MINUTE;

const isHere = (table: TableDocument): boolean =>
  table.seats.some(({ kind, awake, phoneless }) => kind === 'person' && awake && !phoneless);

/** Whose phone waits for a seat, watches meanwhile; a name that waits may have gone home. */
const isWaitedAt = ({ waiting, spectators }: TableDocument): boolean => waiting.length > 0 && spectators > 0;

/**
 * In ms, at least; null = for ever. A match, and a lobby that people come into by their phones, are not left while one
 * of those phones is here. When the last of them has gone, the table is kept, but the screen is somebody else's.
 */
export function leastPatience(path: string, table: TableDocument | null): number | null {
  // Beside a table: a board that nobody touches is what it is for.
  if (path === ATTRACT || match('table/:code/:what', path)) return null;
  if (!match('table/:code', path)) return 0;
  if (!table) return null;
  if (table.phase === 'over') return 0;
  if (table.phase === 'lobby' && table.seats.length === 0 && table.spectators === 0) return 0;
  if (isHere(table) || isWaitedAt(table)) return null;
  return table.kind === 'sheet' && table.phase === 'playing' ? SHEET_MS : ASLEEP_MS;
}
