const limit = 3;
const spanMs = 60_000;

/** A page that breaks is loaded again; one that breaks three times in a minute would do so for ever. */
export function createRestartGuard(now: () => number): { readonly mayRestart: () => boolean } {
  let breaks: number[] = [];
  return {
    mayRestart: () => {
      const at = now();
      breaks = [...breaks.filter((earlier) => at - earlier < spanMs), at];
      return breaks.length < limit;
    },
  };
}
