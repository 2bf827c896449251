import { expect, type Page, test } from '@playwright/test';
import { crowd, longSheet } from '../main/records/evenings.ts';
import { fileOf } from '../main/records/past.ts';
import { eachTestHasHost } from '../support/each-host.ts';
import type { HostProgram } from '../support/host-program.ts';
import { fitsItsWidth } from '../support/party.ts';
import { keepPicture } from '../support/pictures.ts';
import { openSheet, seat, start } from '../support/score-keeping.ts';

let host: HostProgram;

eachTestHasHost((started) => {
  host = started;
});

const rights = () => ({
  Authorization: `Bearer ${new URLSearchParams(new URL(host.table).hash.slice(1)).get('host')}`,
});

async function bring(entries: readonly unknown[]): Promise<void> {
  const headers = rights();
  const body = fileOf(entries, crowd);
  expect((await fetch(`${host.origin}/records/import`, { method: 'POST', body, headers })).ok).toBe(true);
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

async function openHome(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('smorgasboard.locale', 'en'));
  await page.setViewportSize(size);
  await page.goto(host.table);
}

const plain = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

const add = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'A name' }).fill(name);
  await page.keyboard.press('Enter');
};

test('T-45, T-44: a past play is typed in by keyboard alone, and corrected by the same form', async ({
  page,
}) => {
  await openHome(page, { width: 1920, height: 1080 });
  await button(page, 'History').click();
  await button(page, 'Write one down').click();
  await page.getByRole('textbox', { name: 'What was played' }).fill('Qwirkle');
  await page.getByLabel('Day').fill('2024-02-29');
  for (const name of ['Ada', 'Bo', 'Cy']) await add(page, name);
  await page.getByRole('textbox', { name: 'Points of Ada' }).focus();
  for (const typed of ['10+15-8', '40', '−3']) {
    await page.keyboard.insertText(typed);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Qwirkle' })).toBeVisible();
  await expect(page.getByText(/29 February 2024|February 29, 2024/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Ada .*17/ })).toBeVisible();

  await button(page, 'Correct').click();
  await button(page, 'One more round').click();
  await page.getByRole('textbox', { name: 'Cy, round 2' }).fill('50');
  await keepPicture(page, 'write-tv');
  await button(page, 'Keep it').click();
  await expect(page.getByText(/^Corrected on/)).toBeVisible();
  await expect(
    page.getByRole('table', { name: 'Points by round' }).getByRole('row', { name: 'Cy' }),
  ).toContainText('47');
  await button(page, 'As it was').click();
  await expect(page.getByRole('dialog')).toContainText('Cy');
  await keepPicture(page, 'corrected-tv');
});

/** As few letters as mean this one of the crowd. */
function lettersOf(name: string): string {
  const others = crowd.filter((one) => one.name !== name);
  const isMeant = (letters: string) => others.every((one) => !plain(one.name).startsWith(plain(letters)));
  return [...name].map((_, i) => name.slice(0, i + 1)).find(isMeant)!;
}

test('T-45: others of the roster are typed with their points right behind a few letters, and Enter on nothing keeps it', async ({
  page,
}) => {
  await bring([longSheet({ rounds: 1, players: crowd.slice(0, 8), title: 'Qwirkle' })]);
  await openHome(page, { width: 1920, height: 1080 });
  await button(page, 'History').click();
  await button(page, 'Write one down').click();
  // What is counted in docs/decisions/the-record.md.
  await expect(page.getByLabel('Day')).toBeFocused();
  for (const key of ['0', '3', '0', '7', 'Enter']) await page.keyboard.press(key);
  const wanted = crowd.slice(2, 6).map(({ name }, i) => ({ name, points: 10 * i + 11 }));
  for (const { name, points } of wanted) {
    await page.keyboard.type(`${lettersOf(name)}${points}`);
    await expect(page.getByText(`Enter adds ${name}: ${points}.`)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: `Points of ${name}` })).toHaveValue(String(points));
  }
  await keepPicture(page, 'write-line-tv');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/\b7 March|March 7\b/)).toBeVisible();
  for (const { name, points } of wanted)
    await expect(page.getByRole('button', { name: new RegExp(`^${name}.*${points}`) })).toBeVisible();
});

test('T-45: by keys alone, a game is named by its first letters, and somebody new is a line with points', async ({
  page,
}) => {
  await bring([longSheet({ rounds: 1, players: crowd.slice(0, 4), title: 'Qwirkle' })]);
  await openHome(page, { width: 1920, height: 1080 });
  await expect(button(page, 'History')).toBeVisible();
  // What is counted in docs/decisions/the-record.md.
  await page.keyboard.press('n');
  await expect(page.getByLabel('Day')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('textbox', { name: 'What was played' })).toBeFocused();
  await page.keyboard.type('qw');
  await expect(page.getByText('Enter: it was Qwirkle.')).toBeVisible();
  await keepPicture(page, 'write-game-tv');
  for (const key of ['Enter', '0', '3', '0', '7', 'Enter']) await page.keyboard.press(key);
  const [known] = crowd;
  for (const line of [`${lettersOf(known!.name)}31`, 'Anselm 52']) {
    await page.keyboard.type(line);
    await expect(page.getByText(/^Enter adds .*: \d\d\.$/)).toBeVisible();
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Qwirkle' })).toBeVisible();
  await expect(page.getByText(/\b7 March|March 7\b/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Anselm.*52/ })).toBeVisible();
  await expect(page.getByRole('button', { name: new RegExp(`^${known!.name}.*31`) })).toBeVisible();
});

test('T-45: the same people once more take three taps, day and month, and their points', async ({ page }) => {
  await bring([longSheet({ rounds: 1, players: crowd.slice(0, 4), title: 'Qwirkle' })]);
  await openHome(page, { width: 1920, height: 1080 });
  // What is counted in docs/decisions/the-record.md: more than this takes longer than 20 seconds.
  await button(page, 'History').click();
  await button(page, 'Write one down').click();
  await page
    .getByRole('group', { name: 'As lately' })
    .getByRole('button', { name: /^Qwirkle/ })
    .click();
  await expect(page.getByLabel('Day')).toBeFocused();
  // Month and day, as this browser writes them; the year stands.
  for (const key of ['0', '3', '0', '7', 'Enter']) await page.keyboard.press(key);
  for (const points of ['31', '15', '52', '40']) {
    await page.keyboard.type(points);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText(/\b7 March|March 7\b/)).toBeVisible();
  await expect(page.getByRole('button', { name: new RegExp(`^${crowd[2]!.name}.*52`) })).toBeVisible();
});

/** Where it was taken, as a camera writes it beside the picture. */
const GPS = 'Exif\0\0 48.137 N 11.575 E';

function withPlace(jpeg: Buffer): Buffer {
  const told = Buffer.from(GPS, 'latin1');
  const head = Buffer.from([0xff, 0xe1, 0, told.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, told, jpeg.subarray(2)]);
}

/** As a camera makes them. */
async function photoOf(
  page: Page,
  size: { readonly width: number; readonly height: number },
): Promise<Buffer> {
  const url = await page.evaluate(({ width, height }) => {
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const paint = canvas.getContext('2d')!;
    paint.fillStyle = 'peru';
    paint.fillRect(0, 0, width / 2, height);
    return canvas.toDataURL('image/jpeg');
  }, size);
  return withPlace(Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'));
}

test('T-45: a past play fits a phone, its photo is made small there, and a person is found by a few letters', async ({
  page,
}) => {
  await openHome(page, { width: 360, height: 740 });
  await page.goto(new URL('#/history/new', page.url()).href);
  for (const name of ['Anselm', 'Bo']) await add(page, name);
  await page.getByRole('textbox', { name: 'Points of Anselm' }).fill('4');
  await button(page, 'Plus or minus').click();
  await expect(page.getByRole('textbox', { name: 'Points of Anselm' })).toHaveValue('−4');
  await page.getByRole('textbox', { name: 'Points of Bo' }).fill('9');
  for (let round = 2; round <= 5; round++) await button(page, 'One more round').click();
  await fitsItsWidth(page);
  await keepPicture(page, 'write-phone');
  await button(page, 'Keep it').click();
  await button(page, 'Place and notes').click();
  await page.getByRole('textbox', { name: 'Place' }).fill('Café Brot');
  await page.getByRole('textbox', { name: 'Notes' }).fill('Rain.\nNobody left.');
  await button(page, 'Save').click();
  await expect(page.getByText('Café Brot')).toBeVisible();
  await page.locator('input[type=file]').setInputFiles({
    ...{ name: 'evening.jpg', mimeType: 'image/jpeg' },
    buffer: await photoOf(page, { width: 4000, height: 3000 }),
  });
  await button(page, 'Photo 1').click();
  const photo = page.getByRole('dialog').getByRole('img', { name: 'Photo 1' });
  await expect(photo).toBeVisible();
  // The host only keeps what it gets: it was made small on the phone.
  expect(await photo.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight])).toEqual([
    1600, 1200,
  ]);
  // Where it was taken stays with whoever took it.
  const file = await fetch(`${host.origin}/records/all.json`, { headers: rights() });
  const { entries } = (await file.json()) as { entries: { photos?: { jpeg: string }[] }[] };
  const kept = entries.flatMap(({ photos = [] }) => photos.map(({ jpeg }) => Buffer.from(jpeg, 'base64')));
  expect(kept.map((jpeg) => jpeg.includes('48.137'))).toEqual([false]);
  await fitsItsWidth(page);
  await keepPicture(page, 'photo-phone');
  await page.keyboard.press('Escape');
  await fitsItsWidth(page);
  await page.goto(new URL('#/history/new', page.url()).href);
  await add(page, 'ans');
  await expect(page.getByRole('textbox', { name: 'Points of Anselm' })).toBeVisible();
  await page.goto(new URL('#/players', page.url()).href);
  await button(page, 'New player').click();
  await page.getByRole('dialog').getByRole('textbox').fill('anselm');
  await expect(page.getByRole('dialog').getByText('Anselm is in the list of players already.')).toBeVisible();
});

async function close(page: Page): Promise<void> {
  await button(page, 'Close the sheet').click();
  await button(page, 'Really close it?').click();
}

test('T-44: a finished sheet is opened from the history, corrected and closed again', async ({ browser }) => {
  const { page, problems } = await openSheet({ browser, host, sheet: 'Any other game' });
  await seat(page, ['Ada', 'Bo']);
  await start(page);
  const enter = async (points: string): Promise<void> => {
    await page.keyboard.type(points);
    await page.keyboard.press('Enter');
  };
  await enter('8');
  await expect(page.getByText('Bo', { exact: true }).first()).toBeVisible();
  await enter('5');
  await close(page);
  await expect(page.getByText('Ada wins with 8 points')).toBeVisible();
  await page.goto(new URL('#/history', page.url()).href);
  await page.getByRole('listitem').first().getByRole('button').click();
  await button(page, 'Correct').click();
  await expect(page).toHaveURL(/table\/[A-Z]{4}/);
  await page.getByRole('button', { name: /Bo, round 1/ }).click();
  await enter('12');
  await close(page);
  await expect(page.getByText('Bo wins with 12 points')).toBeVisible();
  await page.goto(new URL('#/history', page.url()).href);
  await expect(page.getByText('1 entry', { exact: true })).toBeVisible();
  await page.getByRole('listitem').first().getByRole('button').click();
  await expect(page.getByText(/^Corrected on/)).toBeVisible();
  expect(problems).toEqual([]);
});

test('T-4: an entry is found by a few letters, by its day and the time of day, on the table and on a phone', async ({
  page,
}) => {
  await bring([
    longSheet({
      id: 'a',
      rounds: 3,
      players: crowd.slice(0, 4),
      title: 'Qwirkle',
      endedAt: Date.UTC(2024, 2, 1, 19),
    }),
    longSheet({
      id: 'b',
      rounds: 2,
      players: crowd.slice(4, 8),
      title: 'Tichu',
      endedAt: Date.UTC(2024, 2, 9, 9),
    }),
  ]);
  await openHome(page, { width: 1920, height: 1080 });
  await button(page, 'History').click();
  const search = page.getByRole('searchbox');
  await search.fill('jurgen qwir');
  await expect(page.getByText('1 entry', { exact: true })).toBeVisible();
  await expect(page.getByRole('listitem')).toContainText('Qwirkle');
  await search.fill('any other');
  await expect(page.getByText('2 entries', { exact: true })).toBeVisible();
  await keepPicture(page, 'find-tv');
  await search.fill('');
  await button(page, 'When').click();
  await page.getByLabel('From').fill('2024-03-05');
  await keepPicture(page, 'find-when-tv');
  await button(page, 'Search').click();
  await expect(page.getByText('1 entry', { exact: true })).toBeVisible();
  await expect(page.getByRole('listitem').first()).toContainText('Tichu');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.reload();
  await expect(page.getByText('2 entries', { exact: true })).toBeVisible();
  await search.fill('Tichu');
  await expect(page.getByText('1 entry', { exact: true })).toBeVisible();
  await expect(page.getByRole('listitem').first()).toContainText('Tichu');
  await fitsItsWidth(page);
  await keepPicture(page, 'find-phone');
  await button(page, 'Filter').click();
  await fitsItsWidth(page);
  await keepPicture(page, 'find-filter-phone');
});

test('T-4: a season is set up, its table stands on a phone and on the big screen while nobody plays', async ({
  page,
}) => {
  await bring(
    Array.from({ length: 9 }, (_, i) =>
      longSheet({
        ...{
          id: `night-${i}`,
          rounds: 1 + i,
          title: i % 3 ? 'Tichu' : 'Skat',
          endedAt: Date.now() - i * 3_600_000,
        },
        players: crowd.slice(i % 4, 4 + (i % 6)),
      }),
    ),
  );
  await page.clock.install();
  await openHome(page, { width: 1920, height: 1080 });
  await button(page, 'History').click();
  await button(page, 'Seasons').click();
  // Where there is none yet, the page says what one is, and begins it.
  await expect(page.getByText(/^No season yet\. A season gathers/)).toBeVisible();
  await keepPicture(page, 'seasons-none-tv');
  await page.getByRole('main').getByRole('button', { name: 'New season' }).last().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Winter in the back room');
  await dialog.getByLabel('From').fill('2020-01-01');
  await dialog.getByRole('radio', { name: 'Places' }).check();
  await dialog.getByRole('button', { name: /^Tichu/ }).click();
  await dialog.getByRole('switch').check();
  await keepPicture(page, 'season-edit-tv');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Winter in the back room' })).toBeVisible();
  await expect(page.getByText(/6 matches/)).toBeVisible();
  await keepPicture(page, 'season-tv');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.reload();
  await expect(page.getByRole('table', { name: 'Table' })).toBeVisible();
  await fitsItsWidth(page);
  await keepPicture(page, 'season-phone');
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto(host.table);
  await expect(button(page, 'History')).toBeVisible();
  await page.clock.runFor(125_000);
  const idle = page.getByRole('region', { name: 'Winter in the back room' });
  await expect(idle).toBeVisible();
  await keepPicture(page, 'season-idle');
  await page.keyboard.press('Shift');
  await expect(idle).toBeHidden();
});

test('T-4: a table of another program is looked at, its columns are matched, and it comes in once', async ({
  page,
}) => {
  await openHome(page, { width: 360, height: 740 });
  await page.goto(new URL('#/history/bring', page.url()).href);
  const file = {
    ...{ name: 'plays.csv', mimeType: 'text/csv' },
    buffer: Buffer.from('When;What;Ada;Bo\n4.5.2023;Azul;70;65\n5.5.2023;Azul;12;\n6.5.2023;Skat;9;30'),
  };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText(/^Say which column/)).toBeVisible();
  await page.getByRole('combobox', { name: 'When' }).selectOption('day');
  await page.getByRole('combobox', { name: 'What' }).selectOption('game');
  await expect(page.getByText('3 come in.')).toBeVisible();
  await fitsItsWidth(page);
  await keepPicture(page, 'bring-phone');
  await page.setViewportSize({ width: 1920, height: 1080 });
  await keepPicture(page, 'bring-tv');
  await button(page, 'Bring them in').click();
  await expect(page.getByText('3 entries', { exact: true })).toBeVisible();
  await page.goto(new URL('#/history/bring', page.url()).href);
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('combobox', { name: 'When' }).selectOption('day');
  await page.getByRole('combobox', { name: 'What' }).selectOption('game');
  await expect(page.getByText('3 came in before.')).toBeVisible();
});
