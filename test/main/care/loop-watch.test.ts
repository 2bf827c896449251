/** The real host as a program, made to stand still from inside: it is seen, told, ended and started again. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runsAgain } from '../../../scripts/lib/again.ts';
import { wordsAgain } from '../../../src/main/own-command.ts';
import { openStore } from '../../../src/main/store/store.ts';
import { newFolder } from '../house.ts';

const headless = path.resolve('src/main/headless.ts');
const breaks = path.resolve('test/support/breaks.cjs');
const LOOK_MS = '40';

const runningIn = (data: string): { pid: number; port: number } | undefined => {
  try {
    return JSON.parse(fs.readFileSync(path.join(data, 'running.json'), 'utf8'));
  } catch {
    return undefined;
  }
};

const logOf = (data: string): string =>
  fs.readFileSync(path.join(data, 'logs/smorgasboard.log'), { encoding: 'utf8' });

async function until<T>(look: () => T | undefined): Promise<T> {
  for (;;) {
    const found = look();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    http
      .get({ port, path: '/alive' }, (answer) => resolve(answer.resume().statusCode === 200))
      .on('error', () => resolve(false));
  });

function startHost(data: string, env: NodeJS.ProcessEnv, more: readonly string[] = []) {
  const args = ['--require', breaks, headless, '--data', data, '--port', '0', '--no-local-name'];
  const child = spawn(process.execPath, [...args, '--watch-ms', LOOK_MS, ...more], {
    env: { ...process.env, ...env },
    stdio: 'ignore',
  });
  onTestFinished(() => {
    const { pid } = runningIn(data) ?? {};
    for (const one of [child.pid, pid]) {
      try {
        if (one) process.kill(one, 'SIGKILL');
      } catch {
        // It has ended.
      }
    }
  });
  return { child, gone: once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]> };
}

test('a host whose loop stands still is seen from outside, told in the log, and started again', async () => {
  const data = newFolder();
  const backup = newFolder();
  openStore(backup).close();
  const restored = ['--restore', path.join(backup, 'smorgasboard.db')];
  const { child, gone } = startHost(data, { SMORGASBOARD_SUPERVISED: '' }, restored);
  const { pid } = await until(() => runningIn(data));
  expect(pid).toBe(child.pid);
  child.kill('SIGUSR2');
  expect(await gone).toEqual([null, 'SIGKILL']);
  const back = await until(() => {
    const now = runningIn(data);
    return now && now.pid !== pid ? now : undefined;
  });
  while (!(await answers(back.port)));
  expect(logOf(data)).toMatch(/The program stood still for \d+ s: it is started again\.\n/);
  expect(logOf(data).match(/The house is open at port/g)).toHaveLength(2);
  // What was played since is not thrown away for the backup again.
  expect(logOf(data).match(/The house goes on from/g)).toHaveLength(1);
});

test('whoever started it sees it end, and starts it again instead', async () => {
  const data = newFolder();
  const { child, gone } = startHost(data, { SMORGASBOARD_SUPERVISED: '1' });
  const { pid } = await until(() => runningIn(data));
  child.kill('SIGUSR2');
  const [code, signal] = await gone;
  expect(signal).toBe('SIGKILL');
  expect(runningIn(data)?.pid).toBe(pid);
  expect(logOf(data)).toMatch(/stood still/);
  expect(runsAgain({ code, signal, ranMs: 3600_000 })).toBe(true);
});

test.each([
  [{ code: 75, signal: null, ranMs: 10 }, true],
  [{ code: null, signal: 'SIGKILL' as const, ranMs: 10 }, false],
  [{ code: null, signal: 'SIGSEGV' as const, ranMs: 3600_000 }, true],
  [{ code: null, signal: 'SIGSEGV' as const, ranMs: 10 }, false],
  [{ code: 0, signal: null, ranMs: 3600_000 }, false],
  [{ code: 1, signal: null, ranMs: 3600_000 }, false],
  [{ code: null, signal: 'SIGTERM' as const, ranMs: 3600_000 }, false],
])('who quits it means it: %j begins anew: %s', (end, wanted) => {
  expect(runsAgain(end)).toBe(wanted);
});

test.each([
  [
    ['--kiosk', '--restore', 'old.db', '--data', 'house'],
    ['--kiosk', '--data', path.resolve('house')],
  ],
  [['--data=./a b', '--restore', 'x'], [`--data=${path.resolve('a b')}`]],
  [
    ['--restore=old.db', '--port', '4321'],
    ['--port', '4321'],
  ],
  [
    ['/program', '--restored'],
    ['/program', '--restored'],
  ],
])('a backup is put back once, and into the same folder: %j begins anew as %j', (words, again) => {
  expect(wordsAgain(words)).toEqual(again);
});
