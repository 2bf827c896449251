import type { Refusal } from '../../shared/game.ts';
import type { TableDocument } from '../../shared/protocol.ts';

/** Why nobody else can sit down at this table. */
export function shut({
  locked,
  seats,
  limits,
}: Pick<TableDocument, 'locked' | 'seats' | 'limits'>): Refusal | undefined {
  if (locked) return { key: 'table-locked' };
  return seats.length >= limits.max ? { key: 'table-full', params: { n: limits.max } } : undefined;
}
