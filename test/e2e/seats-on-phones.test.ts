/** Getting a seat, keeping it and losing it, as it shows on real phones. */
import { expect, type Page, test } from '@playwright/test';
import { ScreenClient } from '../main/screen-client.ts';
import { eachTestHasTable } from '../support/each-host.ts';
import type { HostProgram } from '../support/host-program.ts';
import { newPage, newPhone, sitDown, tapUntil } from '../support/party.ts';

let host: HostProgram;
let display: ScreenClient;
let code: string;
let problems: string[];

eachTestHasTable((given) => {
  ({ host, display, code, problems } = given);
});

const key = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name });
const kept = (page: Page, name: string) =>
  page.evaluate((one) => localStorage.getItem(`smorgasboard.${one}`), name);
/** From then on an address alone names no table. */
const openAnotherTable = async () => {
  const { port, hash } = new URL(host.table);
  const other = await ScreenClient.open(Number(port), {
    hostToken: hash.replace('#host=', ''),
    display: true,
  });
  await other.must('table.create', { game: 'wars' });
};
const passTo = async (seat: number) =>
  `/?t=${code}#${(await display.must('seat.pass', { seat })).url.split('#')[1]}`;
const guests = (count: number, join: (guest: ScreenClient, index: number) => Promise<unknown>) =>
  Array.from({ length: count }, async (_, i) =>
    join(await ScreenClient.open(Number(new URL(host.table).port), { table: code }), i),
  );

test('N-39: a seat is kept over the bare address with two tables open, in the newest tab, and until the host takes it', async ({
  browser,
}) => {
  const context = await newPhone(browser);
  const maya = await newPage(context, problems);
  await maya.goto(`${host.phoneOrigin}/`);
  await expect(maya).toHaveURL(new RegExp(`\\?t=${code}$`));
  await sitDown(maya, 'Maya');
  await expect(heading(maya, 'You’re in')).toBeVisible();
  await openAnotherTable();
  await maya.goto(`${host.phoneOrigin}/`);
  await expect(heading(maya, 'You’re in')).toBeVisible();

  const second = await newPage(context, problems);
  await second.goto(`${host.phoneOrigin}/?t=${code}`);
  await expect(heading(second, 'You’re in')).toBeVisible();
  await expect(heading(maya, 'You sit in another tab')).toBeVisible();
  await key(maya, 'Play here instead').tap();
  await expect(heading(maya, 'You’re in')).toBeVisible();
  await expect(heading(second, 'You sit in another tab')).toBeVisible();
  await second.close();

  await display.must('seat.remove', { seat: 0 });
  await expect(heading(maya, 'Your seat was cleared')).toBeVisible();
  expect(await kept(maya, 'seats')).toBe('[]');
  await tapUntil(key(maya, 'Back to the table'), maya.getByRole('textbox'));
  await expect(maya.getByRole('textbox')).toHaveValue('Maya');
  await key(maya, 'Just watch').tap();
  await expect(maya.getByText('You are watching. There is still time')).toBeVisible();
  await key(maya, 'Take a seat').tap();
  await key(maya, 'Take a seat').tap();
  await expect(heading(maya, 'You’re in')).toBeVisible();
  expect(await kept(maya, 'player')).toMatch(/^[\w-]{24}$/);
});

test('N-41: a pass moves a seat to another phone, once', async ({ browser }) => {
  const maya = await newPage(await newPhone(browser), problems);
  await maya.goto(`${host.phoneOrigin}/`);
  await sitDown(maya, 'Maya');
  const pass = await passTo(0);
  const tom = await newPage(await newPhone(browser), problems);
  await tom.goto(`${host.phoneOrigin}${pass}`);
  await expect(heading(tom, 'You’re in')).toBeVisible();
  await expect(tom).toHaveURL(new RegExp(`\\?t=${code}$`));
  expect(await kept(tom, 'name')).toBe('Maya');
  await expect(heading(maya, 'Your seat has moved')).toBeVisible();
  await maya.goto('about:blank');
  await maya.goto(`${host.phoneOrigin}${pass}`);
  await expect(maya.getByText(/This pass has been used/)).toBeVisible();
  await expect(maya).toHaveURL(new RegExp(`\\?t=${code}$`));
});

test('N-40, N-38: a late guest asks for a bot’s seat, stops, asks again, plays and leaves', async ({
  browser,
}) => {
  for (let i = 0; i < 3; i++) await display.must('lobby.addBot', { level: display.table!.bots[0]! });
  await display.must('lobby.start', {});
  const context = await newPhone(browser);
  await context.addInitScript(() => localStorage.setItem('smorgasboard.name', 'Maya'));
  const maya = await newPage(context, problems);
  await maya.goto(`${host.phoneOrigin}/`);
  await expect(maya.getByText('You are watching. In the next match')).toBeVisible();
  const askFor = async (name: string, within = maya.getByRole('dialog')) => {
    const offer = within.getByRole('button', { name: new RegExp(`^${name}`) });
    await tapUntil(offer, heading(maya, 'Look at the big screen'));
    await display.until(() => display.table?.claims.length === 1);
    return display.table!.claims[0]!.id;
  };
  const nod = (claim: string, yes: boolean) => display.must('seat.nod', { claim, yes });
  const bot = () => display.table!.seats[1]!;

  const atTable = maya.getByRole('main');
  const first = await askFor(bot().name, atTable);
  await expect(heading(maya, 'Look at the big screen')).toBeVisible();
  await key(maya, 'Never mind').tap();
  await nod(first, true);
  await display.until(() => bot().kind === 'bot' && bot().name === 'Maya');
  await expect(maya.getByRole('dialog')).toHaveCount(0);

  await nod(await askFor('Maya', atTable), false);
  await expect(maya.getByText('You did not get that seat')).toBeVisible();
  await nod(await askFor('Maya'), true);
  await expect(key(maya, 'Cover the hand')).toBeVisible();

  await key(maya, 'Menu').tap();
  await key(maya, 'Leave the table').tap();
  await key(maya, 'Leave').tap();
  await expect(maya.getByText('You are watching')).toBeVisible();
  await expect.poll(() => kept(maya, 'seats')).toBe('[]');
});

test('N-40: whoever comes back on another phone is asked for their seat before all else, at 320 px', async ({
  browser,
}) => {
  const names = ['Leo', 'Maya', 'Tom'];
  const sitting: ScreenClient[] = [];
  await Promise.all(
    guests(3, async (guest, i) => {
      sitting[i] = guest;
      await guest.must('seat.join', { name: names[i]!, face: i });
    }),
  );
  await display.must('lobby.start', {});
  await sitting[0]!.close();
  await display.until(() => display.table!.seats.some(({ name, awake }) => name === 'Leo' && !awake));
  const context = await newPhone(browser);
  const phone = await newPage(context, problems);
  await phone.setViewportSize({ width: 320, height: 568 });
  await phone.goto(`${host.phoneOrigin}/?t=${code}`);
  await expect(key(phone, 'I had a seat already')).toBeInViewport({ ratio: 1 });
  const offer = phone.getByRole('dialog').getByRole('button', { name: 'Leo' });
  await tapUntil(key(phone, 'I had a seat already'), offer);
  await tapUntil(offer, heading(phone, 'Look at the big screen'));
  await display.until(() => display.table?.claims.length === 1);
  await display.must('seat.nod', { claim: display.table!.claims[0]!.id, yes: true });
  await expect(key(phone, 'Cover the hand')).toBeVisible();
});

test('N-39: whoever has no seat in a game may leave, and a table that is closed says so', async ({
  browser,
}) => {
  await Promise.all(guests(5, (guest, face) => guest.must('seat.join', { name: `Guest ${face}`, face })));
  const maya = await newPage(await newPhone(browser), problems);
  await maya.goto(`${host.phoneOrigin}/`);
  await sitDown(maya, 'Maya');
  await display.must('table.choose', { game: 'plate' });
  await expect(maya.getByText('Every seat of this game is taken')).toBeVisible();
  await key(maya, 'Menu').tap();
  await key(maya, 'Leave the table').tap();
  await expect(maya.getByText('You no longer wait for a seat.')).toBeVisible();
  await key(maya, 'Leave').tap();
  await expect(key(maya, 'Just watch')).toBeVisible();
  expect(display.table?.waiting).toEqual([]);
  await display.must('table.close', { code });
  await expect(heading(maya, 'The table is closed')).toBeVisible();
  await key(maya, 'Another table').tap();
  await expect(maya.getByText(`There is no table ${code} here.`)).toBeVisible();
});
