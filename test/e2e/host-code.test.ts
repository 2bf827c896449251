/** A screen elsewhere in the network becomes the host's, by a code that the host's own screen shows. */
import { expect, test } from '@playwright/test';
import { eachTestHasHost } from '../support/each-host.ts';
import type { HostProgram } from '../support/host-program.ts';
import { fitsItsWidth, newPage, newPhone } from '../support/party.ts';
import { keepPicture } from '../support/pictures.ts';

let host: HostProgram;
let problems: string[];

eachTestHasHost((started) => {
  problems = [];
  host = started;
});

test.afterEach(() => expect(problems).toEqual([]));

test('N-59: a phone asks for the host’s rights, types the code from the big screen, and may come again', async ({
  browser,
}) => {
  const big = await browser.newContext({ viewport: { width: 1920, height: 1080 }, locale: 'en-GB' });
  const table = await newPage(big, problems);
  await table.goto(host.table);
  await expect(table.getByRole('button', { name: 'Settings' })).toBeVisible();

  const phone = await newPage(await newPhone(browser), problems);
  await phone.goto(`${host.phoneOrigin}/table`);
  await phone.getByRole('button', { name: 'Host from this screen' }).tap();
  const knock = table.getByRole('dialog', { name: 'May this screen host?' });
  await expect(knock).toBeVisible();
  await keepPicture(table, 'host-code-asked');
  await knock.getByRole('button', { name: 'Yes, show the code' }).click();
  const code = (await knock.locator('b').textContent())!;
  await keepPicture(table, 'host-code-shown');
  const field = phone.getByRole('textbox', { name: 'Code', exact: true });
  await field.fill('12');
  await fitsItsWidth(phone);
  await keepPicture(phone, 'host-code-typing');
  await field.fill(code.replace(' ', '') === '999999' ? '888888' : '999999');
  await expect(phone.getByText('That is not the code.')).toBeVisible();
  await field.fill(code);
  await expect(field).toHaveCount(0);
  await expect(knock).toHaveCount(0);
  await expect(phone.getByRole('button', { name: 'Settings' })).toBeVisible();
  await phone.reload();
  await expect(phone.getByRole('button', { name: 'Settings' })).toBeVisible();
});
