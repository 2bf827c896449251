import type { OptionValue } from '../../shared/game.ts';
import { gameEntry } from '../games/index.ts';
import type { GameWords } from '../i18n/words.svelte.ts';

/** The name over a game; a sheet for any game may have been given one of its own. */
export function gameTitle(
  words: GameWords,
  game: string,
  options: Readonly<Record<string, OptionValue>> = {},
): string {
  const { title: own } = options;
  return typeof own === 'string' && own ? own : words.say(gameEntry(game).title);
}
