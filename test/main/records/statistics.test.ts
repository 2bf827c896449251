import { expect, test } from 'vitest';
import { openDisplay } from '../house.ts';
import { openRecordHost } from './house-files.ts';
import { fileOf, pastMatch, people } from './past.ts';

const NIGHT = 1_700_000_000_000;
const sandwiches = [0, 1, 2].map((n) =>
  pastMatch({ log: 'sandwich.booklet-fr', id: `night-${n}`, endedAt: NIGHT + n * 1000, from: n }),
);
const sheet = pastMatch({ log: 'sheet-sandwich.booklet-de', id: 'sheet', endedAt: NIGHT + 9000 });

async function openPast() {
  const host = await openRecordHost();
  await host.bring(fileOf([...sandwiches, sheet]));
  return openDisplay(host);
}

const seatOf = (id: string) => sandwiches.map(({ seats }) => seats.find(({ player }) => player === id));

test('T-4: a finished match counts for its players: plays, wins, average, best, streak, head to head', async () => {
  const display = await openPast();
  const maya = people[3]!;
  const played = seatOf(maya.id).flatMap((seat) => seat ?? []);
  const shown = await display.must('statistics.show', { player: maya.id });
  const sheetSeat = sheet.seats.find(({ player }) => player === maya.id)!;
  expect(shown.player).toMatchObject({ name: maya.name, plays: played.length + 1 });
  expect(shown.wins).toBe([...played, sheetSeat].filter(({ rank }) => rank === 1).length);
  expect(shown.games[0]).toMatchObject({
    game: 'sandwich',
    plays: played.length,
    average: played.reduce((total, { score }) => total + score, 0) / played.length,
    best: Math.max(...played.map(({ score }) => score)),
  });
  const other = people[4]!;
  const meetings = [...sandwiches, sheet].flatMap(({ seats }) => {
    const [mine, theirs] = [maya, other].map(({ id }) => seats.find(({ player }) => player === id));
    return mine && theirs ? [theirs.rank - mine.rank] : [];
  });
  expect(shown.rivals.find(({ player }) => player === other.id)).toMatchObject({
    plays: meetings.length,
    ahead: meetings.filter((by) => by > 0).length,
    behind: meetings.filter((by) => by < 0).length,
  });
});

test('T-4: a taster’s best cook and favourite ingredient come from matches and sheets alike', async () => {
  const display = await openPast();
  const { id } = people[3]!;
  const { cooks, ingredients } = await display.must('statistics.show', { player: id });
  const given = [...sandwiches, sheet].flatMap(({ seats, receipt }) => {
    const taster = seats.find(({ player }) => player === id)?.seat;
    return receipt.filter(({ params }) => (params?.taster as { seat: number } | undefined)?.seat === taster);
  });
  const total = (list: readonly { points: number }[]): number =>
    list.reduce((sum, { points }) => sum + points, 0);
  expect(total(cooks)).toBe(total(given));
  expect(cooks.reduce((sum, { sandwiches: n }) => sum + n, 0)).toBe(
    given.filter(({ key }) => !key.startsWith('theme')).length,
  );
  const averages = cooks.map(({ points, sandwiches: n }) => points / n);
  expect(averages).toEqual([...averages].sort((a, b) => b - a));
  const [favourite] = ingredients;
  const eaten = given.filter(({ params }) =>
    Object.values(params ?? {}).some(
      (param) => typeof param === 'object' && 'card' in param && param.card === favourite!.card,
    ),
  );
  expect(favourite!.points).toBe(total(eaten));
});

test('T-4, T-32: every game on the sheet for any game counts by itself; where the fewest win, the fewest are the best', async () => {
  const plain = pastMatch({ log: 'sheet-plain.classic' });
  const evening = (id: string, title: string, scores: readonly number[]) => ({
    ...{ ...plain, id, log: null, receipt: [] },
    options: { ...plain.options, title, wins: 'low' },
    seats: plain.seats.slice(0, 2).map((seat, i) => ({ ...seat, score: scores[i]!, rank: i + 1 })),
    outcome: { standings: scores.map((score, i) => ({ seat: plain.seats[i]!.seat, score, rank: i + 1 })) },
  });
  const host = await openRecordHost();
  const evenings = [
    evening('a', 'Golf', [41, 52]),
    evening('b', 'Golf', [38, 60]),
    evening('c', 'Hearts', [7, 12]),
    evening('d', 'Hearts', [5, 20]),
  ];
  expect((await host.bring(fileOf(evenings))).answer).toMatchObject({ ok: true, added: 4 });
  const display = await openDisplay(host);
  const { games } = await display.must('statistics.show', { player: plain.seats[0]!.player! });
  expect(games.map(({ title, plays, best, average }) => [title, plays, best, average])).toEqual([
    ['Golf', 2, 38, 39.5],
    ['Hearts', 2, 5, 6],
  ]);
  const loser = await display.must('statistics.show', { player: plain.seats[1]!.player! });
  expect(loser.games.map(({ title, wins, best }) => [title, wins, best])).toEqual([
    ['Golf', 0, 52],
    ['Hearts', 0, 12],
  ]);
  const { items } = await display.must('history.list', { limit: 5 });
  expect(items.map(({ title }) => title)).toEqual(expect.arrayContaining(['Golf', 'Hearts']));
});

test('T-4: a forgotten player leaves the statistics, and the matches stay under the old name', async () => {
  const display = await openPast();
  const { id, name } = people[3]!;
  await display.must('roster.forget', { id });
  expect(await display.call('statistics.show', { player: id })).toMatchObject({
    refusal: { key: 'no-such-player' },
  });
  const { players } = await display.must('history.show', { id: 'night-0' });
  const kept = players.find((player) => player.name === name)!;
  expect(kept).not.toHaveProperty('player');
});

test('T-4: two players that are merged count as one', async () => {
  const display = await openPast();
  const [from, into] = [people[10]!, people[1]!];
  const before = await display.must('statistics.show', { player: into.id });
  const other = await display.must('statistics.show', { player: from.id });
  await display.must('roster.merge', { from: from.id, into: into.id });
  const after = await display.must('statistics.show', { player: into.id });
  const games = (stats: typeof before): number => stats.games.reduce((sum, { plays }) => sum + plays, 0);
  expect(games(after)).toBeGreaterThanOrEqual(games(before));
  expect(games(after)).toBeLessThanOrEqual(games(before) + games(other));
  expect(after.rivals.map(({ player }) => player)).not.toContain(from.id);
});

test('T-4: two who sat at one table are merged without sitting there twice: lists, counts and head to head agree', async () => {
  const display = await openPast();
  const [from, into] = [people[4]!, people[3]!];
  const all = [...sandwiches, sheet];
  const had = (id: string) => all.filter(({ seats }) => seats.some(({ player }) => player === id));
  const shared = had(into.id).filter((entry) => had(from.id).includes(entry));
  expect(shared.length).toBeGreaterThan(1);
  await display.must('roster.merge', { from: from.id, into: into.id });

  const { items, total } = await display.must('history.list', { limit: 20, player: into.id });
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  expect(total).toBe(items.length);
  for (const { id, seats } of shared) {
    const { players } = await display.must('history.show', { id });
    expect(players.filter(({ player }) => player === into.id)).toMatchObject([{ name: into.name }]);
    expect(players).toHaveLength(seats.length);
    expect(players.find(({ name }) => name === from.name)).not.toHaveProperty('player');
  }
  const { games, player, wins } = await display.must('statistics.show', { player: into.id });
  expect(games.reduce((sum, { plays }) => sum + plays, 0)).toBe(total);
  expect(player.plays).toBe(total);
  const isWon = (id: string) => (entry: (typeof all)[number]) =>
    entry.seats.some(({ player: who, rank }) => who === id && rank === 1);
  const onlyFrom = had(from.id).filter((entry) => !shared.includes(entry));
  expect(wins).toBe(had(into.id).filter(isWon(into.id)).length + onlyFrom.filter(isWon(from.id)).length);
});
