/** What a thing on a game's screens is and does, for whoever holds it: `<game>/about.ts` tells of `data-about`. */
import type { GameWords } from '../i18n/words.svelte.ts';
import { gameEntry } from './index.ts';
import { type Default, viewAt } from './views.ts';

export interface About {
  readonly title: string;
  /** What it does here, sentence by sentence. */
  readonly text: readonly string[];
  /** The number of the rule. */
  readonly rule: string;
}

/** `kind` and `id` stand in `data-about` as `kind:id`; `view` is what everybody sees. */
export interface Asked {
  readonly kind: string;
  readonly id: string;
  readonly words: GameWords;
  readonly view: unknown;
}

export type Tell = (asked: Asked) => About | undefined;

const tellers = import.meta.glob<Default<Tell>>('./*/about.ts');

/** Undefined where there is nothing to tell; a number tells its rule alone. */
export async function aboutOf(game: string, asked: Asked): Promise<About | undefined> {
  if (asked.kind === 'rule') return { title: '', text: [], rule: asked.id };
  const tell = await viewAt(tellers, `${gameEntry(game).views}/about.ts`);
  return tell?.(asked);
}
