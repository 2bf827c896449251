import type { SeatPublic } from '../../shared/protocol.ts';
import type { GameWords } from '../i18n/words.svelte.ts';

/** What the bot in this seat is like, in a word; only with the words of those who choose the rules. */
export function temperIn(words: GameWords, { temper }: SeatPublic): string | undefined {
  const key = `temper.${temper}`;
  return temper !== undefined && words.has(key) ? words.say(key) : undefined;
}
