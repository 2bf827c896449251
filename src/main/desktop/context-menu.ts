import { Menu, type MenuItemConstructorOptions, type WebContents } from 'electron';
import type { Kiosk } from './kiosk.ts';
import type { DesktopWords } from './words/desktop-words.ts';

interface ContextParts {
  readonly contents: WebContents;
  readonly words: DesktopWords;
  readonly kiosk: Kiosk;
}

/** Over what can be written or copied; a locked screen opens no menus of the system. */
export function offerContextMenu({ contents, words, kiosk }: ContextParts): void {
  contents.on('context-menu', (_, { isEditable, selectionText, editFlags }) => {
    if (kiosk.state().locked) return;
    const copy: MenuItemConstructorOptions = { role: 'copy', label: words.copy, enabled: editFlags.canCopy };
    const items: MenuItemConstructorOptions[] = isEditable
      ? [
          { role: 'undo', label: words.undo, enabled: editFlags.canUndo },
          { type: 'separator' },
          { role: 'cut', label: words.cut, enabled: editFlags.canCut },
          copy,
          { role: 'paste', label: words.paste, enabled: editFlags.canPaste },
          { role: 'selectAll', label: words.selectAll },
        ]
      : [copy];
    if (isEditable || selectionText.trim() !== '') Menu.buildFromTemplate(items).popup();
  });
}
