/** Sandwich Masters, played by touch on everybody's phone. */
import { expect, type Locator, type Page } from '@playwright/test';
import { exportOrders, type OrderDraft } from '../../src/games/masters/custom-orders.ts';
import { tapAway, tapUntil } from './party.ts';

export const hand = (phone: Page): Locator =>
  phone.getByRole('list', { name: 'Your hand' }).getByRole('button');
/** A bad card is called by what it passes for, and by what it is. */
export const cardsIn = async (phone: Page): Promise<(string | undefined)[]> =>
  Promise.all(
    (await hand(phone).all()).map(async (card) =>
      (await card.getAttribute('aria-label'))?.split(': ').at(-1),
    ),
  );
/** Good or bad: it is the same bread. */
export const bread = (phone: Page): Locator =>
  hand(phone).and(phone.getByRole('button', { name: /bread$/i }));
const places = (phone: Page): Locator =>
  phone.getByRole('region', { name: 'Your sandwiches' }).getByRole('listitem');
const sheet = (phone: Page): Locator => phone.getByRole('dialog');
export const claims = (phone: Page, order = ''): Locator =>
  phone.getByRole('button', { name: new RegExp(`${order} \\d+: take \\d+$`) });
const endKey = (phone: Page): Locator => phone.locator('.dock').getByRole('button', { name: 'End turn' });

/** What the table shows of one player. */
export const counterOf = (table: Page, name: string): Locator =>
  table.getByRole('region', { name, exact: true });

export async function inTurn(phones: readonly Page[]): Promise<Page> {
  const found: Page[] = [];
  await expect(async () => {
    found.length = 0;
    for (const phone of phones) if (await endKey(phone).isVisible()) found.push(phone);
    expect(found).toHaveLength(1);
  }).toPass({ intervals: [50] });
  return found[0]!;
}

/** A card onto the sandwich in this place, or as the first of a new one. */
export async function lay(phone: Page, card: Locator, place: number): Promise<void> {
  const before = await hand(phone).count();
  await card.first().tap();
  await places(phone).nth(place).getByRole('button').tap();
  await expect(hand(phone)).toHaveCount(before - 1);
}

const layersIn = (phone: Page, place: number): Locator => places(phone).nth(place).locator('[data-card]');

/** The card on top of one sandwich, onto another. */
export async function moveTop(phone: Page, from: number, to: number): Promise<void> {
  const before = await layersIn(phone, to).count();
  await places(phone).nth(from).getByRole('button').tap();
  await sheet(phone).getByRole('button', { name: 'Move the top card' }).tap();
  await places(phone).nth(to).getByRole('button').tap();
  await expect(layersIn(phone, to)).toHaveCount(before + 1);
}

export async function takeBack(phone: Page, place: number): Promise<void> {
  const before = await layersIn(phone, place).count();
  await phone.locator('.dock').getByRole('button', { name: 'Take it back' }).tap();
  await expect(layersIn(phone, place)).toHaveCount(before - 1);
}

export async function endTurn(phone: Page): Promise<void> {
  await tapAway(endKey(phone));
}

/** Doing nothing is asked once more. */
export async function pass(phone: Page): Promise<void> {
  const sure = sheet(phone).getByRole('button', { name: 'End turn' });
  await tapUntil(endKey(phone), sure);
  await tapAway(sure);
  await expect(endKey(phone)).toHaveCount(0);
}

export async function spoil(phone: Page, condiment: Locator): Promise<void> {
  await condiment.first().tap();
  await sheet(phone).locator('.m-target').first().tap();
}

export async function sendTo(phone: Page, inspector: string, name: string): Promise<void> {
  await hand(phone)
    .and(phone.getByRole('button', { name: inspector, exact: true }))
    .first()
    .tap();
  await sheet(phone)
    .getByRole('button', { name: `To ${name}` })
    .tap();
}

/** M-25: one by hand, and the others from a file another machine has made. */
export async function writeOrders(table: Page, [first, ...others]: readonly OrderDraft[]): Promise<void> {
  await table.getByRole('button', { name: 'Write orders of your own' }).click();
  const dialog = table.getByRole('dialog').last();
  const key = (name: string): Locator => dialog.getByRole('button', { name, exact: true });
  await key('New order').click();
  const mustard = dialog.locator('.shelf').getByRole('button', { name: 'Mustard' });
  for (let i = 0; i < 14; i++) await mustard.click();
  await expect(dialog.getByRole('alert')).toContainText('Nobody could make that: it wants 14 × Mustard');
  await key('Back to the list').click();

  await key('New order').click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill(first!.name);
  await dialog.locator('.shelf').getByRole('button', { name: 'Bread' }).click();
  await expect(async () => {
    await key('More').click();
    await expect(dialog.getByRole('status')).toHaveText(String(first!.reward), { timeout: 50 });
  }).toPass({ intervals: [10] });
  await key('Save the order').click();
  await expect(dialog.getByText(first!.name, { exact: true })).toBeVisible();

  await key('Bring some in').click();
  await dialog.getByRole('textbox').fill(JSON.stringify(exportOrders(others)));
  await key('Bring some in').click();
  await expect(dialog.getByText(others.at(-1)!.name, { exact: true })).toBeVisible();
  await key('Close').click();
}
