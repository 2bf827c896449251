/** The forms in which people get the program, and what each needs to be made here. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { answers } from '../lib/electron.ts';
import { inRoot } from '../lib/paths.ts';

export interface Target {
  /** As electron-builder calls it. */
  readonly name: string;
  /** What it lacks on this machine, or what it needs in its environment. */
  readonly prepare: () => Promise<{ readonly missing: string } | { readonly env: NodeJS.ProcessEnv }>;
}

const toolsHost = 'github.com';

const onPath = (program: string): boolean =>
  (process.env.PATH ?? '').split(path.delimiter).some((folder) => existsSync(path.join(folder, program)));

/** electron-builder fetches its tools once, and would try for a minute before it says that it cannot. */
const fetched = (variable?: string): Target['prepare'] => {
  const hint = variable ? `; ${variable} can name a folder that has them` : '';
  return async () => {
    if (variable && process.env[variable]) return { env: {} };
    if (process.env.ELECTRON_BUILDER_BINARIES_MIRROR || (await answers(toolsHost))) return { env: {} };
    return { missing: `its tools come from ${toolsHost}, which does not answer${hint}` };
  };
};

const debian: Target['prepare'] = async () => {
  if (process.env.CUSTOM_FPM_PATH) return { env: {} };
  if (onPath('dpkg-deb')) return { env: { CUSTOM_FPM_PATH: inRoot('scripts/package/deb.ts') } };
  return fetched('CUSTOM_FPM_PATH')();
};

const ofSystem: Readonly<Record<string, readonly Target[]>> = {
  linux: [
    { name: 'AppImage', prepare: fetched('APPIMAGE_TOOLS_PATH') },
    { name: 'deb', prepare: debian },
  ],
  win32: [{ name: 'nsis', prepare: fetched() }],
  darwin: [{ name: 'dmg', prepare: fetched() }],
};

export const targetsHere = (): readonly Target[] => ofSystem[process.platform] ?? [];
