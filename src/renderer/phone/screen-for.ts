import type { Mirror } from '../../shared/mirror.ts';
import type { GuestState } from './guest-state.ts';

export type ScreenName = 'ended' | 'code' | 'join' | 'watch' | 'waiting' | 'results' | 'hand';

export type Shown = Readonly<Pick<Mirror, 'status' | 'welcome' | 'table' | 'mine'>>;

/** Which screen a phone shows; undefined while the table is being looked for. */
export function screenFor(
  { watching }: Pick<GuestState, 'watching'>,
  { status, welcome, table, mine }: Shown,
): ScreenName | undefined {
  if (status === 'ended') return 'ended';
  if (!table) return welcome?.role === 'home' ? 'code' : undefined;
  const isSeated = typeof mine?.seat === 'number';
  if (table.phase === 'over') return 'results';
  if (table.phase === 'playing') return isSeated ? 'hand' : 'watch';
  if (isSeated) return 'waiting';
  // Who belongs to the table already, and has no seat in this game, is not asked to sit down.
  const belongs = mine?.waiting !== undefined || mine?.standIn !== undefined;
  return watching || belongs ? 'watch' : 'join';
}
