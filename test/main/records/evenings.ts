/** Sheets as a long evening leaves them: as many people and rounds as a test wants, without a log. */
import type { EntryRecord, PlayerRecord } from '../../../src/main/records/format.ts';
import { people } from './past.ts';

export interface SheetWanted {
  readonly id?: string;
  readonly rounds: number;
  readonly players: readonly PlayerRecord[];
  readonly endedAt?: number;
  readonly title?: string;
}

/** What somebody got in a round: every number is another one than its neighbours. */
export const pointsAt = (seat: number, round: number): number => ((seat * 7 + round * 5) % 23) - 4;

/** A plain sheet of rounds × players. */
export function longSheet({
  id = 'long-sheet',
  rounds,
  players,
  endedAt,
  title = '',
}: SheetWanted): EntryRecord {
  const at = endedAt ?? 1_700_000_000_000;
  const everyRound = Array.from({ length: rounds }, (_, i) => i + 1);
  const scores = players.map((_, seat) => everyRound.reduce((sum, round) => sum + pointsAt(seat, round), 0));
  const rankOf = (score: number): number => 1 + scores.filter((other) => other > score).length;
  const standings = scores
    .map((score, seat) => ({ seat, score, rank: rankOf(score) }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
  return {
    ...{ id, game: 'sheet-plain', kind: 'sheet', startedAt: at - 3_600_000, endedAt: at },
    options: { title, wins: 'high', rounds: 0, phones: true },
    outcome: { standings },
    receipt: everyRound.flatMap((round) =>
      players.map((_, seat) => ({
        ...{ seat, round, points: pointsAt(seat, round), key: 'score', rule: 'T-32' },
        params: { round },
      })),
    ),
    view: null,
    seats: standings.map(({ seat, score, rank }) => {
      const { id: player, name, face, badge } = players[seat]!;
      return { seat, player, name, badge, face, bot: false, score, rank };
    }),
    log: null,
  };
}

/** What a sheet of one's own leaves that is filled in once: a kind of points for each of its rows. */
export function sheetOfRows({
  rows,
  ...wanted
}: Omit<SheetWanted, 'rounds'> & { readonly rows: readonly string[] }): EntryRecord {
  const sheet = longSheet({ ...wanted, rounds: rows.length });
  return {
    ...sheet,
    game: 'sheet-own',
    options: {},
    receipt: sheet.receipt.map(({ round, seat, points }) => ({
      ...{ seat, points, key: 'own', rule: 'T-48', params: { row: rows[round! - 1]! } },
    })),
  };
}

/** Twelve with names as long as a roster takes them. */
export const crowd: readonly PlayerRecord[] = people.map((person, i) => ({
  ...person,
  name: i % 3 === 0 ? `${person.name} von Hohenlohe-Lo`.slice(0, 24) : person.name,
}));
