import { existsSync } from 'node:fs';
import path from 'node:path';

/** Looked for, not counted: the build's own configuration is bundled and then lies in another folder. */
function projectAbove(folder: string): string {
  if (existsSync(path.join(folder, 'electron.vite.config.ts'))) return folder;
  const above = path.dirname(folder);
  if (above === folder) throw new Error('This is not in the project');
  return projectAbove(above);
}

export const root = projectAbove(import.meta.dirname);

export const inRoot = (...parts: string[]): string => path.join(root, ...parts);
