/** Long enough to get a phone out and to scan; a table nobody reached by then probably can't be reached. */
const PATIENCE_MS = 75_000;

/** True once a lobby has waited in vain. To be called while a component is made. */
export function nobodyComes(somebodyCame: () => boolean): { readonly now: boolean } {
  let late = $state(false);
  $effect(() => {
    if (somebodyCame()) {
      late = false;
      return;
    }
    const timer = setTimeout(() => {
      late = true;
    }, PATIENCE_MS);
    return () => clearTimeout(timer);
  });
  return {
    get now() {
      return late;
    },
  };
}
