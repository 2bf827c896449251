import { expect, type Page, test } from '@playwright/test';
import { numberIn } from '../../src/shared/text.ts';
import { crowd, longSheet, pointsAt, sheetOfRows } from '../main/records/evenings.ts';
import { fileOf } from '../main/records/past.ts';
import { type HostProgram, removeFolder, startHostProgram } from '../support/host-program.ts';
import { pagesOfPdf } from '../support/pdf.ts';
import { keepPicture } from '../support/pictures.ts';

const sheet = longSheet({ rounds: 9, players: crowd, title: 'Doppelkopf' });
const written = (points: number): string => numberIn('de', points);
const PAPERS = ['A4', 'Letter'] as const;

let host: HostProgram;

test.beforeEach(async () => {
  host = await startHostProgram();
  const token = new URLSearchParams(new URL(host.table).hash.slice(1)).get('host');
  const headers = { Authorization: `Bearer ${token}` };
  const body = fileOf([sheet, own], crowd);
  expect((await fetch(`${host.origin}/records/import`, { method: 'POST', body, headers })).ok).toBe(true);
});

test.afterEach(async () => {
  await host.kill();
  await removeFolder(host.data);
});

async function openPast(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('smorgasboard.locale', 'de'));
  await page.goto(host.table);
  await expect(page.getByRole('button', { name: 'Verlauf', exact: true })).toBeVisible();
  await page.goto(new URL(`#/${path}`, page.url()).href);
}

test('T-46: twelve players and nine rounds are printed on one sheet, sideways, on A4 and on Letter', async ({
  page,
}) => {
  await openPast(page, `history/${sheet.id}/print`);
  await expect(page.getByRole('heading', { name: 'Doppelkopf' })).toBeVisible();
  for (const format of PAPERS) {
    const pages = pagesOfPdf(await page.pdf({ format, path: `test-results/pictures/printed-${format}.pdf` }));
    expect(pages, format).toHaveLength(1);
    const [{ width, height, text }] = pages as [(typeof pages)[0]];
    expect(width).toBeGreaterThan(height);
    for (const { seat, name, score, rank } of sheet.seats) {
      const cells = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((round) => pointsAt(seat, round));
      const row = [rank, name.replace(/\s/g, ''), ...[...cells, score].map(written)].join('');
      expect(text, `${format}: ${name}`).toContain(row);
    }
  }
});

const rows = Array.from({ length: 18 }, (_, i) => `Kartoffelsalatpunkte ${i + 1}`);
const own = sheetOfRows({ id: 'own-rows', rows, players: crowd });

test('T-46, T-48: long names of rows are written upwards, and no total is lost beside the paper', async ({
  page,
}) => {
  await openPast(page, `history/${own.id}/print`);
  await expect(page.getByRole('columnheader', { name: rows[0]!, exact: true })).toBeVisible();
  for (const format of PAPERS) {
    const pages = pagesOfPdf(await page.pdf({ format }));
    expect(pages, format).toHaveLength(1);
    for (const { seat, name, score } of own.seats) {
      const cells = rows.map((_, i) => pointsAt(seat, i + 1));
      const row = [name.replace(/\s/g, ''), ...[...cells, score].map(written)].join('');
      expect(pages[0]!.text, `${format}: ${name}`).toContain(row);
    }
  }
});

test('T-46: with the receipts each round names its player, wherever a page or a column begins', async ({
  page,
}) => {
  await openPast(page, `history/${sheet.id}/print`);
  await page.getByRole('switch', { name: 'Auch die Bons' }).check({ force: true });
  for (const format of PAPERS) {
    const pages = pagesOfPdf(await page.pdf({ format }));
    expect(pages.length).toBeGreaterThan(1);
    const text = pages.map((one) => one.text).join('');
    for (const { name } of sheet.seats)
      for (let round = 1; round <= 9; round++)
        expect(text).toContain(`${name}·Runde${round}`.replace(/\s/g, ''));
  }
});

test('T-46: the entry shows the table, its names in sight on a phone too', async ({ page }) => {
  for (const [name, size] of [
    ['tv', { width: 1920, height: 1080 }],
    ['phone', { width: 360, height: 740 }],
    ['small', { width: 320, height: 568 }],
  ] as const) {
    await page.setViewportSize(size);
    await openPast(page, `history/${sheet.id}`);
    const table = page.getByRole('table', { name: 'Punkte nach Runden' });
    await expect(table.getByRole('row')).toHaveCount(13);
    await table.scrollIntoViewIfNeeded();
    await keepPicture(page, `entry-table-${name}`);
    const box = page.locator('.points-table');
    await box.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
    const winner = table.getByRole('rowheader').first();
    await expect(winner).toBeInViewport({ ratio: 0.9 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
  }
});
