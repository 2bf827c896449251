/** What is looked for in the history, as a condition: of ten thousand entries only small rows are read. */
import { plainLetters } from '../../shared/plain-letters.ts';

export interface SearchWord {
  readonly text: string;
  /** Games that are called so in the language of whoever looks. */
  readonly games: readonly string[];
}

export interface HistoryQuery {
  readonly before?: string | undefined;
  readonly limit: number;
  readonly game?: string | undefined;
  /** One of them, each as a game is told from others: its id, and the title that people gave it. */
  readonly games?: readonly string[] | undefined;
  readonly player?: string | undefined;
  /** Each of them is somewhere in the entry. */
  readonly words?: readonly SearchWord[] | undefined;
  /** Since 1970: not before, and before. */
  readonly from?: number | undefined;
  readonly until?: number | undefined;
  /** Of the day, by the clock on the wall: `[18, 24]`, or over midnight `[22, 5]`. */
  readonly hours?: readonly [number, number] | undefined;
}

interface Condition {
  readonly sql: string;
  readonly values: readonly (string | number)[];
}

const escaped = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

const wordIs = ({ text, games }: SearchWord): Condition => ({
  sql: `(history.game IN (SELECT value FROM json_each(?))
    OR history.id IN (SELECT history FROM remarks WHERE found LIKE ? ESCAPE '\\'))`,
  values: [JSON.stringify(games), `%${escaped(plainLetters(text))}%`],
});

const GAME_IS_ONE = `history.game || coalesce('/' || history.title, '') IN (SELECT value FROM json_each(?))`;

const HOUR = `CAST(strftime('%H', history.ended_at / 1000, 'unixepoch', 'localtime') AS INTEGER)`;

const hourIs = ([from, to]: readonly [number, number]): Condition => ({
  sql: from < to ? `${HOUR} >= ? AND ${HOUR} < ?` : `(${HOUR} >= ? OR ${HOUR} < ?)`,
  values: [from, to],
});

export function conditions({ game, games = [], player, words = [], from, until, hours }: HistoryQuery) {
  const all: Condition[] = [
    ...(game === undefined ? [] : [{ sql: 'history.game = ?', values: [game] }]),
    ...(games.length === 0 ? [] : [{ sql: GAME_IS_ONE, values: [JSON.stringify(games)] }]),
    ...(from === undefined ? [] : [{ sql: 'history.ended_at >= ?', values: [from] }]),
    ...(until === undefined ? [] : [{ sql: 'history.ended_at < ?', values: [until] }]),
    ...(hours === undefined ? [] : [hourIs(hours)]),
    ...words.map(wordIs),
  ];
  return {
    where: {
      from:
        player === undefined
          ? 'FROM history'
          : 'FROM history JOIN history_seats ON history_seats.history = history.id AND history_seats.player = ?',
      filter: all.length === 0 ? '' : `WHERE ${all.map(({ sql }) => sql).join(' AND ')}`,
    },
    values: [...(player === undefined ? [] : [player]), ...all.flatMap(({ values }) => values)],
  };
}
