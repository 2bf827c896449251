import { markBots } from '../ui/bots.ts';
import type { Play } from './play.svelte.ts';

/** To be called while a screen of a match is made. */
export const markBotsOf = (play: Play): void =>
  void markBots(() => new Set(play.seats.filter(({ kind }) => kind === 'bot').map(({ badge }) => badge)));
