/** The menu that bears the program's name, as every program on macOS has it. */
import type { MenuItemConstructorOptions } from 'electron';
import type { DesktopWords } from './words/desktop-words.ts';

const separator: MenuItemConstructorOptions = { type: 'separator' };

export const macMenu = (words: DesktopWords): MenuItemConstructorOptions => ({
  label: 'Smorgasboard',
  submenu: [
    { label: words.about, role: 'about' },
    separator,
    { label: words.services, role: 'services' },
    separator,
    { label: words.hide, role: 'hide' },
    { label: words.hideOthers, role: 'hideOthers' },
    { label: words.showAll, role: 'unhide' },
    separator,
    { label: words.quit, role: 'quit' },
  ],
});
