import type { Connection } from '../net/connection.svelte.ts';

/** A hiccup is mended before anybody has read about it. */
const HICCUP_MS = 1200;

/** True once the line has been down for longer than a hiccup. To be called while a component is made. */
export function lineLost(connection: Connection): { readonly now: boolean } {
  let lost = $state(false);
  const down = $derived(connection.status === 'lost' || connection.status === 'connecting');
  $effect(() => {
    if (!down) {
      lost = false;
      return;
    }
    const timer = setTimeout(() => {
      lost = true;
    }, HICCUP_MS);
    return () => clearTimeout(timer);
  });
  return {
    get now() {
      return lost;
    },
  };
}
