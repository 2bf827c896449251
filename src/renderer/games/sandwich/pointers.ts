/** What the lessons of a first match are about: where it is on a phone. */
export const pointers: Readonly<Record<string, string>> = {
  grab: ".scene > ul button:not([aria-disabled='true'])",
  place: '.columns',
  ready: '.dock .u-btn',
  reveal: '.dock .u-btn',
  rank: '.ranking',
  guess: '.guess',
};
