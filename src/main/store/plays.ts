/** What players of the roster have played, as their statistics need it: read by index, receipts only where asked for. */
import type { ReceiptLine, SeatIndex } from '../../shared/game.ts';
import type { HistoryPlayer, RivalStatistics } from '../../shared/protocol.ts';
import type { Db } from './open.ts';

export interface Play {
  readonly id: string;
  readonly game: string;
  readonly title: string | null;
  readonly seat: SeatIndex;
  readonly score: number;
  readonly rank: number;
  /** Whether a winner had fewer points than somebody who did not win, or more; null where nobody lost. */
  readonly fewerWon: 0 | 1 | null;
  readonly moreWon: 0 | 1 | null;
}

export interface PlayReceipt {
  readonly game: string;
  /** Where the player sat. */
  readonly seat: SeatIndex;
  readonly lines: readonly ReceiptLine[];
  readonly people: readonly (Pick<HistoryPlayer, 'name' | 'badge' | 'face' | 'seat'> & {
    readonly player: string | null;
  })[];
}

interface ReceiptColumns {
  game: string;
  seat: number;
  receipt: string;
  people: string;
}

const PLAYS = `
  SELECT history.id, history.game, history.title, mine.seat, mine.score, mine.rank,
         (SELECT min(score) FILTER (WHERE rank = 1) < max(score) FILTER (WHERE rank > 1)
          FROM history_seats WHERE history_seats.history = history.id) AS fewerWon,
         (SELECT max(score) FILTER (WHERE rank = 1) > min(score) FILTER (WHERE rank > 1)
          FROM history_seats WHERE history_seats.history = history.id) AS moreWon
  FROM history_seats AS mine JOIN history INDEXED BY history_facts ON history.id = mine.history
  WHERE mine.player = ? ORDER BY history.ended_at`;

const RIVALS = `
  SELECT players.id AS player, players.name, players.badge, players.face, count(*) AS plays,
         sum(mine.rank < other.rank) AS ahead, sum(mine.rank > other.rank) AS behind
  FROM history_seats AS mine
  JOIN history_seats AS other ON other.history = mine.history AND other.player <> mine.player
  JOIN players ON players.id = other.player
  WHERE mine.player = ? GROUP BY players.id ORDER BY plays DESC, players.name`;

const RECEIPTS = `
  SELECT latest.game, latest.seat, history.receipt,
         (SELECT json_group_array(json_object('seat', seat, 'player', player, 'name', name, 'badge', badge, 'face', face))
          FROM history_seats WHERE history_seats.history = history.id) AS people
  FROM (
    SELECT history.id, history.game, history.ended_at, mine.seat
    FROM history_seats AS mine JOIN history INDEXED BY history_facts ON history.id = mine.history
    WHERE mine.player = ? AND history.game IN (SELECT value FROM json_each(?))
    ORDER BY history.ended_at DESC LIMIT ?
  ) AS latest JOIN history ON history.id = latest.id
  ORDER BY latest.ended_at DESC`;

export function createPlays(db: Db) {
  const plays = db.prepare<[string], Play>(PLAYS);
  const rivals = db.prepare<[string], RivalStatistics>(RIVALS);
  const games = db
    .prepare<[], string>(`SELECT DISTINCT game || coalesce('/' || title, '') FROM history ORDER BY 1`)
    .pluck();
  const receipts = db.prepare<[string, string, number], ReceiptColumns>(RECEIPTS);
  return {
    /** Oldest first. */
    of: (player: string): Play[] => plays.all(player),
    /** Each game that was ever played here: its id, and the title that people gave it. */
    games: (): string[] => games.all(),
    rivalsOf: (player: string): RivalStatistics[] => rivals.all(player),
    /** Of these games, the latest first. */
    receiptsOf: (player: string, games: readonly string[], most: number): PlayReceipt[] =>
      receipts.all(player, JSON.stringify(games), most).map(({ game, seat, receipt, people }) => ({
        game,
        seat,
        lines: JSON.parse(receipt),
        people: JSON.parse(people),
      })),
  };
}
