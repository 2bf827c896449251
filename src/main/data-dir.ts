import os from 'node:os';
import path from 'node:path';

/** Where a program's data belongs on this system. */
export function defaultDataDir(env: NodeJS.ProcessEnv = process.env, platform = process.platform): string {
  const home = os.homedir();
  if (platform === 'win32')
    return path.join(env.APPDATA ?? path.join(home, 'AppData', 'Roaming'), 'Smorgasboard');
  if (platform === 'darwin') return path.join(home, 'Library', 'Application Support', 'Smorgasboard');
  return path.join(env.XDG_DATA_HOME || path.join(home, '.local', 'share'), 'smorgasboard');
}
