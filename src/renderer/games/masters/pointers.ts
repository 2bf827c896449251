/** What the lessons of a first match are about: where it is on a phone. */
export const pointers: Readonly<Record<string, string>> = {
  play: ".m-card.ingredient:not([aria-disabled='true'])",
  close: ".m-card.ingredient[data-about^='card:bread']:not([aria-disabled='true'])",
  claim: '.u-btn.confirm',
  'end-turn': '.dock .u-btn',
  attack: '.m-card.attack',
  inspect: '.m-card.inspector',
  comply: ".dock .u-btn:not([aria-disabled='true'])",
};
