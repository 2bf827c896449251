/**
 * The screens of a phone. The hand comes with the page, for it is what a phone is for; the others, with words of
 * their own, are fetched when they are needed, and all of them once there is nothing better to do.
 */
import type { Component } from 'svelte';
import HandScreen from './HandScreen.svelte';
import { otherWords } from './other-words.ts';
import type { PhoneProps } from './props.ts';

type Load = () => Promise<{ readonly default: Component<PhoneProps> }>;

const SCREENS = {
  ended: () => import('./Ended.svelte'),
  code: () => import('./EnterCode.svelte'),
  join: () => import('./Join.svelte'),
  watch: () => import('./Spectate.svelte'),
  waiting: () => import('./WaitingRoom.svelte'),
  results: () => import('./PhoneResults.svelte'),
  menu: () => import('./PhoneMenu.svelte'),
} as const satisfies Record<string, Load>;

export type ScreenName = keyof typeof SCREENS | 'hand';

export async function loadScreen(name: ScreenName): Promise<Component<PhoneProps>> {
  if (name === 'hand') return HandScreen;
  const [screen] = await Promise.all([SCREENS[name](), otherWords()]);
  return screen.default;
}

const LULL_MS = 4000;

/** Later there may be no network for a moment, just when the match ends. */
export function fetchAllLater(): void {
  setTimeout(() => {
    void otherWords().catch(() => undefined);
    void import('./PausedNote.svelte').catch(() => undefined);
    for (const load of Object.values(SCREENS)) void load().catch(() => undefined);
  }, LULL_MS);
}

/** Which screen a phone shows; undefined while the table is being looked for. */
export function screenFor({ play, seating }: Omit<PhoneProps, 'desk'>): ScreenName | undefined {
  const { connection, table } = play;
  if (connection.status === 'ended') return 'ended';
  if (!table) return connection.welcome?.role === 'home' ? 'code' : undefined;
  const seated = play.me !== undefined;
  if (table.phase === 'over') return 'results';
  if (table.phase === 'playing') return seated ? 'hand' : 'watch';
  if (seated) return 'waiting';
  return seating.watching ? 'watch' : 'join';
}
