/** T-46: the points of a finished match as a table of rounds × players, worked out from its receipt. */
import type { ReceiptLine, SeatIndex } from './game.ts';
import { sum } from './lists.ts';

export interface PointsColumn {
  readonly key: string;
  /** Set where the column is a round. */
  readonly round?: number;
  /** What the column counts, where there are no rounds; without either it is what no round gave. */
  readonly line?: Pick<ReceiptLine, 'key' | 'params'>;
}

export interface PointsRow {
  readonly seat: SeatIndex;
  /** By column; null where nothing was counted. */
  readonly cells: readonly (number | null)[];
  readonly total: number;
}

export interface PointsTable {
  readonly columns: readonly PointsColumn[];
  readonly rows: readonly PointsRow[];
}

interface Counted {
  readonly receipt: readonly ReceiptLine[];
  /** In the order in which they are to stand. */
  readonly seats: readonly { readonly seat: SeatIndex; readonly score: number }[];
}

/** Undefined where there is nothing between the players and their totals. */
export function pointsTable({ receipt, seats }: Counted): PointsTable | undefined {
  const rounds = roundsOf(receipt);
  const columns = rounds.length > 0 ? roundColumns(receipt, rounds) : kindColumns(receipt);
  // One kind of points says what the totals say.
  if (!columns || (rounds.length === 0 && columns.length < 2)) return undefined;
  return {
    columns: columns.map(({ column }) => column),
    rows: seats.map(({ seat, score }) => ({
      seat,
      cells: columns.map(({ holds }) =>
        pointsOf(receipt.filter((line) => line.seat === seat && holds(line))),
      ),
      total: score,
    })),
  };
}

interface Column {
  readonly column: PointsColumn;
  holds(line: ReceiptLine): boolean;
}

const BESIDES: PointsColumn = { key: 'besides' };

/** T-47: what the others of a team have brought; each line names its team. */
const isOfMates = ({ rule }: ReceiptLine): boolean => rule === 'T-47';

/** By seat. */
export const teamsIn = (receipt: readonly ReceiptLine[]): ReadonlyMap<SeatIndex, number> =>
  new Map(receipt.filter(isOfMates).map(({ seat, params }) => [seat, Number(params?.team)]));

const pointsOf = (lines: readonly ReceiptLine[]): number | null =>
  lines.length === 0 ? null : sum(lines.map(({ points }) => points));

const roundsOf = (receipt: readonly ReceiptLine[]): number[] =>
  [...new Set(receipt.flatMap(({ round }) => (round === undefined ? [] : [round])))].sort((a, b) => a - b);

function roundColumns(receipt: readonly ReceiptLine[], rounds: readonly number[]): Column[] {
  const columns = rounds.map(
    (round): Column => ({
      column: { key: `round-${round}`, round },
      holds: (line) => line.round === round,
    }),
  );
  if (receipt.every(({ round }) => round !== undefined)) return columns;
  return [...columns, { column: BESIDES, holds: ({ round }) => round === undefined }];
}

/** How often something was counted differs from player to player; where more than that does, it is no column. */
const withoutCount = ({ params }: ReceiptLine): string => JSON.stringify({ ...params, n: 1 });

/** A row of a sheet of one's own is a kind of its own. */
const kindOf = ({ key, params }: ReceiptLine): string =>
  params?.row === undefined ? key : `${key}: ${String(params.row)}`;

function kindColumns(receipt: readonly ReceiptLine[]): Column[] | undefined {
  const columns: Column[] = [];
  const own = receipt.filter((line) => !isOfMates(line));
  for (const kind of new Set(own.map(kindOf))) {
    const lines = own.filter((line) => kindOf(line) === kind);
    const [first] = lines;
    if (!first || new Set(lines.map(withoutCount)).size > 1) return undefined;
    const { key } = first;
    const params = first.params && 'n' in first.params ? { ...first.params, n: 1 } : first.params;
    columns.push({
      column: { key: kind, line: { key, ...(params && { params }) } },
      holds: (line) => kindOf(line) === kind,
    });
  }
  return own.length === receipt.length ? columns : [...columns, { column: BESIDES, holds: isOfMates }];
}
