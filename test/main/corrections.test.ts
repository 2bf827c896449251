import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import type { Limits } from '../../src/main/lan/limits.ts';
import { openDisplay, openHost, type TestHost } from './house.ts';
import { openRecordHost } from './records/house-files.ts';
import { fileOf, pastMatch } from './records/past.ts';
import type { ScreenClient } from './screen-client.ts';

/** Enters what somebody scored in the round that is being entered. */
async function enter(display: ScreenClient, seat: number, points: number): Promise<void> {
  const choice = display.choices.find(({ move }) => (move as { seat?: number }).seat === seat)!;
  await display.move({ ...(choice.move as { type: string }), points } as never, choice.frame);
}

/** A plain sheet of two that was finished, and its table closed. */
async function finishedSheet(
  limits: Partial<Limits> = {},
): Promise<{ host: TestHost; display: ScreenClient; id: string }> {
  const host = await openHost({ games, limits });
  const display = await openDisplay(host);
  const { code } = await display.must('table.create', { game: 'sheet-plain' });
  for (const name of ['Ada', 'Bo']) await display.must('lobby.addPlayer', { name, face: 1 });
  await display.must('lobby.start', {});
  await display.until(() => display.choices.length > 0);
  await enter(display, 0, 10);
  await enter(display, 1, 7);
  const finish = display.choices.find(({ move }) => (move as { type: string }).type === 'finish')!;
  await display.move(finish.move as { type: string }, finish.frame);
  await display.must('table.close', { code });
  const { items } = await display.must('history.list', { limit: 5 });
  return { host, display, id: items[0]!.id };
}

async function correctFirst(display: ScreenClient, points: number): Promise<void> {
  const { choices } = display;
  const again = choices.find(({ move }) => (move as { correct?: number }).correct === 0)!;
  await display.move({ ...(again.move as { type: string }), points } as never, again.frame);
}

async function finish(display: ScreenClient): Promise<void> {
  const { move, frame } = display.choices.find(
    (choice) => (choice.move as { type: string }).type === 'finish',
  )!;
  await display.move(move as { type: string }, frame);
}

describe('T-44: a finished sheet', () => {
  test('is reopened from the history and corrected; the record says when, and keeps what it was', async () => {
    const { display, id } = await finishedSheet();
    const before = await display.must('history.show', { id });
    expect(before).toMatchObject({ correctable: 'sheet', corrections: [] });
    const { code } = await display.must('history.reopen', { id });
    await display.must('table.show', { code });
    await display.until(() => display.choices.length > 0);
    expect((await display.must('history.list', { limit: 5 })).items).toMatchObject([{ id }]);
    await correctFirst(display, 3);
    await finish(display);
    const after = await display.must('history.show', { id });
    expect(after.players.map(({ name, score }) => [name, score])).toEqual([
      ['Bo', 7],
      ['Ada', 3],
    ]);
    expect([after.startedAt, after.endedAt]).toEqual([before.startedAt, before.endedAt]);
    expect(after.corrected).toBeGreaterThanOrEqual(before.endedAt);
    expect(after.corrections).toMatchObject([{ at: after.corrected, was: { endedAt: before.endedAt } }]);
    expect(after.corrections[0]!.was.players).toEqual(before.players);
    expect(after.corrections[0]!.was.receipt).toEqual(before.receipt);
    expect(after.log.length).toBeGreaterThan(0);
    expect((await display.must('history.list', { limit: 5 })).items).toHaveLength(1);
  });

  test('keeps its day and its entry when it was closed unchanged, opened again and put away', async () => {
    const { display, id } = await finishedSheet();
    const before = await display.must('history.show', { id });
    const table = await display.must('history.reopen', { id });
    await display.must('table.show', table);
    await display.until(() => display.choices.length > 0);
    await finish(display);
    await display.must('undo', {});
    await display.must('table.close', table);
    const { endedAt, players } = before;
    expect(await display.must('history.show', { id })).toMatchObject({ endedAt, players });
  });

  test('shows its log and its steps as they were corrected', async () => {
    const { display, id } = await finishedSheet();
    const before = await display.must('history.show', { id });
    await display.must('table.show', await display.must('history.reopen', { id }));
    await display.until(() => display.choices.length > 0);
    await correctFirst(display, 3);
    await finish(display);
    const after = await display.must('history.show', { id });
    const kinds = after.log.flatMap(({ notices }) => notices.map(({ type }) => type));
    expect(kinds).not.toEqual(before.log.flatMap(({ notices }) => notices.map(({ type }) => type)));
    const { view } = await display.must('history.replay', { id, step: after.steps - 1 });
    expect((view as { sheet: unknown }).sheet).toMatchObject({ totals: [3, 7] });
  });

  test('T-43: is corrected too where somebody was never here', async () => {
    const host = await openHost({ games });
    const display = await openDisplay(host);
    const { code } = await display.must('table.create', { game: 'sheet-plain' });
    for (const name of ['Ada', 'Bo', 'Cy']) await display.must('lobby.addPlayer', { name, face: 1 });
    await display.must('lobby.start', {});
    await display.until(() => display.choices.length > 0);
    for (const what of ['away', 'never']) {
      const { move, frame } = display.choices.find(
        (choice) =>
          (choice.move as { what?: string }).what === what &&
          (choice.move as { seat?: number }).seat === 1 &&
          ((choice.move as { until?: unknown }).until ?? null) === null,
      )!;
      await display.move(move as { type: string }, frame);
    }
    await enter(display, 0, 10);
    await enter(display, 2, 7);
    await finish(display);
    await display.must('table.close', { code });
    const { items } = await display.must('history.list', { limit: 5 });
    await display.must('table.show', await display.must('history.reopen', { id: items[0]!.id }));
    await display.until(() => display.choices.length > 0);
    expect(display.table!.seats.map(({ name }) => name)).toEqual(['Ada', '–', 'Cy']);
    await correctFirst(display, 3);
    await finish(display);
    const { players } = await display.must('history.show', { id: items[0]!.id });
    expect(players.map(({ seat, name, score }) => [seat, name, score])).toEqual([
      [2, 'Cy', 7],
      [0, 'Ada', 3],
    ]);
  });

  test('that was ended in the middle of its correction can be opened and corrected again', async () => {
    const { display, id } = await finishedSheet();
    for (const points of [4, 3]) {
      const table = await display.must('history.reopen', { id });
      await display.must('table.show', table);
      await display.until(() => display.table?.code === table.code && display.choices.length > 0);
      await correctFirst(display, points);
      if (points === 3) await finish(display);
      else await display.must('table.end', {});
      await display.must('table.close', table);
    }
    const { players } = await display.must('history.show', { id });
    expect(players.map(({ score }) => score)).toEqual([7, 3]);
  });

  test('of another day is corrected today, and stays where it was in the history', async () => {
    const host = await openRecordHost();
    const day = 24 * 3600_000;
    const [old, newer] = [1_700_000_000_000, 1_700_000_000_000 + day];
    await host.bring(
      fileOf([
        pastMatch({ log: 'sheet-plain.classic', id: 'old', endedAt: old }),
        pastMatch({ log: 'sheet-plain.classic', id: 'newer', endedAt: newer, from: 4 }),
      ]),
    );
    const display = await openDisplay(host);
    const before = await display.must('history.show', { id: 'old' });
    await display.must('table.show', await display.must('history.reopen', { id: 'old' }));
    await display.until(() => display.choices.length > 0);
    await correctFirst(display, 77);
    await finish(display);
    const after = await display.must('history.show', { id: 'old' });
    expect(after.endedAt).toBe(old);
    expect(after.corrected).toBeGreaterThan(newer);
    expect(after.corrections[0]!.was.players).toEqual(before.players);
    expect(after.players).not.toEqual(before.players);
    const { items } = await display.must('history.list', { limit: 5 });
    expect(items.map(({ id }) => id)).toEqual(['newer', 'old']);
    await display.must('table.again', {});
    await display.until(() => display.choices.length > 0);
    for (const seat of display.table!.seats.keys()) await enter(display, seat, seat);
    await finish(display);
    const [today] = (await display.must('history.list', { limit: 5 })).items;
    expect([today!.id === 'old', today!.evening]).toEqual([false, today!.id]);
  });

  test('T-4: is told as it was corrected at the table where it was played, and no more once it is deleted', async () => {
    const host = await openHost({ games });
    const [display, keeper] = [await openDisplay(host), await openDisplay(host)];
    await display.must('table.create', { game: 'sheet-plain' });
    for (const name of ['Ada', 'Bo']) await display.must('lobby.addPlayer', { name, face: 1 });
    await display.must('lobby.start', {});
    await display.until(() => display.choices.length > 0);
    await enter(display, 0, 10);
    await enter(display, 1, 7);
    await finish(display);
    await display.must('table.toLobby', {});
    const { items } = await display.must('history.list', { limit: 5 });
    const told = () =>
      display.table!.evening.map(({ seats }) => seats.map(({ name, rank }) => `${rank} ${name}`));
    expect(told()).toEqual([['1 Ada', '2 Bo']]);
    await keeper.must('table.show', await keeper.must('history.reopen', { id: items[0]!.id }));
    await keeper.until(() => keeper.choices.length > 0);
    await correctFirst(keeper, 3);
    await finish(keeper);
    await display.until(() => told()[0]?.includes('1 Bo') ?? false);
    expect(told()).toEqual([['1 Bo', '2 Ada']]);
    await keeper.must('history.delete', { id: items[0]!.id });
    await display.until(() => told().length === 0);
  });

  test('that is put away in the middle of its correction stays what it was, and can be gone on with', async () => {
    const { host, display, id } = await finishedSheet();
    const before = await display.must('history.show', { id });
    const first = await display.must('history.reopen', { id });
    await display.must('table.show', first);
    await display.until(() => display.choices.length > 0);
    await correctFirst(display, 3);
    await display.must('table.close', first);
    expect((await display.must('history.show', { id })).players).toEqual(before.players);
    await host.close();
    const again = await openHost({ games, dataDir: host.dataDir });
    const screen = await openDisplay(again);
    await screen.must('table.show', await screen.must('history.reopen', { id }));
    await screen.until(() => screen.choices.length > 0);
    await finish(screen);
    expect((await screen.must('history.show', { id })).players[0]).toMatchObject({ name: 'Bo', score: 7 });
  });

  test('that lies open already is not opened twice, and a game is not opened at all', async () => {
    const { display, id } = await finishedSheet();
    const one = await display.must('history.reopen', { id });
    expect(await display.must('history.reopen', { id })).toEqual(one);
    const host = await openRecordHost();
    await host.bring(fileOf([pastMatch({ log: 'sandwich.booklet-fr', id: 'sandwich' })]));
    const other = await openDisplay(host);
    expect(await other.call('history.reopen', { id: 'sandwich' })).toMatchObject({
      refusal: { key: 'not-correctable' },
    });
    expect(await other.must('history.show', { id: 'sandwich' })).toMatchObject({ correctable: null });
  });

  test('is not opened in a house that is full, unless it lies on one of its tables already', async () => {
    const { host, display, id } = await finishedSheet({ tables: 1 });
    const lying = await display.must('history.reopen', { id });
    expect(await display.must('history.reopen', { id })).toEqual(lying);
    await display.must('table.close', lying);
    await display.must('table.create', { game: 'sheet-plain' });
    expect(await display.call('history.reopen', { id })).toMatchObject({
      refusal: { key: 'too-many-tables', params: { n: 1 } },
    });
    await host.close();
  });

  test('that is closed again as it was has not been corrected', async () => {
    const { display, id } = await finishedSheet();
    await display.must('table.show', await display.must('history.reopen', { id }));
    await display.until(() => display.choices.length > 0);
    await finish(display);
    expect(await display.must('history.show', { id })).toMatchObject({ corrections: [] });
  });
});

const wish = {
  game: 'sheet-plain',
  title: 'Qwirkle',
  at: 1_600_000_000_000,
  wins: 'high' as const,
  place: 'At Ada’s',
  note: 'Rain.\nNobody left.',
};

describe('T-45: a past play', () => {
  test('is entered with totals, and its people are found by their names', async () => {
    const host = await openHost({ games });
    const display = await openDisplay(host);
    const { id: ada } = await display.must('roster.save', { name: 'Ada', face: 3 });
    const { id } = await display.must('history.write', {
      ...wish,
      players: [
        { name: 'ada', points: [12] },
        { name: 'Bo', points: [15] },
      ],
    });
    const entry = await display.must('history.show', { id });
    expect(entry).toMatchObject({
      ...{ title: 'Qwirkle', endedAt: wish.at, place: wish.place, note: wish.note, correctable: 'form' },
      players: [
        { name: 'Bo', score: 15, rank: 1 },
        { player: ada, name: 'Ada', face: 3, score: 12, rank: 2 },
      ],
    });
    expect(await display.must('statistics.show', { player: ada })).toMatchObject({ wins: 0 });
    const { players } = await display.must('roster.list', {});
    expect(players.map(({ name, plays }) => [name, plays]).sort()).toEqual([
      ['Ada', 1],
      ['Bo', 1],
    ]);
  });

  test('T-44: is entered with all its rounds, corrected by the same form, and says so', async () => {
    const host = await openHost({ games });
    const display = await openDisplay(host);
    const rounds = {
      ...wish,
      wins: 'low' as const,
      players: [
        { name: 'Ada', points: [4, -2, 7] },
        { name: 'Bo', points: [null, 5, 1] },
      ],
    };
    const { id } = await display.must('history.write', rounds);
    const before = await display.must('history.show', { id });
    expect(before.players.map(({ name, score }) => [name, score])).toEqual([
      ['Bo', 6],
      ['Ada', 9],
    ]);
    expect(before.receipt.filter(({ seat }) => seat === 1).map(({ round }) => round)).toEqual([2, 3]);
    const players = before.players.map(({ player, name }) => ({
      ...(player !== undefined && { player }),
      ...{ name, points: name === 'Ada' ? [1] : [2] },
    }));
    await display.must('history.write', { ...rounds, id, players });
    const after = await display.must('history.show', { id });
    expect(after.players.map(({ name, score }) => [name, score])).toEqual([
      ['Ada', 1],
      ['Bo', 2],
    ]);
    expect(after.corrections.map(({ was }) => was.players)).toEqual([before.players]);
    expect((await display.must('history.list', { limit: 5 })).total).toBe(1);
  });

  test('T-44: that is written again as it was has not been corrected, whoever won', async () => {
    const display = await openDisplay(await openHost({ games }));
    const players = [
      { name: 'Ada', points: [12] },
      { name: 'Bo', points: [15] },
    ];
    const { id } = await display.must('history.write', { ...wish, players });
    await display.must('history.write', { ...wish, id, players });
    expect(await display.must('history.show', { id })).toMatchObject({
      ...{ players: [{ name: 'Bo' }, { name: 'Ada' }], corrections: [] },
    });
  });

  test('is not written over a sheet, nor for more people than the game has seats', async () => {
    const { display, id } = await finishedSheet();
    const players = [
      { name: 'Ada', points: [1] },
      { name: 'Bo', points: [2] },
    ];
    expect(await display.call('history.write', { ...wish, id, players })).toMatchObject({
      refusal: { key: 'not-correctable' },
    });
    const six = 'ABCDEF'.split('').map((name) => ({ name, points: [1] }));
    expect(await display.call('history.write', { ...wish, game: 'sheet-wars', players: six })).toMatchObject({
      refusal: { key: 'table-full' },
    });
  });
});

test('T-44, T-45: what was added and what was corrected goes along into another house', async () => {
  const host = await openRecordHost();
  const display = await openDisplay(host);
  const players = [
    { name: 'Ada', points: [1, 2] },
    { name: 'Bo', points: [2, 2] },
  ];
  const { id } = await display.must('history.write', { ...wish, players });
  await display.must('history.write', {
    ...wish,
    id,
    players: players.map((one) => ({ ...one, points: [9] })),
  });
  await display.must('history.describe', { id, place: 'Café Brot', note: 'Late.' });
  const entry = await display.must('history.show', { id });
  expect(entry).toMatchObject({ place: 'Café Brot', note: 'Late.', corrections: [{}] });
  const other = await openRecordHost();
  expect((await other.bring(await (await host.get('all.json')).text())).answer).toMatchObject({ added: 1 });
  expect(await (await openDisplay(other)).must('history.show', { id })).toEqual(entry);
});
