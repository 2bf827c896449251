/**
 * A game that nobody knows, written with nothing but what ARCHITECTURE.md says in "Adding a game": every check, the
 * contract suite and the host take it as it is.
 */
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { gameFolder, layoutFaults } from '../../scripts/checks/layout.ts';
import { impuritiesBelow } from '../../scripts/checks/purity.ts';
import { inRoot } from '../../scripts/lib/paths.ts';
import { fillAtRandom } from '../../src/shared/choices.ts';
import type { AnyGame, Choice } from '../../src/shared/game.ts';
import { sum } from '../../src/shared/lists.ts';
import { seededRng } from '../../src/shared/rng.ts';
import { beginMatch, type Evening, type EveningPlan, gather, openDisplay, openHost } from '../main/house.ts';
import { ScreenClient } from '../main/screen-client.ts';
import { tiny } from '../main/tiny-game.ts';
import { keepTheContract } from '../support/contract.ts';
import { findLeaks, watch } from '../support/leaks.ts';
import { haveTheirWords } from '../support/words.ts';
import { dare } from './dare/index.ts';
import type { SeatView, TableView } from './dare/view-types.ts';
import { firstEdition } from './first-edition.ts';

const FOLDER = 'test/fifth-game/dare';

/** The files that the table under "Adding a game" names. */
async function filesOnThePage(): Promise<string[]> {
  const page = await readFile(inRoot('ARCHITECTURE.md'), 'utf8');
  const [, section = ''] = page.split('\n## Adding a game\n');
  const [own = ''] = section.split('\n## ');
  return [...own.matchAll(/^\| `([\w.-]+)\/?` \|/gm)].map(([, file]) => file!);
}

describe('the checks', () => {
  test('its files are those that the page names', async () => {
    const { entries } = await gameFolder(FOLDER);
    expect((await filesOnThePage()).sort()).toEqual(entries);
  });

  test('it is laid out as all games are', async () => {
    expect(layoutFaults(await gameFolder(FOLDER))).toEqual([]);
  });

  test('it is as pure as all games are', async () => {
    expect(await impuritiesBelow(FOLDER)).toEqual([]);
  });
});

keepTheContract([dare]);
haveTheirWords([dare], (_, file) => import(`./dare/text/${file}.ts`));

test('nothing of another hand is in a screen’s bytes', async () => {
  const { moments, cards } = await watch(dare);
  const { secrets, leaks } = findLeaks(moments, cards);
  expect(leaks).toEqual([]);
  expect(secrets).toBeGreaterThan(20);
});

// ---------------------------------------------------------------- at a real host

const begun = (plan: EveningPlan & { readonly games?: readonly AnyGame[] }): Promise<Evening> =>
  beginMatch({
    game: 'dare',
    ...plan,
    host: { games: plan.games ?? [dare], chance: () => seededRng(3), ...plan.host },
  });

const tableOf = (screen: ScreenClient) => screen.match?.view as TableView;
const handOf = (screen: ScreenClient) => screen.mine?.view as SeatView;
const openTo = ({ choices }: ScreenClient): Choice[] => choices.filter(({ blocked }) => !blocked);
const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

interface Screens {
  readonly display: ScreenClient;
  readonly phones: readonly ScreenClient[];
}

const all = ({ display, phones }: Screens): readonly ScreenClient[] => [display, ...phones];

/** Whoever can do something does anything. In the end everybody has seen what was done. */
async function playOn(screens: Screens, isDone: () => boolean): Promise<void> {
  const rng = seededRng(5);
  while (!isDone()) {
    const able = screens.phones.filter((phone) => openTo(phone).length > 0);
    const phone = able.length > 0 ? rng.pick(able) : undefined;
    const choice = phone && rng.pick(openTo(phone));
    if (phone && choice) await phone.move(fillAtRandom(choice, rng) as { type: string }, choice.frame);
    else await soon();
  }
  const newest = Math.max(...all(screens).map(({ rev }) => rev));
  await Promise.all(all(screens).map((screen) => screen.until(() => screen.rev >= newest)));
}

const isOver = (screens: Screens) => (): boolean =>
  all(screens).every(({ table }) => table?.phase === 'over');

const choose = (phone: ScreenClient, frame?: string) =>
  phone.move({ type: 'choose', card: handOf(phone).hand[0] }, frame);

test('people and a bot play a whole match over sockets, and it goes into the history', async () => {
  const evening = await begun({
    people: 2,
    bots: ['apprentice'],
    options: { rounds: 3 },
    host: { clockSpeed: 50 },
  });
  const { display } = evening;
  expect(handOf(evening.phones[0]!).hand).toHaveLength(3);
  await playOn(evening, isOver(evening));
  const { outcome, receipt } = display.match!;
  expect(outcome).toMatchObject({ reason: { key: 'rounds', params: { n: 3 } } });
  const { items } = await display.must('history.list', { limit: 5 });
  expect(items).toMatchObject([{ game: 'dare', kind: 'game', players: [{ rank: 1 }, {}, {}] }]);
  const entry = await display.must('history.show', { id: items[0]!.id });
  expect(entry.receipt).toEqual(receipt);
  expect(sum(entry.receipt.map(({ points }) => points))).toBe(
    sum(items[0]!.players.map(({ score }) => score)),
  );
  expect(entry.log.flatMap(({ notices }) => notices.map(({ type }) => type))).toContain('revealed');
  const last = await display.must('history.replay', { id: entry.id, step: entry.steps - 1 });
  expect(last.view).toEqual(display.match!.view);
});

test('a secret choice is taken back and done again, until all have chosen', async () => {
  const { phones } = await begun({ people: 2 });
  const [maya, leo] = phones as [ScreenClient, ScreenClient];
  const { hand } = handOf(maya);
  expect(await choose(maya)).toMatchObject({ ok: true });
  expect(handOf(maya)).toEqual({ hand: hand.slice(1), chosen: hand[0] });
  await leo.until(() => tableOf(leo).players[0]!.hasChosen);
  expect(await leo.call('undo', {})).toMatchObject({ refusal: { key: 'cannot-undo' } });
  await maya.must('undo', {});
  expect(handOf(maya)).toEqual({ hand, chosen: null });
  await maya.must('redo', {});
  expect(handOf(maya).chosen).toBe(hand[0]);
  await leo.until(() => tableOf(leo).players[0]!.hasChosen);
  await choose(leo);
  await maya.until(() => tableOf(maya).step === 'dare');
  for (const phone of phones) {
    expect(await phone.call('undo', {})).toMatchObject({ refusal: { key: 'cannot-undo' } });
  }
});

test('a pepper that was left is taken back: what is asked again is another question, a bite is for good', async () => {
  const { phones } = await begun({ people: 2 });
  for (const phone of phones) await choose(phone);
  const asked = () => phones.find((phone) => openTo(phone).some(({ id }) => id === 'bite'));
  while (!asked()) await soon();
  const darer = asked()!;
  const { frame } = darer;
  await darer.move({ type: 'leave' });
  expect(tableOf(darer)).toMatchObject({ step: 'choose', round: 2, last: { deed: 'left', points: 1 } });
  await darer.must('undo', {});
  expect(tableOf(darer)).toMatchObject({ step: 'dare', round: 1, last: null });
  expect(await darer.move({ type: 'leave' }, frame)).toMatchObject({ refusal: { key: 'stale' } });
  expect(await darer.move({ type: 'bite' })).toMatchObject({ ok: true });
  expect(await darer.call('undo', {})).toMatchObject({ refusal: { key: 'cannot-undo' } });
});

test('D-7: who has left a pepper is shown the way out, and may not take it', async () => {
  const { phones, display } = await begun({ people: 2, options: { rounds: 6 } });
  const leavesTwice = () => phones.find(({ choices }) => choices.some(({ blocked }) => blocked));
  const rng = seededRng(8);
  while (!leavesTwice() && display.table?.phase !== 'over') {
    const phone = phones.find((one) => openTo(one).length > 0);
    const choice = phone && (openTo(phone).find(({ id }) => id === 'leave') ?? openTo(phone)[0]);
    if (phone && choice) await phone.move(fillAtRandom(choice, rng) as { type: string }, choice.frame);
    else await soon();
  }
  const phone = leavesTwice()!;
  expect(phone.choices).toMatchObject([{ id: 'bite' }, { id: 'leave', blocked: { key: 'left-last-time' } }]);
  expect(await phone.move({ type: 'leave' })).toMatchObject({ refusal: { key: 'left-last-time' } });
});

test('nobody does anything, and the clocks play the match to its end', async () => {
  const evening = await begun({ people: 2, options: { rounds: 2, clock: 5 }, host: { clockSpeed: 100 } });
  const { display } = evening;
  await display.until(() => display.table?.phase === 'over');
  const { items } = await display.must('history.list', { limit: 1 });
  const { log } = await display.must('history.show', { id: items[0]!.id });
  expect(log.map(({ notices }) => notices.map(({ type }) => type))).toEqual([
    ['dealt'],
    ...[1, 2].flatMap((round) => [
      ['chosen', 'chosen', 'revealed'],
      expect.arrayContaining(round === 2 ? ['ended'] : [expect.stringMatching(/left|bitten|burnt/)]),
    ]),
  ]);
});

/** The same house, opened again with these games: and all of the guests come back. */
async function reopened({ host, code, tokens }: Evening, games: readonly AnyGame[]) {
  await host.close();
  const again = await openHost({ dataDir: host.dataDir, games });
  const display = await openDisplay(again, code);
  const phones = await Promise.all(
    tokens.map((seatToken) => ScreenClient.open(again.port, { table: code, seatToken })),
  );
  return { host: again, display, phones, said: again.said };
}

const shownOn = (screen: ScreenClient) => ({
  view: screen.view,
  mine: screen.mine?.view,
  frame: screen.frame,
});

test('a restart in the middle: the secret choice, the clock and the way back are as they were', async () => {
  const evening = await begun({ people: 2, options: { clock: 60 } });
  const [maya] = evening.phones;
  await choose(maya!);
  expect(maya!.match!.timers).toMatchObject([{ kind: 'choose', length: 60_000, frame: 'choose-1' }]);
  const before = { ...shownOn(maya!), due: maya!.match!.timers[0]!.due };
  const { display, phones } = await reopened(evening, [dare]);
  await display.until(() => display.match?.running === true);
  expect({ ...shownOn(phones[0]!), due: display.match!.timers[0]!.due }).toEqual(before);
  await phones[0]!.must('undo', {});
  expect(handOf(phones[0]!).chosen).toBe(null);
  await playOn({ display, phones }, isOver({ display, phones }));
  expect((await display.must('history.list', { limit: 1 })).total).toBe(1);
});

test('a table of the first edition goes on under today’s rules, and is set up by today’s options', async () => {
  const games = [firstEdition];
  const evening = await begun({ people: 2, games, options: { rounds: 4, seconds: 60 } });
  await playOn(evening, () => evening.phones.every((phone) => tableOf(phone).round === 3));
  const before = evening.phones.map(shownOn);
  const { display, phones, said } = await reopened(evening, [dare]);
  expect(said.join()).not.toContain(evening.code);
  expect(phones.map(shownOn)).toEqual(before);
  expect(display.match!.timers).toMatchObject([{ kind: 'choose', length: 60_000 }]);
  await playOn({ display, phones }, isOver({ display, phones }));
  await display.must('table.again', {});
  for (const phone of phones) await phone.until(() => phone.table?.phase === 'playing');
  expect(display.table!.options).toEqual({ rounds: 4, clock: 60, milk: false });
  expect(display.match!.timers).toMatchObject([{ kind: 'choose', length: 60_000 }]);
});

test('so is one that plays another game just then', async () => {
  const options = { rounds: 5, seconds: 60 };
  const evening = await gather({ game: 'dare', options, host: { games: [firstEdition, tiny] } });
  await evening.display.must('table.choose', { game: 'tiny' });
  const { display } = await reopened(evening, [dare, tiny]);
  await display.must('table.choose', { game: 'dare' });
  expect(display.table!.options).toEqual({ rounds: 5, clock: 60, milk: false });
});

test('a match that was finished under the first edition replays, and says by which rules it was played', async () => {
  const evening = await begun({ people: 2, games: [firstEdition], options: { rounds: 3, seconds: 60 } });
  await playOn(evening, isOver(evening));
  const { view } = evening.display;
  const { display } = await reopened(evening, [dare]);
  const { items } = await display.must('history.list', { limit: 1 });
  const entry = await display.must('history.show', { id: items[0]!.id });
  expect(entry.options).toEqual({ rounds: 3, clock: 60, milk: false });
  const last = await display.must('history.replay', { id: entry.id, step: entry.steps - 1 });
  expect(last.view).toEqual(view);
});
