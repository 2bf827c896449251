/** Draws attention to whatever fits a selector, also what is drawn later, as long as the element is there that it hangs on. */
import type { Attachment } from 'svelte/attachments';

const RING = `{
  outline: 0.1875rem solid var(--focus);
  outline-offset: 0.125rem;
  animation: lesson-ring 900ms ease-in-out infinite alternate;
}
@keyframes lesson-ring {
  from { outline-color: transparent; }
}`;

export const pointAt =
  (selector: string | undefined): Attachment =>
  () => {
    if (!selector) return undefined;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${selector} ${RING}`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  };
