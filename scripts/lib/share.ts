const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;

/** With the interval that holds the true share nineteen times in twenty (Wilson). */
export function shareOf(wins: number, matches: number): string {
  const [p, z] = [wins / matches, 1.96];
  const middle = (p + (z * z) / (2 * matches)) / (1 + (z * z) / matches);
  const half =
    (z * Math.sqrt((p * (1 - p)) / matches + (z * z) / (4 * matches * matches))) / (1 + (z * z) / matches);
  return `${percent(p)} (${percent(middle - half)} to ${percent(middle + half)})`;
}
