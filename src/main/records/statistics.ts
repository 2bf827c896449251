/** What a player has done here, from the matches that are kept. */
import type { AnyGame, ReceiptLine, Tasted } from '../../shared/game.ts';
import type {
  CookStatistics,
  GameStatistics,
  IngredientStatistics,
  Player,
  PlayerStatistics,
} from '../../shared/protocol.ts';
import type { Play, PlayReceipt } from '../store/plays.ts';
import type { Store } from '../store/store.ts';

/** Tastes change; and nobody waits for ten thousand receipts to be read. */
const TASTED_MOST = 500;

interface Records {
  readonly store: Store;
  readonly games: readonly AnyGame[];
}

export function statisticsOf({ store, games }: Records, player: Player): PlayerStatistics {
  store.writer.settle();
  const played = store.plays.of(player.id);
  const tasted = tastedBy({ store, games }, player);
  return {
    player,
    merged: store.roster.mergedInto(player.id),
    wins: played.filter(({ rank }) => rank === 1).length,
    streak: longestStreak(played),
    games: gamesOf(played),
    rivals: store.plays.rivalsOf(player.id),
    cooks: cooksOf(tasted),
    ingredients: ingredientsOf(tasted),
  };
}

function longestStreak(played: readonly Play[]): number {
  let [longest, running] = [0, 0];
  for (const { rank } of played) {
    running = rank === 1 ? running + 1 : 0;
    longest = Math.max(longest, running);
  }
  return longest;
}

const nameOf = ({ game, title }: Play): string => JSON.stringify([game, title]);

function gamesOf(played: readonly Play[]): GameStatistics[] {
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

/** T-32: on some sheets the fewest points win; then winners had fewer than others, and never more. */
const isWonByFewest = (rows: readonly Play[]): boolean =>
  rows.some(({ fewerWon }) => fewerWon === 1) && !rows.some(({ moreWon }) => moreWon === 1);

function bestOf(rows: readonly Play[]): number {
  const scores = rows.map(({ score }) => score);
  return isWonByFewest(rows) ? Math.min(...scores) : Math.max(...scores);
}

/** A sandwich on the player's own plate, or a bonus for it. */
interface Taste extends Tasted {
  readonly game: string;
  readonly cook: Cook | undefined;
  readonly points: number;
  readonly cards: readonly string[];
}

type Cook = PlayReceipt['people'][number];

/** Of the games that say of their receipts what was tasted. */
function tastedBy({ store, games }: Records, player: Player): Taste[] {
  const tasting = new Map(games.flatMap(({ id, tasted }) => (tasted ? [[id, tasted] as const] : [])));
  const receipts = store.plays.receiptsOf(player.id, [...tasting.keys()], TASTED_MOST);
  return receipts.flatMap(({ game, seat, lines, people }) =>
    lines.flatMap((line) => {
      const tasted = tasting.get(game)?.(line);
      if (tasted?.taster !== seat) return [];
      const cook = people.find((one) => one.seat === line.seat);
      return [{ ...tasted, game, cook, points: line.points, cards: cardsIn(line) }];
    }),
  );
}

/** A sandwich with twice the same on it is one sandwich. */
const cardsIn = ({ params = {} }: ReceiptLine): string[] => [
  ...new Set(
    Object.values(params).flatMap((param) =>
      typeof param === 'object' && 'card' in param ? [param.card] : [],
    ),
  ),
];

interface Tally {
  readonly times: number;
  readonly points: number;
}

const plus = (sofar: Tally | undefined, { points, isBonus }: Taste): Tally => ({
  times: (sofar?.times ?? 0) + (isBonus ? 0 : 1),
  points: (sofar?.points ?? 0) + points,
});

const byLiking = (a: Tally, b: Tally): number => b.points / b.times - a.points / a.times || b.times - a.times;

/** Their own sandwiches are not judged. The same cook under a new name is still the same player. */
function cooksOf(tastes: readonly Taste[]): CookStatistics[] {
  const cooks = new Map<string, Tally & { readonly cook: Cook }>();
  for (const taste of tastes) {
    const { cook, taster } = taste;
    if (!cook || cook.seat === taster) continue;
    const key = cook.player ?? `name:${cook.name}`;
    cooks.set(key, { ...plus(cooks.get(key), taste), cook });
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

function ingredientsOf(tastes: readonly Taste[]): IngredientStatistics[] {
  const cards = new Map<string, Tally & { readonly game: string; readonly card: string }>();
  for (const taste of tastes) {
    for (const card of taste.cards) {
      const key = `${taste.game}/${card}`;
      cards.set(key, { ...plus(cards.get(key), taste), game: taste.game, card });
    }
  }
  return [...cards.values()].filter(({ times }) => times > 0).sort(byLiking);
}
