import { ask } from '../shell/ask.ts';
import type { Play } from '../shell/play.svelte.ts';
import { orderAfterMove } from './seat-order.ts';

/** Around the table there is no end: before the first comes the last. */
export async function moveSeat(play: Play, from: number, to: number): Promise<void> {
  const count = play.seats.length;
  const place = (to + count) % count;
  if (place !== from)
    await ask(play.connection, 'lobby.reorder', { order: orderAfterMove(count, from, place) });
}
