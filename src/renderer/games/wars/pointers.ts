/** What the lessons of a first match are about: where it is on a phone. */
export const pointers: Readonly<Record<string, string>> = {
  play: '.u-held .w-card:not(.chance)',
  order: '.w-order',
  coins: '.w-action:nth-child(2)',
  refill: '.w-action:nth-child(1)',
  hire: '.w-action:nth-child(3)',
  opportunity: '.u-held .w-card.chance',
  'end-turn': '.dock .u-btn',
  split: '.w-part',
  upkeep: '.dock .u-btn',
};
