/** Whether the program starts when its user logs in, as each system wants it said. */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { app } from 'electron';

/** Linux has no call for it; every desktop there reads this folder. */
function entryFile(env: NodeJS.ProcessEnv): string {
  const config = env.XDG_CONFIG_HOME || path.join(os.homedir(), '.config');
  return path.join(config, 'autostart', 'smorgasboard.desktop');
}

/** A word as a desktop entry reads it. */
const word = (text: string): string => `"${text.replace(/["`$\\]/g, '\\$&').replace(/%/g, '%%')}"`;

function desktopEntry(command: readonly string[]): string {
  return [
    ...['[Desktop Entry]', 'Type=Application', 'Name=Smorgasboard', `Exec=${command.map(word).join(' ')}`],
    ...['Terminal=false', 'X-GNOME-Autostart-enabled=true', ''],
  ].join('\n');
}

const ownCommand = (): string[] => [process.env.APPIMAGE ?? process.execPath, ...process.argv.slice(1)];

export const startsAtLogin = (): boolean =>
  process.platform === 'linux' ? existsSync(entryFile(process.env)) : app.getLoginItemSettings().openAtLogin;

export function startAtLogin(yes: boolean): boolean {
  if (process.platform !== 'linux') {
    app.setLoginItemSettings({ openAtLogin: yes, args: process.argv.slice(1) });
    return startsAtLogin();
  }
  const file = entryFile(process.env);
  if (yes) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, desktopEntry(ownCommand()));
  } else rmSync(file, { force: true });
  return startsAtLogin();
}
