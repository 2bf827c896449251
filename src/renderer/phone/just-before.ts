import type { Notice } from '../../shared/game.ts';
import type { ToldAt } from '../../shared/protocol.ts';
import type { Play } from '../shell/play.svelte.ts';
import type { HeardSince } from './heard-since.ts';

const JUST_NOW_MS = 8000;

/** What happened while the page was still coming is told as if it happened now. */
export async function tellJustBefore({ connection, match }: Play, since: HeardSince): Promise<void> {
  const answer = await connection.call('match.told', {});
  since.stop();
  if (!answer.ok || answer.value.match !== match?.id) return;
  const missed = missedIn(answer.value.latest, since);
  if (missed.length > 0) connection.retell(missed);
}

/** The clock of a page is a guess, so what the hand has heard for itself is told from the rest by what it says. */
export function missedIn(
  latest: readonly ToldAt[],
  { at: drawn, heard }: Omit<HeardSince, 'stop'>,
): Notice[] {
  const known = heard.map((notice) => JSON.stringify(notice));
  const recent = latest.filter(({ at }) => at > drawn - JUST_NOW_MS && at <= drawn);
  const missed: Notice[] = [];
  // The latest first: of two that say the same, the hand has heard the later one.
  for (const { notice } of recent.reverse()) {
    const found = known.lastIndexOf(JSON.stringify(notice));
    if (found < 0) missed.unshift(notice);
    else known.splice(found, 1);
  }
  return missed;
}
