import type { Attachment } from 'svelte/attachments';

/**
 * Opens a native `<dialog>` as a modal while it is in the document: the browser traps the focus, makes the rest inert
 * and gives the focus back. `onclose` hears Esc and, if `outside` is allowed, a press on the backdrop.
 */
export const modal =
  (options: () => { readonly onclose: (() => void) | undefined }): Attachment<HTMLDialogElement> =>
  (dialog) => {
    const leave = (event: Event): void => {
      event.preventDefault();
      options().onclose?.();
    };
    const press = (event: PointerEvent): void => {
      if (event.target === dialog) options().onclose?.();
    };
    dialog.addEventListener('cancel', leave);
    dialog.addEventListener('pointerdown', press);
    dialog.showModal();
    return () => {
      dialog.removeEventListener('cancel', leave);
      dialog.removeEventListener('pointerdown', press);
      dialog.close();
    };
  };
