/** The real host as a program, made to break where nobody catches it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { runsAgain } from '../../scripts/lib/again.ts';
import { hostTokenIn } from '../support/host-program.ts';
import { logIn, runningIn } from '../support/running.ts';
import { newFolder } from './house.ts';
import { ScreenClient } from './screen-client.ts';

const headless = path.resolve('src/main/headless.ts');
const breaks = path.resolve('test/support/breaks.cjs');

function start(data: string, env: NodeJS.ProcessEnv): ChildProcess {
  const args = ['--require', breaks, headless, '--data', data, '--port', '0', '--no-local-name'];
  const child = spawn(process.execPath, [...args, '--rest-ms', '200'], {
    env: { ...process.env, ...env },
    stdio: 'ignore',
  });
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  });
  return child;
}

/** While the house is closed, lines to it are closed too. */
const openScreen = (data: string): Promise<ScreenClient> =>
  vi.waitFor(
    async () => {
      const { port } = (await runningIn(data))!;
      const screen = await ScreenClient.open(port, { hostToken: await hostTokenIn(data) });
      expect(screen.closed).toBe(null);
      return screen;
    },
    { timeout: 200_000 },
  );

test('what nobody caught closes the house and opens it again, with its tables and on its port', async () => {
  const data = newFolder();
  const child = start(data, { SMORGASBOARD_SUPERVISED: '' });
  let screen = await openScreen(data);
  const before = await runningIn(data);
  const { code } = (await screen.must('table.create', { game: 'plate' })) as { code: string };
  for (const [signal, origin] of [
    ['SIGWINCH', 'uncaughtException'],
    ['SIGCONT', 'unhandledRejection'],
  ] as const) {
    child.kill(signal);
    await screen.until(() => screen.closed !== null);
    screen = await openScreen(data);
    expect((await screen.must('home.state', {})).tables).toMatchObject([{ code }]);
    expect(await logIn(data)).toContain(`Nobody expected this (${origin}): the program begins anew.`);
  }
  expect(await runningIn(data)).toEqual(before);
  screen.close();
});

test('whoever started it sees it end, and starts it again; one that keeps breaking rests before', async () => {
  const data = newFolder();
  for (const rested of [false, true]) {
    const child = start(data, { SMORGASBOARD_SUPERVISED: '1' });
    const gone = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
    await openScreen(data);
    const now = Date.now();
    if (rested) writeFileSync(path.join(data, 'starts.json'), JSON.stringify([now, now, now]));
    child.kill('SIGWINCH');
    const [code, signal] = await gone;
    expect(runsAgain({ code, signal, ranMs: 0 })).toBe(true);
    expect((await logIn(data)).includes('It keeps breaking')).toBe(rested);
  }
});
