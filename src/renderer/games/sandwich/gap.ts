import type { GameWords } from '../../i18n/words.svelte.ts';

/** Two grabs can arrive within the same thousandth; the first is still the first. */
export const gapText = (ms: number, words: GameWords): string =>
  ms < 1 ? words.say('ui.ms.less') : words.say('ui.ms', { n: ms });
