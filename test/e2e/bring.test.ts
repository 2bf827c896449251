/** T-4: what other programs and people kept, as their files really are: odd, broken, or somebody else's. */
import { expect, type Page, test } from '@playwright/test';
import { eachTestHasHost } from '../support/each-host.ts';
import type { HostProgram } from '../support/host-program.ts';
import { fitsItsWidth } from '../support/party.ts';
import { keepPicture } from '../support/pictures.ts';

let host: HostProgram;

eachTestHasHost((started) => {
  host = started;
});

async function openBring(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('smorgasboard.locale', 'de'));
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(host.table);
  await page.goto(new URL('#/history/bring', page.url()).href);
}

const choose = (page: Page, buffer: Buffer): Promise<void> =>
  page.locator('input[type=file]').setInputFiles({ name: 'evenings.csv', mimeType: 'text/csv', buffer });

test('T-4, T-5: an old Windows table with days that say both ways is asked about, and tells what it cannot keep', async ({
  page,
}) => {
  await openBring(page);
  const rows = [
    'Datum;Spiel;Sieger;Jürgen;Zoë',
    '3/2/2023;Azul;;70 Pkt;65',
    '4/2/2023;Skat;;5;-',
    '1/2/2023;Golf;Zoë;1.070;3',
  ];
  await choose(page, Buffer.from(rows.join('\r\n'), 'latin1'));
  await expect(page.getByText('2 kommen dazu. 1 lässt sich nicht übernehmen.')).toBeVisible();
  const found = page.getByRole('listitem');
  // What cannot be kept comes first, and says why.
  await expect(found.first()).toContainText('Keine Punkte: „70 Pkt“.');
  // Both choices are the first of the days, read this way and that.
  await expect(page.getByRole('radio', { name: '3. Feb. 2023' })).toBeChecked();
  await expect(found.last()).toContainText('1. Feb. 2023');
  await page.getByRole('radio', { name: '2. März 2023' }).check({ force: true });
  await expect(found.last()).toContainText('2. Jan. 2023');
  await expect(found.last()).toContainText('Jürgen 1.070 · Zoë 3');
  await fitsItsWidth(page);
  await keepPicture(page, 'bring-odd-phone');
  await page.getByRole('button', { name: 'Importieren' }).click();
  await expect(page.getByText('2 Einträge', { exact: true })).toBeVisible();
  await page.getByRole('listitem').filter({ hasText: 'Golf' }).getByRole('button').click();
  // The fewest points win where whoever has them has won.
  await expect(page.getByRole('button', { name: /^Zoë.*\b3\b/ })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Golf' })).toBeVisible();
});

test('T-5: a file that is broken, somebody else’s or no text is answered, and changes nothing', async ({
  page,
}) => {
  await openBring(page);
  const alert = page.getByRole('alert');
  for (const [content, says] of [
    ['{"games":[{"id":1}],\n"plays":[{"uuid', 'Zeile 2: Das ist keine JSON-Datei'],
    ['{"format":"smorgasboard-records"}', 'unter „Exportieren und importieren“'],
    ['{"a":1}', 'weder BG Stats noch eine Tabelle'],
    ['PK\x03\x04\0\0\0', 'Das ist kein Text'],
    ['', 'stehen keine Partien'],
  ] as const) {
    await choose(page, Buffer.from(content, 'latin1'));
    await expect(alert).toContainText(says);
    await expect(alert).toContainText('Geändert wurde nichts.');
  }
  await fitsItsWidth(page);
  await page.goto(new URL('#/history', page.url()).href);
  await expect(page.getByText(/^Hier wurde noch nichts gegessen/)).toBeVisible();
});
