/** What the others do while somebody ranks, and what happens when time is up. */
import { describe, expect, it } from 'vitest';
import { sandwich } from '../../../src/games/sandwich/index.ts';
import type { Options } from '../../../src/games/sandwich/options.ts';
import { MOST_CHANGES } from '../../../src/games/sandwich/state.ts';
import { de } from '../../../src/games/sandwich/text/de.ts';
import { en } from '../../../src/games/sandwich/text/en.ts';
import { es } from '../../../src/games/sandwich/text/es.ts';
import { fr } from '../../../src/games/sandwich/text/fr.ts';
import { range } from '../../../src/shared/lists.ts';
import { everybodyReady, kitchen, type SandwichPosition, taste, tasting } from './given.ts';

/** Seat 1 has revealed and is to rank 1.0 from seat 0, 1.1 from seat 3, 1.2 from seat 2. */
const revealed = (changes: Partial<Options> = {}, theme?: string): SandwichPosition =>
  tasting(4, changes, { first: 1, ...(theme ? { theme: { id: null, text: theme } } : {}) }).when(1, {
    type: 'reveal',
  });

/** What the table is told of the facts of the latest move. */
const told = ({ facts, state }: SandwichPosition) =>
  facts.flatMap((fact) => sandwich.noticeFor(fact, 'table', state)?.type ?? []);

describe('a ranking that comes along', () => {
  it('S-22: the table sees how many are placed, and nobody but the taster which', () => {
    const play = revealed();
    expect(play.table.tastings[0]).not.toHaveProperty('placed');
    play.when(1, { type: 'weigh', order: ['1.2', '1.0'] });
    expect(play.table.tastings[0]!.placed).toBe(2);
    expect(play.mine(1).sketch).toEqual({ order: ['1.2', '1.0'], bonus: null });
    expect(play.mine(0)).not.toHaveProperty('sketch');
    expect(JSON.stringify([play.table, play.mine(0), play.mine(2)])).not.toContain('"1.2","1.0"');
    play.when(1, { type: 'rank', order: ['1.0', '1.1', '1.2'] });
    expect(play.table.tastings[0]).not.toHaveProperty('placed');
  });

  it('S-22: when all taste at once, of each', () => {
    const play = tasting(4, { tasteTogether: true }).when(2, { type: 'weigh', order: ['2.1'] });
    expect(play.table.tastings.map(({ placed }) => placed)).toEqual([undefined, undefined, 1, undefined]);
  });

  it.each([
    ['somebody else’s', 0, ['1.0'], 'not-yours-to-rank'],
    ['one twice', 1, ['1.0', '1.0'], 'not-an-order'],
    ['one that is not there', 1, ['2.0'], 'not-an-order'],
  ] as const)('S-22: %s is refused', (_, seat, order, key) => {
    expect(revealed().refusal(seat, { type: 'weigh', order: [...order] })?.key).toBe(key);
  });

  it('a taster who cannot make up their mind fills no log', () => {
    const play = revealed();
    for (const i of range(MOST_CHANGES)) play.when(1, { type: 'weigh', order: i % 2 ? ['1.0'] : [] });
    expect(play.offered(1)).toEqual(['rank']);
    expect(play.refusal(1, { type: 'weigh', order: ['1.0'] })?.key).toBe('enough-tasting');
  });

  it('S-16, S-19: a cook who fiddled in the kitchen still ranks with all their changes of mind', () => {
    const play = kitchen(4, { tasteClock: 60 }, { first: 1 });
    const [card] = play.hand(1) as [string];
    for (const _ of range(MOST_CHANGES))
      play.when(1, { type: 'place', card, sandwich: 0, position: 0 }).when(1, { type: 'return', card });
    everybodyReady(play).timeUp('pause').when(1, { type: 'reveal' });
    play.when(1, { type: 'weigh', order: ['1.2', '1.0'] }).timeUp('taste');
    expect(play.state.tastings[0]!.order).toEqual(['1.2', '1.0', '1.1']);
  });

  it('S-22: who guesses all the time has no fewer changes of mind for a ranking of their own', () => {
    const play = revealed();
    for (const i of range(MOST_CHANGES)) play.when(2, { type: 'guess', plate: i % 2 ? '1.0' : '1.1' });
    expect(play.refusal(2, { type: 'guess', plate: '1.2' })?.key).toBe('enough-tasting');
    expect(play.mine(2).guessesSpent).toBe(true);
    taste(play).timeUp('pause').when(2, { type: 'reveal' });
    expect(play.refusal(2, { type: 'weigh', order: ['2.1'] })).toBeUndefined();
  });
});

describe('a guess', () => {
  it('S-22: is for all who look on, may be changed, and earns nothing', () => {
    const play = revealed();
    expect([0, 1, 2, 3].map((seat) => play.offered(seat).includes('guess'))).toEqual([
      ...[true, false, true, true],
    ]);
    play.when(0, { type: 'guess', plate: '1.0' }).when(3, { type: 'guess', plate: '1.2' });
    expect(play.refusal(0, { type: 'guess', plate: '1.0' })?.key).toBe('no-guess');
    play.when(0, { type: 'guess', plate: '1.1' });
    play.when(1, { type: 'rank', order: ['1.2', '1.0', '1.1'] });
    expect(play.table.totals).toEqual([2, 0, 3, 0]);
  });

  it('S-22: who has guessed is shown at once, what with the verdict', () => {
    const play = revealed().when(3, { type: 'guess', plate: '1.2' });
    expect(play.table.tastings[0]!.guesses).toEqual([{ seat: 3, plate: null }]);
    expect([play.mine(3).guess, play.mine(0).guess]).toEqual(['1.2', undefined]);
    play.when(1, { type: 'rank', order: ['1.2', '1.0', '1.1'] });
    expect(play.table.tastings[0]!.guesses).toEqual([{ seat: 3, plate: '1.2' }]);
  });

  it('S-22: keeps nobody waiting', () => {
    expect(revealed().top.actors).toEqual([1]);
  });
});

describe('the tasting clock', () => {
  it('S-19: is off unless the table wants it', () => {
    expect(revealed().clockKinds).toEqual([]);
  });

  it('S-19: lifts the napkin, keeps what is placed, and ranks the rest by lot', () => {
    const play = tasting(4, { tasteClock: 60 }, { first: 1 }).timeUp('taste');
    expect(play.table.tastings[0]!.state).toBe('open');
    play.when(1, { type: 'weigh', order: ['1.2'] }).timeUp('taste');
    expect(play.state.tastings[0]!.order![0]).toBe('1.2');
    expect([...play.state.tastings[0]!.order!].sort()).toEqual(['1.0', '1.1', '1.2']);
    expect(play.table.tastings[0]!.byLot).toBe(true);
    expect(play.table.totals[2]).toBe(3);
  });

  it.each([
    ['all', ['1.2', '1.0', '1.1']],
    ['all but the last', ['1.2', '1.0']],
  ])('S-19: draws no lots where the taster has placed %s', (_, placed) => {
    const play = revealed({ tasteClock: 60 }).when(1, { type: 'weigh', order: placed }).timeUp('taste');
    expect(play.state.tastings[0]!.order).toEqual(['1.2', '1.0', '1.1']);
    expect(play.table.tastings[0]!.byLot).toBeUndefined();
    expect(told(play)).toEqual(['ranked', 'verdict-given']);
  });

  it('S-19: is told of as up where it draws lots, and not as a decision', () => {
    const play = revealed({ tasteClock: 60 })
      .when(1, { type: 'weigh', order: ['1.2'] })
      .timeUp('taste');
    expect(told(play)).toEqual(['ranked-by-lot', 'verdict-given']);
    for (const words of [en, de, es, fr]) expect(words['notice.ranked-by-lot']).toContain('{seat}');
  });

  it('S-44: keeps a star that was given, and gives none', () => {
    const starred = revealed({ tasteClock: 60 }, 'Picnic');
    starred.when(1, { type: 'weigh', order: [], bonus: '1.1' }).timeUp('taste');
    expect(starred.state.tastings[0]!.bonus).toBe('1.1');
    expect(revealed({ tasteClock: 60 }, 'Picnic').timeUp('taste').state.tastings[0]!.bonus).toBeNull();
  });

  it('S-22: when all taste at once it rings once for all who have not decided', () => {
    const play = tasting(4, { tasteTogether: true, tasteClock: 60 });
    play.when(0, { type: 'rank', order: ['0.0', '0.1', '0.2'] }).timeUp('taste');
    expect(play.table.phase).toBe('verdict');
    expect(play.state.tastings.map(({ byLot }) => byLot ?? false)).toEqual([false, true, true, true]);
  });
});

describe('lots that were taken back', () => {
  const orderOf = ({ state }: SandwichPosition) => state.tastings[0]!.order;

  it('S-19: lead to the same order when time is up again, however often', () => {
    const play = revealed({ tasteClock: 60 }).timeUp('taste');
    const order = orderOf(play);
    for (const _ of range(12)) expect(orderOf(play.undo().timeUp('taste'))).toEqual(order);
    expect(play.table.tastings[0]!.byLot).toBe(true);
  });

  it('S-19: also where the taster has placed something in between, and taken that back', () => {
    const play = revealed({ tasteClock: 60 }).timeUp('taste');
    const [first, second, third] = orderOf(play) as [string, string, string];
    play.undo().when(1, { type: 'weigh', order: [third] });
    expect(orderOf(play.timeUp('taste'))).toEqual([third, first, second]);
    expect(orderOf(play.undo().undo().timeUp('taste'))).toEqual([third, first, second]);
  });

  it('S-19: bind no taster who ranks in time, and are seen by nobody', () => {
    const play = revealed({ tasteClock: 60 });
    const before = JSON.stringify([play.table, ...range(4).map((seat) => play.mine(seat))]);
    play.timeUp('taste').undo();
    expect(JSON.stringify([play.table, ...range(4).map((seat) => play.mine(seat))])).toBe(before);
    play.when(1, { type: 'rank', order: ['1.2', '1.0', '1.1'] });
    expect(play.state.tastings[0]).not.toHaveProperty('lots');
    expect(play.table.tastings[0]!.byLot).toBeUndefined();
  });
});

describe('a verdict that was taken back', () => {
  const verdict = (play: SandwichPosition) => {
    play.when(1, { type: 'rank', order: ['1.2', '1.0', '1.1'] });
    return play.facts.filter(({ type }) => type === 'verdict-given').map(sandwich.reversible);
  };

  it('S-22: is none that has shown who guessed what: nobody ranks again, or guesses, knowing it', () => {
    expect(verdict(revealed().when(3, { type: 'guess', plate: '1.0' }))).toEqual([false]);
  });

  it('S-22: may be one that nobody guessed at', () => {
    expect(verdict(revealed())).toEqual([true]);
  });

  it('S-19: is another question the second time, so that a late “Go on” does not end it', () => {
    const play = tasting(4, { chefsSuggestion: true });
    for (const seat of range(4)) play.when(seat, { type: 'skip-pitch' });
    const taster = play.top.actors[0]!;
    const order = play.table.tastings[0]!.plates.map(({ id }) => id);
    const rank = () => play.when(taster, { type: 'rank', order }).question;
    const first = rank();
    play.undo();
    expect(rank()).not.toBe(first);
  });
});
