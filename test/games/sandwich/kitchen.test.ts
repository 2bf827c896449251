import { describe, expect, it } from 'vitest';
import { boxOf } from '../../../src/games/sandwich/cards.ts';
import { type Move, sandwich } from '../../../src/games/sandwich/index.ts';
import { MOST_CHANGES } from '../../../src/games/sandwich/pace.ts';
import { kitchen, layAll, served, type Table } from './positions.ts';

const place = (card: string, sandwich: number, position: number): Move => ({
  type: 'place',
  card,
  sandwich,
  position,
});

const layers = (table: Table, seat: number) => table.mine(seat).sandwiches.map(({ cards }) => cards);

describe('building', () => {
  it('S-15: three sandwiches of three, one for each of the three left neighbours', () => {
    const table = kitchen(5);
    expect(table.mine(3).sandwiches).toEqual([
      { cards: [], to: 4 },
      { cards: [], to: 0 },
      { cards: [], to: 1 },
    ]);
    expect(layers(layAll(table, 3), 3).map((cards) => cards.length)).toEqual([3, 3, 3]);
  });

  it('S-15: a sandwich is an ordered stack: a card can be slipped in anywhere', () => {
    const table = kitchen(4);
    const [a, b, c] = table.mine(0).hand as [string, string, string];
    table
      .play(0, place(a, 0, 0))
      .play(0, place(b, 0, 1))
      .play(0, place(c, 0, 1));
    expect(layers(table, 0)[0]).toEqual([a, c, b]);
  });

  it('S-15: cards move from sandwich to sandwich, change places, are replaced and taken back', () => {
    const table = kitchen(4);
    const [a, b, c] = table.mine(0).hand as [string, string, string];
    table
      .play(0, place(a, 0, 0))
      .play(0, place(b, 1, 0))
      .play(0, place(a, 1, 1));
    expect(layers(table, 0)).toEqual([[], [b, a], []]);
    table.play(0, { type: 'swap', cards: [a, b] });
    expect(layers(table, 0)[1]).toEqual([a, b]);
    table.play(0, { type: 'replace', card: c, over: a });
    expect(layers(table, 0)[1]).toEqual([c, b]);
    table.play(0, { type: 'return', card: b });
    expect(layers(table, 0)[1]).toEqual([c]);
    expect(table.mine(0).hand).toContain(b);
  });

  it.each<[string, (table: Table) => Move, string]>([
    ['S-15: a card not owned', (table) => place(table.mine(1).hand[0]!, 0, 0), 'notYours'],
    ['S-15: a card that does not exist', () => place('caviar', 0, 0), 'notYours'],
    ['S-15: a fourth card', (table) => place(table.mine(0).hand[0]!, 0, 3), 'sandwichFull'],
    ['S-15: a gap in the stack', (table) => place(table.mine(0).hand[0]!, 1, 2), 'noSuchPlace'],
    ['S-15: a fifth sandwich', (table) => place(table.mine(0).hand[0]!, 3, 0), 'noSuchPlace'],
    ['S-15: where it lies already', (table) => place(layers(table, 0)[0]![0]!, 0, 1), 'liesThere'],
    [
      'S-15: swapping a card in the hand',
      (table) => ({ type: 'swap', cards: [layers(table, 0)[0]![0]!, table.mine(0).hand[0]!] }),
      'notYours',
    ],
    [
      'S-15: swapping a card with itself',
      (table) => ({ type: 'swap', cards: [layers(table, 0)[0]![0]!, layers(table, 0)[0]![0]!] }),
      'liesThere',
    ],
    [
      'S-15: replacing with what already lies',
      (table) => ({ type: 'replace', card: layers(table, 0)[0]![0]!, over: layers(table, 0)[0]![1]! }),
      'notYours',
    ],
    [
      'S-15: taking back what does not lie',
      (table) => ({ type: 'return', card: table.mine(0).hand[0]! }),
      'notYours',
    ],
    [
      'S-15: giving to the one on the right of four',
      () => ({ type: 'address', sandwich: 0, to: 4 }),
      'notYourNeighbour',
    ],
    [
      'S-15: giving to whom it goes already',
      () => ({ type: 'address', sandwich: 0, to: 1 }),
      'alreadyTheirs',
    ],
    ['S-16: ready with cards in the hand', () => ({ type: 'ready' }), 'unplaced'],
    ['S-16: not ready when not ready', () => ({ type: 'unready' }), 'notNow'],
    [
      'S-13: an offer where nobody trades',
      (table) => ({ type: 'offer', card: table.mine(0).hand[0]!, to: 'all' }),
      'noTrading',
    ],
  ])('%s is refused, and nothing changes', (_, move, reason) => {
    const table = kitchen(5);
    const [a, b, c] = table.mine(0).hand as [string, string, string];
    table
      .play(0, place(a, 0, 0))
      .play(0, place(b, 0, 1))
      .play(0, place(c, 0, 2));
    const before = table.state;
    expect(table.refusal(0, move(table)).key).toBe(reason);
    expect(table.state).toBe(before);
  });

  it('S-15: readdressing keeps every neighbour served', () => {
    const table = kitchen(5).play(0, { type: 'address', sandwich: 0, to: 3 });
    expect(table.mine(0).sandwiches.map(({ to }) => to)).toEqual([3, 2, 1]);
  });

  it('S-30: three players make four sandwiches, two for each neighbour', () => {
    const table = kitchen(3);
    expect(table.mine(0).sandwiches.map(({ to }) => to)).toEqual([1, 1, 2, 2]);
    table.play(0, { type: 'address', sandwich: 0, to: 2 });
    expect(
      table
        .mine(0)
        .sandwiches.map(({ to }) => to)
        .sort(),
    ).toEqual([1, 1, 2, 2]);
  });

  it('S-33: young players make two sandwiches of three in the first round', () => {
    const table = kitchen(5, { youngPlayers: true });
    expect(table.mine(1).sandwiches.map(({ to }) => to)).toEqual([2, 3]);
    expect(table.mine(1).hand).toHaveLength(6);
  });

  it('S-31: with an announced ingredient, two more are laid on each sandwich', () => {
    const table = kitchen(8, {}, { common: 'honey' });
    const [a, b, c] = table.mine(0).hand as [string, string, string];
    table.play(0, place(a, 0, 0)).play(0, place(b, 0, 1));
    expect(table.refusal(0, place(c, 0, 2)).key).toBe('sandwichFull');
  });

  it('S-32: with two boxes the same ingredient may be on a sandwich twice', () => {
    const twins = (seat: number) =>
      boxOf('63')
        .slice(seat * 5, seat * 5 + 5)
        .flatMap(({ id }) => [id, `${id}~2`])
        .slice(0, 9);
    const table = kitchen(4, {}, { piles: [0, 1, 2, 3].map(twins) });
    const [one, two] = table.mine(0).hand as [string, string];
    expect(two).toBe(`${one}~2`);
    table.play(0, place(one, 0, 0)).play(0, place(two, 0, 1));
    expect(layers(table, 0)[0]).toEqual([one, two]);
  });
});

describe('being ready', () => {
  it('S-16: may be taken back until the last one is', () => {
    const table = kitchen(4);
    for (const seat of [0, 1, 2]) layAll(table, seat).play(seat, { type: 'ready' });
    expect(table.frames.at(-1)!.actors).toEqual([3]);
    expect(table.refusal(0, { type: 'return', card: layers(table, 0)[0]![0]! }).key).toBe('youAreReady');
    expect(table.refusal(0, { type: 'ready' }).key).toBe('youAreReady');
    table.play(0, { type: 'unready' }).play(0, { type: 'return', card: layers(table, 0)[0]![0]! });
    layAll(table, 3).play(3, { type: 'ready' });
    expect(table.table.phase).toBe('prep');
    layAll(table, 0).play(0, { type: 'ready' });
    expect(table.table.phase).toBe('serving');
    expect(table.refusal(0, { type: 'unready' }).key).toBe('notNow');
  });

  it('S-16: the button says how many cards are missing', () => {
    const table = kitchen(4);
    expect(table.choices(0).find(({ id }) => id === 'ready')!.blocked).toEqual({
      key: 'unplaced',
      params: { n: 9 },
    });
    layAll(table, 0);
    expect(table.blocked(0, 'ready')).toBeUndefined();
  });

  it('S-16: when the kitchen clock runs out, cards are laid in the order in which they were taken', () => {
    const table = kitchen(4, { prepClock: 60 });
    const [a, b, c, d, ...others] = table.mine(0).hand as string[];
    table.play(0, place(d!, 0, 0)).timeUp('prep');
    expect(layers(table, 0)).toEqual([[d, a, b], [c, others[0], others[1]], others.slice(2)]);
    expect(table.table.phase).toBe('serving');
  });

  it('S-16: without the clock nobody is hurried', () => {
    expect(kitchen(4).clocks).toEqual([]);
  });

  it('S-16: so many changes of mind are enough; laying and serving stay possible', () => {
    const table = kitchen(4);
    const [card] = table.mine(0).hand as [string];
    for (let i = 0; i < MOST_CHANGES; i++) table.play(0, place(card, 0, 0)).play(0, { type: 'return', card });
    expect(table.mine(0).changesLeft).toBe(0);
    table.play(0, place(card, 0, 0));
    expect(table.refusal(0, { type: 'return', card }).key).toBe('enoughChanges');
    expect(new Set(table.choices(0).map(({ move }) => move.type))).toEqual(new Set(['ready', 'place']));
    for (const next of table.mine(0).hand) {
      const sandwich = layers(table, 0).findIndex((cards) => cards.length < 3);
      table.play(0, place(next, sandwich, layers(table, 0)[sandwich]!.length));
    }
    table.play(0, { type: 'ready' });
  });

  it('takes back every step in the kitchen, but not a grab and not the serving', () => {
    const kinds = (reversible: boolean) =>
      new Set(
        served(4)
          .log.filter((event) => sandwich.reversible(event) === reversible)
          .map(({ type }) => type),
      );
    expect(kinds(true)).toEqual(new Set(['placed', 'readied']));
    expect(kinds(false)).toEqual(
      new Set(['dealt', 'counting', 'flipped', 'took', 'marketClosed', 'prepBegan', 'served']),
    );
  });
});

describe('serving', () => {
  it('S-17: all sandwiches move at once, face down', () => {
    const table = served(4);
    expect(table.table.tastings).toHaveLength(4);
    for (const { state, plates } of table.table.tastings) {
      expect(state).toBe('closed');
      expect(plates.map(({ layers: shown }) => shown)).toEqual([null, null, null]);
    }
  });

  it('S-18: each player now has three, from the three on their right', () => {
    const table = served(6, {}, { first: 2 });
    expect(table.table.tastings.map(({ taster }) => taster)).toEqual([2, 3, 4, 5, 0, 1]);
    for (const { taster, plates } of table.table.tastings)
      expect(plates.map(({ cook }) => cook)).toEqual([1, 2, 3].map((steps) => (taster + 6 - steps) % 6));
  });

  it('S-17: a sandwich arrives as it was built, and its cook knows where it went', () => {
    const table = served(4);
    for (const cook of [0, 1, 2, 3])
      for (const { plate, taster, layers: shown } of table.mine(cook).given) {
        const built = table.mine(cook).sandwiches.find(({ to }) => to === taster)!;
        expect(shown).toEqual(built.cards);
        expect(
          table.state.tastings.flatMap(({ plates }) => plates).find(({ id }) => id === plate)!.cook,
        ).toBe(cook);
      }
  });
});
