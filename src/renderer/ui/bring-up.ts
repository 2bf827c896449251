const GAP = 8;

/**
 * What is to be chosen comes up above the hand, as far as it is under it and no further than to the top of the screen.
 * The hand stays where it is. Where it lies beside, as on a phone held sideways, it covers nothing.
 */
export function bringUp(element: Element): void {
  // A new question first goes to the top of its page.
  requestAnimationFrame(() => {
    const { top, right, bottom } = element.getBoundingClientRect();
    const hand = document.querySelector('.u-held')?.getBoundingClientRect();
    const floor = hand && hand.left < right ? hand.top : innerHeight;
    const under = Math.min(bottom + GAP / 2 - floor, top - GAP);
    if (under > 0) scrollBy({ top: under });
  });
}
