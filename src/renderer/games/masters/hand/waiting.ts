import type { SeatView, TableView } from '../../../../games/masters/view-types.ts';
import type { HandProps } from '../../props.ts';
import { listOf } from '../food.ts';

type Waiting = Pick<HandProps<TableView, SeatView>, 'view' | 'frames' | 'seats' | 'seat' | 'words'>;

/** Whom a phone waits for, in a sentence: for who is in turn, or for answers to what came in between. */
export function waitingFor({ view, frames, seats, seat, words }: Waiting): string | undefined {
  const others = (frames.at(-1)?.actors ?? []).filter((actor) => actor !== seat);
  if (others.length === 0) return undefined;
  const names = others.map((actor) => seats[actor]?.name ?? '');
  const key = view.event || view.inspection ? 'ui.wait-answer' : 'ui.wait-turn';
  return words.say(key, { n: names.length, who: listOf(names, words) });
}
