import { describe, expect, test } from 'vitest';
import type { Finished } from '../../src/main/store/finished.ts';
import { openStore } from '../../src/main/store/store.ts';
import { range } from '../../src/shared/lists.ts';
import { beginMatch, newFolder, openHost } from './house.ts';
import { ScreenClient } from './screen-client.ts';

const entry = (n: number): Finished => ({
  id: `match-${String(n).padStart(5, '0')}`,
  match: null,
  game: n % 3 === 0 ? 'tiny-sheet' : 'tiny',
  kind: 'game',
  startedAt: n * 1000,
  endedAt: n * 1000 + 500,
  options: {},
  outcome: { standings: [] },
  receipt: [],
  view: {},
  seats: range(4).map((seat) => ({
    ...{ seat, name: `P${seat}`, badge: seat, face: 0, bot: false, score: 10 - seat, rank: seat + 1 },
    player: `player-${(n + seat) % 50}`,
  })),
});

describe('ten thousand finished matches', () => {
  const folder = (): string => {
    const dataDir = newFolder();
    const store = openStore(dataDir);
    for (const n of range(10_000)) store.writer.write(() => store.history.save(entry(n)));
    store.close();
    return dataDir;
  };

  test('are listed page by page, newest first, none twice and none left out', () => {
    const store = openStore(folder());
    const seen: string[] = [];
    let before: string | undefined;
    do {
      const page = store.history.list({ limit: 200, ...(before ? { before } : {}) });
      expect(page.total).toBe(10_000);
      seen.push(...page.items.map(({ id }) => id));
      before = page.next;
    } while (before);
    expect(seen).toEqual(range(10_000).map((n) => entry(9999 - n).id));
    const ofPlayer = store.history.list({ limit: 10, player: 'player-7', game: 'tiny' });
    expect(
      ofPlayer.items.every(
        ({ game, players }) => game === 'tiny' && players.some(({ player }) => player === 'player-7'),
      ),
    ).toBe(true);
    expect(ofPlayer.total).toBeLessThan(800);
    store.close();
  });

  test('are found by index, not by looking through all of them', () => {
    const store = openStore(newFolder());
    const plan = (sql: string): string => JSON.stringify(store.db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all());
    const page = 'FROM history WHERE (ended_at, id) < (9, 9) ORDER BY ended_at DESC, id DESC LIMIT 50';
    expect(plan(`SELECT * ${page}`)).toMatch(/USING INDEX history_by_time/);
    expect(plan(`SELECT * ${page}`)).not.toMatch(/TEMP B-TREE/);
    expect(plan(`SELECT * ${page.replace('WHERE', "WHERE game = 'tiny' AND")}`)).toMatch(
      /USING INDEX history_by_game/,
    );
    store.close();
  });
});

test('a match that is deleted takes its log along; one that is going on is not touched', async () => {
  const { host, display, phones } = await beginMatch({ people: 1, bots: ['chef'], options: { turns: 1 } });
  const [maya] = phones;
  const play = async (): Promise<void> => {
    while (maya!.table?.phase === 'playing') {
      const choice = maya!.choices.findLast(({ blocked }) => !blocked);
      if (choice) await maya!.move(choice.move as { type: string }, choice.frame);
      else await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  await play();
  const { items } = await display.must('history.list', { limit: 5 });
  const { id } = items[0]!;
  expect((await display.must('history.show', { id })).log.at(-1)?.notices).toMatchObject([{ type: 'drawn' }]);
  await display.must('table.again', {});
  await display.must('history.delete', { id });
  expect(await display.call('history.show', { id })).toMatchObject({ refusal: { key: 'no-such-match' } });
  await host.close();
  const store = openStore(host.dataDir);
  expect(store.log.match(1)).toBeUndefined();
  expect(store.log.commits(1)).toEqual([]);
  expect(store.log.match(2)).toBeDefined();
  store.close();
});

test('a long match is snapshotted, comes back from there, and folds to the same from the start', async () => {
  const many = { perSecond: 1e6, burst: 1e6 };
  const limits = { messages: many, messagesOfAddress: many, bytes: many, bytesOfAddress: many };
  const evening = await beginMatch({ people: 2, options: { turns: 1000 }, host: { limits } });
  const { phones, host, code, tokens } = evening;
  for (let n = 0; n < 700; n++) {
    const phone = phones.find(({ choices }) => choices.some(({ blocked }) => !blocked));
    if (!phone) await new Promise((resolve) => setTimeout(resolve, 1));
    const choice = phone?.choices.findLast(({ blocked }) => !blocked);
    if (phone && choice) await phone.move(choice.move as { type: string }, choice.frame);
  }
  const before = { view: phones[0]!.view, mine: phones[0]!.mine };
  await host.close();
  const store = openStore(host.dataDir);
  const snapshot = store.log.snapshot(1);
  expect(snapshot?.seq).toBeGreaterThanOrEqual(400);
  store.close();
  const back = await openHost({ dataDir: host.dataDir });
  const phone = await ScreenClient.open(back.port, { table: code, seatToken: tokens[0]! });
  expect({ view: phone.view, mine: phone.mine }).toEqual(before);
  await back.close();
  const again = openStore(host.dataDir);
  again.db.exec('DELETE FROM snapshots');
  again.close();
  const folded = await openHost({ dataDir: host.dataDir });
  const third = await ScreenClient.open(folded.port, { table: code, seatToken: tokens[0]! });
  expect({ view: third.view, mine: third.mine }).toEqual(before);
});
