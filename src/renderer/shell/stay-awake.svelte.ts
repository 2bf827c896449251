/** A phone stays awake while a match runs, and only then: whether it has a hand on it or the table. */
import { type Awake, ScreenAwake } from '../device/screen-awake.ts';
import { t } from '../i18n/words.svelte.ts';
import { say } from '../ui/toasts.svelte.ts';
import type { Play } from './play.svelte.ts';

interface Plan {
  readonly play: Play;
  /** Somebody holds this phone to play, or to run the table. */
  isHeld(): boolean;
  /** Will be, by the touch that asks for a seat. */
  mayBeHeld?(): boolean;
  /** Brings the words. */
  prepare?(): Promise<void>;
}

const READ_MS = 14_000;
const TOUCHES = ['click', 'touchend'] as const;
const isApple = (): boolean =>
  /iP(hone|ad|od)|Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 0;

/** There is one screen, whatever is shown on it. */
let screen: ScreenAwake | undefined;
let prepare: Plan['prepare'];

async function tellHow(state: Awake): Promise<void> {
  if (state !== 'never') return;
  await prepare?.().catch(() => undefined);
  say({ text: t(isApple() ? 'awake.apple' : 'awake.other'), icon: 'moon', ms: READ_MS, key: 'awake' });
}

export function stayAwake({ play, isHeld, mayBeHeld, ...plan }: Plan): () => void {
  const awake = screen ?? new ScreenAwake((state) => void tellHow(state));
  screen = awake;
  prepare = plan.prepare;
  const touched = (): void => {
    if (isHeld() || mayBeHeld?.()) awake.touched();
  };
  return $effect.root(() => {
    $effect(() => {
      for (const kind of TOUCHES) addEventListener(kind, touched, { passive: true });
      return () => {
        for (const kind of TOUCHES) removeEventListener(kind, touched);
        awake.want(false);
      };
    });
    $effect(() => {
      const { table } = play;
      const isOn = table?.phase === 'playing' && table.kind === 'game' && table.paused?.key !== 'host';
      awake.want(isOn && isHeld());
    });
  });
}
