/** What a phone does all the time, and need not do before its first picture. */
import { t } from '../i18n/words.svelte.ts';
import { keepRulesAtHand } from '../rules/open-about.ts';
import type { Play } from '../shell/play.svelte.ts';
import { stayAwake } from '../shell/stay-awake.svelte.ts';
import { guardFingers } from '../ui/finger-guard.ts';
import { say } from '../ui/toasts.svelte.ts';
import { tellAsked } from './asked-here.svelte.ts';
import type { Guest } from './guest.svelte.ts';
import { otherWords } from './other-words.ts';

/** Whoever was too slow must not wonder who has played their card. */
function tellTimeUp(play: Play): void {
  play.connection.onNotices(async (_, own) => {
    if (!own.some(({ type }) => type === 'time-up')) return;
    await otherWords().catch(() => undefined);
    say({ text: t('time.up'), icon: 'timer', key: 'time-up' });
  });
}

export function settleIn(play: Play, guest: Guest): void {
  guardFingers();
  stayAwake({
    play,
    isHeld: () => play.me !== undefined,
    mayBeHeld: () => guest.state.joining === true,
    prepare: otherWords,
  });
  tellTimeUp(play);
  tellAsked(play);
  keepRulesAtHand({
    scene: () => ({
      ...{ game: play.game, title: play.title, words: play.words },
      ...{ view: play.match?.view, seats: play.seats },
    }),
    small: true,
    prepare: otherWords,
  });
}
