/** Whoever hosts and plays needs no more than the one phone in their hand. */
import { expect, type Page, test } from '@playwright/test';
import { findBadTargets } from '../looks/targets.ts';
import { ScreenClient } from '../main/screen-client.ts';
import { eachTestHasHost } from '../support/each-host.ts';
import type { HostProgram } from '../support/host-program.ts';
import { longButFirst } from '../support/long.ts';
import { newPage, newPhone, sitDown, tapUntil } from '../support/party.ts';
import { keepPicture } from '../support/pictures.ts';
import { expectNoCutText } from './support/cut-text.ts';

let host: HostProgram;

eachTestHasHost((started) => {
  host = started;
});

const key = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

async function isPleasant(page: Page, moment: string): Promise<void> {
  await expectNoCutText(page, moment);
  expect(await findBadTargets(page), moment).toEqual([]);
  await keepPicture(page, `host-phone-${moment}`);
}

/** A lobby with two bots in it, opened by the host. Another screen sees what all at the table do. */
async function openLobby(phone: Page, game: string): Promise<ScreenClient> {
  const { port, hash } = new URL(host.table);
  const hosting = await ScreenClient.open(Number(port), {
    ...{ hostToken: hash.replace('#host=', ''), display: true },
  });
  const { code } = await hosting.must('table.create', { game });
  await hosting.until(() => hosting.table?.code === code);
  for (let bots = 0; bots < 2; bots++) await hosting.must('lobby.addBot', { level: hosting.table!.bots[0]! });
  await phone.goto(host.table);
  await phone.evaluate((path) => {
    location.hash = path;
  }, `#/table/${code}`);
  await expect(phone.getByRole('list', { name: 'Seats' }).getByRole('listitem')).toHaveCount(2);
  return hosting;
}

const isAwake = ({ table }: ScreenClient): boolean | undefined =>
  table?.seats.find(({ name }) => name === 'Maya')?.awake;

for (const [i, game] of ['sandwich', 'plate', 'masters', 'wars'].entries())
  test(
    `${game}: hosted and played on one phone, from the lobby to the hand and back to the table`,
    longButFirst(i),
    async ({ browser }) => {
      const problems: string[] = [];
      const phone = await newPage(await newPhone(browser), problems);
      const hosting = await openLobby(phone, game);
      await isPleasant(phone, `${game}-lobby`);
      await link(phone, 'Play on this phone').tap();
      await sitDown(phone, 'Maya');
      await tapUntil(key(phone, 'Menu'), link(phone, 'Run the table'));
      await link(phone, 'Run the table').tap();
      await expect(phone.getByRole('list', { name: 'Seats' }).getByRole('listitem')).toHaveCount(3);
      await key(phone, 'Let’s go').tap();
      await expect(phone.getByRole('heading', { name: 'At the table' })).toBeVisible();
      await expect.poll(() => isAwake(hosting), 'at the table, one tap from the hand').toBe(true);
      await isPleasant(phone, `${game}-match`);
      await link(phone, 'To your hand').tap();
      await expect(phone.getByRole('button', { name: 'Cover the hand' })).toBeVisible();
      await tapUntil(key(phone, 'Menu'), link(phone, 'Run the table'));
      await link(phone, 'Run the table').tap();
      await tapUntil(key(phone, 'Menu'), key(phone, 'End the match'));
      await key(phone, 'End the match').tap();
      await tapUntil(key(phone, 'Really end it?'), key(phone, 'Another game'));
      await isPleasant(phone, `${game}-over`);
      expect(problems).toEqual([]);
      await phone.context().close();
      await expect.poll(() => isAwake(hosting), 'the phone is gone').toBe(false);
    },
  );

test('a guest who asks for a seat while the host looks at their own hand is told of there, and let in at the table', async ({
  browser,
}) => {
  const problems: string[] = [];
  const phone = await newPage(await newPhone(browser), problems);
  await openLobby(phone, 'masters');
  await link(phone, 'Play on this phone').tap();
  await sitDown(phone, 'Maya');
  await tapUntil(key(phone, 'Menu'), link(phone, 'Run the table'));
  await link(phone, 'Run the table').tap();
  await key(phone, 'Let’s go').tap();
  await link(phone, 'To your hand').tap();
  await expect(key(phone, 'Cover the hand')).toBeVisible();
  const asking = async () => {
    const one = await ScreenClient.open(Number(new URL(host.table).port), {});
    await one.must('seat.claim', { seat: 0, name: 'Rosa', face: 4 });
    return one;
  };
  let guest = await asking();
  // It is said for some seconds; what bots do meanwhile may be said over it.
  await expect(async () => {
    const isTold = phone.getByText('Somebody is asking for a seat').waitFor({ timeout: 10_000 });
    await isTold.catch(async () => {
      await guest.close();
      guest = await asking();
      throw new Error('asked once more');
    });
  }).toPass();
  await keepPicture(phone, 'host-phone-asked');
  await tapUntil(key(phone, 'Menu'), link(phone, 'Run the table'));
  await link(phone, 'Run the table').tap();
  await key(phone, 'Let them in').tap();
  await guest.until(() => guest.given.length > 0, 'the guest is let in');
  expect(guest.given[0]?.given?.seat).toBe(0);
  await guest.close();
  expect(problems).toEqual([]);
});
