/** Which evenings are likely to be written down again: the latest of each game with each company, the newest first. */
import type { HistoryItem } from '../../../shared/protocol.ts';

const OFFERED = 3;

export function latestKinds(items: readonly HistoryItem[]): readonly HistoryItem[] {
  const seen = new Set<string>();
  const fresh = items.filter(({ kind, game, title = '', players }) => {
    const names = players.map(({ player, name }) => player ?? name).sort();
    const key = JSON.stringify([game, title, names]);
    if (kind !== 'sheet' || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
  return fresh.slice(0, OFFERED);
}
