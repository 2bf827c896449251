import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { canInstallPackages, installPackages } from './apt.ts';
import type { Found } from './electron.ts';
import { inRoot } from './paths.ts';
import { runNode } from './run.ts';

const downloadSeconds = 240;
/** The same engine without windows opens a page for three fifths of the work. */
const HEADLESS = 'chromium-headless-shell';
const names = [
  HEADLESS,
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge',
];

const macApps = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

function windowsPrograms(): string[] {
  const { ProgramFiles, LOCALAPPDATA } = process.env;
  const folders = [ProgramFiles, process.env['ProgramFiles(x86)'], LOCALAPPDATA].filter(
    (one) => one !== undefined,
  );
  return folders.flatMap((folder) => [
    path.join(folder, 'Google/Chrome/Application/chrome.exe'),
    path.join(folder, 'Microsoft/Edge/Application/msedge.exe'),
  ]);
}

function installedBrowsers(): string[] {
  if (process.platform === 'darwin') return macApps;
  if (process.platform === 'win32') return windowsPrograms();
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}

/** `CHROME_PATH`, Playwright's own, or one that is installed. */
export function findChromium(): Found {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) {
    return existsSync(CHROME_PATH) ? { file: CHROME_PATH } : { missing: 'CHROME_PATH names no file' };
  }
  const file = [chromium.executablePath(), ...installedBrowsers()].find((candidate) => existsSync(candidate));
  return file ? { file } : { missing: 'no Chromium, Chrome or Edge found' };
}

export async function findOrInstallChromium(): Promise<Found> {
  const found = findChromium();
  if ('file' in found || process.env.CHROME_PATH) return found;
  if (canInstallPackages()) {
    const trouble = await installPackages([`${HEADLESS}|chromium`]);
    return trouble ? { missing: trouble } : findChromium();
  }
  console.log('  Fetching a Chromium with Playwright, once.');
  await runNode(inRoot('node_modules/@playwright/test/cli.js'), ['install', 'chromium'], {
    limitSeconds: downloadSeconds,
  });
  const fetched = findChromium();
  if ('file' in fetched) return fetched;
  return { missing: `${fetched.missing}; install one, or set CHROME_PATH to a browser's program` };
}

const quiet = [
  // Without windows nobody says how letters are drawn: as with them.
  '--font-render-hinting=slight',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Chromium refuses its sandbox to root. */
export const chromiumArguments = (): string[] =>
  process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : [...quiet];
