import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { unwatch, watch } from './run.ts';

const startMs = 15_000;

/** Why no window can open here, or nothing. */
export function displayTrouble(): string {
  if (process.platform !== 'linux') return '';
  return process.env.DISPLAY || process.env.WAYLAND_DISPLAY ? '' : 'this machine has no display';
}

export const hasXvfb = (): boolean => existsSync('/usr/bin/Xvfb');

export interface HiddenDisplay {
  readonly name: string;
  readonly end: () => Promise<void>;
}

async function numberFrom(pipe: Readable): Promise<string> {
  const timer = AbortSignal.timeout(startMs);
  const [chunk] = (await once(pipe, 'data', { signal: timer })) as [Buffer];
  return chunk.toString().trim();
}

/** A display nobody sees. Xvfb picks a free number itself and says so on the fourth channel. */
export async function openHiddenDisplay(): Promise<HiddenDisplay> {
  const args = ['-displayfd', '3', '-screen', '0', '1920x1080x24', '-nolisten', 'tcp'];
  const server = spawn('/usr/bin/Xvfb', args, {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    detached: true,
  });
  watch(server);
  server.once('exit', () => unwatch(server));
  const end = async (): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const gone = once(server, 'exit');
    server.kill('SIGTERM');
    await gone;
  };
  try {
    return { name: `:${await numberFrom(server.stdio[3] as Readable)}`, end };
  } catch (error) {
    await end();
    throw error;
  }
}
