import type { Attachment } from 'svelte/attachments';

/** Smaller than this nobody reads it from across the room. */
const SMALLEST = 0.72;

/**
 * A list that is longer than its box is never cut: first its details go, so that what is left still adds up; then it
 * is drawn smaller. Sets the class `folded`, and `--small` between the smallest and 1.
 */
export const fold: Attachment<HTMLElement> = (node) => {
  const look = (): void => {
    node.classList.remove('folded');
    node.style.setProperty('--small', '1');
    if (node.scrollHeight <= node.clientHeight) return;
    node.classList.add('folded');
    const over = node.clientHeight / node.scrollHeight;
    if (over < 1) node.style.setProperty('--small', String(Math.max(SMALLEST, Math.floor(over * 100) / 100)));
  };
  const sizes = new ResizeObserver(look);
  const contents = new MutationObserver(look);
  sizes.observe(node);
  contents.observe(node, { childList: true, subtree: true, characterData: true });
  document.fonts.ready.then(look);
  return () => {
    sizes.disconnect();
    contents.disconnect();
  };
};
