/** The Plate game, played by touch on everybody's phone. */
import { expect, type Locator, type Page } from '@playwright/test';
import { tapAway } from './party.ts';

export const cards = (phone: Page): Locator => phone.locator('.panes .p-card');
export const card = (phone: Page, name: string): Locator => cards(phone).filter({ hasText: name }).first();
export const key = (phone: Page, name: string): Locator =>
  phone.locator('.keys').getByRole('button', { name, exact: true });
export const hiddenBids = (phone: Page): Locator => phone.locator('.desk .back');
export const tile = (phone: Page, name: string): Locator => phone.getByRole('button', { name: `${name}, ` });

export const namesIn = async (phone: Page): Promise<string[]> =>
  (await phone.locator('.panes .p-card > .visually-hidden').allTextContents()).toSorted();

/** The only phone on which this is seen. */
export async function phoneWith(phones: readonly Page[], thing: (phone: Page) => Locator): Promise<Page> {
  const found: Page[] = [];
  await expect(async () => {
    found.length = 0;
    for (const phone of phones) if (await thing(phone).isVisible()) found.push(phone);
    expect(found).toHaveLength(1);
  }).toPass({ intervals: [50] });
  return found[0]!;
}

export const builderAmong = (phones: readonly Page[]): Promise<Page> =>
  phoneWith(phones, (phone) => deedButton(phone, 'Discard'));
export const bidderAmong = (phones: readonly Page[]): Promise<Page> =>
  phoneWith(phones, (phone) => key(phone, 'Opt out'));
export const holderAmong = (phones: readonly Page[], name: string): Promise<Page> =>
  phoneWith(phones, (phone) => card(phone, name));

type Deed = 'Start' | 'Add' | 'Finish' | 'Discard';
const KEYS: Readonly<Record<Deed, string>> = {
  Start: 'Start a sandwich',
  Add: 'Add to a sandwich',
  Finish: 'Finish a sandwich',
  Discard: 'Discard',
};
/** Both breads and a filling. */
const LAYERS = 2;

export const deedButton = (phone: Page, deed: Deed): Locator => phone.locator('.p-deed', { hasText: deed });

/** A tap that comes too early for what has only just been drawn picks nothing: it is made once more. */
async function pick(target: Locator): Promise<void> {
  const pressed = await target.getAttribute('aria-pressed', { timeout: 2000 });
  if (pressed !== 'true') await target.tap({ timeout: 2000 });
}

/** P-6 to P-9: the deed, a card that goes with it, and a plate if there are several. */
export async function build(phone: Page, deed: Deed): Promise<void> {
  const asked = deedButton(phone, deed);
  await expect(asked).toBeVisible();
  await expect(async () => {
    if ((await asked.count()) === 0) return;
    await pick(asked);
    await pick(phone.locator('.panes .p-card:not(.dimmed):not(.napkin)').first());
    if (deed !== 'Discard' && (await phone.locator('.p-plate.selected').count()) === 0)
      await phone.locator('button.p-plate:not([aria-disabled="true"])').first().tap({ timeout: 2000 });
    await key(phone, KEYS[deed]).tap({ timeout: 2000 });
    await expect(asked).toHaveCount(0, { timeout: 2000 });
  }).toPass();
}

async function deedFor(phone: Page): Promise<Deed> {
  const stacks = await phone.locator('.p-plate .stack').all();
  const heights = await Promise.all(stacks.map((stack) => stack.locator('i').count()));
  const further: readonly Deed[] = Math.max(...heights) < LAYERS ? ['Add', 'Finish'] : ['Finish', 'Add'];
  for (const deed of [...further, 'Start'] as const)
    if (await deedButton(phone, deed).isEnabled()) return deed;
  return 'Discard';
}

/** P-7 */
async function keepOne(phone: Page): Promise<void> {
  await phone.locator('.desk li:has(p) .p-card').first().tap();
  await key(phone, 'Keep this one').tap();
  await expect(key(phone, 'Keep this one')).toHaveCount(0);
}

/** Bread, a filling, bread: whoever's turn it is, until bidding begins. */
export async function makeSandwich(phones: readonly Page[]): Promise<void> {
  for (;;) {
    const asked = await phoneWith(phones, (phone) =>
      deedButton(phone, 'Discard').or(key(phone, 'Keep this one')).or(key(phone, 'Opt out')),
    );
    if (await key(asked, 'Opt out').isVisible()) return;
    if (await key(asked, 'Keep this one').isVisible()) await keepOne(asked);
    else await build(asked, await deedFor(asked));
  }
}

/** P-13, with two taps: the card, and before whom. */
export async function placeBid(phone: Page, name: string, before: string): Promise<void> {
  await card(phone, name).tap();
  await tile(phone, before).tap();
  await key(phone, 'Place face down').tap();
  await expect(key(phone, 'Opt out')).toHaveCount(0);
}

/** P-13, with a finger that rests on the card and carries it to a name. */
export async function carryBid(phone: Page, name: string, before: string): Promise<void> {
  const middleOf = async (thing: Locator) => {
    await thing.scrollIntoViewIfNeeded();
    const box = (await thing.boundingBox())!;
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const to = await middleOf(tile(phone, before));
  const from = await middleOf(card(phone, name));
  const finger = await phone.context().newCDPSession(phone);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', from);
  await expect(phone.locator('.panes [data-dragging]')).toBeVisible();
  await touch('touchMove', { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
  await touch('touchMove', to);
  await expect(phone.locator('[data-drop="over"]')).toBeVisible();
  await touch('touchEnd');
  await expect(key(phone, 'Opt out')).toHaveCount(0);
}

/** P-21: select, then confirm. What was selected before a question came is not selected any more. */
export async function playNapkin(phone: Page, name: string): Promise<void> {
  const play = phone.locator('.strip').getByRole('button', { name: 'Play the napkin', disabled: false });
  const held = await cards(phone).count();
  await expect(async () => {
    if (!(await play.isVisible())) await card(phone, name).tap({ timeout: 2000 });
    await play.tap({ timeout: 2000 });
    await expect(cards(phone)).toHaveCount(held - 1, { timeout: 2000 });
  }).toPass();
}

/** The last of them must be somebody who is not asked again at once. */
export async function letPass(phones: readonly Page[]): Promise<void> {
  for (const phone of phones) await tapAway(key(phone, 'Let it pass'));
}

export async function optOut(phone: Page): Promise<void> {
  await tapAway(key(phone, 'Opt out'));
}
