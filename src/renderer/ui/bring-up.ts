const GAP = 8;

/**
 * What is to be chosen comes up above the hand, as far as it is under it and no further than to the top of the screen.
 * The hand stays where it is. On a phone held sideways it lies beside, and covers nothing.
 */
export function bringUp(element: Element): void {
  // A new question first goes to the top of its page.
  requestAnimationFrame(() => {
    const { top, bottom } = element.getBoundingClientRect();
    const isBeside = matchMedia('(max-height: 30rem) and (min-width: 36rem)').matches;
    const hand = isBeside ? null : document.querySelector('.u-held');
    const floor = hand?.getBoundingClientRect().top ?? innerHeight;
    const under = Math.min(bottom + GAP / 2 - floor, top - GAP);
    if (under > 0) scrollBy({ top: under });
  });
}
