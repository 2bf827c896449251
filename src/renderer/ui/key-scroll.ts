import type { Attachment } from 'svelte/attachments';

const FOCUSABLE = 'button, a[href], input, select, textarea, [tabindex="0"]';

/** What scrolls and holds nothing to focus is itself focused: else keys could not scroll it. */
export const keyScroll: Attachment<HTMLElement> = (node) => {
  const look = (): void => {
    const longer = node.scrollHeight > node.clientHeight || node.scrollWidth > node.clientWidth;
    if (longer && !node.querySelector(FOCUSABLE)) node.tabIndex = 0;
    else node.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(look);
  const contents = new MutationObserver(look);
  sizes.observe(node);
  contents.observe(node, { childList: true, subtree: true });
  return () => {
    sizes.disconnect();
    contents.disconnect();
  };
};
