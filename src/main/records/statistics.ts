/** What a player has done here, from the matches that are kept. */
import type { ReceiptLine, SeatIndex } from '../../shared/game.ts';
import type {
  CookStatistics,
  GameStatistics,
  IngredientStatistics,
  Player,
  PlayerStatistics,
  RivalStatistics,
} from '../../shared/protocol.ts';
import type { Store } from '../store/store.ts';

interface PlayedRow {
  readonly id: string;
  readonly game: string;
  readonly title: string | null;
  readonly seat: SeatIndex;
  readonly score: number;
  readonly rank: number;
  /** The most points that anybody had who did not win. */
  readonly mostOfOthers: number | null;
}

type RivalRow = RivalStatistics;

interface TastedRow {
  readonly game: string;
  readonly seat: SeatIndex;
  readonly receipt: string;
  readonly seats: string;
}

/** As one line of a receipt: who tasted what of whom. Every game that has tasters writes its lines so. */
interface Tasted {
  readonly taster: SeatIndex;
  readonly cook: SeatIndex;
  readonly points: number;
  readonly cards: readonly string[];
  /** A bonus is no sandwich of its own. */
  readonly isBonus: boolean;
}

/** Tastes change; and nobody waits for ten thousand receipts to be read. */
const TASTED_MOST = 500;

/** Merging two players may leave one twice at a table: the better seat counts. */
const PLAYED = `
  SELECT history.id, history.game, history.title, mine.seat, mine.score, min(mine.rank) AS rank,
         (SELECT max(score) FROM history_seats WHERE history_seats.history = history.id AND rank > 1) AS mostOfOthers
  FROM history_seats AS mine JOIN history INDEXED BY history_facts ON history.id = mine.history
  WHERE mine.player = ? GROUP BY history.id ORDER BY history.ended_at`;

const RIVALS = `
  SELECT players.id AS player, players.name, players.badge, players.face, count(*) AS plays,
         sum(mine.rank < other.rank) AS ahead, sum(mine.rank > other.rank) AS behind
  FROM history_seats AS mine
  JOIN history_seats AS other ON other.history = mine.history AND other.player <> mine.player
  JOIN players ON players.id = other.player
  WHERE mine.player = ? GROUP BY players.id ORDER BY plays DESC, players.name`;

const TASTED = `
  SELECT history.game, mine.seat, history.receipt,
         (SELECT json_group_array(json_object('seat', seat, 'player', player, 'name', name, 'badge', badge, 'face', face))
          FROM history_seats WHERE history_seats.history = history.id) AS seats
  FROM history_seats AS mine JOIN history ON history.id = mine.history
  WHERE mine.player = ? AND history.receipt LIKE '%"taster"%'
  ORDER BY history.ended_at DESC LIMIT ${TASTED_MOST}`;

export function statisticsOf({ db, writer }: Store, player: Player): PlayerStatistics {
  writer.settle();
  const played = db.prepare<[string], PlayedRow>(PLAYED).all(player.id);
  const tasted = db.prepare<[string], TastedRow>(TASTED).all(player.id);
  return {
    player,
    wins: played.filter(({ rank }) => rank === 1).length,
    streak: longestStreak(played),
    games: gamesOf(played),
    rivals: db.prepare<[string], RivalRow>(RIVALS).all(player.id),
    cooks: cooksOf(tasted),
    ingredients: ingredientsOf(tasted),
  };
}

function longestStreak(played: readonly PlayedRow[]): number {
  let [longest, running] = [0, 0];
  for (const { rank } of played) {
    running = rank === 1 ? running + 1 : 0;
    longest = Math.max(longest, running);
  }
  return longest;
}

const nameOf = ({ game, title }: PlayedRow): string => JSON.stringify([game, title]);

function gamesOf(played: readonly PlayedRow[]): GameStatistics[] {
  return [...new Set(played.map(nameOf))]
    .map((name) => played.filter((row) => nameOf(row) === name))
    .map((rows) => ({ ...rows[0]!, rows }))
    .map(({ game, title, rows }) => ({
      game,
      ...(title !== null && { title }),
      plays: rows.length,
      wins: rows.filter(({ rank }) => rank === 1).length,
      average: rows.reduce((total, { score }) => total + score, 0) / rows.length,
      best: bestOf(rows),
    }))
    .sort((a, b) => b.plays - a.plays || a.game.localeCompare(b.game));
}

/** T-32: on some sheets the fewest points win; then somebody who won had fewer than somebody who did not. */
const isWonByFewest = ({ rank, score, mostOfOthers }: PlayedRow): boolean =>
  rank === 1 && mostOfOthers !== null && score < mostOfOthers;

function bestOf(rows: readonly PlayedRow[]): number {
  const scores = rows.map(({ score }) => score);
  return rows.some(isWonByFewest) ? Math.min(...scores) : Math.max(...scores);
}

const seatIn = (param: unknown): SeatIndex | undefined =>
  typeof param === 'object' && param !== null && 'seat' in param ? (param.seat as SeatIndex) : undefined;

const cardIn = (param: unknown): string[] =>
  typeof param === 'object' && param !== null && 'card' in param ? [param.card as string] : [];

const BONUSES = new Set(['theme', 'themed']);

function tastedIn(lines: readonly ReceiptLine[]): Tasted[] {
  return lines.flatMap(({ seat, points, key, params = {} }) => {
    const taster = seatIn(params.taster);
    if (taster === undefined) return [];
    // A sandwich with twice the same on it is one sandwich.
    const cards = [...new Set(Object.values(params).flatMap(cardIn))];
    return [{ taster, cook: seat, points, cards, isBonus: BONUSES.has(key) }];
  });
}

interface Tally {
  readonly times: number;
  readonly points: number;
}

const plus = (sofar: Tally | undefined, { points, isBonus }: Tasted): Tally => ({
  times: (sofar?.times ?? 0) + (isBonus ? 0 : 1),
  points: (sofar?.points ?? 0) + points,
});

const byLiking = (a: Tally, b: Tally): number => b.points / b.times - a.points / a.times || b.times - a.times;

type Cook = Pick<CookStatistics, 'name' | 'badge' | 'face'> & {
  readonly seat: SeatIndex;
  readonly player: string | null;
};

/** Their own sandwiches are not judged. The same cook under a new name is still the same player. */
function cooksOf(rows: readonly TastedRow[]): CookStatistics[] {
  const cooks = new Map<string, Tally & { readonly cook: Cook }>();
  for (const { seat, receipt, seats } of rows) {
    const people = new Map((JSON.parse(seats) as Cook[]).map((one) => [one.seat, one]));
    for (const line of tastedIn(JSON.parse(receipt))) {
      const cook = people.get(line.cook);
      if (line.taster !== seat || line.cook === seat || !cook) continue;
      const key = cook.player ?? `name:${cook.name}`;
      cooks.set(key, { ...plus(cooks.get(key), line), cook });
    }
  }
  return [...cooks.values()]
    .filter(({ times }) => times > 0)
    .sort(byLiking)
    .map(({ cook: { name, badge, face }, times, points }) => ({
      name,
      badge,
      face,
      sandwiches: times,
      points,
    }));
}

function ingredientsOf(rows: readonly TastedRow[]): IngredientStatistics[] {
  const cards = new Map<string, Tally & { readonly game: string; readonly card: string }>();
  for (const { game, seat, receipt } of rows) {
    for (const line of tastedIn(JSON.parse(receipt))) {
      if (line.taster !== seat) continue;
      for (const card of line.cards) {
        const key = `${game}/${card}`;
        cards.set(key, { ...plus(cards.get(key), line), game, card });
      }
    }
  }
  return [...cards.values()].filter(({ times }) => times > 0).sort(byLiking);
}
