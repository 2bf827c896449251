/** What screens say and offer in odd positions: drawn as they are, without a browser. */
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import { masters } from '../../../../src/games/masters/index.ts';
import type { Notice } from '../../../../src/games/masters/notices.ts';
import { usualAnswer } from '../../../../src/games/masters/rules/inspection.ts';
import Inspected from '../../../../src/renderer/games/masters/hand/Inspected.svelte';
import TargetDrawer from '../../../../src/renderer/games/masters/hand/TargetDrawer.svelte';
import TurnDock from '../../../../src/renderer/games/masters/hand/TurnDock.svelte';
import { Taps } from '../../../../src/renderer/games/masters/hand/taps.svelte.ts';
import { News } from '../../../../src/renderer/games/masters/table/news.svelte.ts';
import { type Kitchen, kitchen } from '../../../games/masters/given.ts';
import { messages, wordsIn } from './said.ts';

const seats = ['Ann', 'Bob', 'Cem', 'Dora'].map((name, badge) => ({
  badge,
  name,
  kind: 'person',
  awake: true,
}));

// biome-ignore lint/suspicious/noExplicitAny: a screen gets only what it needs here
const html = (component: any, props: object): string => render(component, { props }).body;

const hand = (table: Kitchen, seat: number) => ({
  view: masters.tableView(table.state),
  mine: masters.seatView(table.state, seat),
  choices: masters.choices(table.state, seat),
  words: wordsIn('en'),
  seat,
  seats,
});

describe('what an inspector would take', () => {
  const visited = (sandwich: string): Kitchen => {
    const table = kitchen({ people: [{ hand: 'jobsworth' }, { sandwiches: [sandwich] }] });
    return table.when(0, { type: 'report', card: table.card(0, 'jobsworth'), sandwich: 'b0' });
  };

  it.each([
    'bread-bad bread cheese',
    'bread-bad cheese-bad bread egg',
    'bread-bad cheese',
    'bread cheese-bad egg',
  ])('M-23: is counted as it is then lost: %s', (sandwich) => {
    const table = visited(sandwich);
    const [, n] = html(Inspected, hand(table, 1)).match(/(\d+) cards? would go/) ?? [];
    table.when(1, { type: 'comply' });
    const lost = table.facts.find(({ type }) => type === 'lost') as { gone: readonly string[] } | undefined;
    expect(Number(n)).toBe(lost!.gone.length);
  });

  it('M-23: a bad first slice with Bread on it is missed less than what an order wants', () => {
    const table = kitchen({
      people: [{ hand: 'lazy' }, { sandwiches: ['bread-bad bread', 'bread cheese-bad egg tomato'] }],
    });
    table.when(0, { type: 'inspect', card: table.card(0, 'lazy'), seat: 1 });
    expect(usualAnswer(table.state, table.state.inspection!)).toMatchObject({
      card: expect.stringMatching(/^bread-bad/),
    });
  });
});

it('M-12: an empty hand is filled up when whoever is in turn ends it, so only they are told', () => {
  const table = kitchen({
    people: [
      { hand: 'bread', sandwiches: ['bread bacon bacon cheese'] },
      { hand: 'egg', sandwiches: ['bread'] },
    ],
    bar: 'streaky',
    black: 'musical-fridges',
  });
  const EMPTY = messages.en['ui.hand-empty'];
  const dock = (seat: number): string => {
    const props = { ...hand(table, seat), frames: masters.frames(table.state), canUndo: false };
    const taps = new Taps(() => ({
      choices: props.choices,
      hand: props.mine.hand,
      turn: props.view.turn?.number,
    }));
    return html(TurnDock, { ...props, taps });
  };
  table.plays(0, 'bread', 'a0');
  expect(dock(0)).toContain(EMPTY);
  table.when(0, { type: 'claim', sandwich: 'a0', order: 'streaky' });
  expect(table.hand(1)).toEqual([]);
  expect(dock(1)).not.toContain(EMPTY);
});

it('M-21: whom Lazy finds something with comes first', () => {
  const table = kitchen({
    people: [
      { hand: 'lazy' },
      { sandwiches: ['bread cheese'] },
      { sandwiches: ['bread'] },
      { sandwiches: ['bread sauce'] },
    ],
  });
  const drawn = html(TargetDrawer, { ...hand(table, 0), card: table.card(0, 'lazy') });
  expect(drawn.indexOf('Dora')).toBeLessThan(drawn.indexOf('Bob'));
});

it('M-20, M-26: of two events that come up together each is told with its own effects', async () => {
  const table = kitchen({
    people: [
      { hand: 'bread bread', sandwiches: ['bread bacon bacon cheese', 'bread cheese onion'] },
      { sandwiches: ['bread egg-bad tomato'], money: 5 },
    ],
    bar: 'streaky cheese-and-onion blt ploughmans',
    black: 'tip-jar food-blogger',
  });
  table.plays(0, 'bread', 'a0').plays(0, 'bread', 'a1');
  table.when(0, { type: 'claim', sandwich: 'a0', order: 'streaky' });
  let { state } = table;
  table.when(0, { type: 'claim', sandwich: 'a1', order: 'cheese-and-onion' });
  const notices = table.facts.flatMap((fact) => {
    state = masters.evolve(state, fact);
    return (masters.noticeFor(fact, 'table', state) as Notice | undefined) ?? [];
  });
  const news = new News(() => wordsIn('en'));
  news.hear(notices);
  news.stop();
  expect(news.happening).toMatchObject({
    event: 'tip-jar',
    effects: [{ seat: 1, amount: 1, unit: 'coin' }],
  });
});
