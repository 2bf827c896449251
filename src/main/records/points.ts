/** T-46: the table of rounds × players of an entry, for files and pictures. */
import { type PointsColumn, type PointsTable, pointsTable, teamsIn } from '../../shared/points-table.ts';
import type { Finished } from '../store/finished.ts';
import { DISPLAY, fitted, LETTER, MUSTARD, plain, SOFT, TEXT, write } from './brush.ts';
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

/** T-47: a name, and the team it played in. */
export function nameWithTeam(
  { receipt }: Finished,
  words: RecordWords,
): (who: Finished['seats'][number]) => string {
  const teams = teamsIn(receipt);
  return ({ seat, name }) =>
    teams.has(seat) ? `${name} · ${words.say('ui.team.n', { n: teams.get(seat)! })}` : name;
}

const EDGE = 48;
const ROW = 46;
const TOTAL = 100;
const LEAST = 44;
const WIDEST = 150;
const GAP = 34;
/** Of an em: as wide as a digit or a minus is at most. */
const DIGIT = 0.62;
const LARGEST = 28;
const SMALLEST = 18;
/** Between two numbers. */
const APART = 12;
/** Of what stands above a column. */
const TALLEST = 260;
const SHADE = '#f3e6cb';

/** What is too long to be read side by side is written upwards, so much higher than a line. */
function heightOf(labels: readonly string[], cell: number): number {
  if (labels.every((label) => fitted(label, cell - 10, 26) >= SMALLEST)) return 0;
  const longest = Math.max(...labels.map(({ length }) => length));
  return Math.min(TALLEST, longest * LETTER.display * SMALLEST);
}

/** Its rows from the top down; more columns than fit side by side stand below, with the names again. */
export function drawPoints(entry: Finished, words: RecordWords, { width, top }: Board): Row[] {
  const table = tableOf(entry);
  if (!table) return [];
  const name = Math.round(width * 0.27);
  const room = width - 2 * EDGE - name - TOTAL;
  const digits = Math.max(
    1,
    ...table.rows.flatMap(({ cells }) => cells.map((value) => plain(value ?? 0).length)),
  );
  const least = Math.max(LEAST, digits * DIGIT * SMALLEST + APART);
  const most = Math.max(1, Math.floor(room / least));
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
    const figures = Math.min(LARGEST, (cell - APART) / (digits * DIGIT));
    const right = (i: number): number => EDGE + name + (i + 1) * cell - 8;
    const isLast = from + most >= table.columns.length;
    const labels = shown.map((column) => columnName(column, words));
    const tall = heightOf(labels, cell);
    const foot = y + GAP + ROW + tall;
    add(GAP + ROW + tall, [
      ...labels.map((label, i) => {
        const line = { x: right(i), y: foot, colour: SOFT };
        if (tall === 0) return write(label, { ...line, size: fitted(label, cell - 10, 26), anchor: 'end' });
        const upwards = write(label, { ...line, size: fitted(label, tall + ROW - 10, 26) });
        return `<g transform="rotate(-90 ${right(i)} ${foot})">${upwards}</g>`;
      }),
      ...(isLast
        ? [
            write(words.say('results.total'), {
              ...{ x: width - EDGE, y: foot, anchor: 'end' },
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
          return [write(plain(value), { x: right(i), y: base, anchor: 'end', family: TEXT, size: figures })];
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
