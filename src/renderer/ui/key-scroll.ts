import type { Attachment } from 'svelte/attachments';

const FOCUSABLE = 'button, a[href], input, select, textarea, [tabindex="0"]';

/**
 * What scrolls and holds nothing to focus is itself focused: else keys could not scroll it. And it says on which sides
 * it goes on, as `data-more`: `above`, `below` or both, for a box that ends between two lines looks whole.
 */
export const keyScroll: Attachment<HTMLElement> = (node) => {
  const look = (): void => {
    const longer = node.scrollHeight > node.clientHeight || node.scrollWidth > node.clientWidth;
    if (longer && !node.querySelector(FOCUSABLE)) node.tabIndex = 0;
    else node.removeAttribute('tabindex');
    mark();
  };
  const mark = (): void => {
    const below = node.scrollHeight - node.clientHeight - node.scrollTop;
    node.dataset.more = `${node.scrollTop > 1 ? 'above ' : ''}${below > 1 ? 'below' : ''}`.trim();
  };
  const sizes = new ResizeObserver(look);
  const contents = new MutationObserver(look);
  sizes.observe(node);
  contents.observe(node, { childList: true, subtree: true });
  node.addEventListener('scroll', mark, { passive: true });
  return () => {
    node.removeEventListener('scroll', mark);
    sizes.disconnect();
    contents.disconnect();
  };
};
