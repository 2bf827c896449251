import { app, BrowserWindow, Menu, type MenuItemConstructorOptions, shell } from 'electron';
import type { Kiosk } from './kiosk.ts';
import { openLicences } from './licences.ts';
import { macMenu } from './mac-menu.ts';
import type { OtherWindows } from './other-windows.ts';
import { savePdf } from './save-file.ts';
import type { DesktopWords } from './words/desktop-words.ts';

interface MenuParts {
  readonly words: DesktopWords;
  readonly kiosk: Kiosk;
  readonly logs: string;
  /** The page of licences, and where it is laid to be read. */
  readonly licences: { readonly page: string; readonly folder: string };
  readonly openWindow: () => void;
  readonly others: OtherWindows;
}

type Items = MenuItemConstructorOptions[];

const separator: MenuItemConstructorOptions = { type: 'separator' };
const isMac = process.platform === 'darwin';

const withWindow =
  ({ kiosk }: MenuParts, act: (window: BrowserWindow) => void) =>
  (): void => {
    const window = BrowserWindow.getFocusedWindow() ?? BrowserWindow.getAllWindows()[0];
    if (window && !kiosk.state().locked) act(window);
  };

function fileMenu(parts: MenuParts): Items {
  const { words, openWindow } = parts;
  return [
    { label: words.newWindow, accelerator: 'CmdOrCtrl+N', click: withWindow(parts, openWindow) },
    separator,
    {
      label: words.print,
      accelerator: 'CmdOrCtrl+P',
      click: withWindow(parts, ({ webContents }) => webContents.print()),
    },
    {
      label: words.savePdf,
      accelerator: 'CmdOrCtrl+Shift+S',
      click: withWindow(parts, (window) => void savePdf(window, 'smorgasboard.pdf').catch(() => undefined)),
    },
    separator,
    { label: words.close, role: 'close' },
    ...(isMac ? [] : [{ label: words.quit, role: 'quit' } as const]),
  ];
}

const editMenu = (words: DesktopWords): Items => [
  { label: words.undo, role: 'undo' },
  { label: words.redo, role: 'redo' },
  separator,
  { label: words.cut, role: 'cut' },
  { label: words.copy, role: 'copy' },
  { label: words.paste, role: 'paste' },
  { label: words.selectAll, role: 'selectAll' },
];

const viewMenu = (words: DesktopWords): Items => [
  { label: words.zoomIn, role: 'zoomIn' },
  { label: words.zoomOut, role: 'zoomOut' },
  { label: words.zoomReset, role: 'resetZoom' },
  separator,
  { label: words.fullScreen, role: 'togglefullscreen' },
  { label: words.reload, role: 'reload' },
];

const windowMenu = (parts: MenuParts): Items => [
  { label: parts.words.secondScreen, click: withWindow(parts, parts.others.toSecondScreen) },
  { label: parts.words.hand, click: withWindow(parts, parts.others.toHand) },
  separator,
  { label: parts.words.minimize, role: 'minimize' },
  ...(isMac ? [{ label: parts.words.front, role: 'front' } as const] : []),
];

/** The page itself opens it: its paths and its keys are its own. */
const inPage = (code: string, parts: MenuParts): (() => void) =>
  withWindow(parts, ({ webContents }) => void webContents.executeJavaScript(code).catch(() => undefined));

const helpMenu = (parts: MenuParts): Items => {
  const { words, kiosk, logs, licences } = parts;
  return [
    { label: words.rules, click: inPage("dispatchEvent(new Event('smorgasboard:rules'))", parts) },
    { label: words.keys, click: inPage("dispatchEvent(new Event('smorgasboard:keys'))", parts) },
    separator,
    { label: words.report, click: inPage("location.hash = '#/report'", parts) },
    { label: words.logFolder, click: () => void (kiosk.state().locked || shell.openPath(logs)) },
    {
      label: words.licences,
      click: () => void (kiosk.state().locked || openLicences(licences).catch(() => undefined)),
    },
    ...(isMac ? [] : [separator, { label: words.about, role: 'about' } as const]),
  ];
};

/** Where each system expects it; a locked window heeds none of its keys. */
export function setMenu(parts: MenuParts): void {
  const { words } = parts;
  app.setAboutPanelOptions({ applicationName: 'Smorgasboard', applicationVersion: app.getVersion() });
  Menu.setApplicationMenu(
    Menu.buildFromTemplate([
      ...(isMac ? [macMenu(words)] : []),
      { label: words.file, submenu: fileMenu(parts) },
      { label: words.edit, submenu: editMenu(words) },
      { label: words.view, submenu: viewMenu(words) },
      { label: words.window, role: 'window', submenu: windowMenu(parts) },
      { label: words.help, role: 'help', submenu: helpMenu(parts) },
    ]),
  );
}
