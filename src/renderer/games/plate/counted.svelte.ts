import { untrack } from 'svelte';
import { countUp } from '../../ui/motion.ts';

/** A number that counts to its new value instead of jumping there. */
export function counted(read: () => number, ms = 600): { readonly value: number } {
  let shown = $state(untrack(read));
  $effect(() => {
    const to = read();
    return countUp({
      from: untrack(() => shown),
      to,
      ms,
      onvalue: (value) => {
        shown = value;
      },
    });
  });
  return {
    get value() {
      return shown;
    },
  };
}
