import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { fileOf, pastMatch, people } from '../main/records/past.ts';
import { type HostProgram, removeFolder, startHostProgram } from '../support/host-program.ts';

const past = [
  pastMatch({ log: 'sandwich.booklet-fr', endedAt: 1_700_000_000_000 }),
  pastMatch({ log: 'plate.classic', endedAt: 1_700_100_000_000, from: 2 }),
];
const [sandwich] = past;

async function openHome(page: Page, host: HostProgram): Promise<string[]> {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await page.addInitScript(() => localStorage.setItem('smorgasboard.locale', 'en'));
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto(host.table);
  return problems;
}

async function importFile(page: Page, content: string): Promise<void> {
  await page.getByRole('button', { name: 'Export and import' }).click();
  const file = { name: 'records.json', mimeType: 'application/json', buffer: Buffer.from(content) };
  await page.locator('input[type=file]').setInputFiles(file);
}

const back = (page: Page): Promise<void> => page.getByRole('button', { name: 'Back', exact: true }).click();

test('T-4: the history is imported, opened, exported, thrown away and brought back; a player is renamed', async ({
  page,
}) => {
  const host = await startHostProgram();
  try {
    const problems = await openHome(page, host);
    await page.getByRole('button', { name: 'History', exact: true }).click();
    await expect(page.getByText('Nothing has been eaten here yet.')).toBeVisible();

    await importFile(page, '{"plays":[]}');
    await expect(page.getByRole('alert')).toContainText('another program');
    await page.keyboard.press('Escape');
    await importFile(page, fileOf(past));
    await expect(page.getByRole('dialog').getByRole('status')).toContainText('2 entries came in.');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Everything (JSON)' }).click();
    const exported = await readFile(await (await downloading).path(), 'utf8');
    expect(JSON.parse(exported).entries).toHaveLength(2);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: /^Sandwich / }).click();
    const winner = sandwich!.seats[0]!;
    await expect(page.getByRole('complementary', { name: `Receipt of ${winner.name}` })).toBeVisible();
    const second = sandwich!.seats[1]!;
    await page.getByRole('button', { name: new RegExp(`^${second.name} `) }).click();
    await expect(page.getByRole('complementary', { name: `Receipt of ${second.name}` })).toContainText(
      'Total',
    );
    await page.getByRole('button', { name: 'Watch again' }).click();
    await page.getByRole('button', { name: 'One step on' }).click();
    await expect(page.getByText(/^2 \/ \d+$/)).toBeVisible();
    await back(page);

    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('1 entry', { exact: true })).toBeVisible();
    await importFile(page, exported);
    await expect(page.getByRole('dialog').getByRole('status')).toContainText('1 entry came in.');
    await page.keyboard.press('Escape');
    await expect(page.getByText('2 entries', { exact: true })).toBeVisible();

    for (const [i, title] of ['Sandwich', 'The Plate Game'].entries()) {
      await page.goto(new URL(`#/history/${past[i]!.id}`, page.url()).href);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    }
    await back(page);
    await back(page);
    await page.getByRole('button', { name: 'Players', exact: true }).click();
    await page.getByRole('button', { name: new RegExp(people[0]!.name) }).click();
    await page.getByRole('button', { name: 'Name and slice' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Marmalade');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { name: 'Marmalade', level: 1 })).toBeVisible();
    await back(page);
    await expect(page.getByRole('button', { name: /Marmalade/ })).toBeVisible();
    expect(problems).toEqual([]);
  } finally {
    await host.kill();
    await removeFolder(host.data);
  }
});
