/** What another game would mean for the people of this table: a forecast; who sits where, the host works out. */
import type { TableDocument } from '../../shared/protocol.ts';

interface Fit {
  /** For whom there would be no seat. */
  readonly watching: number;
  /** Seats without anybody in them. */
  readonly missing: number;
}

export function whoFits(
  { seats, waiting }: Pick<TableDocument, 'seats' | 'waiting'>,
  { kind, seats: { min, max } }: { kind: 'game' | 'sheet'; seats: { min: number; max: number } },
): Fit {
  const people = seats.filter(({ kind: who }) => who === 'person').length + waiting.length;
  const bots = kind === 'game' ? seats.length - (people - waiting.length) : 0;
  return { watching: Math.max(0, people - max), missing: Math.max(0, min - people - bots) };
}
