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

test('what it prints into a journal or a file has no host token in it', async () => {
  const data = newFolder();
  const args = [script, '--no-local-name', '--data', data, '--port', '0'];
  const service = watched(
    spawn(process.execPath, args, { env: { ...process.env, JOURNAL_STREAM: '8:4711' } }),
  );
  await service.until('Ctrl+C');
  service.child.kill('SIGTERM');
  await service.exit;
  const file = path.join(data, 'printed.txt');
  const nightly = watched(
    spawn('sh', ['-c', 'exec "$0" "$@" > "$PRINTED"', process.execPath, ...args], {
      env: { ...process.env, PRINTED: file },
    }),
  );
  while (!fs.existsSync(file) || !fs.readFileSync(file, 'utf8').includes('Ctrl+C'))
    await new Promise((resolve) => setTimeout(resolve, 10));
  nightly.child.kill('SIGTERM');
  await nightly.exit;
  const token = fs.readFileSync(path.join(data, 'host-token'), 'utf8').trim();
  for (const printed of [service.said(), fs.readFileSync(file, 'utf8')]) {
    expect(printed).not.toContain(token);
    expect(printed).toContain('host-token');
  }
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
