/** The very program that people get. It has no inspector: its window is driven as any browser's page is. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium, expect, type Page, test } from '@playwright/test';
import { fileOf, pastMatch } from '../main/records/past.ts';
import { ScreenClient } from '../main/screen-client.ts';
import { desktopArguments } from '../support/desktop-program.ts';
import { hostTokenIn, newDataFolder, removeFolder } from '../support/host-program.ts';
import { packaged } from '../support/packaged-program.ts';
import { sitAround, startMatch } from '../support/party.ts';
import { cardsToGrab } from '../support/sandwich-play.ts';

let data: string;
let program: ChildProcess;
let said: string;
let chrome: Browser;

test.beforeEach(async () => {
  data = await newDataFolder();
});

test.afterEach(async () => {
  await chrome?.close();
  await end();
  await removeFolder(data);
});

async function end(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const gone = once(program, 'exit');
  program.kill(signal);
  await gone;
}

async function start(env: NodeJS.ProcessEnv = {}, args: readonly string[] = []): Promise<Page> {
  const { shipped } = await packaged();
  said = '';
  program = spawn(shipped, [...desktopArguments({ data }), '--remote-debugging-port=0', ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [program.stdout!, program.stderr!])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  const devTools = () => /DevTools listening on (ws:\S+)/.exec(said)?.[1] ?? '';
  await expect.poll(devTools).toMatch(/^ws:/);
  await expect.poll(() => said).toContain('The house is open');
  chrome = await chromium.connectOverCDP(devTools());
  const context = chrome.contexts()[0]!;
  const page = context.pages()[0] ?? (await context.waitForEvent('page'));
  await page.evaluate(() => localStorage.setItem('smorgasboard.locale', 'en'));
  await page.reload();
  return page;
}

test('what surrounds the program cannot make it run anything else', async () => {
  const marker = path.join(data, 'somebody-else-ran');
  const foreign = path.join(data, 'foreign.cjs');
  await writeFile(foreign, `require('node:fs').writeFileSync(${JSON.stringify(marker)}, '')`);
  const page = await start({ ELECTRON_RUN_AS_NODE: '1', NODE_OPTIONS: `--require ${foreign}` }, [
    '--inspect=0',
    foreign,
  ]);
  await expect(page.getByRole('button', { name: 'Settings', exact: true })).toBeVisible();
  expect(said).not.toContain('Debugger listening');
  expect(existsSync(marker)).toBe(false);
});

test('a match with three phones, a picture of a match, a crash, a locked screen, a power cut', async ({
  browser,
}) => {
  const table = await start();
  const problems: string[] = [];
  const { phones, code } = await sitAround({ browser, table, game: /^Sandwich/, phones: 3, problems });
  await startMatch(table);
  await expect(cardsToGrab(phones[0] as Page).first()).toBeVisible();

  const origin = new URL(table.url()).origin;
  const hostToken = await hostTokenIn(data);
  const headers = { authorization: `Bearer ${hostToken}` };
  const past = pastMatch({ log: 'plate.classic', endedAt: 1_700_000_000_000 });
  const brought = await fetch(`${origin}/records/import`, { method: 'POST', headers, body: fileOf([past]) });
  expect(brought.status).toBe(200);
  const picture = await fetch(`${origin}/records/${past.id}/standings.png?locale=en`, { headers });
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);

  const crashed = table.waitForEvent('crash');
  await (await table.context().newCDPSession(table)).send('Page.crash').catch(() => undefined);
  await crashed;
  const open = () => chrome.contexts().flatMap((context) => context.pages().map((page) => page.url()));
  await expect.poll(() => said).toContain('A screen is gone');
  await expect.poll(async () => (await fetch(`${origin}/alive`)).ok).toBe(true);
  await expect.poll(open).toEqual([expect.stringContaining('/table')]);
  expect(problems).toEqual([]);

  await chrome.close();
  await end('SIGKILL');
  const again = await start({}, ['--kiosk']);
  expect(await again.evaluate(() => window.smorgasboard?.kioskState())).toMatchObject({ locked: true });
  expect(await again.evaluate(() => window.smorgasboard?.quit())).toBe(false);
  const owner = await ScreenClient.open(Number(new URL(again.url()).port), { hostToken });
  const { tables } = await owner.must('home.state', {});
  expect(tables.map((one) => one.code)).toEqual([code]);
  await Promise.all(phones.map((phone) => phone.context().close()));
});
