import type { Attachment } from 'svelte/attachments';

/** Smaller than this nobody reads it from across the room. */
const SMALLEST = 0.72;
/** Whoever served fifty orders reads them on a phone; here they still add up. */
const SMALLEST_OF_MANY = 0.55;

/**
 * A list that is longer than its box is never cut: first its details go, so that what is left still adds up; then it
 * is drawn smaller, and at last in two columns. Sets the classes `folded` and `columns`, and `--small` between the
 * smallest and 1.
 */
export const fold: Attachment<HTMLElement> = (node) => {
  const draw = (size: number): void => node.style.setProperty('--small', String(size));
  /** At full size, how much of it there is room for. */
  const share = (): number => {
    draw(1);
    return Math.min(1, Math.floor((node.clientHeight / node.scrollHeight) * 100) / 100);
  };
  const look = (): void => {
    node.classList.remove('folded', 'columns');
    if (share() === 1) return;
    node.classList.add('folded');
    const size = share();
    const many = size < SMALLEST;
    node.classList.toggle('columns', many);
    draw(many ? Math.max(SMALLEST_OF_MANY, share()) : size);
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
