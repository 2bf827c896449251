/** What a seat is told of what happens to it without a tap of its own. */
import type { Notice } from '../../../../games/wars/notices.ts';
import type { SeatIndex } from '../../../../shared/game.ts';
import type { GameWords } from '../../../i18n/words.svelte.ts';
import { say } from '../../../ui/toasts.svelte.ts';

/** Assistants who leave (W-18), an opportunity that comes (W-15). */
export const toldTo = (me: SeatIndex, notices: readonly Notice[]): readonly Notice[] =>
  notices.filter(
    ({ type, seat, to }) =>
      (type === 'upkeep-short' && seat === me) || (type === 'opportunity-used' && to === me),
  );

/** The newest of a kind takes the place of the one before. */
export function tell(me: SeatIndex, notices: readonly Notice[], words: GameWords): void {
  for (const { type, params } of toldTo(me, notices))
    say({ text: words.say(type === 'opportunity-used' ? 'ui.handed' : `notice.${type}`, params), key: type });
}
