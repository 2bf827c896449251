/** What a seat is told of what others do to it, by name. */
import type { Notice } from '../../../../games/plate/notices.ts';
import type { SeatIndex, TextParams } from '../../../../shared/game.ts';
import type { GameWords } from '../../../i18n/words.svelte.ts';
import { say } from '../../../ui/toasts.svelte.ts';

interface Told {
  readonly text: string;
  readonly params: TextParams;
}

const named = (param: TextParams[string] | undefined): SeatIndex | undefined =>
  typeof param === 'object' && 'seat' in param ? param.seat : undefined;

/** By the type of a notice: when it is done to this seat by another. */
const DONE_TO: Readonly<Record<string, (notice: Notice, me: SeatIndex) => boolean>> = {
  'napkin-played': ({ face, to, seat }, me) => face === 'crumple' && to === me && seat !== me,
  'napkin-lies': ({ seat, params }, me) => seat === me && named(params.by) !== me,
  traded: ({ to }, me) => to === me,
  'hands-discarded': ({ seat }, me) => seat !== me,
  peeked: ({ to, seat }, me) => to === me && seat !== me,
  'bids-swapped': ({ seat, params }, me) =>
    seat !== me && [params.one, params.other].some((one) => named(one) === me),
};

function paramsFor({ type, params }: Notice, me: SeatIndex): TextParams {
  if (type === 'bids-swapped' && named(params.other) === me) return { ...params, other: params.one! };
  return type === 'napkin-lies' ? { ...params, seat: params.by! } : params;
}

export const toldTo = (me: SeatIndex, notices: readonly Notice[]): readonly Told[] =>
  notices
    .filter((notice) => DONE_TO[notice.type]?.(notice, me))
    .map((notice) => ({ text: `ui.told.${notice.type}`, params: paramsFor(notice, me) }));

export function tell(me: SeatIndex, notices: readonly Notice[], words: GameWords): void {
  for (const { text, params } of toldTo(me, notices))
    say({ text: words.say(text, params), icon: 'info', key: text });
}
