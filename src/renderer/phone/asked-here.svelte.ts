/** Whoever hosts on this phone has their hand before them, and not the table, where guests ask for seats. */
import { recall } from '../device/kept.ts';
import { t } from '../i18n/words.svelte.ts';
import type { Play } from '../shell/play.svelte.ts';
import { say } from '../ui/toasts.svelte.ts';
import { vibrate } from '../ui/vibrate.ts';
import { otherWords } from './other-words.ts';

export function tellAsked(play: Play): void {
  if (recall('host') === null) return;
  const asking = $derived(play.table?.claims.length ?? 0);
  $effect.root(() => {
    $effect(() => {
      if (asking === 0) return;
      void otherWords()
        .catch(() => undefined)
        .then(() => {
          vibrate('turn');
          say({ text: t('claims.here'), icon: 'users', key: 'claims', holds: () => asking > 0 });
        });
    });
  });
}
