/** What is done to guests is said on their phones at once: by whom; or that their time is up. */
import { expect, test } from '@playwright/test';
import { masters } from '../../src/games/masters/index.ts';
import { type State, sandwichesOf } from '../../src/games/masters/state.ts';
import { covers } from '../../src/shared/choices.ts';
import type { Choice } from '../../src/shared/game.ts';
import { ScreenClient } from '../main/screen-client.ts';
import { removeFolder, startHostProgram } from '../support/host-program.ts';
import { gatherParty, leave, startMatch } from '../support/party.ts';
import { keepPicture } from '../support/pictures.ts';
import { optionsOf } from '../support/position.ts';
import { hostWith, type LaidTable, phoneOf, WATCHED, wakeSeat } from './support/laid-tables.ts';
import { tablesAt } from './support/moments.ts';

const NAMES = ['Maya', 'Konstantin', 'Inès'];
const ATTACKER = 0;

/** On a sandwich of whoever is watched. */
function attackIn({ players }: State, choices: readonly Choice[]) {
  const theirs = sandwichesOf(players[WATCHED]!);
  return choices
    .filter(({ move }) => move.type === 'attack')
    .flatMap(({ frame, move }) => theirs.map(({ id }) => ({ frame, move: { ...move, sandwich: id } })))
    .find(({ move }) => covers(choices, move));
}

let attacked: State | undefined;
/** In a moment in which somebody can be attacked. */
const standing = (code: string): LaidTable => {
  const [table] = tablesAt({
    ...{ game: masters, seed: 3, code, names: NAMES },
    options: optionsOf(masters, { minutes: 0, attackPack: true }),
    moments: {
      attack: (state: State) => {
        const found = attackIn(state, masters.choices(state, ATTACKER));
        if (found) attacked = state;
        return found !== undefined;
      },
    },
  });
  return table!;
};
const attack = standing('TA');
const attackedBefore = standing('TB');
const host = hostWith([attack, attackedBefore]);

test('M-13: whose sandwich is spoilt reads at once by whom, on their own phone', async ({ browser }) => {
  const size = { width: 320, height: 568 };
  const { page, show } = await phoneOf(host(), {
    browser,
    size,
    locale: 'en',
    tables: [attack],
    seat: WATCHED,
  });
  await show(attack);
  await expect(page.getByText('Your sandwiches')).toBeVisible();
  await expect(page.locator('.u-card, .hand button').first()).toBeVisible();
  const attacker = await wakeSeat(host(), attack, ATTACKER);
  await attacker.must('move', attackIn(attacked!, attacker.choices)!);
  const told = page.getByText(/^Maya spoils one of your sandwiches: /);
  await expect(told).toBeVisible();
  await keepPicture(page, 'told-attacked');
  await attacker.close();
  await page.context().close();
});

test('M-13: it is read too by whom it happened to while their page was coming', async ({ browser }) => {
  const size = { width: 360, height: 740 };
  const phone = { browser, size, locale: 'de', tables: [attackedBefore], seat: WATCHED } as const;
  const attacker = await wakeSeat(host(), attackedBefore, ATTACKER);
  await attacker.must('move', attackIn(attacked!, attacker.choices)!);
  const { page, show } = await phoneOf(host(), phone);
  await show(attackedBefore);
  await expect(page.getByText(/^Maya verdirbt dir ein Sandwich: /)).toHaveCount(1);
  await keepPicture(page, 'told-attacked-before');
  await attacker.close();
  await page.context().close();
});

test('W-18: for whom the clock has played reads on their phone that their time was up', async ({
  browser,
}) => {
  const quick = await startHostProgram({ clockSpeed: 30 });
  const party = await gatherParty({ browser, host: quick, game: /^Sándwich Wars/, phones: 2 });
  const { table, phones, code } = party;
  const { port, hash } = new URL(quick.table);
  const hosting = await ScreenClient.open(Number(port), {
    ...{ table: code, hostToken: hash.replace('#host=', ''), display: true },
  });
  await hosting.must('lobby.option', { key: 'turnClock', value: 30 });
  await startMatch(table);
  for (const phone of phones) {
    await expect(phone.getByText('Time’s up! It went on without you.')).toBeVisible();
    await keepPicture(phone, 'told-time-up');
  }
  expect(party.problems).toEqual([]);
  await hosting.close();
  await leave(party);
  await quick.kill();
  await removeFolder(quick.data);
});
