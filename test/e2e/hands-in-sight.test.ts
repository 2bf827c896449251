import { expect, type Page, test } from '@playwright/test';
import { eachTestHasHost } from '../support/each-host.ts';
import type { HostProgram } from '../support/host-program.ts';
import { handInSight } from '../support/in-sight.ts';
import { LONG, longButFirst } from '../support/long.ts';
import { gatherParty, leave, startMatch, tapUntil } from '../support/party.ts';
import { playTurn } from '../support/wars-play.ts';

let host: HostProgram;

eachTestHasHost(
  (started) => {
    host = started;
  },
  { seed: 1400 },
);

for (const [i, [game, name]] of [
  [/^Sándwich Wars/, 'Sándwich Wars'] as const,
  [/^Sandwich Masters/, 'Sandwich Masters'] as const,
].entries())
  test(
    `${name}: the hand is in sight from the first turn on, whoever’s turn it is and however the phone is held`,
    longButFirst(i),
    async ({ browser }) => {
      const party = await gatherParty({ browser, host, game, phones: 2 });
      const { table, phones } = party;
      await startMatch(table);
      for (const phone of phones) {
        await handInSight(phone, 'before anything was tapped');
        await phone.locator('[aria-label="Your hand"] button:not([aria-disabled=true])').first().tap();
        await handInSight(phone, 'with a card tapped');
      }
      await leave(party);
    },
  );

test('W-10, W-18, W-20: the hand is in sight in every question in the middle of a turn', {
  tag: LONG,
}, async ({ browser }) => {
  const party = await gatherParty({ browser, host, game: /^Sándwich Wars/, phones: 2 });
  const { table, phones } = party;
  await startMatch(table);
  const asked = new Set<string>();
  while (asked.size < 3)
    for (const phone of phones)
      await playTurn(phone, async () => {
        const call = await phone.locator('.call .words b').innerText();
        if (asked.has(call)) return;
        asked.add(call);
        await handInSight(phone, call);
      });
  await leave(party);
});

test('a card of Sándwich Wars that was looked at while others played is not picked when the turn begins', async ({
  browser,
}) => {
  const party = await gatherParty({ browser, host, game: /^Sándwich Wars/, phones: 2 });
  const { table, phones } = party;
  await startMatch(table);
  const isOn = (phone: Page): Promise<boolean> => phone.locator('.dock .u-btn').isVisible();
  await expect(async () => expect(await Promise.all(phones.map(isOn))).toContain(true)).toPass();
  const [first, second] = (await isOn(phones[0]!)) ? phones : phones.toReversed();
  const picked = second!.locator('ol.hand [aria-pressed=true]');
  await tapUntil(second!.locator('ol.hand button').first(), picked);
  await expect(async () => {
    await playTurn(first!);
    await expect(second!.getByText('Your turn').first()).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(picked).toHaveCount(0);
  await leave(party);
});
