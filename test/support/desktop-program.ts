import path from 'node:path';
import { _electron, type ElectronApplication } from '@playwright/test';
import { findElectron } from '../../scripts/lib/electron.ts';
import { HOST_ADDRESS } from './host-program.ts';

const project = path.resolve(import.meta.dirname, '../..');

/** Chromium refuses its sandbox to root. */
const rootArguments = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const address = ['--host-address', HOST_ADDRESS];
const x11 = process.platform === 'linux' ? ['--ozone-platform=x11'] : [];

export interface DesktopOptions {
  readonly data: string;
  readonly args?: readonly string[];
}

export function desktopCommand({ data, args = [] }: DesktopOptions): { command: string; args: string[] } {
  const electron = findElectron();
  if ('missing' in electron) throw new Error(`No Electron: ${electron.missing}`);
  const own = [project, '--data', data, '--port', '0', '--no-local-name', ...address, ...args];
  return { command: electron.file, args: [...rootArguments, ...x11, ...own] };
}

/** Starts the built program in real Electron, as `npm start -- --desktop` does. */
export async function startDesktopProgram(options: DesktopOptions): Promise<ElectronApplication> {
  const { command, args } = desktopCommand(options);
  return _electron.launch({ executablePath: command, args, timeout: 60_000 });
}
