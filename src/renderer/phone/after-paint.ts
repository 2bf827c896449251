/** What a phone does all the time, and need not do before its first picture. */

import type { Play } from '../shell/play.svelte.ts';
import { guardFingers } from '../ui/finger-guard.ts';
import type { Guest } from './guest.svelte.ts';
import { stayAwake } from './stay-awake.svelte.ts';

export function settleIn(play: Play, guest: Guest): void {
  guardFingers();
  stayAwake(play, guest);
}
