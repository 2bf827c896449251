/** The rule of the service file, kept by a supervisor of our own: systemd itself does not run everywhere. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { inRoot } from '../../scripts/lib/paths.ts';
import { ScreenClient } from '../main/screen-client.ts';
import { newDataFolder, removeFolder } from '../support/host-program.ts';

interface Unit {
  readonly command: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly restart: string;
  readonly restartMs: number;
}

const wordsOf = (line: string): string[] => [...line.matchAll(/"([^"]*)"/g)].map(([, word]) => word ?? '');

function readUnit(text: string): Unit {
  const value = (key: string): string => new RegExp(`^${key}=(.*)$`, 'm').exec(text)?.[1] ?? '';
  const pairs = wordsOf(value('Environment')).map((pair) => pair.split(/=(.*)/s).slice(0, 2));
  return {
    command: wordsOf(value('ExecStart')),
    env: Object.fromEntries(pairs),
    restart: value('Restart'),
    restartMs: Number(value('RestartSec')) * 1000,
  };
}

/** As systemd does: nothing but the unit's own environment and the user's. */
function supervise(unit: Unit): { end: () => Promise<void> } {
  let child: ChildProcess;
  let ended = false;
  const run = (): void => {
    const [program = '', ...args] = unit.command;
    const { HOME, USER } = process.env;
    child = spawn(program, args, { env: { HOME, USER, ...unit.env }, stdio: 'ignore' });
    child.once('exit', (code) => {
      if (!ended && unit.restart === 'on-failure' && code !== 0) setTimeout(run, unit.restartMs);
    });
  };
  run();
  return {
    end: async () => {
      ended = true;
      if (child.exitCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** The program's process, as it notes it in its data folder; 0 = none. */
const mainOf = async (data: string): Promise<number> =>
  readFile(path.join(data, 'running.json'), 'utf8').then(
    (text) => (JSON.parse(text) as { pid: number }).pid,
    () => 0,
  );

/** Whether a screen of that program is drawn at all. */
async function hasScreen(main: number): Promise<boolean> {
  for (const name of await readdir('/proc')) {
    const command = await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '');
    if (!command.includes('--type=renderer')) continue;
    const status = await readFile(`/proc/${name}/status`, 'utf8').catch(() => '');
    if (main > 0 && new RegExp(`^(PPid|NSpid):\\s+${main}$`, 'm').test(status)) return true;
    const parent = Number(/^PPid:\s+(\d+)$/m.exec(status)?.[1] ?? 0);
    const above = await readFile(`/proc/${parent}/status`, 'utf8').catch(() => '');
    if (new RegExp(`^PPid:\\s+${main}$`, 'm').test(above)) return true;
  }
  return false;
}

test('a program that is killed is started again by its service, with its tables and the screen as it was', async () => {
  const data = await newDataFolder();
  const config = await mkdtemp(path.join(os.tmpdir(), 'smorgasboard-config-'));
  const port = await freePort();
  const wanted = ['--desktop', '--data', data, '--port', String(port), '--install-service'];
  execFileSync(process.execPath, [inRoot('scripts/start.ts'), ...wanted], {
    env: { ...process.env, XDG_CONFIG_HOME: config },
  });
  const unit = readUnit(await readFile(path.join(config, 'systemd/user/smorgasboard.service'), 'utf8'));
  const service = supervise(unit);
  try {
    await expect.poll(async () => hasScreen(await mainOf(data))).toBe(true);
    const before = await mainOf(data);
    const hostToken = (await readFile(path.join(data, 'host-token'), 'utf8')).trim();
    const owner = await ScreenClient.open(port, { hostToken });
    const { code } = (await owner.must('table.create', { game: 'plate' })) as { code: string };
    const shownBy = async (screen: ScreenClient) =>
      (await screen.must('screen.list', {})).screens.find(({ yours }) => !yours);
    await expect.poll(() => shownBy(owner)).toMatchObject({ code: null });
    await owner.must('screen.show', { screen: (await shownBy(owner))!.screen, code });
    await expect.poll(() => shownBy(owner)).toMatchObject({ code });
    // The host knows it a moment before the window has noted it.
    const noted = () => readFile(path.join(data, 'window/preferences.json'), 'utf8').catch(() => '');
    await expect.poll(noted).toContain(code);

    process.kill(before, 'SIGKILL');
    await expect
      .poll(async () => {
        const now = await mainOf(data);
        return now !== before && (await hasScreen(now));
      })
      .toBe(true);
    const again = await ScreenClient.open(port, { hostToken });
    const { tables } = await again.must('home.state', {});
    expect(tables.map((table) => table.code)).toContain(code);
    await expect.poll(() => shownBy(again)).toMatchObject({ code });
  } finally {
    await service.end();
    await Promise.all([data, config].map(removeFolder));
  }
});
