export interface Countdown {
  readonly seconds: number;
  readonly running: boolean;
}

/**
 * Counts whole seconds down between two words of the host. Give it a reading of the props; it starts anew whenever
 * one of them changes, so it never drifts further than one message.
 */
export const ticking = (read: () => Countdown): { readonly left: number } => {
  let left = $state(0);

  $effect(() => {
    const { seconds, running } = read();
    const started = performance.now();
    left = Math.max(0, seconds);
    if (!running || seconds <= 0) return;
    let timer: ReturnType<typeof setTimeout>;
    const tick = (): void => {
      left = Math.max(0, seconds - (performance.now() - started) / 1000);
      if (left > 0) timer = setTimeout(tick, untilNextSecond(left));
    };
    timer = setTimeout(tick, untilNextSecond(seconds));
    return () => clearTimeout(timer);
  });

  return {
    get left() {
      return left;
    },
  };
};

/** A little late rather than early, or 4.999 would be shown as 5 twice. */
export const untilNextSecond = (seconds: number): number => Math.ceil((seconds % 1 || 1) * 1000) + 2;
