/** A second screen of a table, and the card that lies on it. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { type HostProgram, removeFolder, startHostProgram } from '../support/host-program.ts';
import { gatherParty, leave, newPage } from '../support/party.ts';
import { pagesOfPdf } from '../support/pdf.ts';
import { keepPicture } from '../support/pictures.ts';

let host: HostProgram;

test.beforeEach(async () => {
  host = await startHostProgram();
});

test.afterEach(async () => {
  await host.kill();
  await removeFolder(host.data);
});

const inMenu = async (table: Page, entry: string): Promise<void> => {
  await table.getByRole('button', { name: 'Menu' }).click();
  await table.getByRole('dialog').getByRole('button', { name: entry, exact: true }).click();
};

test('N-77: a second screen without any rights shows beside the table what the host puts on it, also after a reload', async ({
  browser,
}) => {
  const party = await gatherParty({ browser, host, game: /^Sandwich/, phones: 1 });
  const { table, code } = party;
  const second = await newPage(
    await browser.newContext({ viewport: { width: 1920, height: 1080 }, locale: 'en-GB' }),
    party.problems as string[],
  );
  await second.goto(`${host.phoneOrigin}/table/${code}`);
  await expect(second.getByText('Maya', { exact: true }).first()).toBeVisible();
  await inMenu(table, 'Screens');
  const put = table.getByRole('combobox', { name: /^Screen at|own screen/ }).last();
  await put.selectOption('How to join');
  await expect(second.getByText('How to join')).toBeVisible();
  await expect(second.getByRole('img', { name: /QR code/ })).toBeVisible();
  await keepPicture(second, 'second-join');
  await second.reload();
  await expect(second.getByText('How to join')).toBeVisible();
  // A screen that has just come back is another one until the list has been asked for again.
  const see = (what: string, seen: Locator): Promise<void> =>
    expect(async () => {
      await put.selectOption(what);
      await expect(seen).toBeVisible({ timeout: 1000 });
    }).toPass();
  await see('The evening', second.getByText('Nothing has been played to its end'));
  await see('The season', second.getByText('No season is on show'));
  await expect(put).toHaveValue('season');
  await see('The table', second.getByText('Maya', { exact: true }).first());
  expect(party.problems).toEqual([]);
  await second.context().close();
  await leave(party);
});

test('the table card is one A5 page: the Wi-Fi’s code first, then the way in, the address and three lines', async ({
  browser,
}) => {
  const party = await gatherParty({ browser, host, game: /^Sandwich/, phones: 0 });
  const { table, code } = party;
  await inMenu(table, 'Print a table card');
  await expect(table.getByRole('img', { name: /QR code/ })).toHaveCount(1);
  await table.evaluate(() => {
    location.hash = '#/settings';
  });
  await table.getByRole('textbox', { name: 'Name of the Wi-Fi' }).fill('Café Ñ');
  await table.getByRole('textbox', { name: 'Password of the Wi-Fi' }).fill('sesame-open');
  await table.getByRole('button', { name: 'Save', exact: true }).first().click();
  await table.evaluate((to) => {
    location.hash = `#/card/${to}`;
  }, code);
  await expect(table.getByRole('img', { name: /QR code/ })).toHaveCount(2);
  await expect(table.getByRole('img', { name: /QR code/ }).first()).toHaveAccessibleName(/Café Ñ/);
  await expect(table.getByText('WIFI:T:WPA;S:Café Ñ;P:sesame-open;;')).toBeVisible();
  await keepPicture(table, 'table-card');
  const [page, ...more] = pagesOfPdf(
    await table.pdf({ preferCSSPageSize: true, path: 'test-results/pictures/table-card.pdf' }),
  );
  expect(more).toEqual([]);
  // In points.
  expect(Math.abs(page!.width - 419.5)).toBeLessThan(2);
  expect(Math.abs(page!.height - 595.3)).toBeLessThan(2);
  expect(page!.text).toContain(`/${code}`);
  expect(page!.text).toContain('CaféÑ');
  expect(page!.text).not.toContain('sesame');
  await leave(party);
});
