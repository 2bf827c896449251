/** What lies over a hand now and then, fetched apart from it. */
import { otherWords } from './other-words.ts';

export const loadPaused = () => import('./PausedNote.svelte');

/** For whoever looked away. */
export async function loadBack() {
  const [{ default: BackDrawer }] = await Promise.all([import('./BackDrawer.svelte'), otherWords()]);
  return BackDrawer;
}
