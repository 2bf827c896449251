import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { defaultDataDir } from '../../src/main/data-dir.ts';
import { newFolder, openHost } from './house.ts';

const script = path.resolve('src/main/headless.ts');

const start = (...args: string[]) => watched(spawn(process.execPath, [script, '--no-local-name', ...args]));

function watched(child: ChildProcessWithoutNullStreams) {
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
  expect(said).toMatch(/The table's screen +http:\/\/games\.example:\d+\/table\n/);
  expect(said).toContain('This is plain http: whoever is in the same Wi-Fi and knows how can listen in');
  expect(said).toMatch(new RegExp(`on this machine +http://127\\.0\\.0\\.1:${port}/table#host=…\n`));
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
  ['a pipe', 'exec "$0" "$@" | cat > "$PRINTED"'],
  ['a file', 'exec "$0" "$@" > "$PRINTED"'],
])('N-60: what it prints into %s has no host token in it', async (_, command) => {
  const data = newFolder();
  const file = path.join(data, 'printed.txt');
  const args = [script, '--no-local-name', '--data', data, '--port', '0'];
  const env = { ...process.env, PRINTED: file };
  watched(spawn('sh', ['-c', command, process.execPath, ...args], { env }));
  const printed = (): string => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '');
  while (!printed().includes('Ctrl+C')) await new Promise((resolve) => setTimeout(resolve, 10));
  process.kill(JSON.parse(fs.readFileSync(path.join(data, 'running.json'), 'utf8')).pid);
  expect(printed()).not.toContain(fs.readFileSync(path.join(data, 'host-token'), 'utf8').trim());
  expect(printed()).toContain('the file host-token in the data folder');
});

test('nobody else on the machine can read who has the data folder', async () => {
  const data = newFolder();
  fs.writeFileSync(path.join(data, 'running.json'), '{}', { mode: 0o644 });
  await openHost({ dataDir: data });
  expect(fs.statSync(path.join(data, 'running.json')).mode & 0o777).toBe(0o600);
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
