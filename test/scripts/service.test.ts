import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { inRoot } from '../../scripts/lib/paths.ts';
import { unitFor } from '../../scripts/service/unit.ts';

const analyze = '/usr/bin/systemd-analyze';

function newConfig(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'smorgasboard-config-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const install = (config: string, ...args: string[]): string =>
  execFileSync(process.execPath, [inRoot('scripts/start.ts'), '--install-service', ...args], {
    env: { ...process.env, XDG_CONFIG_HOME: config, DISPLAY: ':7' },
    encoding: 'utf8',
  });

const unitIn = (config: string): string =>
  readFileSync(path.join(config, 'systemd/user/smorgasboard.service'), 'utf8');

test('npm start -- --install-service writes the service, says where, and starts nothing', () => {
  const config = newConfig();
  const said = install(config, '--kiosk', '--data', '/srv/house', '--port', '4400');
  const unit = unitIn(config);
  expect(said).toContain(path.join(config, 'systemd/user/smorgasboard.service'));
  expect(said).toContain('systemctl --user enable --now smorgasboard');
  expect(unit).toMatch(/^ExecStart=.*"--desktop" "--kiosk" "--port" "4400" "--data" "\/srv\/house"$/m);
  expect(unit).toMatch(/^Environment=.*"DISPLAY=:7"/m);
  expect(unit).toMatch(/^Restart=on-failure$/m);
  expect(unit).toMatch(/^StartLimitIntervalSec=0$/m);
  expect(unit).toMatch(/^WantedBy=graphical-session.target$/m);
  expect(unit).not.toMatch(/install-service|\{\w+\}/);
});

test('without a window it starts with the machine', () => {
  const config = newConfig();
  expect(install(config, '--headless')).toContain('loginctl enable-linger');
  expect(unitIn(config)).toMatch(/^WantedBy=default.target$/m);
});

test('names with blanks, quotes, dollars and percents reach the program as they are', () => {
  const unit = unitFor({
    command: ['/usr/bin/node', 'a "b" $HOME %h'],
    environment: { A: '50% "x"' },
    folder: '/srv/a b',
    shows: 'nothing',
  });
  expect(unit).toContain('ExecStart="/usr/bin/node" "a \\"b\\" $$HOME %%h"');
  expect(unit).toContain('Environment="A=50%% \\"x\\""');
  expect(unit).toContain('WorkingDirectory=/srv/a b');
});

test('systemd finds nothing wrong with the service, where there is one to ask', () => {
  if (!existsSync(analyze)) return;
  const config = newConfig();
  install(config, '--headless', '--data', '/srv/a house');
  const file = path.join(config, 'systemd/user/smorgasboard.service');
  const run = () =>
    execFileSync(analyze, ['verify', '--user', file], {
      env: { ...process.env, XDG_RUNTIME_DIR: config },
      encoding: 'utf8',
      stdio: 'pipe',
    });
  expect(run).not.toThrow();
});
