/** A table of people over many plays: of an evening, or of a season by the scoring that the host picks. */
import type { HistoryItem, LeagueRow, Scoring } from './documents.ts';
import { sum } from './lists.ts';
import { NAMELESS } from './names.ts';

type Play = Pick<HistoryItem, 'players'>;
type Sat = Play['players'][number];

const scoreOf = ({ players }: Play, { rank, score }: Sat, by: Scoring['by']): number => {
  if (by === 'points') return score;
  if (by === 'wins') return rank === 1 ? 1 : 0;
  return players.length - rank + 1;
};

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
  const rows = [...people].map(([who, { who: sat, wins, scores }]) => {
    const counted = best > 0 ? [...scores].sort((a, b) => b - a).slice(0, best) : scores;
    const { name, badge, face } = sat;
    return { who, name, badge, face, plays: scores.length, wins, score: sum(counted) };
  });
  return rows
    .map((row) => ({ ...row, rank: 1 + rows.filter(({ score }) => score > row.score).length }))
    .sort((a, b) => a.rank - b.rank || b.wins - a.wins || a.name.localeCompare(b.name));
}
