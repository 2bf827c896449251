/** A table of people over many plays: of an evening, or of a season by the scoring that the host picks. */
import type { HistoryItem, LeagueRow, Scoring } from './documents.ts';
import { sum } from './lists.ts';
import { NAMELESS } from './names.ts';

type Play = Pick<HistoryItem, 'players'>;
type Sat = Play['players'][number];

const scoreOf = ({ players }: Play, { rank, score }: Sat, by: Scoring['by']): number => {
  if (by === 'points') return score;
  if (by === 'wins') return rank === 1 ? 1 : 0;
  return 1 + players.filter((other) => other.rank > rank).length;
};

/** T-32: where the fewest points win, winners had fewer than others, and never more. */
function isWonByFewest(plays: readonly Play[]): boolean {
  const ahead = plays.flatMap(({ players }) => {
    const winners = players.filter(({ rank }) => rank === 1);
    const others = players.filter(({ rank }) => rank > 1);
    return winners.flatMap((winner) => others.map((other) => Math.sign(winner.score - other.score)));
  });
  return ahead.includes(-1) && !ahead.includes(1);
}

/** The latest play first: whoever plays under another name by now is called by it. */
export function leagueOf(plays: readonly Play[], { by, best }: Scoring): readonly LeagueRow[] {
  const people = new Map<
    string,
    { readonly who: Sat; readonly wins: number; readonly scores: readonly number[] }
  >();
  for (const play of plays)
    for (const sat of play.players) {
      // Whose name was erased may be anybody.
      if (sat.bot || sat.name === NAMELESS) continue;
      const key = sat.player ?? `name:${sat.name}`;
      const sofar = people.get(key) ?? { who: sat, wins: 0, scores: [] };
      people.set(key, {
        who: sofar.who,
        wins: sofar.wins + (sat.rank === 1 ? 1 : 0),
        scores: [...sofar.scores, scoreOf(play, sat, by)],
      });
    }
  const fewest = by === 'points' && isWonByFewest(plays);
  const better = fewest ? (a: number, b: number) => a < b : (a: number, b: number) => a > b;
  const rows = [...people].map(([who, { who: sat, wins, scores }]) => {
    const counted = best > 0 ? [...scores].sort((a, b) => (better(a, b) ? -1 : 1)).slice(0, best) : scores;
    const { name, badge, face } = sat;
    const row = { who, name, badge, face, plays: scores.length, wins, score: sum(counted) };
    return { row, counted: fewest ? counted.length : 0 };
  });
  /** Staying away saves no points: whoever has more plays that count comes first. */
  const isAhead = (a: (typeof rows)[number], b: (typeof rows)[number]): boolean =>
    a.counted === b.counted ? better(a.row.score, b.row.score) : a.counted > b.counted;
  return rows
    .map((one) => ({ ...one.row, rank: 1 + rows.filter((other) => isAhead(other, one)).length }))
    .sort((a, b) => a.rank - b.rank || b.wins - a.wins || a.name.localeCompare(b.name));
}
