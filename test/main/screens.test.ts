/** Several screens of one table: what each has on it, and who puts it there. */
import { expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { gather, openDisplay, openHost } from './house.ts';
import { ScreenClient } from './screen-client.ts';

const secondOf = async (port: number, table: string): Promise<ScreenClient> => {
  const second = new ScreenClient(port, { table, display: true });
  await second.until(() => second.table !== null);
  return second;
};

const shownOn = ({ received }: ScreenClient): unknown =>
  received
    .map((text) => JSON.parse(text))
    .filter(({ t }) => t === 'show')
    .at(-1);

test('N-77: a host sees the screens of the house and what each shows, and puts something else on one of them', async () => {
  const { host, display, phones, code } = await gather({ people: 1 });
  const second = await secondOf(host.port, code);
  const list = async () => (await display.must('screen.list', {})).screens;
  expect(await list()).toMatchObject([
    { yours: true, own: true, code, shows: 'table' },
    { yours: false, code, shows: 'table' },
  ]);
  const { screen } = (await list())[1]!;
  await display.must('screen.show', { screen, code, what: 'join' });
  await second.until(() => shownOn(second) !== undefined);
  expect(shownOn(second)).toEqual({ t: 'show', code, what: 'join' });
  expect(shownOn(display)).toBeUndefined();
  expect(shownOn(phones[0]!)).toBeUndefined();
  await second.must('screen.shows', { what: 'join' });
  expect((await list()).map(({ shows }) => shows)).toEqual(['table', 'join']);
  expect(await display.call('screen.show', { screen: 'nobody', code })).toMatchObject({
    refusal: { key: 'no-such-screen' },
  });
  expect(await display.call('screen.show', { screen, code: 'QQQQ' })).toMatchObject({
    refusal: { key: 'no-such-table' },
  });
});

test('N-77: no guest, and no screen without rights, sees other screens or puts anything on them', async () => {
  const { host, display, phones, code } = await gather({ people: 1 });
  const second = await secondOf(host.port, code);
  const { screen } = (await display.must('screen.list', {})).screens[0]!;
  for (const one of [second, phones[0]!]) {
    expect(await one.call('screen.list', {})).toMatchObject({ refusal: { key: 'host-only' } });
    expect(await one.call('screen.show', { screen, code: null })).toMatchObject({
      refusal: { key: 'host-only' },
    });
  }
  expect(shownOn(display)).toBeUndefined();
});

test('N-77: what a screen had on at one table it has not on at the next', async () => {
  const { host, display, code } = await gather({ people: 1 });
  const second = new ScreenClient(host.port, { hostToken: host.hostToken, display: true, table: code });
  await second.until(() => second.table !== null);
  await second.must('screen.shows', { what: 'evening' });
  await second.must('table.create', { game: 'tiny' });
  const { screens } = await display.must('screen.list', {});
  expect(screens.map(({ shows }) => shows)).toEqual(['table', 'table']);
});

test('N-77, N-55: everybody may read the season that the house shows, as a board and without ids of the roster; no other', async () => {
  const host = await openHost({ games });
  const display = await openDisplay(host);
  const stranger = new ScreenClient(host.port, {});
  await stranger.until(() => stranger.fulls > 0);
  expect(await stranger.must('season.onShow', {})).toBeNull();
  const { id: ada } = await display.must('roster.save', { name: 'Ada', face: 2 });
  await display.must('history.write', {
    ...{ game: 'sheet-plain', title: 'Tichu', at: 1000, wins: 'high', place: '', note: '' },
    players: [
      { player: ada, name: 'Ada', points: [7] },
      { name: 'Bo', points: [9] },
    ],
  });
  const season = {
    ...{ name: 'Winter', games: [], from: 0, until: 2000 },
    scoring: { by: 'points', best: 0 } as const,
  };
  const { id } = await display.must('season.save', { ...season, shown: false });
  expect(await stranger.must('season.onShow', {})).toBeNull();
  await display.must('season.save', { ...season, shown: true, id });
  expect(await stranger.must('season.onShow', {})).toMatchObject({
    ...{ name: 'Winter', by: 'points', plays: 1 },
    rows: [
      { name: 'Bo', score: 9, rank: 1 },
      { name: 'Ada', score: 7, rank: 2 },
    ],
  });
  expect(stranger.received.join()).not.toContain(ada);
  expect(await stranger.call('season.show', { id })).toMatchObject({ refusal: { key: 'host-only' } });
});
