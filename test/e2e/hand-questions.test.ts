/** Whatever a hand is asked, in every game and however small the phone: it is in sight, and nothing lies over it. */
import { expect, test } from '@playwright/test';
import { masters } from '../../src/games/masters/index.ts';
import type { State as MastersState } from '../../src/games/masters/state.ts';
import { en as mastersWords } from '../../src/games/masters/text/en.ts';
import { plate } from '../../src/games/plate/index.ts';
import type { State as PlateState } from '../../src/games/plate/state.ts';
import { en as plateWords } from '../../src/games/plate/text/en.ts';
import { sandwich } from '../../src/games/sandwich/index.ts';
import type { State as SandwichState } from '../../src/games/sandwich/state.ts';
import { en as sandwichWords } from '../../src/games/sandwich/text/en.ts';
import { wars } from '../../src/games/wars/index.ts';
import type { State as WarsState } from '../../src/games/wars/state.ts';
import { en as warsWords } from '../../src/games/wars/text/en.ts';
import { ScreenClient } from '../main/screen-client.ts';
import { handInSight, tapInPlace } from '../support/in-sight.ts';
import { longButFirst } from '../support/long.ts';
import { keepPicture } from '../support/pictures.ts';
import { optionsOf } from '../support/position.ts';
import { hostWith, phoneOf } from './support/laid-tables.ts';
import type { MomentTable } from './support/moments.ts';
import { tablesAsking } from './support/questions.ts';

const NAMES = ['Maya', 'Konstantin', 'Jürgen', 'Inès', 'Maximiliane-Charlotte W.'];
const SEAT = 1;
const asked = { names: NAMES, seat: SEAT };

const held = ({ players }: WarsState | PlateState | MastersState, seat: number): number =>
  players[seat]?.hand.length ?? 0;

/** S-13: until the last sandwich is built; before and after, nobody holds anything. */
function unplaced({ phase, players }: SandwichState, seat: number): number {
  const player = players[seat]!;
  if (phase !== 'prep' || player.ready) return 0;
  const placed = new Set(player.sandwiches.flatMap(({ cards }) => cards));
  return player.owned.filter((card) => !placed.has(card)).length;
}

/** S-13, S-21: what they ask is asked when nothing is in the hand, or by other options. */
const WITHOUT_CARDS = 'market reveal selling pitch rank rank-bleah together together-bleah'.split(' ');

const games = {
  Sandwich: tablesAsking({
    ...{ ...asked, game: sandwich, code: 'HS', text: sandwichWords, held: unplaced },
    never: WITHOUT_CARDS,
    options: optionsOf(sandwich, { trading: true }),
  }),
  'the Plate game': tablesAsking({
    ...{ ...asked, game: plate, code: 'HP', text: plateWords, held, never: [] },
    options: optionsOf(plate),
  }),
  'Sandwich Masters': tablesAsking({
    ...{ ...asked, game: masters, code: 'HM', text: mastersWords, held, never: [] },
    options: optionsOf(masters, { minutes: 0, target: 60, attackPack: true, orderUp: true }),
  }),
  'Sándwich Wars': tablesAsking({
    ...{ ...asked, game: wars, code: 'HW', text: warsWords, held, never: [] },
    options: optionsOf(wars),
  }),
};

const host = hostWith(Object.values(games).flat());

for (const [i, [game, tables]] of Object.entries(games).entries())
  test(
    `${game}: the hand is in sight in every question, on small phones held either way`,
    longButFirst(i),
    async ({ browser }) => {
      const size = { width: 320, height: 568 };
      const phone = await phoneOf(host(), { browser, size, locale: 'en', tables, seat: SEAT });
      for (const table of tables) {
        await phone.show(table);
        await handInSight(phone.page, table.moment);
      }
      await phone.page.context().close();
    },
  );

/** Where something else than a card of the hand is chosen too: each of these fits above the hand. */
const APART = {
  'the Plate game': { at: '.deeds, .places', moments: ['build', 'bid', 'peek', 'swap-bids', 'take-top'] },
  'Sandwich Masters': { at: '.stacks', moments: ['lazy'] },
  'Sándwich Wars': { at: '.answers li:first-child', moments: ['swap-order', 'assistant'] },
} as const;

/** Runs on the page: how many buttons there are in these places, and how many of them a finger would not find. */
const lost = (within: string): readonly [number, number] => {
  const keys = [...document.querySelectorAll(within)].flatMap((place) => [
    ...place.querySelectorAll('button'),
  ]);
  const hidden = keys.filter((key) => {
    const { left, top, width, height } = key.getBoundingClientRect();
    return !key.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  return [keys.length, hidden.length];
};

for (const [i, [game, { at, moments }]] of Object.entries(APART).entries())
  test(
    `${game}: what is chosen apart from the hand comes up above it on a small phone`,
    longButFirst(i),
    async ({ browser }) => {
      const size = { width: 320, height: 568 };
      const tables = games[game as keyof typeof games];
      const { page, show } = await phoneOf(host(), { browser, size, locale: 'es', tables, seat: SEAT });
      for (const moment of moments) {
        await show(tables.find((table) => table.moment === moment)!);
        const card = page.locator('[aria-label="Tu mano"] button:not([aria-disabled=true])').first();
        await expect(card).toBeVisible();
        await expect(async () => {
          await tapInPlace(card);
          // There nobody chooses from the hand.
          if (moment !== 'lazy')
            await expect(card).toHaveAttribute('aria-pressed', 'true', { timeout: 1000 });
        }).toPass();
        // What announced it goes by itself.
        await expect(async () => {
          const [keys, hidden] = await page.evaluate(lost, at);
          expect(keys, moment).toBeGreaterThan(0);
          expect(hidden, moment).toBe(0);
        }).toPass();
      }
      await page.context().close();
    },
  );

/** Of each game a table at which this seat is asked, and has cards to choose from. */
const inTurn = Object.values(games).map(
  (tables) => tables.find(({ moment }) => ['prep', 'bid', 'turn'].includes(moment))!,
);

const display = async ({ code }: MomentTable): Promise<ScreenClient> => {
  const { port, hash } = new URL(host().table);
  return ScreenClient.open(Number(port), {
    table: code,
    hostToken: hash.replace('#host=', ''),
    display: true,
  });
};

/** Runs on the page: buttons of the hand and its dock that a finger would reach. */
const inReach = (): number =>
  [...document.querySelectorAll('main button')].filter((key) => {
    const { left, top, width, height } = key.getBoundingClientRect();
    return key.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  }).length;

for (const [i, table] of inTurn.entries())
  test(
    `N-38: ${table.game.id}: nothing on a paused phone looks alive, and a bot’s seat is taken back with one tap`,
    longButFirst(i),
    async ({ browser }) => {
      const size = { width: 360, height: 740 };
      const phone = await phoneOf(host(), { browser, size, locale: 'en', tables: [table], seat: SEAT });
      const hosting = await display(table);
      await phone.show(table);
      await expect.poll(() => phone.page.evaluate(inReach)).toBeGreaterThan(3);
      await hosting.must('table.pause', {});
      await expect(phone.page.getByText('A short break')).toBeVisible();
      await expect.poll(() => phone.page.evaluate(inReach)).toBe(0);
      await keepPicture(phone.page, `phone-${table.game.id}-paused`);
      await hosting.must('table.resume', {});
      await expect.poll(() => phone.page.evaluate(inReach)).toBeGreaterThan(3);

      await hosting.must('seat.toBot', { seat: SEAT, level: hosting.table!.bots[0]! });
      await expect(phone.page.getByText('A bot is playing in your seat.')).toBeVisible();
      await keepPicture(phone.page, `phone-${table.game.id}-lent`);
      await phone.page.getByRole('button', { name: 'Play on myself' }).tap();
      await expect(phone.page.getByRole('button', { name: 'Cover the hand' })).toBeVisible();
      await expect(phone.page.getByRole('dialog')).toHaveCount(0);
      expect(hosting.table?.claims).toEqual([]);
      expect(hosting.table?.seats[SEAT]).toMatchObject({ kind: 'person', name: NAMES[SEAT], awake: true });
      await phone.page.context().close();
    },
  );
