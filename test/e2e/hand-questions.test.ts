/** Whatever a hand is asked, in every game and however small the phone: it is in sight, and nothing lies over it. */
import { test } from '@playwright/test';
import { masters } from '../../src/games/masters/index.ts';
import type { State as MastersState } from '../../src/games/masters/state.ts';
import { plate } from '../../src/games/plate/index.ts';
import type { State as PlateState } from '../../src/games/plate/state.ts';
import { sandwich } from '../../src/games/sandwich/index.ts';
import type { State as SandwichState } from '../../src/games/sandwich/state.ts';
import { wars } from '../../src/games/wars/index.ts';
import type { State as WarsState } from '../../src/games/wars/state.ts';
import { handInSight } from '../support/in-sight.ts';
import { optionsOf } from '../support/position.ts';
import { hostWith, phoneOf } from './support/laid-tables.ts';
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

const games = {
  Sandwich: tablesAsking({
    ...{ ...asked, game: sandwich, code: 'HS', seeds: [3], held: unplaced },
    options: optionsOf(sandwich, { trading: true }),
  }),
  'the Plate game': tablesAsking({
    ...{ ...asked, game: plate, code: 'HP', seeds: [3, 4, 5, 6, 7, 8], held },
    options: optionsOf(plate),
  }),
  'Sandwich Masters': tablesAsking({
    ...{ ...asked, game: masters, code: 'HM', seeds: [4, 5], held },
    options: optionsOf(masters, { minutes: 0, target: 60, attackPack: true, orderUp: true }),
  }),
  'Sándwich Wars': tablesAsking({
    ...{ ...asked, game: wars, code: 'HW', seeds: [3, 4, 5], held },
    options: optionsOf(wars),
  }),
};

const host = hostWith(Object.values(games).flat());

for (const [game, tables] of Object.entries(games))
  test(`${game}: the hand is in sight in every question, on small phones held either way`, async ({
    browser,
  }) => {
    const size = { width: 320, height: 568 };
    const phone = await phoneOf(host(), { browser, size, locale: 'en', tables, seat: SEAT });
    for (const table of tables) {
      await phone.show(table);
      await handInSight(phone.page, table.moment);
    }
    await phone.page.context().close();
  });
