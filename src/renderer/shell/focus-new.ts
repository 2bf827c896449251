import type { Attachment } from 'svelte/attachments';

let first = true;

/** A new screen takes the focus, so that a screen reader begins to read it; the page's first one need not. */
export const focusNew: Attachment<HTMLElement> = (element) => {
  if (!first) element.focus({ preventScroll: true });
  first = false;
};
