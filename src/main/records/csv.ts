/** Tables for spreadsheets. */
import { teamsIn } from '../../shared/points-table.ts';
import type { Finished } from '../store/finished.ts';
import type { Store } from '../store/store.ts';
import { columnName, tableOf } from './points.ts';
import type { RecordWords } from './words.ts';

const SOFT_HYPHEN = '\u00AD';
/** Excel takes a file without it for another alphabet. */
const BYTE_ORDER_MARK = '\uFEFF';
/** A cell that begins so is run by a spreadsheet as a formula, also behind blanks and in full width. */
const FORMULA = /^[\s\p{Cc}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u;
const CONTROL = /\p{Cc}/gu;

type Cell = string | number;

/** A number is a number and cannot be a formula; a text that could be one is marked as text. */
export function cellOf(value: Cell): string {
  if (typeof value === 'number') return String(value);
  const whole = value.replaceAll(SOFT_HYPHEN, '');
  const plain = FORMULA.test(whole) ? `'${whole}` : whole;
  return `"${plain.replace(CONTROL, ' ').replaceAll('"', '""')}"`;
}

const rowOf = (cells: readonly Cell[]): string => `${cells.map(cellOf).join(',')}\r\n`;

const dateOf = (at: number): string => new Date(at).toISOString();

function seatRows(entry: Finished, title: string): string {
  const teams = teamsIn(entry.receipt);
  return entry.seats
    .map(({ seat, rank, name, score, bot, player }) =>
      rowOf([
        ...[entry.id, title, entry.kind, dateOf(entry.startedAt), dateOf(entry.endedAt)],
        ...[rank, name, score, bot ? 'yes' : 'no', player ?? '', teams.get(seat) ?? ''],
      ]),
    )
    .join('');
}

/** A line for each player of each match. */
export function* exportCsv(store: Store, wordsOf: (entry: Finished) => RecordWords): Generator<string> {
  yield BYTE_ORDER_MARK +
    rowOf(['id', 'game', 'kind', 'started', 'ended', 'place', 'name', 'points', 'bot', 'player', 'team']);
  for (const id of store.history.ids()) {
    const entry = store.history.find(id);
    if (entry) yield seatRows(entry, wordsOf(entry).title);
  }
}

/** A line for each point of the receipt, and each player's total. */
export function* entryCsv(entry: Finished, words: RecordWords): Generator<string> {
  yield BYTE_ORDER_MARK + rowOf(['place', 'name', 'round', 'what', 'rule', 'points', 'player']);
  for (const { seat, name, rank, score, player = '' } of entry.seats) {
    for (const line of entry.receipt.filter((one) => one.seat === seat)) {
      const what = words.phrase('receipt', line);
      yield rowOf([rank, name, line.round ?? '', what, line.rule, line.points, player]);
    }
    yield rowOf([rank, name, '', words.say('results.total'), '', score, player]);
  }
}

/** T-46: a line for each player, a column for each round. */
export function* tableCsv(entry: Finished, words: RecordWords): Generator<string> {
  const table = tableOf(entry);
  const teams = teamsIn(entry.receipt);
  const rounds = (table?.columns ?? []).map((column) => columnName(column, words));
  yield BYTE_ORDER_MARK +
    rowOf([
      'place',
      'player',
      'name',
      ...rounds,
      words.say('results.total'),
      ...(teams.size > 0 ? ['team'] : []),
    ]);
  for (const { seat, rank, name, score, player = '' } of entry.seats) {
    const cells = table?.rows.find((row) => row.seat === seat)?.cells ?? [];
    yield rowOf([
      rank,
      player,
      name,
      ...cells.map((value) => value ?? ''),
      score,
      ...(teams.size > 0 ? [teams.get(seat) ?? ''] : []),
    ]);
  }
}
