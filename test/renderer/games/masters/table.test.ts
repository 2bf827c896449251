import { describe, expect, it } from 'vitest';
import { masters } from '../../../../src/games/masters/index.ts';
import type { Notice } from '../../../../src/games/masters/notices.ts';
import {
  columnOf,
  leftOf,
  measuresFor,
  tagSpot,
} from '../../../../src/renderer/games/masters/table/measures.ts';
import { News } from '../../../../src/renderer/games/masters/table/news.svelte.ts';
import type { GameWords } from '../../../../src/renderer/i18n/words.svelte.ts';
import { type Kitchen, kitchen, type Layout } from '../../../games/masters/given.ts';

const ROW = 1792;
const SCREEN = { from: -64, to: ROW + 64 };
const TAG = 400;
const players = [2, 3, 4, 5, 6];

describe('the counter', () => {
  it.each(players)('%i columns lie side by side on the row', (count) => {
    const measures = measuresFor(count);
    const lefts = Array.from({ length: count }, (_, i) => leftOf(measures, count, i));
    for (const [i, left] of lefts.entries()) {
      expect(left).toBeGreaterThanOrEqual(-0.01);
      expect(left + columnOf(measures)).toBeLessThanOrEqual((lefts[i + 1] ?? ROW) + 0.01);
    }
  });

  it.each(players)('%i players: a tag never leaves the screen', (count) => {
    const measures = measuresFor(count);
    for (let i = 0; i < count; i++)
      for (let slot = 0; slot < 4; slot++) {
        const left = leftOf(measures, count, i);
        const { side, offset } = tagSpot(measures, left, slot);
        const from = side === 'right' ? left + offset : left + columnOf(measures) - offset - TAG;
        expect(from).toBeGreaterThanOrEqual(SCREEN.from);
        expect(from + TAG).toBeLessThanOrEqual(SCREEN.to);
      }
  });
});

const words: GameWords = {
  locale: 'en',
  say: (key) => key,
  phrase: (prefix, { key }) => `${prefix}.${key}`,
  has: () => true,
  card: (id) => id.split('~')[0]!,
};

/** What a table tells of the last of some moves. */
function told(layout: Layout, ...moves: readonly ((table: Kitchen) => Kitchen)[]): News {
  const table = kitchen(layout);
  let before = table.state;
  for (const move of moves) {
    before = table.state;
    move(table);
  }
  const notices = table.facts.flatMap((event) => {
    before = masters.evolve(before, event);
    const notice = masters.noticeFor(event, 'table', before) as Notice | undefined;
    return notice ? [notice] : [];
  });
  const news = new News(() => words);
  news.hear(notices);
  news.stop();
  return news;
}

describe('news on the table', () => {
  const people: Layout['people'] = [
    { hand: 'chilli lazy bread', sandwiches: ['bread cheese sauce'], money: 5 },
    { sandwiches: ['bread sauce'], money: 5 },
    { sandwiches: ['bread', 'bread'] },
  ];

  it('says who spoils whose sandwich, and with what', () => {
    const { told: tags } = told({ people }, (table) =>
      table.when(0, { type: 'attack', card: table.card(0, 'chilli'), sandwich: 'b0' }),
    );
    expect(tags).toMatchObject([{ seat: 1, by: 0, sandwich: 'b0', title: 'chilli' }]);
  });

  it('M-21: says that an inspector found nothing', () => {
    const { told: tags } = told({ people }, (table) =>
      table.when(0, { type: 'inspect', card: table.card(0, 'lazy'), seat: 2 }),
    );
    expect(tags).toMatchObject([{ seat: 2, by: 0, text: 'ui.nothing-found' }]);
  });

  it('M-22: says that a bribe was paid', () => {
    const { told: tags } = told(
      { people },
      (table) => table.when(0, { type: 'inspect', card: table.card(0, 'lazy'), seat: 1 }),
      (table) => table.when(1, { type: 'bribe' }),
    );
    expect(tags).toMatchObject([{ seat: 1, title: 'ui.bribed' }]);
  });

  it('M-19, M-20: stamps the order, and tells of an event what it gave to whom', () => {
    const bar = 'red-melt blt ploughmans rarebit';
    const news = told(
      { people, bar, black: 'tip-jar' },
      (table) => table.plays(0, 'bread', 'a0'),
      (table) => table.when(0, { type: 'claim', sandwich: 'a0', order: 'red-melt' }),
    );
    expect(news.served).toMatchObject([{ slot: 0, order: { id: 'red-melt', reward: 4 } }]);
    expect(news.happening).toMatchObject({
      event: 'tip-jar',
      effects: [
        { seat: 1, amount: 1, unit: 'coin' },
        { seat: 2, amount: 2, unit: 'coin' },
      ],
    });
  });
});
