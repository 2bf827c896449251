import { Menu, type MenuItemConstructorOptions } from 'electron';
import type { DesktopWords } from './words/desktop-words.ts';

interface MenuParts {
  readonly words: DesktopWords;
  readonly openWindow: () => void;
}

const separator: MenuItemConstructorOptions = { type: 'separator' };

function editMenu(words: DesktopWords): MenuItemConstructorOptions {
  return {
    label: words.edit,
    submenu: [
      { role: 'undo' },
      { role: 'redo' },
      separator,
      { role: 'cut' },
      { role: 'copy' },
      { role: 'paste' },
    ],
  };
}

/** Without an Edit menu macOS knows no copy and paste; elsewhere the keys work by themselves. */
export function setMenu({ words, openWindow }: MenuParts): void {
  const isMac = process.platform === 'darwin';
  const window: MenuItemConstructorOptions = {
    label: isMac ? 'Smorgasboard' : words.window,
    submenu: [
      { label: words.newWindow, accelerator: 'CmdOrCtrl+N', click: openWindow },
      { label: words.fullScreen, role: 'togglefullscreen' },
      { label: words.reload, role: 'reload' },
      separator,
      { label: words.quit, role: 'quit' },
    ],
  };
  Menu.setApplicationMenu(Menu.buildFromTemplate(isMac ? [window, editMenu(words)] : [window]));
}
