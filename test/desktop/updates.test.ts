/** Real updates from a place of our own, which says that there is a newer version. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { ScreenClient } from '../main/screen-client.ts';
import { endOf, startDesktopProgram } from '../support/desktop-program.ts';
import { hostTokenIn, newDataFolder, removeFolder } from '../support/host-program.ts';

const NEWER = '9.9.9';

let data: string;
let asked: string[];
let server: http.Server;
let mayAnswer: Promise<void>;
let answerNow: () => void;

/** Started, it notes with what. */
const newProgram = (): string => `#!/bin/sh\necho "started $*" >> "${path.join(data, 'started')}"\n`;

test.beforeEach(async () => {
  data = await newDataFolder();
  // What was fetched waits in the user's own folder, which tests side by side would share.
  process.env.XDG_CACHE_HOME = path.join(data, 'cache');
  asked = [];
  mayAnswer = new Promise((resolve) => {
    answerNow = resolve;
  });
  server = http.createServer(async ({ url = '' }, response) => {
    asked.push(url);
    await mayAnswer;
    const file = newProgram();
    if (url.endsWith('.AppImage')) return response.end(file);
    const sha512 = createHash('sha512').update(file).digest('base64');
    const one = { url: 'Smorgasboard-x86_64.AppImage', sha512, size: file.length };
    return response.end(JSON.stringify({ version: NEWER, files: [one], path: one.url, sha512 }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

test.afterEach(async () => {
  server.closeAllConnections();
  server.close();
  delete process.env.APPIMAGE;
  delete process.env.XDG_CACHE_HOME;
  await removeFolder(data);
});

const place = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
const read = (name: string): Promise<string> => readFile(path.join(data, name), 'utf8').catch(() => '');
const log = (): Promise<string> => read('logs/smorgasboard.log');

test('a newer version waits for the end of a match, keeps the one before, and starts with the same words', async () => {
  process.env.APPIMAGE = path.join(data, 'Smorgasboard-x86_64.AppImage');
  await writeFile(process.env.APPIMAGE, 'as it was');
  const app = await startDesktopProgram({ data, args: ['--updates', place()] });
  const page = await app.firstWindow();
  const owner = await ScreenClient.open(Number(new URL(page.url()).port), {
    hostToken: await hostTokenIn(data),
    display: true,
  });
  const { code } = (await owner.must('table.create', { game: 'plate' })) as { code: string };
  for (let bots = 0; bots < 2; bots++) await owner.must('lobby.addBot', { level: 'chef' });
  await owner.must('lobby.start', {});
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  answerNow();
  await expect.poll(log).toContain(`Version ${NEWER} is here`);
  // Longer than it looks whether it may.
  await page.waitForTimeout(5000);
  expect(await read('Smorgasboard-x86_64.AppImage')).toBe('as it was');
  expect(await log()).not.toContain('is installed.');

  const closed = endOf(app);
  await owner.must('table.close', { code });
  await closed;
  expect(await log()).toContain(`Version ${NEWER} is installed.`);
  expect(await read('Smorgasboard-x86_64.AppImage')).toBe(newProgram());
  expect(await read('Smorgasboard-x86_64.AppImage.before')).toBe('as it was');
  await expect.poll(() => read('started')).toContain(`--data ${data}`);
});

test('the place is named in the settings of the window alone; the owner sees what came of it', async () => {
  process.env.APPIMAGE = path.join(data, 'Smorgasboard-x86_64.AppImage');
  await writeFile(process.env.APPIMAGE, 'as it was');
  const app = await startDesktopProgram({ data });
  const page = await app.firstWindow();
  await page.evaluate(() => localStorage.setItem('smorgasboard.locale', 'en'));
  await page.reload();
  const port = Number(new URL(page.url()).port);
  const display = await ScreenClient.open(port, { hostToken: await hostTokenIn(data), display: true });
  const { url } = await display.must('owner.pass', {});
  const { token } = await display.must('owner.take', { pass: new URL(url).hash.slice('#pass='.length) });
  const owner = await ScreenClient.open(port, { ownerToken: token });
  const updates = async () => (await owner.must('house.state', {})).updates;
  expect(await updates()).toEqual({ is: 'off' });
  // A match goes on: what has come waits.
  await display.must('table.create', { game: 'plate' });
  for (let bots = 0; bots < 2; bots++) await display.must('lobby.addBot', { level: 'chef' });
  await display.must('lobby.start', {});

  await page.evaluate(() => window.smorgasboard?.enterKiosk());
  await page.evaluate((address) => window.smorgasboard?.updateFrom(address), place());
  expect(await read('updates-from')).toBe('');
  await page.evaluate(() => window.smorgasboard?.leaveKiosk(''));

  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const field = page.getByRole('textbox', { name: 'Updates from' });
  await field.fill('somewhere');
  await expect(page.getByText('An address begins with https:// or http://.')).toBeVisible();
  await field.fill(place());
  await field.press('Enter');
  await expect.poll(updates).toEqual({ is: 'asking' });
  expect(await read('updates-from')).toBe(`${place()}\n`);
  answerNow();
  await expect.poll(updates).toEqual({ is: 'here', version: NEWER });
  await field.fill('');
  await field.press('Enter');
  await expect.poll(updates).toEqual({ is: 'off' });
  expect(await read('updates-from')).toBe('');
  await app.close();
});

test('without a place to look in, nothing is asked for; a place that is none is said', async () => {
  await writeFile(path.join(data, 'updates-from'), 'somewhere\n');
  const app = await startDesktopProgram({ data });
  await app.firstWindow();
  await expect.poll(log).toContain('The place of updates is no address of the web');
  expect(asked).toEqual([]);
  await app.close();
});
