/** What a game is about, as data: three pictures that move, each with a line, `about.<n>` in the game's words. */
import { gameEntry } from './index.ts';

export interface Glance {
  /** What happens in the picture. */
  readonly motion: 'take' | 'pile' | 'hand';
  /** Pictures of the game's own sheet; in a pile from the bottom to the top. */
  readonly art: readonly string[];
  /** What takes it, or to what it is handed: a symbol of all screens. */
  readonly icon?: string;
}

interface Look {
  readonly glances: readonly Glance[];
}

const looks = import.meta.glob<Look>('./*/first-look.ts');

export async function firstLook(game: string): Promise<readonly Glance[] | undefined> {
  return (await looks[`${gameEntry(game).views}/first-look.ts`]?.())?.glances;
}
