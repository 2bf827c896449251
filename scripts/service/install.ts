/** Makes the program a service of this user: started with the machine or the desktop, and again whenever it breaks. */
import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inRoot } from '../lib/paths.ts';
import { unitFor } from './unit.ts';

export interface ServicePlan {
  /** As they were given to `npm start`. */
  readonly args: readonly string[];
  readonly shows: 'window' | 'nothing';
  readonly env: NodeJS.ProcessEnv;
}

export interface Installed {
  readonly file: string;
  readonly said: readonly string[];
}

/** What a window needs to find its screen; a service starts with none of it. */
const passedOn = ['PATH', 'DISPLAY', 'WAYLAND_DISPLAY', 'XAUTHORITY', 'ELECTRON_OVERRIDE_DIST_PATH'];

export function installService({ args, shows, env }: ServicePlan): Installed {
  const home = env.XDG_CONFIG_HOME || path.join(os.homedir(), '.config');
  const folder = path.join(home, 'systemd/user');
  const file = path.join(folder, 'smorgasboard.service');
  const kept = passedOn.flatMap((name) => (env[name] ? [[name, env[name]] as const] : []));
  mkdirSync(folder, { recursive: true });
  const unit = unitFor({
    command: [process.execPath, inRoot('scripts/start.ts'), ...args],
    environment: Object.fromEntries(kept),
    folder: inRoot(),
    shows,
  });
  writeFileSync(file, unit);
  const always = ['To start it with the machine, before anybody logs in:', '  loginctl enable-linger'];
  return {
    file,
    said: [
      `Written: ${file}`,
      'Nothing runs yet. To start it, and each time from then on:',
      '  systemctl --user daemon-reload',
      '  systemctl --user enable --now smorgasboard',
      ...(shows === 'nothing' ? always : []),
      'To read what it says: journalctl --user -u smorgasboard',
      'To be rid of it: systemctl --user disable --now smorgasboard, then delete the file.',
    ],
  };
}
