import type { Attachment } from 'svelte/attachments';

/**
 * Opens a native `<dialog>` as a modal while it is in the document: the browser traps the focus, makes the rest inert
 * and gives the focus back. `onclose` hears Esc and a tap on the backdrop.
 */
export const modal =
  (options: () => { readonly onclose: (() => void) | undefined }): Attachment<HTMLDialogElement> =>
  (dialog) => {
    let pressed = false;
    const leave = (event: Event): void => {
      event.preventDefault();
      options().onclose?.();
    };
    const press = (event: Event): void => {
      pressed = event.target === dialog;
    };
    // Closed on the press, the dialog would leave the rest of the tap to whatever lies beneath.
    const tap = (event: Event): void => {
      if (pressed && event.target === dialog) options().onclose?.();
    };
    dialog.addEventListener('cancel', leave);
    dialog.addEventListener('pointerdown', press);
    dialog.addEventListener('click', tap);
    dialog.showModal();
    return () => dialog.close();
  };
