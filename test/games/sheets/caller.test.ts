import { describe, expect, it } from 'vitest';
import {
  mastersSheet,
  plainSheet,
  plateSheet,
  sandwichSheet,
  warsSheet,
} from '../../../src/games/sheets/index.ts';
import { caller as words } from '../../../src/games/sheets/text/caller-en.ts';
import type { Choice } from '../../../src/shared/game.ts';
import { range } from '../../../src/shared/lists.ts';
import { type AnyKeeping, answers, called, kind, listen, ring, ringing, say } from './calling.ts';
import { keeping } from './given.ts';

const newcomers = (seats: number, options = {}) =>
  keeping(sandwichSheet, seats, { caller: true, firstTaster: 0, ...options });

/** Who have heard what it is about. */
function sandwich(seats: number, options = {}) {
  const book = newcomers(seats, options);
  say(book, 'next');
  return book;
}
/** The next one tastes, or whoever is named: what lies face down does not show. */
const nearestFirst = (book: ReturnType<typeof sandwich>, of?: number): void => {
  const { round, courses } = book.sheet;
  const isNext = (one: { readonly seat: number; readonly entry: number | null }) =>
    of === undefined ? one.entry === null : one.seat === of;
  const { seat, sandwiches } = courses[round - 1]!.tasters.find(isNext)!;
  book.when('table', { type: 'ranking', round, taster: seat, order: sandwiches.map(({ key }) => key) });
};

const nearestThemed = (book: ReturnType<typeof sandwich>): void => {
  const { round, courses } = book.sheet;
  const { seat, sandwiches } = courses.at(-1)!.tasters.find(({ entry }) => entry === null)!;
  const order = sandwiches.map(({ key }) => key);
  book.when('table', { type: 'ranking', round, taster: seat, order, themed: order[0]! });
};

describe('the caller of Sandwich', () => {
  it('T-50: says nothing and asks nothing where the screen does not lead', () => {
    for (const book of [keeping(sandwichSheet, 4), keeping(plainSheet, 4)]) {
      expect(called(book)).toBeUndefined();
      expect(answers(book)).toEqual([]);
    }
  });

  it('T-50: tells who have never played what it is about, in the first round', () => {
    expect(listen(newcomers(4)).slice(0, 2)).toEqual(['sandwich-goal', 'deal']);
    expect(kind(newcomers(4, { bleah: true }))).toBe('sandwich-goal-bleah');
    const book = sandwich(3, { rounds: 2 });
    for (const _ of range(3)) nearestFirst(book);
    expect(called(book)).toMatchObject({ kind: 'deal', params: { round: 2 } });
  });

  it.each([
    [3, {}, 12, 4, 3],
    [4, {}, 9, 3, 3],
    [8, {}, 6, 3, 2],
    [8, { crowd: 'boxes' }, 9, 3, 3],
    [11, {}, 9, 3, 3],
    [9, { youngPlayers: true, rounds: 2 }, 6, 2, 3],
  ])(
    'T-50, S-2, S-30, S-31, S-33: %i players with %j: %i cards, %i sandwiches of %i',
    (seats, options, n, sandwiches, layers) => {
      const book = sandwich(seats, options);
      expect(called(book)).toMatchObject({ kind: 'deal', params: { n }, stage: 'set-up' });
      const flips: unknown[] = [];
      while (kind(book) !== 'build') {
        if (kind(book) === 'count') flips.push(called(book)!.params);
        if (ringing(book)) ring(book);
        else say(book, 'next');
      }
      expect(flips).toEqual(range(n).map((i) => ({ n: i + 1, of: n })));
      expect(called(book)!.params).toEqual({ n: sandwiches, layers });
    },
  );

  it('T-50, S-4: counts down by the clock, then waits for the table, or for the clock it has set', () => {
    const tapped = sandwich(4);
    say(tapped, 'next');
    expect([kind(tapped), ringing(tapped)?.length]).toEqual(['count', 3000]);
    ring(tapped);
    expect([kind(tapped), ringing(tapped), answers(tapped)]).toEqual(['grab', undefined, ['next', 'skip']]);
    const timed = sandwich(4, { grabClock: 10 });
    say(timed, 'next');
    ring(timed);
    expect([kind(timed), ringing(timed)?.length]).toEqual(['grab', 10_000]);
  });

  it('T-50, S-8: hands off first, where the own card may be taken', () => {
    const book = sandwich(4, { ownCard: 'release' });
    say(book, 'next');
    ring(book);
    expect([kind(book), ringing(book)?.length]).toEqual(['hands-off', 1500]);
    ring(book);
    expect(kind(book)).toBe('grab-any');
  });

  it('T-50: a whole round is called in its order, by the rules of the table', () => {
    const market = range(9).flatMap(() => ['count', 'grab']);
    expect(listen(sandwich(4))).toEqual(['deal', ...market, 'build', 'give-left', 'rank']);
    const bleah = listen(sandwich(4, { bleah: true, themed: true, trading: true }));
    expect(bleah.filter((one) => !market.includes(one))).toEqual([
      'deal',
      'theme',
      'trade-bleah',
      'give-left',
      'rank-bleah-theme',
    ]);
    expect(listen(sandwich(9))[1]).toBe('announce');
  });

  it('T-50, S-47: the second round of the twister goes to the right', () => {
    const book = sandwich(5, { twister: true, rounds: 2 });
    for (const _ of range(5)) nearestFirst(book);
    expect(kind(book)).toBe('deal');
    say(book, 'next');
    say(book, 'skip');
    expect(kind(book)).toBe('build');
    say(book, 'next');
    expect(called(book)).toMatchObject({ kind: 'give-right', shows: 'map' });
  });

  it('T-50, S-19: asks once who tastes first, and follows who it is', () => {
    const book = sandwich(4, { firstTaster: null, tasterRule: 'youngest', rounds: 2 });
    say(book, 'next');
    say(book, 'skip');
    say(book, 'next');
    say(book, 'next');
    expect([kind(book), answers(book)]).toEqual(['first-youngest', ['seat']]);
    say(book, 'seat', 2);
    expect(called(book)).toMatchObject({ kind: 'rank', params: { who: { seat: 2 } } });
    for (const _ of range(4)) nearestFirst(book);
    expect(listen(book)).not.toContain('first-youngest');
    expect(called(book)!.params!.who).toEqual({ seat: 2 });
  });

  it('T-50, S-41: each cook has a slot before the ranking, in the order in which they sit', () => {
    const book = sandwich(4, { pitch: true, pitchSlot: 15 });
    nearestFirst(book);
    const cooks: unknown[] = [];
    while (kind(book) === 'pitch') {
      cooks.push(called(book)!.seats);
      expect(ringing(book)!.length).toBe(15_000);
      ring(book);
    }
    expect(cooks).toEqual([[0], [3], [2]]);
    expect(called(book)).toMatchObject({ kind: 'rank', seats: [1] });
  });

  it('T-50: follows what is entered and taken back, and a tap for an earlier call does nothing', () => {
    const book = sandwich(4);
    const late = book.choice('call-next').move;
    say(book, 'next');
    expect(book.refusal('table', late as never)).toEqual({ key: 'not-open' });
    const market = book.state;
    nearestFirst(book);
    expect(called(book)).toMatchObject({ kind: 'rank', seats: [1] });
    expect(sandwichSheet.tableView(market).called).toMatchObject({ kind: 'count' });
    for (const _ of range(3)) nearestFirst(book);
    expect([kind(book), answers(book)]).toEqual(['over', []]);
  });

  it('T-50, T-53: a theme that was drawn is told, in its own round', () => {
    const book = sandwich(3, { themed: true, rounds: 2 });
    say(book, 'next');
    expect(kind(book)).toBe('theme');
    book.when('table', book.choice('draw-theme').move as never);
    const { word } = book.table.draws![0]!;
    expect(called(book)).toMatchObject({
      kind: 'theme-drawn',
      params: { theme: { text: `draw.theme.${word}` } },
    });
    for (let n = 0; n < 3; n += 1) nearestThemed(book);
    say(book, 'next');
    expect(kind(book)).toBe('theme');
  });

  it('T-50, T-54: what was ranked unseen is looked at together, before the next round and before the end', () => {
    const book = sandwich(3, { hidden: true, rounds: 2 });
    expect(listen(book)).not.toContain('turned-up');
    expect(called(book)).toMatchObject({ kind: 'rank-unseen', seats: [0] });
    for (const seat of range(3)) nearestFirst(book, seat);
    expect(called(book)).toMatchObject({ kind: 'turned-up', params: { round: 1 }, shows: 'rankings' });
    say(book, 'next');
    expect(kind(book)).toBe('deal');
    for (const seat of range(3)) nearestFirst(book, seat);
    expect(called(book)).toMatchObject({ kind: 'turned-up', params: { round: 2 } });
    say(book, 'next');
    expect(kind(book)).toBe('over');
  });

  it('T-50: no phone can push it on', () => {
    const offered: readonly Choice[] = sandwichSheet.choices(sandwich(4).state, 1);
    expect(offered.filter(({ id }) => id.startsWith('call-'))).toEqual([]);
  });
});

describe('the caller of the Plate game', () => {
  const plate = (seats = 4, options = {}) => keeping(plateSheet, seats, { caller: true, ...options });
  const lay = (book: unknown, value: number, on = 0) =>
    (book as AnyKeeping).when('table', { type: 'lay', plate: on, value } as never);

  it.each([
    [2, 'plate-points', 25],
    [4, 'plate-points', 15],
    [5, 'plate-sandwiches', 5],
  ])(
    'T-50, P-6 … P-9, P-21, P-30: tells %i who have never played what they play for, what a turn is, and when napkins are',
    (seats, goal, n) => {
      const book = plate(seats);
      expect(called(book)).toMatchObject({ kind: goal, params: { n } });
      expect(listen(book)).toEqual([goal, 'plate-ways', 'plate-napkins', 'plates', 'highest']);
    },
  );

  it('T-50, P-3 … P-5: who knows how begins with the plates; then who begins, hands, and whoever builds', () => {
    const book = plate();
    expect(answers(book)).toEqual(['next', 'skip']);
    say(book, 'skip');
    expect(called(book)).toMatchObject({ kind: 'plates', params: { n: 3 } });
    say(book, 'next');
    expect(kind(book)).toBe('highest');
    book.when('table', { type: 'first', seat: 2 });
    expect(called(book)).toMatchObject({ kind: 'hands', params: { n: 7 } });
    say(book, 'next');
    expect(called(book)).toMatchObject({ kind: 'build-card', seats: [2] });
  });

  it('T-50, P-6 … P-9: every card that is laid is a turn, and so is one without', () => {
    const book = plate();
    book.when('table', { type: 'first', seat: 2 });
    say(book, 'next');
    lay(book, 1);
    expect(called(book)!.seats).toEqual([3]);
    say(book, 'next');
    expect(called(book)!.seats).toEqual([0]);
    lay(book, 4);
    expect(called(book)!.seats).toEqual([1]);
  });

  it('T-50: asks who builds where nobody was named, and goes on from there', () => {
    const book = plate();
    lay(book, 1);
    expect([kind(book), answers(book)]).toEqual(['who-builds', ['seat']]);
    say(book, 'seat', 3);
    expect(called(book)!.seats).toEqual([3]);
    lay(book, 2);
    expect(called(book)!.seats).toEqual([0]);
  });

  it('T-50, P-12 … P-14: bids go round from the finisher without those who are out, until one is left with one last card', () => {
    const book = plate();
    book.when('table', { type: 'first', seat: 0 });
    say(book, 'next');
    lay(book, 1);
    lay(book, 2);
    book.when('table', { type: 'close', plate: 0, by: 1 });
    const heard: unknown[] = [];
    for (const answer of ['laid', 'out', 'laid', 'laid', 'out', 'laid', 'out'] as const) {
      heard.push([kind(book), called(book)!.seats![0]]);
      say(book, answer);
    }
    expect(heard).toEqual([
      ['bid', 1],
      ['bid', 2],
      ['bid', 3],
      ['bid', 0],
      ['bid', 1],
      ['bid', 3],
      ['bid', 0],
    ]);
    expect([kind(book), called(book)!.seats]).toEqual(['last-bid', [3]]);
    say(book, 'out');
    expect([kind(book), answers(book)]).toEqual(['turn-up', []]);
    book.when('table', { type: 'bid', seat: 3, value: 4 });
    expect(kind(book)).toBe('napkins');
  });

  it('T-50, P-19: after the bite the table clears up and fills its hands, the eater first, who builds next', () => {
    const book = plate();
    book.when('table', { type: 'first', seat: 0 });
    for (const value of [1, 2]) lay(book, value);
    book.when('table', { type: 'close', plate: 0, by: 1 });
    book.when('table', { type: 'bid', seat: 3, value: 4 });
    book.when('table', { type: 'eat' });
    const clear = { kind: 'clear', params: { who: { seat: 3 }, n: 7 }, stage: 'clearing' };
    expect(called(book)).toMatchObject(clear);
    say(book, 'next');
    expect(called(book)).toMatchObject({ kind: 'build-card', seats: [3] });
    lay(book, 5);
    expect(called(book)!.seats).toEqual([0]);
  });

  it('T-50, P-4: the one who draws the highest is tapped where it is asked, and stands in the book', () => {
    const book = plate();
    say(book, 'skip');
    say(book, 'next');
    expect([kind(book), answers(book)]).toEqual(['highest', ['seat']]);
    say(book, 'seat', 2);
    expect(kind(book)).toBe('hands');
    expect(book.sheet.first).toBe(2);
  });

  it('T-50: the ticket names whose turn it is by the caller, and nobody once a card was laid without one', () => {
    const actors = (of: AnyKeeping) => of.game.frames(of.state).at(-1)!.actors;
    const book = plate();
    book.when('table', { type: 'first', seat: 2 });
    say(book, 'next');
    expect(actors(book as never)).toEqual([2]);
    lay(book, 1);
    expect(actors(book as never)).toEqual([3]);
    say(book, 'next');
    expect(actors(book as never)).toEqual([0]);
    const alone = plate(4, { caller: false });
    alone.when('table', { type: 'first', seat: 2 });
    expect(actors(alone as never)).toEqual([2]);
    lay(alone, 1);
    expect(actors(alone as never)).toEqual([]);
  });

  it('T-50: two players bid, and a table that bids by itself turns up at once', () => {
    const book = plate(2);
    lay(book, 1);
    lay(book, 2);
    book.when('table', { type: 'close', plate: 0, by: 1 });
    say(book, 'out');
    expect([kind(book), called(book)!.seats]).toEqual(['last-bid', [0]]);
    say(book, 'laid');
    expect(kind(book)).toBe('turn-up');
    const other = plate(3);
    lay(other, 1);
    lay(other, 2);
    other.when('table', { type: 'close', plate: 0, by: 1 });
    say(other, 'skip');
    expect(kind(other)).toBe('turn-up');
  });
});

describe('the caller of Sandwich Masters', () => {
  it('T-50, M-4, M-5: the time begins with the first turn, which goes round', () => {
    const book = keeping(mastersSheet, 3, { caller: true });
    expect([kind(book), mastersSheet.clocks(book.state)]).toEqual(['white-deal', []]);
    say(book, 'next');
    say(book, 'next');
    expect(kind(book)).toBe('dealers-left');
    say(book, 'seat', 1);
    expect(mastersSheet.clocks(book.state)).toMatchObject([{ kind: 'kitchen', length: 1_800_000 }]);
    expect(called(book)).toMatchObject({ kind: 'turn', seats: [1] });
    say(book, 'next');
    say(book, 'next');
    expect(called(book)!.seats).toEqual([0]);
    book.when('table', { type: 'time-up' });
    expect([called(book), answers(book)]).toMatchObject([{ kind: 'last-turn', seats: [0] }, []]);
  });

  it('T-50: asks whose turn it is where money was counted already, and sets nothing up', () => {
    const book = keeping(mastersSheet, 3);
    book.when('table', { ...book.choice('earn-0').move, amount: 3 } as never);
    book.when('table', book.choice('set-caller-true').move as never);
    expect([kind(book), answers(book)]).toEqual(['whose-turn', ['seat']]);
    say(book, 'seat', 2);
    expect(called(book)).toMatchObject({ kind: 'turn', seats: [2] });
  });

  it('T-50: the time goes on where the table lets the screen lead in the middle', () => {
    const book = keeping(mastersSheet, 3);
    const before = mastersSheet.clocks(book.state);
    expect(before).toHaveLength(1);
    book.when('table', book.choice('set-caller-true').move as never);
    expect(mastersSheet.clocks(book.state)).toEqual(before);
  });
});

describe('the caller of Sándwich Wars', () => {
  const wars = (seats = 3) => {
    const book = keeping(warsSheet, seats, { caller: true });
    say(book, 'next');
    say(book, 'seat', 1);
    return book;
  };

  it('T-50, W-7, W-17 … W-20: two actions, and the end of a turn in its order', () => {
    const book = wars();
    const heard = [];
    for (const _ of range(6)) {
      heard.push([kind(book), called(book)!.seats![0]]);
      say(book, 'next');
    }
    expect(heard).toEqual([
      ['actions', 1],
      ['income', 1],
      ['upkeep', 1],
      ['row', 1],
      ['limit', 1],
      ['actions', 2],
    ]);
    say(book, 'skip');
    expect(called(book)).toMatchObject({ kind: 'actions', seats: [0] });
  });

  it('T-50, W-21: a fifth order is announced, and all have as many turns, counted from who began', () => {
    const book = wars();
    say(book, 'skip');
    for (const _ of range(4)) say(book, 'next');
    say(book, 'fifth');
    expect(called(book)).toMatchObject({ kind: 'last-round', params: { who: { seat: 2 } } });
    say(book, 'next');
    expect(called(book)).toMatchObject({ kind: 'actions-last', seats: [0] });
    say(book, 'skip');
    expect(kind(book)).toBe('count-up');
  });

  it('T-50: whoever began has the fifth order: everybody else plays once more', () => {
    const book = wars();
    for (const _ of range(4)) say(book, 'next');
    say(book, 'fifth');
    const last = [];
    for (say(book, 'next'); kind(book) === 'actions-last'; say(book, 'skip'))
      last.push(called(book)!.seats![0]);
    expect([last, kind(book)]).toEqual([[2, 0], 'count-up']);
  });

  it('T-50: what is counted already is not led back, and it is over when all are counted', () => {
    const book = keeping(warsSheet, 3, { caller: true });
    const heard = range(3).map((seat) => {
      book.when('table', { ...book.choice(`final-${seat}`).move, ...zero } as never);
      return [kind(book), answers(book)];
    });
    expect(heard).toEqual([
      ['count-up', []],
      ['count-up', []],
      ['over', []],
    ]);
  });
});

const zero = {
  ...{ orders1: 0, orders2: 0, orders3: 0, orders4: 0, orders5: 0 },
  ...{ printed: 0, tokens: 0, opportunities: 0, coins: 0 },
};

describe('the words of the caller', () => {
  it('T-50: whatever is called has words, large ones and those below them', () => {
    const kinds = new Set([
      ...listen(sandwich(9, { themed: true, pitch: true, firstTaster: null })),
      ...listen(sandwich(5, { trading: true, ownCard: 'release', bleah: true, themed: true })),
      ...['oldest', 'youngest', 'picked'].map((rule) => `first-${rule}`),
      ...['build-bleah', 'trade', 'give-right', 'rank-bleah', 'rank-theme', 'over'],
      ...['rank-unseen', 'rank-bleah-unseen', 'turned-up', 'theme-drawn', 'clear', 'turn-up-unseen'],
      ...['plates', 'highest', 'hands', 'who-builds', 'build-card', 'bid', 'last-bid', 'turn-up', 'napkins'],
      ...['white-deal', 'bar', 'dealers-left', 'turn', 'whose-turn', 'last-turn', 'last'],
      ...['wars-deal', 'last-eater', 'actions', 'actions-last', 'income', 'upkeep', 'row', 'limit'],
      ...['last-round', 'count-up'],
    ]);
    const known: Readonly<Record<string, unknown>> = words;
    for (const one of kinds)
      expect([one, typeof known[`call.${one}`], typeof known[`call.${one}.how`]]).toEqual([
        one,
        'string',
        'string',
      ]);
  });
});

describe('a table that all have left', () => {
  it.each([
    ['Wars', () => keeping(warsSheet, 2, { caller: true })],
    ['Masters', () => keeping(mastersSheet, 2, { caller: true })],
    ['Plate', () => keeping(plateSheet, 2, { caller: true })],
  ] as const)(
    'T-41, T-50: of %s is not called any more, and nothing is offered that nobody can fill',
    (_, begin) => {
      const book = begin() as unknown as AnyKeeping;
      expect(called(book)).toBeDefined();
      for (const id of ['leave-0', 'leave-1']) book.when('table', book.choice(id).move as never);
      expect(called(book)).toBeUndefined();
      const empty = book
        .offers('table')
        .filter(({ slots = [] }) => slots.some((slot) => 'from' in slot && slot.from.length === 0));
      expect(empty).toEqual([]);
    },
  );
});
