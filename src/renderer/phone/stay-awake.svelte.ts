/** A phone with a seat stays awake while a match runs, and only then: it comes after the first picture. */
import { type Awake, ScreenAwake } from '../device/screen-awake.ts';
import { t } from '../i18n/words.svelte.ts';
import type { Play } from '../shell/play.svelte.ts';
import { say } from '../ui/toasts.svelte.ts';
import type { Guest } from './guest.svelte.ts';
import { otherWords } from './other-words.ts';

const READ_MS = 14_000;
const isApple = (): boolean =>
  /iP(hone|ad|od)|Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 0;

async function tellHow(state: Awake): Promise<void> {
  if (state !== 'never') return;
  await otherWords().catch(() => undefined);
  say({ text: t(isApple() ? 'awake.apple' : 'awake.other'), icon: 'moon', ms: READ_MS, key: 'awake' });
}

export function stayAwake(play: Play, guest: Guest): void {
  const screen = new ScreenAwake((state) => void tellHow(state));
  const touched = (): void => {
    if (guest.state.joining || play.mine?.seat != null) screen.touched();
  };
  for (const kind of ['click', 'touchend']) addEventListener(kind, touched, { passive: true });
  $effect.root(() => {
    $effect(() => {
      const { table, me } = play;
      const isOn = table?.phase === 'playing' && table.kind === 'game' && table.paused?.key !== 'host';
      screen.want(isOn && me !== undefined);
    });
  });
}
