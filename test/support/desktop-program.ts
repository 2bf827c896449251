import { _electron, type ElectronApplication } from '@playwright/test';
import { findElectron } from '../../scripts/lib/electron.ts';
import { inRoot } from '../../scripts/lib/paths.ts';
import { HOST_ADDRESS } from './host-program.ts';
import { inspectable } from './packaged-program.ts';

/** Chromium refuses its sandbox to root. */
const rootArguments = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const address = ['--host-address', HOST_ADDRESS];
const x11 = process.platform === 'linux' ? ['--ozone-platform=x11'] : [];

/** Playwright would give up after half a minute, in which a busy machine draws nothing. */
const BUSY_MS = 240_000;

export interface DesktopOptions {
  /** Left out, it is where this system has it. */
  readonly data?: string;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

export const desktopArguments = ({ data, args = [] }: DesktopOptions): string[] => [
  ...rootArguments,
  ...x11,
  ...(data === undefined ? [] : ['--data', data]),
  ...['--port', '0', '--no-local-name'],
  ...address,
  ...args,
];

/** Starts the packaged program, with the inspector by which Playwright gets hold of it. */
export async function startDesktopProgram(options: DesktopOptions): Promise<ElectronApplication> {
  const executablePath = await inspectable();
  const env = { ...(process.env as Record<string, string>), ...options.env };
  const app = await _electron.launch({
    executablePath,
    args: desktopArguments(options),
    env,
    timeout: 60_000,
  });
  app.context().setDefaultTimeout(BUSY_MS);
  return app;
}

/** As `npm start -- --desktop` starts it: for a test that has to slip something into it, which the package refuses. */
export function unpackagedCommand(options: DesktopOptions): { command: string; args: string[] } {
  const electron = findElectron();
  if ('missing' in electron) throw new Error(`No Electron: ${electron.missing}`);
  return { command: electron.file, args: [inRoot(), ...desktopArguments(options)] };
}

/** On a busy machine that takes longer than Playwright would wait. */
export const endOf = (app: ElectronApplication): Promise<void> =>
  app.waitForEvent('close', { timeout: 120_000 });
