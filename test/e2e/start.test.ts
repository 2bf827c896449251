import { expect, type Page, test } from '@playwright/test';
import {
  type HostProgram,
  removeFolder,
  startByNpmStart,
  startHostProgram,
} from '../support/host-program.ts';

// Elsewhere there is always a display, and the host without a window must be asked for.
const whyNoWindow =
  process.platform === 'linux' ? 'No desktop window: this machine has no display.' : 'Smorgasboard is open.';

async function seesTheHome(page: Page, host: HostProgram): Promise<void> {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto(host.table);
  await expect(page).toHaveTitle(/Smorgasboard/);
  await expect(page.getByRole('button').first()).toBeVisible();
  expect(problems).toEqual([]);
}

async function using(host: HostProgram, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } finally {
    await host.kill();
    await removeFolder(host.data);
  }
}

test('the headless host starts as a program, shows the home screen in a browser, and ends when told to', async ({
  page,
}) => {
  const host = await startHostProgram();
  await using(host, async () => {
    await seesTheHome(page, host);
    expect(await host.end()).toBe(0);
  });
});

test('npm start without a display says why there is no window, opens the host, and ends it with itself', async ({
  page,
}) => {
  const host = await startByNpmStart(47_321);
  await using(host, async () => {
    expect(host.printed()).toContain(whyNoWindow);
    await seesTheHome(page, host);
    expect(await host.end()).toBe(0);
    await expect(page.request.get(host.origin)).rejects.toThrow();
  });
});
