import path from 'node:path';
import { app } from 'electron';
import { defaultDataDir } from './data-dir.ts';
import { parseLaunchOptions } from './desktop/launch-options.ts';
import { sayItCannotStart, startDesktop } from './desktop/program.ts';

const out = path.resolve(import.meta.dirname, '..');
const options = parseLaunchOptions(process.argv.slice(1));

const data = options.data ?? defaultDataDir();

// The lock that keeps a house from being opened twice lies in this folder.
app.setPath('userData', path.join(data, 'window'));

const places = {
  renderer: path.join(out, 'renderer'),
  preload: path.join(out, 'preload/index.cjs'),
  icon: path.join(out, '../resources/icon.png'),
  data,
};

if (app.requestSingleInstanceLock()) {
  // Not awaited at the top: Electron would wait for this file, and this file for Electron.
  app
    .whenReady()
    .then(() => startDesktop(options, places))
    .catch(sayItCannotStart);
} else {
  console.log('Smorgasboard is already running here: its window has come to the front.');
  app.exit(0);
}
