import type { Standing } from './game.ts';

/** Competition ranking (1, 2, 2, 4): equal totals share a rank. */
export function rankBy(scores: readonly number[], winner: 'high' | 'low' = 'high'): Standing[] {
  const ahead = winner === 'high' ? (a: number, b: number) => a > b : (a: number, b: number) => a < b;
  return scores
    .map((score, seat) => ({ seat, score, rank: 1 + scores.filter((other) => ahead(other, score)).length }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}
