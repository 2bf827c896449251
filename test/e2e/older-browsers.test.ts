/** The oldest browsers that will do, and what older ones say: docs/browsers.md. */
import { expect, type Page, test } from '@playwright/test';
import { type HostProgram, removeFolder, startHostProgram } from '../support/host-program.ts';
import { newPage, sitDown, startMatch } from '../support/party.ts';

let host: HostProgram;

test.beforeEach(async () => {
  host = await startHostProgram();
});

test.afterEach(async () => {
  await host.kill();
  await removeFolder(host.data);
});

test('a browser without what came after Chrome 108 begins a match, on the big screen and on a phone', async ({
  browser,
}) => {
  const problems: string[] = [];
  const newerThanThat = (): void => {
    const gone: readonly (readonly [object, readonly string[]])[] = [
      [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
      [String.prototype, ['isWellFormed', 'toWellFormed']],
      [Array, ['fromAsync']],
      [Object, ['groupBy']],
      [Map, ['groupBy']],
      [Promise, ['withResolvers', 'try']],
      [URL, ['canParse', 'parse']],
      [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf']],
      [HTMLElement.prototype, ['showPopover', 'hidePopover', 'togglePopover', 'popover']],
    ];
    for (const [owner, names] of gone) for (const name of names) Reflect.deleteProperty(owner, name);
  };
  const older = async (width: number, height: number): Promise<Page> => {
    const context = await browser.newContext({
      viewport: { width, height },
      locale: 'en-GB',
      hasTouch: true,
    });
    await context.addInitScript(newerThanThat);
    return newPage(context, problems);
  };
  const table = await older(1920, 1080);
  await table.goto(host.table);
  await table
    .getByRole('button', { name: /^The Plate Game/ })
    .first()
    .click();
  await expect(table).toHaveURL(/#\/table\/[A-Z]{4}$/);
  for (const name of ['Maya', 'Tom']) {
    const phone = await older(360, 740);
    await phone.goto(`${host.phoneOrigin}/?t=${table.url().slice(-4)}`);
    await sitDown(phone, name);
  }
  await startMatch(table);
  await expect(table.getByRole('button', { name: 'Let’s go' })).toHaveCount(0);
  const [, phone] = browser.contexts().flatMap((context) => context.pages());
  await expect(phone!.getByRole('button').first()).toBeVisible();
  expect(await phone!.evaluate(() => 'canParse' in URL)).toBe(false);
  expect(problems).toEqual([]);
  await Promise.all(browser.contexts().map((context) => context.close()));
});

test('a browser that lacks what the pages need says so in four languages; one that has it shows nothing of that', async ({
  page,
}) => {
  const note = page.locator('.old-browser');
  await page.goto(`${host.origin}/`);
  await expect(page.getByRole('textbox').first()).toBeVisible();
  await expect(note).toBeHidden();
  // As to an older one: its scripts do not parse, and of the question in the style sheet it knows no answer.
  await page.route(/\.js$/, (route) => route.fulfill({ body: '((', contentType: 'text/javascript' }));
  await page.route(/\.css$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace('selector(:has(a))', 'selector(:no-such)'),
    });
  });
  for (const path of ['/', '/table', '/owner']) {
    await page.goto(host.origin + path);
    for (const lang of ['en', 'de', 'fr', 'es']) await expect(note.locator(`[lang=${lang}]`)).toBeVisible();
    await expect(note).toContainText('Safari (iPhone, iPad, Mac) 16.4');
  }
});
