import type { MenuItemConstructorOptions } from 'electron';
import { expect, test } from 'vitest';
import { macMenu } from '../../../src/main/desktop/mac-menu.ts';
import { wordsFor } from '../../../src/main/desktop/words/index.ts';

test('on macOS the program has the menu that every program has there, each item with a word of its own', () => {
  for (const locale of ['en', 'fr', 'es', 'de']) {
    const items = macMenu(wordsFor(locale)).submenu as MenuItemConstructorOptions[];
    const said = items.filter(({ type }) => type !== 'separator');
    expect(said.map(({ role }) => role)).toEqual([
      ...['about', 'services', 'hide', 'hideOthers', 'unhide', 'quit'],
    ]);
    expect(new Set(said.map(({ label }) => label)).size).toBe(said.length);
  }
});
