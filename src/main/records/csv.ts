/** Tables for spreadsheets. */
import type { Finished } from '../store/history.ts';
import type { Store } from '../store/store.ts';
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

const seatRows = (entry: Finished, title: string): string =>
  entry.seats
    .map(({ rank, name, score, bot }) =>
      rowOf([
        ...[entry.id, title, entry.kind, dateOf(entry.startedAt), dateOf(entry.endedAt)],
        ...[rank, name, score, bot ? 'yes' : 'no'],
      ]),
    )
    .join('');

/** A line for each player of each match. */
export function* exportCsv(store: Store, wordsOf: (entry: Finished) => RecordWords): Generator<string> {
  yield BYTE_ORDER_MARK + rowOf(['id', 'game', 'kind', 'started', 'ended', 'place', 'name', 'points', 'bot']);
  for (const id of store.history.ids()) {
    const entry = store.history.find(id);
    if (entry) yield seatRows(entry, wordsOf(entry).title);
  }
}

/** A line for each point of the receipt, and each player's total. */
export function* entryCsv(entry: Finished, words: RecordWords): Generator<string> {
  yield BYTE_ORDER_MARK + rowOf(['place', 'name', 'round', 'what', 'rule', 'points']);
  for (const { seat, name, rank, score } of entry.seats) {
    for (const line of entry.receipt.filter((one) => one.seat === seat)) {
      yield rowOf([rank, name, line.round ?? '', words.phrase('receipt', line), line.rule, line.points]);
    }
    yield rowOf([rank, name, '', words.say('results.total'), '', score]);
  }
}
