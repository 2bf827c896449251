import type { Attachment } from 'svelte/attachments';

/**
 * Shrinks one line of text until it fits its box: sets `--fit` between `least` and 1, for
 * `font-size: calc(var(--size) * var(--fit, 1))`. Longer still, and it takes the second line where there is one,
 * smaller down to `tightest` if it must; then the ellipsis of the class `one-line` takes over.
 */
export const fit =
  (least = 0.6, lines: 1 | 2 = 1, tightest = least): Attachment<HTMLElement> =>
  (element) => {
    let room: number;
    const draw = (size: number): void => element.style.setProperty('--fit', String(size));
    const measure = (): void => {
      draw(1);
      element.classList.remove('two');
      room = element.clientWidth;
      const share = room / element.scrollWidth || 1;
      const fill = (two: boolean): void => {
        element.classList.toggle('two', two);
        let size = Math.max(least, share);
        draw(size);
        // Letters that are drawn on whole pixels shrink less than the box says.
        while (size > (two ? tightest : least) && (lacksLine(element) || (!two && isTooLong(element)))) {
          size -= STEP;
          draw(size);
        }
        if (lines === 2 && !two && isTooLong(element)) fill(true);
      };
      fill(lines === 2 && share < least);
    };
    // Smaller text makes a lower box: answering each of that with a new measurement would never end.
    const boxes = new ResizeObserver(() => (element.clientWidth !== room || lacksLine(element)) && measure());
    const words = new MutationObserver(measure);
    boxes.observe(element);
    words.observe(element, { characterData: true, childList: true, subtree: true });
    document.fonts.ready.then(measure);
    return () => {
      boxes.disconnect();
      words.disconnect();
    };
  };

/** What is rounded away in `scrollWidth` is enough to draw the ellipsis. */
function isTooLong(element: HTMLElement): boolean {
  const text = document.createRange();
  text.selectNodeContents(element);
  return (
    element.scrollWidth > element.clientWidth ||
    text.getBoundingClientRect().width > element.getBoundingClientRect().width
  );
}

const STEP = 0.03;

/** Letters reach a little below the last line: only another line is that much higher. */
const lacksLine = (element: HTMLElement): boolean =>
  element.scrollHeight - element.clientHeight > Number.parseFloat(getComputedStyle(element).fontSize) / 5;
