/** What a seat is told of what happens to it without a tap of its own. */
import type { Notice } from '../../../../games/masters/notices.ts';
import type { SeatIndex, TextParams } from '../../../../shared/game.ts';
import type { GameWords } from '../../../i18n/words.svelte.ts';
import { say } from '../../../ui/toasts.svelte.ts';

interface Told {
  readonly text: string;
  readonly params: TextParams;
  /** What stands out before it. */
  readonly lead?: string;
}

const DONE_TO_IT: readonly string[] = ['attacked', 'inspected-clean'];
const OF_ITS_OWN: readonly string[] = ['lost', 'lost-all', 'binned', 'fined', 'tipped'];

/** In the order it happened; an event is told to everybody, then what it did to this seat. */
export const toldTo = (seat: SeatIndex, notices: readonly Notice[]): readonly Told[] =>
  notices.flatMap(({ type, params, seat: whose, to }): Told[] => {
    if (type === 'event-up') {
      const { card } = params.card as { readonly card: string };
      return [{ lead: `card.${card}`, text: `effect.${card}`, params: {} }];
    }
    const isMine = DONE_TO_IT.includes(type) ? to === seat : OF_ITS_OWN.includes(type) && whose === seat;
    return isMine ? [{ text: `ui.told.${type}`, params }] : [];
  });

export function tell(seat: SeatIndex, notices: readonly Notice[], words: GameWords): void {
  for (const { text, params, lead } of toldTo(seat, notices))
    say({ text: words.say(text, params), ...(lead ? { lead: words.say(lead) } : {}), icon: 'info' });
}
