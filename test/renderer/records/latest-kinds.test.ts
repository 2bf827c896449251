import { expect, test } from 'vitest';
import { latestKinds } from '../../../src/renderer/records/write/latest-kinds.ts';
import type { HistoryItem } from '../../../src/shared/protocol.ts';

const item = (
  id: string,
  title: string,
  names: readonly string[],
  change: Partial<HistoryItem> = {},
): HistoryItem => ({
  ...{ id, title, game: 'sheet-plain', kind: 'sheet', startedAt: 0, endedAt: 0 },
  players: names.map((name, seat) => ({ seat, name, badge: seat, face: 0, score: 0, rank: 1, bot: false })),
  ...change,
});

test('T-45: the latest of each game with each company is offered, whoever won it, and no game that was dealt here', () => {
  const items = [
    item('a', 'Azul', ['Ada', 'Bo']),
    item('b', 'Azul', ['Bo', 'Ada']),
    item('c', 'Azul', ['Ada', 'Cy']),
    item('d', 'Sandwich', ['Ada', 'Bo'], { kind: 'game', game: 'sandwich' }),
    item('e', 'Skat', ['Ada', 'Bo', 'Cy']),
    item('f', 'Tichu', ['Ada', 'Bo', 'Cy', 'Di']),
  ];
  expect(latestKinds(items).map(({ id }) => id)).toEqual(['a', 'c', 'e']);
});
