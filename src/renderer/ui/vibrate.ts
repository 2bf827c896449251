const PATTERNS = { tap: [12], turn: [60, 60, 60], no: [30, 40, 30] } as const;

/** A nudge in the hand, where there is such a thing: iPhones and insecure pages have none. */
export const vibrate = (pattern: keyof typeof PATTERNS): void => {
  if (!('vibrate' in navigator) || navigator.userActivation?.hasBeenActive === false) return;
  navigator.vibrate([...PATTERNS[pattern]]);
};
