/**
 * The screens of a phone. The hand comes with the page, for it is what a phone is for; the others, with words of
 * their own, are fetched when they are needed, and all of them once there is nothing better to do.
 */
import type { Component } from 'svelte';
import type { Play } from '../shell/play.svelte.ts';
import type { Guest } from './guest.svelte.ts';
import HandScreen from './HandScreen.svelte';
import { loadBack, loadPaused } from './notes.ts';
import { otherWords } from './other-words.ts';
import type { PhoneProps } from './props.ts';
import type { ScreenName } from './screen-for.ts';

type Load = () => Promise<{ readonly default: Component<PhoneProps> }>;

const SCREENS = {
  ended: () => import('./Ended.svelte'),
  code: () => import('./EnterCode.svelte'),
  join: () => import('./Join.svelte'),
  watch: () => import('./Spectate.svelte'),
  waiting: () => import('./WaitingRoom.svelte'),
  results: () => import('./PhoneResults.svelte'),
  menu: () => import('./PhoneMenu.svelte'),
} as const satisfies Record<Exclude<ScreenName, 'hand'> | 'menu', Load>;

export async function loadScreen(name: ScreenName | 'menu'): Promise<Component<PhoneProps>> {
  if (name === 'hand') return HandScreen;
  const [screen] = await Promise.all([SCREENS[name](), otherWords()]);
  return screen.default;
}

/** What only some matches need. */
const ASIDE = [
  loadBack,
  loadPaused,
  () => import('./BreakDock.svelte'),
  () => import('../ui/faces.ts'),
  () => import('../ui/Cover.svelte'),
];
const LULL_MS = 4000;

/** Later there may be no network for a moment, just when the match ends or the phone wakes up. */
export function fetchAllLater(play: Play, guest: Guest): void {
  import('./after-paint.ts').then(({ settleIn }) => settleIn(play, guest)).catch(() => undefined);
  setTimeout(() => {
    for (const load of [...ASIDE, ...Object.values(SCREENS)]) load().catch(() => undefined);
  }, LULL_MS);
}
