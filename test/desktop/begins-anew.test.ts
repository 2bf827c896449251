/** The program breaks where nobody catches it. Not by Playwright: what it puts into a program would wait for it for ever in the one that comes after. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, expect, test } from '@playwright/test';
import { inRoot } from '../../scripts/lib/paths.ts';
import { ScreenClient } from '../main/screen-client.ts';
import { unpackagedCommand } from '../support/desktop-program.ts';
import { hostTokenIn, newDataFolder, removeFolder } from '../support/host-program.ts';
import { isAlive, logIn, type Running, runningIn } from '../support/running.ts';

let data: string;

test.beforeEach(async () => {
  data = await newDataFolder();
});

test.afterEach(async () => {
  const { pid } = (await runningIn(data)) ?? {};
  if (pid !== undefined && isAlive(pid)) {
    process.kill(pid, 'SIGTERM');
    await expect.poll(() => isAlive(pid)).toBe(false);
  }
  await removeFolder(data);
});

function start(args: readonly string[]) {
  const { command, args: all } = unpackagedCommand({ data, args: ['--remote-debugging-port=0', ...args] });
  const env = { ...process.env, NODE_OPTIONS: `--require=${inRoot('test/support/breaks.cjs')}` };
  return spawn(command, all, { env, stdio: 'ignore' });
}

const openScreen = async (port: number): Promise<ScreenClient> =>
  ScreenClient.open(port, { hostToken: await hostTokenIn(data) });

/** The program's own, as its host sees it. */
const windowOf = async (owner: ScreenClient) =>
  (await owner.must('screen.list', {})).screens.find(({ yours }) => !yours);

async function comesBackAfter({ pid }: Running): Promise<Running> {
  const now = () => runningIn(data).then((running) => running?.pid ?? pid);
  await expect.poll(now).not.toBe(pid);
  return (await runningIn(data))!;
}

async function lockOfTheWindow(): Promise<unknown> {
  const [port] = (await readFile(path.join(data, 'window/DevToolsActivePort'), 'utf8')).split('\n');
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  try {
    return await browser
      .contexts()[0]
      ?.pages()[0]
      ?.evaluate(() => window.smorgasboard?.kioskState());
  } finally {
    await browser.close();
  }
}

test('what nobody caught is told, the tables are stored, and the program begins anew with the same locked screen; one that keeps breaking rests', async () => {
  const child = start(['--kiosk', '--rest-ms', '3000']);
  await expect.poll(() => runningIn(data)).toMatchObject({ pid: child.pid });
  let running = (await runningIn(data))!;
  const owner = await openScreen(running.port);
  const { code } = (await owner.must('table.create', { game: 'plate' })) as { code: string };
  await owner.must('lobby.addBot', { level: 'chef' });
  await expect.poll(() => windowOf(owner)).toMatchObject({ code: null });
  await owner.must('screen.show', { screen: (await windowOf(owner))!.screen, code });
  await expect.poll(() => windowOf(owner)).toMatchObject({ code });

  for (const signal of ['SIGWINCH', 'SIGCONT'] as const) {
    process.kill(running.pid, signal);
    running = await comesBackAfter(running);
    const again = await openScreen(running.port);
    await expect.poll(() => windowOf(again)).toMatchObject({ code });
    expect((await again.must('home.state', {})).tables).toMatchObject([{ code }]);
    expect(await lockOfTheWindow()).toMatchObject({ locked: true });
  }
  expect(await logIn(data)).toMatch(
    /\(uncaughtException\): the program begins anew\. Error: A timer broke \| at /,
  );
  expect(await logIn(data)).toMatch(
    /\(unhandledRejection\): the program begins anew\. Error: A promise broke \| at /,
  );

  const now = Date.now();
  await writeFile(path.join(data, 'window/starts.json'), JSON.stringify([now, now, now]));
  process.kill(running.pid, 'SIGWINCH');
  running = await comesBackAfter(running);
  expect(await logIn(data)).toContain('The program stopped three times in a minute.');
  const again = await openScreen(running.port);
  await expect.poll(() => windowOf(again)).toMatchObject({ code });
});

test('a program whose own loop stands still is ended and started again, with its house', async () => {
  const child = start(['--watch-ms', '100']);
  const gone = once(child, 'exit');
  await expect.poll(() => runningIn(data)).toMatchObject({ pid: child.pid });
  const running = (await runningIn(data))!;
  child.kill('SIGUSR2');
  expect(await gone).toEqual([null, 'SIGKILL']);
  const { port } = await comesBackAfter(running);
  const answers = (): Promise<boolean> =>
    fetch(`http://127.0.0.1:${port}/alive`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(answers).toBe(true);
  expect(await logIn(data)).toMatch(/The program stood still for \d+ s: it is started again\./);
});
