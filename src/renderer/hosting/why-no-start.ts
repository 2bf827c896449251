import { t } from '../i18n/words.svelte.ts';
import type { Play } from '../shell/play.svelte.ts';

/** Why this table cannot begin: too few are here, or its rules contradict themselves. */
export function whyNoStart({ table, words }: Play): string | undefined {
  if (!table) return undefined;
  const missing = table.limits.min - table.seats.length;
  if (missing > 0) return table.teaching ? t('first.missing') : t('lobby.missing', { n: missing });
  const [problem] = table.problems;
  return problem && words.phrase('problem', problem);
}
