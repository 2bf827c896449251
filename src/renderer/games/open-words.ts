/** The words and pictures of a game. */
import { untrack } from 'svelte';
import { words } from '../i18n/words.svelte.ts';
import { loadArt } from '../ui/art.ts';
import { gameEntry } from './index.ts';

/** What those who play hear. */
export const openWords = (game: string): Promise<void> =>
  untrack(() => words.addGame(game, gameEntry(game).text));

/** And what those read who choose the rules. */
export const openSetupWords = (game: string): Promise<void> =>
  untrack(() => words.addGame(game, gameEntry(game).text, `${gameEntry(game).text}.setup`));

export async function openArt(game: string): Promise<void> {
  const { art } = gameEntry(game);
  if (art) await loadArt(art);
}
