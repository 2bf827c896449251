import { existsSync, readFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { inRoot } from './paths.ts';
import { runNode } from './run.ts';

export type Found = { readonly file: string } | { readonly missing: string };

const packageDir = inRoot('node_modules/electron');
const downloadHost = 'github.com';
const answerMs = 700;

function nameInDist(): string {
  if (process.platform === 'darwin') return 'Electron.app/Contents/MacOS/Electron';
  return process.platform === 'win32' ? 'electron.exe' : 'electron';
}

function recordedName(): string {
  const record = path.join(packageDir, 'path.txt');
  return existsSync(record) ? readFileSync(record, 'utf8').trim() : nameInDist();
}

/** Where Electron's program is, without starting it: its own launcher would try to download it first. */
export function findElectron(): Found {
  const elsewhere = process.env.ELECTRON_OVERRIDE_DIST_PATH;
  const file = path.join(elsewhere ?? path.join(packageDir, 'dist'), recordedName());
  if (existsSync(file)) return { file };
  return {
    missing: elsewhere
      ? 'ELECTRON_OVERRIDE_DIST_PATH names a folder without Electron in it'
      : 'the Electron program has not been downloaded',
  };
}

export function answers(host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect({ host, port: 443 });
    const end = (reached: boolean): void => {
      socket.destroy();
      resolve(reached);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
    setTimeout(() => end(false), answerMs).unref();
  });
}

/** A mirror or a proxy answers in its own way, so only a plain download is asked for first. */
export async function canDownloadElectron(): Promise<boolean> {
  const { ELECTRON_MIRROR, npm_config_electron_mirror, HTTPS_PROXY, https_proxy } = process.env;
  if (ELECTRON_MIRROR || npm_config_electron_mirror || HTTPS_PROXY || https_proxy) return true;
  return answers(downloadHost);
}

/** Electron's own install script, once, with a limit. */
export async function downloadElectron(limitSeconds: number): Promise<Found> {
  const ended = await runNode(path.join(packageDir, 'install.js'), [], { limitSeconds });
  const found = findElectron();
  if ('file' in found) return found;
  const lastWords = ended.output.trim().split('\n')[0] ?? '';
  return { missing: `the Electron program could not be downloaded (${lastWords || ended.trouble})` };
}
