/** Work that is known to hold up everything else: whoever watches over the program is told, and is patient meanwhile. */
let told: ((isBusy: boolean) => void) | undefined;

export function tellOfLongWork(tell: ((isBusy: boolean) => void) | undefined): void {
  told = tell;
}

export function longWork<T>(work: () => T): T {
  told?.(true);
  try {
    return work();
  } finally {
    told?.(false);
  }
}
