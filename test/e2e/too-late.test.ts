/** S-6: whoever is too late reads it once, where it happened, and nothing of it lies on the cards that are left. */
import { expect, type Page, test } from '@playwright/test';
import { sandwich } from '../../src/games/sandwich/index.ts';
import type { State } from '../../src/games/sandwich/state.ts';
import type { TableView } from '../../src/games/sandwich/view-types.ts';
import type { ScreenClient } from '../main/screen-client.ts';
import { keepPicture } from '../support/pictures.ts';
import { optionsOf } from '../support/position.ts';
import { hostWith, type LaidTable, phoneOf, WATCHED, wakeSeat } from './support/laid-tables.ts';
import { tablesAt } from './support/moments.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const SMALL = { width: 320, height: 568 };
const NAMES = [
  'Maya',
  'Konstantin',
  'Inès',
  'Tom',
  'Lucía',
  'Kim',
  'Rosa',
  'Émile',
  'Zoë',
  'Bo',
  'Ada',
  'Cy',
];

/** All cards of a flip lie open, and nobody has taken any. */
const open = ({ phase, market }: State): boolean =>
  phase === 'market' && (market?.stalls.every(({ taken }) => taken === null) ?? false);

const tables = [3, 12].flatMap((seats) =>
  tablesAt({
    ...{ game: sandwich, code: seats === 3 ? 'TL' : 'TM', seed: 3, names: NAMES.slice(0, seats) },
    options: optionsOf(sandwich, { rounds: 1 }),
    moments: { open },
  }),
);
const host = hostWith(tables);

const stallsOf = (client: ScreenClient) => (client.match!.view as unknown as TableView).market!.stalls;

/** What the host says is kept back until the line is let go. */
async function heldLine(page: Page): Promise<{ hold: () => void; letGo: () => void }> {
  let isHeld = false;
  let kept: (() => void)[] = [];
  await page.routeWebSocket(/\/ws$/, (screen) => {
    const line = screen.connectToServer();
    line.onMessage((message) => {
      if (isHeld) kept.push(() => screen.send(message));
      else screen.send(message);
    });
  });
  return {
    hold: () => {
      isHeld = true;
    },
    letGo: () => {
      isHeld = false;
      for (const send of kept) send();
      kept = [];
    },
  };
}

const cards = (page: Page) => page.locator('button.u-card:not([aria-disabled="true"])');

/** Where a finger would hit a card: the middle, and the words below it. */
const isHit = (card: Element): boolean => {
  card.scrollIntoView({ block: 'nearest' });
  const { left, top, width, height } = card.getBoundingClientRect();
  return [0.5, 0.85].every((down) =>
    card.contains(document.elementFromPoint(left + width / 2, top + height * down)),
  );
};

const other = 0;

async function tooLate(
  page: Page,
  table: LaidTable,
  line: Awaited<ReturnType<typeof heldLine>>,
): Promise<void> {
  const rival = await wakeSeat(host(), table, other);
  const wanted = stallsOf(rival).findIndex(({ owner }) => owner !== other && owner !== WATCHED);
  await expect(cards(page)).toHaveCount(table.names.length - 1);
  const card = page.locator('ul > li').nth(wanted).locator('button.u-card');
  line.hold();
  const taken = await rival.move({ type: 'grab', card: stallsOf(rival)[wanted]!.id });
  expect(taken.ok).toBe(true);
  await card.tap();
  line.letGo();
  await rival.close();
}

for (const table of tables)
  test(`at a table of ${table.names.length} “too late” is said once, and lies on no card`, async ({
    browser,
  }) => {
    const look = { browser, size: SMALL, locale: 'en', tables: [table], seat: WATCHED } as const;
    const { page, show } = await phoneOf(host(), look);
    const line = await heldLine(page);
    await show(table);
    await tooLate(page, table, line);
    const said = page.getByText(/Too late/);
    await expect(said.filter({ visible: true })).toHaveCount(1);
    await expect(page.getByRole('status', { name: 'Messages' }).getByText(/Too late/)).toHaveCount(0);
    await keepPicture(page, `too-late-${table.names.length}`);
    const left = cards(page);
    await expect(left).toHaveCount(table.names.length - 2);
    for (const card of await left.all()) expect(await card.evaluate(isHit)).toBe(true);
    await left.last().tap();
    await expect(said).toHaveCount(0);
    await page.context().close();
  });
