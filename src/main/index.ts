import path from 'node:path';
import { app } from 'electron';
import { findData, logPlace } from './data-dir.ts';
import { parseLaunchOptions } from './desktop/launch-options.ts';
import { liveLightly } from './desktop/light.ts';
import { beginAnewAtOnce, closeHouse, startDesktop } from './desktop/program.ts';
import { beginAnewAfterFaults } from './faults.ts';
import { logIn, withoutCode } from './log-file.ts';

const out = path.resolve(import.meta.dirname, '..');
const options = parseLaunchOptions(process.argv.slice(1));

const data = findData(options.data);

// The lock that keeps a house from being opened twice lies in this folder.
app.setPath('userData', data.window);

const keepLine = logIn(logPlace(data));
const log = (line: string): void => {
  console.log(line);
  keepLine(withoutCode(line));
};

liveLightly();

// Before anything can break: without somebody who listens, Electron stops the program with a dialog.
beginAnewAfterFaults({ log, close: closeHouse, beginAnew: beginAnewAtOnce });

const places = {
  renderer: path.join(out, 'renderer'),
  preload: path.join(out, 'preload/index.cjs'),
  icon: path.join(out, '../resources/icon.png'),
  licences: path.join(out, 'licences.html'),
  ...{ data, log },
};

// The one that runs is told what this one was started with: Chromium mixes up the words of a command line.
if (app.requestSingleInstanceLock({ kiosk: options.kiosk })) {
  // Not awaited at the top: Electron would wait for this file, and this file for Electron.
  void app.whenReady().then(() => startDesktop(options, places));
} else {
  console.log('Smorgasboard is already running here: its window has come to the front.');
  app.exit(0);
}
