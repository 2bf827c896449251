import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { defaultDataDir } from '../../src/main/data-dir.ts';
import { newFolder } from './house.ts';

const script = path.resolve('src/main/headless.ts');

function start(...args: string[]) {
  const child = spawn(process.execPath, [script, '--no-local-name', ...args]);
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  const exit = once(child, 'exit').then(([code]) => code as number | null);
  const until = async (part: string): Promise<string> => {
    while (!said.includes(part) && child.exitCode === null)
      await new Promise((resolve) => setTimeout(resolve, 10));
    return said;
  };
  return { child, exit, until, said: () => said };
}

test('the headless host says in plain words where phones and the table go, with a code to scan', async () => {
  const data = newFolder();
  const host = start('--data', data, '--port', '0', '--host-address', 'games.example');
  const said = await host.until('Ctrl+C');
  const [, port] = /Phones join at +http:\/\/games\.example:(\d+)/.exec(said) ?? [];
  expect(said).toMatch(/The table's screen +http:\/\/games\.example:\d+\/table#host=[\w-]{32}\n/);
  expect(said).toMatch(new RegExp(`on this machine +http://127\\.0\\.0\\.1:${port}/table#host=`));
  expect(said).toContain('█▀▀▀▀▀█');
  const second = start('--data', data, '--port', '0');
  expect(await second.exit).toBe(1);
  expect(second.said()).toContain(
    `another Smorgasboard is running with this data folder. (process ${host.child.pid}, port ${port})`,
  );
  host.child.kill('SIGTERM');
  expect(await host.exit).toBe(0);
  const third = start('--data', data, '--port', '0');
  await third.until('Ctrl+C');
  third.child.kill('SIGINT');
  expect(await third.exit).toBe(0);
});

test.each([
  [['--port', 'four'], '--port needs a number from 0 to 65535, not "four".'],
  [['--port', '70000'], 'not "70000"'],
  [['--colour', 'red'], "Unknown option '--colour'"],
])('what it cannot understand it says: %j', async (args, message) => {
  const host = start('--data', newFolder(), ...args);
  expect(await host.exit).toBe(1);
  expect(host.said()).toContain(message);
});

test.each([
  ['linux', { XDG_DATA_HOME: '/x' }, path.join('/x', 'smorgasboard')],
  ['win32', { APPDATA: 'C:\\Roaming' }, path.join('C:\\Roaming', 'Smorgasboard')],
] as const)('data lies where it belongs on %s', (platform, env, folder) => {
  expect(defaultDataDir(env, platform)).toBe(folder);
});
