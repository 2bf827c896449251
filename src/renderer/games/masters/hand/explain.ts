import type { GameWords } from '../../../i18n/words.svelte.ts';
import { say } from '../../../ui/toasts.svelte.ts';
import { foodOf } from '../food.ts';

/** A card that cannot be used now tells what it is for. */
export function explain(card: string, words: GameWords): void {
  const food = foodOf(card, words);
  say({ lead: food.title, text: food.effect, icon: 'info', key: 'effect' });
}
