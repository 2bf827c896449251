/** A call by sound: once when it comes, and the last seconds of its clock. To be called while a component is made. */
import { play } from '../../../ui/sound.svelte.ts';
import { ticking } from '../../../ui/ticking.svelte.ts';
import { callTimer, isCount, type LedBook, soundOf } from './called.ts';

const LAST_SECONDS = 5;

export interface CallClock {
  /** Whole seconds; undefined where no clock runs. */
  readonly seconds: number | undefined;
  /** Of its length, from 1 to 0. */
  readonly share: number;
}

export function hearCalls(read: () => LedBook): CallClock {
  const timer = $derived(callTimer(read()));
  const count = ticking(() => {
    const { running } = read();
    return { seconds: timer ? Math.max(0, (timer.due - read().now()) / 1000) : 0, running };
  });
  const seconds = $derived(timer ? Math.max(1, Math.ceil(count.left - 0.001)) : undefined);
  const key = $derived(JSON.stringify(read().view.called ?? null));

  $effect(() => {
    const { called } = JSON.parse(`{"called":${key}}`) as { called: LedBook['view']['called'] | null };
    if (called) play(soundOf(called));
  });

  $effect(() => {
    const { called } = read().view;
    const isLong = (timer?.length ?? 0) > LAST_SECONDS * 1000;
    if (seconds === undefined || !called) return;
    if ((isCount(called) && seconds < 3) || (isLong && seconds <= LAST_SECONDS)) play('timer');
  });

  return {
    get seconds() {
      return seconds;
    },
    get share() {
      return timer ? Math.min(1, (count.left * 1000) / timer.length) : 0;
    },
  };
}
