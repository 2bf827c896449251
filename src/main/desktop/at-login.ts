/** Whether the program starts when its user logs in, as each system wants it said. */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { app } from 'electron';
import { ownProgram, ownWords } from '../own-command.ts';
import { desktopEntry } from './desktop-entry.ts';

/** Linux has no call for it; every desktop there reads this folder. */
function entryFile(env: NodeJS.ProcessEnv): string {
  const config = env.XDG_CONFIG_HOME || path.join(os.homedir(), '.config');
  return path.join(config, 'autostart', 'smorgasboard.desktop');
}

/** Windows knows an entry by its words too. */
export const startsAtLogin = (): boolean =>
  process.platform === 'linux'
    ? existsSync(entryFile(process.env))
    : app.getLoginItemSettings({ args: ownWords() }).openAtLogin;

export function startAtLogin(yes: boolean): boolean {
  if (process.platform !== 'linux') {
    app.setLoginItemSettings({ openAtLogin: yes, args: ownWords() });
    return startsAtLogin();
  }
  const file = entryFile(process.env);
  if (yes) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, desktopEntry([ownProgram(), ...ownWords()]));
  } else rmSync(file, { force: true });
  return startsAtLogin();
}
