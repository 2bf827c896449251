/** What has come is installed while nothing is played; what could not be is not tried again at once. */
const AGAIN_MS = 6 * 3600_000;

export interface QuietInstallParts {
  readonly isPlayed: () => boolean;
  /** Takes its time. */
  readonly prepare: () => Promise<void>;
  /** Where it works, the program ends. */
  readonly install: () => void;
  readonly now: () => number;
  readonly trouble: (error: unknown) => void;
}

/** Gives what is to be called every moment. */
export function installWhenQuiet({ isPlayed, prepare, install, now, trouble }: QuietInstallParts) {
  let notBefore = Number.NEGATIVE_INFINITY;
  return async (): Promise<void> => {
    if (isPlayed() || now() < notBefore) return;
    notBefore = Number.POSITIVE_INFINITY;
    try {
      await prepare();
      // Somebody has sat down meanwhile: it is for the end of their match.
      if (isPlayed()) notBefore = now();
      else install();
    } catch (error) {
      trouble(error);
    }
    notBefore = Math.min(notBefore, now() + AGAIN_MS);
  };
}
