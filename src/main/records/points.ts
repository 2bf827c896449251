/** T-46: the table of rounds × players of an entry, for files and pictures. */
import { type PointsColumn, type PointsTable, pointsTable } from '../../shared/points-table.ts';
import type { Finished } from '../store/finished.ts';
import { DISPLAY, fitted, MUSTARD, plain, SOFT, TEXT, write } from './brush.ts';
import type { Row } from './picture.ts';
import type { RecordWords } from './words.ts';

export const tableOf = ({ receipt, seats }: Finished): PointsTable | undefined =>
  pointsTable({ receipt, seats });

export const columnName = ({ round, line }: PointsColumn, words: RecordWords): string => {
  if (round !== undefined) return String(round);
  return line ? words.phrase('receipt', line) : words.say('results.besides');
};

interface Board {
  readonly width: number;
  /** Where it begins. */
  readonly top: number;
}

const EDGE = 48;
const ROW = 46;
const TOTAL = 100;
const LEAST = 44;
const WIDEST = 150;
const GAP = 34;
const SHADE = '#f3e6cb';

/** Its rows from the top down; more columns than fit side by side stand below, with the names again. */
export function drawPoints(entry: Finished, words: RecordWords, { width, top }: Board): Row[] {
  const table = tableOf(entry);
  if (!table) return [];
  const name = Math.round(width * 0.27);
  const room = width - 2 * EDGE - name - TOTAL;
  const most = Math.max(1, Math.floor(room / LEAST));
  const nameOf = new Map(entry.seats.map((seat) => [seat.seat, seat]));
  const rows: Row[] = [];
  let y = top;
  const add = (height: number, svg: readonly string[]): void => {
    y += height;
    rows.push({ bottom: y + 12, svg: svg.join('') });
  };
  for (let from = 0; from < table.columns.length; from += most) {
    const shown = table.columns.slice(from, from + most);
    const cell = Math.min(WIDEST, room / shown.length);
    const right = (i: number): number => EDGE + name + (i + 1) * cell - 8;
    const isLast = from + most >= table.columns.length;
    add(GAP + ROW, [
      ...shown.map((column, i) => {
        const label = columnName(column, words);
        const size = fitted(label, cell - 10, 26);
        return write(label, { x: right(i), y: y + GAP + ROW, size, colour: SOFT, anchor: 'end' });
      }),
      ...(isLast
        ? [
            write(words.say('results.total'), {
              ...{ x: width - EDGE, y: y + GAP + ROW, anchor: 'end' },
              size: fitted(words.say('results.total'), TOTAL - 10, 26),
            }),
          ]
        : []),
    ]);
    for (const row of table.rows) {
      const who = nameOf.get(row.seat)!;
      const base = y + ROW;
      add(ROW, [
        `<rect x="${EDGE - 12}" y="${base - 34}" width="${width - 2 * EDGE + 24}" height="${ROW - 4}" rx="8" fill="${who.rank === 1 ? MUSTARD : SHADE}"/>`,
        write(who.name, { x: EDGE, y: base, size: fitted(who.name, name - 12, 28), family: DISPLAY }),
        ...row.cells.slice(from, from + most).flatMap((value, i) => {
          if (value === null) return [];
          const text = plain(value);
          return [
            write(text, {
              ...{ x: right(i), y: base, anchor: 'end', family: TEXT },
              size: fitted(text, cell - 8, 28),
            }),
          ];
        }),
        ...(isLast
          ? [
              write(plain(row.total), {
                ...{ x: width - EDGE, y: base, anchor: 'end', family: DISPLAY },
                size: fitted(plain(row.total), TOTAL - 10, 32),
              }),
            ]
          : []),
      ]);
    }
  }
  return rows;
}
