import type { TableDocument } from '../../shared/protocol.ts';

/** What a table looks like to somebody who has just been refused something. */
const momentOf = (table: TableDocument | null): string =>
  JSON.stringify([
    table?.code,
    table?.game,
    table?.phase,
    table?.locked,
    table?.paused,
    table?.seats.length,
    table?.match?.frames.at(-1)?.id,
  ]);

interface Line {
  readonly table: TableDocument | null;
}

/** Whether the table is still where it was: a word about it is true for no longer. */
export function sameMoment(line: Line): () => boolean {
  const before = momentOf(line.table);
  return () => momentOf(line.table) === before;
}
