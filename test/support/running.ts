/** A program that was started without Playwright, as it notes itself in its data folder. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';

export interface Running {
  readonly pid: number;
  readonly port: number;
}

export const runningIn = async (folder: string): Promise<Running | undefined> =>
  readFile(path.join(folder, 'running.json'), 'utf8').then(
    (note) => JSON.parse(note) as Running,
    () => undefined,
  );

export const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

export const logIn = (folder: string): Promise<string> =>
  readFile(path.join(folder, 'logs/smorgasboard.log'), 'utf8').catch(() => '');
