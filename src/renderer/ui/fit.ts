import type { Attachment } from 'svelte/attachments';

/**
 * Shrinks one line of text until it fits its box: sets `--fit` between `least` and 1, for
 * `font-size: calc(var(--size) * var(--fit, 1))`. Longer still, and it takes the second line where there is one,
 * smaller down to `tightest` if it must; then the ellipsis of the class `one-line` takes over.
 */
export const fit =
  (least = 0.6, lines: 1 | 2 = 1, tightest = least): Attachment<HTMLElement> =>
  (element) => {
    let measured: number | undefined;
    const measure = (): void => {
      element.style.setProperty('--fit', '1');
      element.classList.remove('two');
      const room = element.clientWidth;
      const needed = Math.max(element.scrollWidth, isOverByLessThanOne(element) ? room + 1 : 0);
      // Both are rounded: by half a pixel too long, a line would end in an ellipsis.
      if (needed > room && room > 0)
        element.style.setProperty('--fit', String(shrink(room - 1, needed, least)));
      const two = lines === 2 && needed * least > room;
      element.classList.toggle('two', two);
      for (let size = least; two && size > tightest && hasThirdLine(element); ) {
        size -= STEP;
        element.style.setProperty('--fit', String(size));
      }
      measured = room;
    };
    // Smaller text makes a lower box: answering that with a new measurement would never end.
    const boxes = new ResizeObserver(() => {
      if (element.clientWidth !== measured) measure();
    });
    const words = new MutationObserver(measure);
    boxes.observe(element);
    words.observe(element, { characterData: true, childList: true, subtree: true });
    document.fonts.ready.then(measure);
    return () => {
      boxes.disconnect();
      words.disconnect();
    };
  };

/** Rounded away in `scrollWidth`, it is enough to draw the ellipsis. */
function isOverByLessThanOne(element: HTMLElement): boolean {
  const text = document.createRange();
  text.selectNodeContents(element);
  return text.getBoundingClientRect().width > element.getBoundingClientRect().width;
}

const STEP = 0.03;

/** Letters reach a little below the last line: only another line is that much higher. */
const hasThirdLine = (element: HTMLElement): boolean => element.scrollHeight > element.clientHeight * 1.25;

export const shrink = (room: number, needed: number, least: number): number =>
  Math.max(least, Math.floor((room / needed) * 100) / 100);
