import { describe, expect, onTestFinished, test } from 'vitest';
import { games } from '../../../src/games/index.ts';
import { setUpForm } from '../../../src/games/sheets/books/own.ts';
import { ownSheet } from '../../../src/games/sheets/index.ts';
import { exportJson } from '../../../src/main/records/export-json.ts';
import { FORMAT_VERSION } from '../../../src/main/records/format.ts';
import { importJson } from '../../../src/main/records/import.ts';
import { openStore } from '../../../src/main/store/store.ts';
import { pointsTable } from '../../../src/shared/points-table.ts';
import { change, finish } from '../../games/sheets/changing.ts';
import { keeping } from '../../games/sheets/given.ts';
import { newFolder, openDisplay } from '../house.ts';
import { openRecordHost } from './house-files.ts';
import { fileOf, pastMatch, people } from './past.ts';

const past = [
  pastMatch({ log: 'sandwich.booklet-fr', endedAt: 1_700_000_000_000 }),
  pastMatch({ log: 'plate.classic', endedAt: 1_700_100_000_000, from: 2 }),
  pastMatch({ log: 'sheet-sandwich.booklet-de', endedAt: 1_700_200_000_000, from: 4 }),
];

describe('T-4: a whole history', () => {
  test('exported and imported at another house is the same, its replays too', async () => {
    const here = await openRecordHost();
    expect(await here.bring(fileOf(past))).toEqual({
      status: 200,
      answer: { ok: true, added: 3, known: 0, players: people.length },
    });
    const file = await (await here.get('all.json')).text();
    const there = await openRecordHost();
    expect((await there.bring(file)).answer).toMatchObject({ added: 3, known: 0 });

    const [a, b] = await Promise.all([openDisplay(here), openDisplay(there)]);
    const list = await a.must('history.list', { limit: 10 });
    expect(list.items.map(({ id }) => id)).toEqual(past.map(({ id }) => id).reverse());
    expect(await b.must('history.list', { limit: 10 })).toEqual(list);
    for (const { id } of past) {
      const shown = await a.must('history.show', { id });
      expect(await b.must('history.show', { id })).toEqual(shown);
      const last = { id, step: shown.steps - 1 };
      expect((await a.must('history.replay', last)).view).toEqual(shown.view);
      expect(await b.must('history.replay', last)).toEqual(await a.must('history.replay', last));
    }
    const withoutTime = (text: string): string => text.replace(/"exportedAt":"[^"]*"/, '');
    expect(withoutTime(await (await there.get('all.json')).text())).toBe(withoutTime(file));
  });

  test('imported twice changes nothing', async () => {
    const host = await openRecordHost();
    await host.bring(fileOf(past));
    const before = await (await host.get('all.json')).json();
    expect((await host.bring(fileOf(past))).answer).toEqual({ ok: true, added: 0, known: 3, players: 0 });
    expect({ ...(await (await host.get('all.json')).json()), exportedAt: 0 }).toEqual({
      ...before,
      exportedAt: 0,
    });
  });

  test('of before two were merged brings nobody back, and what is new in it is theirs who stayed (T-44)', async () => {
    const host = await openRecordHost();
    await host.bring(fileOf(past.slice(0, 2)));
    const display = await openDisplay(host);
    const [first, second] = past[0]!.seats.map(({ player }) => player!);
    const other = past[2]!.seats
      .map(({ player }) => player!)
      .find((id) => !past[0]!.seats.some(({ player }) => player === id))!;
    await display.must('roster.merge', { from: other, into: first! });
    await display.must('roster.merge', { from: second!, into: first! });
    const before = (await display.must('roster.list', {})).players.map(({ id }) => id).sort();
    expect((await host.bring(fileOf(past))).answer).toMatchObject({ added: 1, known: 2, players: 0 });
    const after = (await display.must('roster.list', {})).players;
    expect(after.map(({ id }) => id).sort()).toEqual(before);
    const shown = await display.must('history.show', { id: past[2]!.id });
    expect(shown.players.map(({ player }) => player)).not.toContain(other);
    expect(shown.players.filter(({ player }) => player === first)).toHaveLength(1);
  });

  test('where a file seats one person twice at a table, the second seat stays a name', async () => {
    const [first, second, ...others] = past[1]!.seats;
    const twice = { ...past[1]!, seats: [first!, { ...second!, player: first!.player }, ...others] };
    const host = await openRecordHost();
    expect((await host.bring(fileOf([twice]))).answer).toMatchObject({ added: 1 });
    const display = await openDisplay(host);
    const { items, total } = await display.must('history.list', { limit: 9, player: first!.player! });
    expect([items.length, total]).toEqual([1, 1]);
    expect(items[0]!.players.filter(({ player }) => player === first!.player)).toHaveLength(1);
  });

  test('comes in also where whoever tasted first sat down late, and was never here after all (T-40, T-43)', async () => {
    const here = await openRecordHost();
    const display = await openDisplay(here);
    await display.must('table.create', { game: 'sheet-sandwich' });
    for (const name of ['Ada', 'Bo', 'Cem', 'Dag']) await display.must('lobby.addPlayer', { name, face: 1 });
    await display.must('lobby.start', {});
    const offered = async (id: string) => {
      await display.until(() => display.choices.some((one) => one.id === id));
      return display.choices.find((one) => one.id === id)!;
    };
    const go = async (id: string, filling: object = {}) => {
      const { move, frame } = await offered(id);
      await display.move({ ...move, ...filling } as never, frame);
    };
    const come = await offered('come');
    await display.must('seat.late', {
      ...{ frame: come.frame, move: { ...come.move, after: 3 }, name: 'Eli', face: 2 },
    } as never);
    const drawn = () => (display.match?.view as { draws?: { seat: number }[] } | undefined)?.draws ?? [];
    while (drawn().at(-1)?.seat !== 4) {
      const before = drawn().length;
      await go('draw-first');
      await display.until(() => drawn().length > before);
    }
    await go('leave-4');
    await go('never-4');
    for (const seat of [0, 1, 2, 3]) {
      const { slots } = await offered(`ranking-1-${seat}`);
      await go(`ranking-1-${seat}`, { order: (slots![0] as unknown as { items: string[] }).items });
    }
    await go('finish');
    await display.until(() => display.match?.outcome != null);

    const there = await openRecordHost();
    const file = await (await here.get('all.json')).text();
    expect((await there.bring(file)).answer).toMatchObject({ ok: true, added: 1 });
  });

  test('holds no receipt that is too long to come in: of a sheet of one’s own with many lines those of a round are one (T-48)', async () => {
    const names = Array.from({ length: 12 }, (_, i) => `R${i}`);
    const rows = [
      { kind: 'number' as const, name: 'R0', per: 'round' as const, min: 0, max: 9 },
      ...names
        .slice(1)
        .map((name) => ({ kind: 'formula' as const, name, per: 'round' as const, formula: 'R0' })),
      { kind: 'formula' as const, name: 'All', per: 'once' as const, formula: names.join(' + ') },
    ];
    const form = {
      name: 'Long',
      picture: 'dice',
      wins: 'high' as const,
      rounds: 50,
      target: 0,
      rows,
      score: 'All',
    };
    const book = keeping(ownSheet, 2, setUpForm(form));
    for (let round = 1; round <= 50; round += 1)
      for (const seat of [0, 1]) book.when('table', { type: 'fill', row: 0, seat, round, value: 1 + seat });
    change(book, 'team-0', { team: 1 });
    change(book, 'team-1', { team: 1 });
    book.when('table', finish);
    const receipt = ownSheet.receipt(book.state);
    expect(receipt.filter(({ seat }) => seat === 0).length).toBeGreaterThan(500);
    const [entry] = past;
    const store = openStore(newFolder());
    onTestFinished(() => store.close());
    store.writer.write(() =>
      store.history.save({
        ...{ id: 'long', match: null, game: 'sheet-own', kind: 'sheet', startedAt: 1, endedAt: 2 },
        ...{ options: {}, view: null, receipt, outcome: ownSheet.outcome(book.state)! },
        seats: entry!.seats.slice(0, 2).map((seat, i) => ({ ...seat, seat: i, score: 1800, rank: 1 })),
      }),
    );
    const there = openStore(newFolder());
    onTestFinished(() => there.close());
    expect(await importJson({ store: there, games }, [...exportJson(store)].join(''))).toMatchObject({
      value: { added: 1 },
    });
    const [here, came] = [store, there].map((one) => one.history.find('long')!);
    expect(came!.receipt.filter(({ seat }) => seat === 1)).toHaveLength(51);
    expect(pointsTable(came!)!.rows).toEqual(pointsTable(here!)!.rows);
  });

  test.each(['history', 'seasons'])(
    'is stored whole with its seasons, or not at all where %s cannot be (N-22)',
    async (table) => {
      const store = openStore(newFolder());
      onTestFinished(() => store.close());
      store.db.exec(
        `CREATE TRIGGER no_room BEFORE INSERT ON ${table} BEGIN SELECT RAISE(ABORT, 'no room'); END`,
      );
      const season = { id: 'spring', name: 'Spring', games: [], from: 0, until: 1, shown: false };
      const file = JSON.parse(fileOf(past.slice(0, 1)));
      const text = JSON.stringify({
        ...file,
        seasons: ['spring', 'summer'].map((id) => ({ ...season, id, scoring: { by: 'wins', best: 0 } })),
      });
      expect(await importJson({ store, games }, text)).toMatchObject({ refusal: { key: 'disk' } });
      expect([store.history.ids(), store.roster.list(), store.seasons.list()]).toEqual([[], [], []]);
    },
  );

  test('one match alone is exported with its own players, and can be imported', async () => {
    const host = await openRecordHost();
    await host.bring(fileOf(past));
    const file = await (await host.get(`${past[1]!.id}/entry.json`)).text();
    const other = await openRecordHost();
    expect((await other.bring(file)).answer).toMatchObject({ added: 1, players: past[1]!.seats.length });
  });
});

describe('T-4: a broken or foreign file changes nothing and says where', () => {
  const [good, plate] = past as [(typeof past)[0], (typeof past)[0]];
  const lines = [good, plate].map((entry) => JSON.stringify(entry));
  const file = (entries: readonly unknown[]): string =>
    fileOf([]).replace(
      '"entries":[',
      `\n"entries":[\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}`,
    );
  const cutOff = `${fileOf([]).slice(0, -2)}\n${lines[0]},\n${lines[1]!.slice(0, 100)}`;
  const evolved = { ...good, log: { ...good.log!, commits: [{ ...good.log!.commits[1]!, kind: 'undo' }] } };

  test.each([
    ['no JSON at all', 'hello', { key: 'not-json', params: { line: 1 } }],
    ['a file that broke off', cutOff, { key: 'not-json', params: { line: 3 } }],
    ['another program’s JSON', '{"plays":[]}', { key: 'not-ours', params: { line: 1 } }],
    ['nothing', 'null', { key: 'not-ours' }],
    [
      'a newer version',
      fileOf([]).replace(`"version":${FORMAT_VERSION}`, `\n"version":${FORMAT_VERSION + 1}`),
      { key: 'too-new', params: { line: 2 } },
    ],
    [
      'no list of players',
      fileOf([]).replace(/"players":\[.*?\]/, '\n"players":3'),
      { key: 'bad-heading', params: { line: 2, where: 'players' } },
    ],
    [
      'a letter for a number',
      file([good, { ...plate, endedAt: 'x' }]),
      { key: 'bad-entry', params: { n: 2, line: 4, where: 'endedAt' } },
    ],
    ['a field too many', file([{ ...good, extra: 1 }]), { key: 'bad-entry', params: { n: 1, line: 3 } }],
    [
      'an unknown game',
      file([good, { ...plate, game: 'chess' }]),
      { key: 'unknown-game', params: { n: 2, line: 4, game: 'chess' } },
    ],
    ['an entry twice', file([good, plate, good]), { key: 'twice', params: { n: 3, line: 5 } }],
    ['a log that cannot be played', file([evolved]), { key: 'bad-log', params: { n: 1, line: 3 } }],
    [
      'standings of nobody',
      file([{ ...good, seats: good.seats.slice(1) }]),
      { key: 'bad-entry', params: { n: 1, where: 'outcome.standings' } },
    ],
    [
      'a view 5,000 deep',
      file([good, '…']).replace('"…"', `{"view":${'['.repeat(5000)}${']'.repeat(5000)}}`),
      { key: 'too-deep', params: { line: 4 } },
    ],
    [
      'a receipt of 20,000 lines',
      file([{ ...good, receipt: Array.from({ length: 20_000 }, () => good.receipt[0]) }]),
      { key: 'bad-entry', params: { n: 1, line: 3, where: 'receipt' } },
    ],
    [
      'a receipt of 600 lines for one',
      file([{ ...good, receipt: Array.from({ length: 600 }, () => good.receipt[0]) }]),
      { key: 'bad-entry', params: { n: 1, where: 'receipt' } },
    ],
    [
      'a thousand million rounds',
      file([plate, { ...good, options: { ...good.options, rounds: 1e9 } }]),
      { key: 'bad-entry', params: { n: 2, line: 4, where: 'options' } },
    ],
    [
      'a log of a thousand million rounds',
      file([{ ...good, log: { ...good.log!, options: { ...good.log!.options, rounds: 1e9 } } }]),
      { key: 'bad-entry', params: { n: 1, where: 'options' } },
    ],
    [
      'a commit at a fraction of a millisecond',
      file([{ ...good, log: { ...good.log!, commits: [{ ...good.log!.commits[0]!, at: 1.8e-187 }] } }]),
      { key: 'bad-entry', params: { n: 1, where: 'log.commits.0.at' } },
    ],
    [
      'a player without a name',
      fileOf([good], [{ ...people[0], name: '' }]),
      { key: 'bad-player', params: { n: 1, where: 'name' } },
    ],
  ])('%s', async (_, text, refusal) => {
    const host = await openRecordHost();
    expect(await host.bring(text)).toMatchObject({ status: 422, answer: { ok: false, refusal } });
    const display = await openDisplay(host);
    expect((await display.must('history.list', { limit: 5 })).total).toBe(0);
    expect((await display.must('roster.list', {})).players).toEqual([]);
  });
});
