/** How long things take, in ms. The table can always go on sooner. */
export const PACE = {
  /** Before the first flip of a round: what is announced must be read. */
  firstCountdown: 5_000,
  /** S-4: three, two, one. */
  countdown: 3_000,
  closing: 1_500,
  serving: 3_500,
  verdict: 7_000,
  roundEnd: 20_000,
} as const;

/** S-5: two grabs closer than this are a photo finish. */
export const PHOTO_FINISH_MS = 150;

/** Ruling: so many changes of mind a round; after that, cards are only laid, not moved about. */
export const MOST_CHANGES = 80;
