import type { Play } from '../shell/play.svelte.ts';

const JUST_NOW_MS = 8000;

/**
 * What happened while the page was still coming is told as if it happened now. `since`: when its hand was drawn, on
 * the table's clock; what came after that, the hand has heard itself.
 */
export async function tellJustBefore({ connection, match }: Play, since: number): Promise<void> {
  const answer = await connection.call('match.told', {});
  if (!answer.ok || answer.value.match !== match?.id) return;
  const missed = answer.value.latest.filter(({ at }) => at > since - JUST_NOW_MS && at <= since);
  if (missed.length > 0) connection.retell(missed.map(({ notice }) => notice));
}
