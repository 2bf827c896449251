import { expect, type Page, test } from '@playwright/test';
import { type HostProgram, removeFolder, startHostProgram } from '../support/host-program.ts';

let host: HostProgram;

test.beforeEach(async () => {
  host = await startHostProgram();
});

test.afterEach(async () => {
  await host.end();
  await removeFolder(host.data);
});

const section = (page: Page, name: string) =>
  page.locator('section', { has: page.getByRole('heading', { name, exact: true, includeHidden: true }) });

test('the search in the settings finds what came late, and lets what it found stay while it is set', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('smorgasboard.locale', 'en'));
  let letCome = (): void => undefined;
  const mayCome = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(/\.setup\.en\.json/, async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.goto(host.table);
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const find = page.getByRole('searchbox', { name: 'Search the settings' });
  await find.fill('which game comes');
  await expect(page.getByText('Nothing here is called that.')).toBeVisible();
  letCome();
  await expect(page.getByLabel('Which game comes first')).toBeVisible();
  await expect(page.getByText('Nothing here is called that.')).toHaveCount(0);
  await expect(section(page, 'Backups')).toBeHidden();

  await find.fill('gone first');
  const away = page.getByRole('switch', { name: 'Wait for sleeping phones' });
  await away.uncheck({ force: true });
  await expect(page.getByText('How long it may be gone first')).toHaveCount(0);
  await expect(away).toBeVisible();
  await find.fill('');
  await expect(section(page, 'Backups')).toBeVisible();
});
