/** T-4: backups in the settings, as whoever hosts sees them. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import Database from 'better-sqlite3';
import { fileOf, pastMatch } from '../main/records/past.ts';
import { type HostProgram, newDataFolder, removeFolder, startHostProgram } from '../support/host-program.ts';

async function openSettings(page: Page, host: HostProgram): Promise<string[]> {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await page.addInitScript(() => localStorage.setItem('smorgasboard.locale', 'en'));
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto(host.table);
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  return problems;
}

const backups = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: 'Backups' }) });
const back = (page: Page): Promise<void> => page.getByRole('button', { name: 'Back', exact: true }).click();

async function importPast(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'History', exact: true }).click();
  await page.getByRole('button', { name: 'Export and import' }).click();
  const buffer = Buffer.from(fileOf([pastMatch({ log: 'plate.classic', endedAt: 1_700_000_000_000 })]));
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'r.json', mimeType: 'application/json', buffer });
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('1 entry came in.');
  await page.keyboard.press('Escape');
  await back(page);
}

test('T-4: a backup is made, saved as a file, and restored from the list and from the file', async ({
  page,
}) => {
  const host = await startHostProgram();
  try {
    const problems = await openSettings(page, host);
    await expect(backups(page)).toContainText('There is none yet.');
    await backups(page).getByRole('button', { name: 'Back up now' }).click();
    await expect(backups(page).getByRole('listitem')).toHaveCount(1);
    const downloading = page.waitForEvent('download');
    await backups(page)
      .getByRole('button', { name: /^Save the backup of/ })
      .click();
    const file = path.join(host.data, 'saved.db');
    await (await downloading).saveAs(file);
    await back(page);
    await importPast(page);

    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await backups(page)
      .getByRole('button', { name: /^Restore the backup of/ })
      .click();
    await expect(page.getByRole('dialog')).toContainText('Screens come back by themselves.');
    await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
    await page.getByRole('button', { name: 'History', exact: true }).click();
    await expect(page.getByText('Nothing has been eaten here yet.')).toBeVisible();
    await back(page);

    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await expect(backups(page).getByRole('listitem')).toHaveCount(2);
    await page
      .locator('section input[accept=".db"]')
      .setInputFiles({ name: 'x.db', mimeType: '', buffer: Buffer.from('no') });
    await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByText('That is no backup of Smorgasboard.')).toBeVisible();
    await page.locator('section input[accept=".db"]').setInputFiles(file);
    await expect(page.getByRole('dialog')).toContainText('saved.db');
    await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByRole('button', { name: 'History', exact: true })).toBeVisible();
    await expect.poll(async () => (await readdir(path.join(host.data, 'backups'))).length).toBe(3);
    expect(problems).toEqual([]);
  } finally {
    await host.end();
    await removeFolder(host.data);
  }
});

test('T-4: a house whose data was damaged says in the settings what is lost, until somebody has read it', async ({
  page,
}) => {
  const data = await newDataFolder();
  const first = await startHostProgram({ data });
  await openSettings(page, first);
  await backups(page).getByRole('button', { name: 'Back up now' }).click();
  await expect(backups(page).getByRole('listitem')).toHaveCount(1);
  await first.end();
  const db = new Database(path.join(data, 'smorgasboard.db'));
  db.prepare("INSERT INTO library (game, id, item) VALUES ('masters', 'own', 'not to be read')").run();
  db.close();
  const host = await startHostProgram({ data });
  try {
    expect(host.printed()).toContain('The data file was damaged.');
    const problems = await openSettings(page, host);
    await expect(backups(page)).toContainText('The data was damaged');
    await expect(backups(page)).toContainText('orders and the like that people wrote');
    await backups(page).getByRole('button', { name: 'Understood' }).click();
    await expect(backups(page)).not.toContainText('The data was damaged');
    expect(problems).toEqual([]);
  } finally {
    await host.end();
    await removeFolder(data);
  }
});
