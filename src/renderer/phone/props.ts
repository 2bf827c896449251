import type { Play } from '../shell/play.svelte.ts';
import type { Desk } from './desk.svelte.ts';
import type { Guest } from './guest.svelte.ts';

/** What every screen of a phone is given. */
export interface PhoneProps {
  readonly play: Play;
  readonly guest: Guest;
  readonly desk: Desk;
}
