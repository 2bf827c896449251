/** The packaged program as it is handed out, and its window: nothing drives it but what every visitor has. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { type Browser, chromium, type Page } from '@playwright/test';
import { desktopArguments } from '../support/desktop-program.ts';

export const SOFTWARE = ['--disable-gpu'];

export const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

interface Window {
  readonly page: Page;
  readonly browser: Browser;
}

/** To be looked into by Chromium's own debugging port. */
export const startToLookInto = (shipped: string, data: string, args: readonly string[] = []): ChildProcess =>
  spawn(shipped, [...desktopArguments({ data, args }), ...SOFTWARE, '--remote-debugging-port=0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });

export async function windowOf(program: ChildProcess): Promise<Window> {
  const socket = await new Promise<string>((resolve) => {
    let said = '';
    (program.stderr as Readable).on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
  });
  const browser = await chromium.connectOverCDP(socket);
  const context = browser.contexts()[0]!;
  const page = context.pages()[0] ?? (await context.waitForEvent('page'));
  return { page, browser };
}

export async function endBy(program: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const gone = once(program, 'exit');
  program.kill(signal);
  await gone;
}
