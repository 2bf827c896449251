import { describe, expect, it } from 'vitest';
import { boxOf } from '../../../src/games/sandwich/cards.ts';
import { sandwich } from '../../../src/games/sandwich/index.ts';
import type { Move } from '../../../src/games/sandwich/moves.ts';
import { MOST_CHANGES } from '../../../src/games/sandwich/state.ts';
import { kitchen, layAll, type SandwichPosition, served } from './given.ts';

const place = (card: string, sandwich: number, position: number): Move => ({
  type: 'place',
  card,
  sandwich,
  position,
});

describe('building', () => {
  it('S-15: three sandwiches of three, one for each of the three left neighbours', () => {
    const play = kitchen(5);
    expect(play.mine(3).sandwiches).toEqual([
      { cards: [], to: 4 },
      { cards: [], to: 0 },
      { cards: [], to: 1 },
    ]);
    expect(
      layAll(play, 3)
        .layers(3)
        .map((cards) => cards.length),
    ).toEqual([3, 3, 3]);
  });

  it('S-15: a sandwich is an ordered stack: a card can be slipped in anywhere', () => {
    const play = kitchen(4);
    const [a, b, c] = play.hand(0) as [string, string, string];
    play
      .when(0, place(a, 0, 0))
      .when(0, place(b, 0, 1))
      .when(0, place(c, 0, 1));
    expect(play.layers(0)[0]).toEqual([a, c, b]);
  });

  it('S-15: cards move from sandwich to sandwich, change places, are replaced and taken back', () => {
    const play = kitchen(4);
    const [a, b, c] = play.hand(0) as [string, string, string];
    play
      .when(0, place(a, 0, 0))
      .when(0, place(b, 1, 0))
      .when(0, place(a, 1, 1));
    expect(play.layers(0)).toEqual([[], [b, a], []]);
    play.when(0, { type: 'swap', cards: [a, b] });
    expect(play.layers(0)[1]).toEqual([a, b]);
    play.when(0, { type: 'replace', card: c, over: a });
    expect(play.layers(0)[1]).toEqual([c, b]);
    play.when(0, { type: 'return', card: b });
    expect(play.layers(0)[1]).toEqual([c]);
    expect(play.hand(0)).toContain(b);
  });

  it.each<[string, (play: SandwichPosition) => Move, string]>([
    ['S-15: a card not owned', (play) => place(play.hand(1)[0]!, 0, 0), 'not-yours'],
    ['S-15: a card that does not exist', () => place('caviar', 0, 0), 'not-yours'],
    ['S-15: a fourth card', (play) => place(play.hand(0)[0]!, 0, 3), 'sandwich-full'],
    ['S-15: a gap in the stack', (play) => place(play.hand(0)[0]!, 1, 2), 'no-such-place'],
    ['S-15: a fifth sandwich', (play) => place(play.hand(0)[0]!, 3, 0), 'no-such-place'],
    ['S-15: where it lies already', (play) => place(play.layers(0)[0]![0]!, 0, 1), 'lies-there'],
    [
      'S-15: swapping a card in the hand',
      (play) => ({ type: 'swap', cards: [play.layers(0)[0]![0]!, play.hand(0)[0]!] }),
      'not-yours',
    ],
    [
      'S-15: swapping a card with itself',
      (play) => ({ type: 'swap', cards: [play.layers(0)[0]![0]!, play.layers(0)[0]![0]!] }),
      'lies-there',
    ],
    [
      'S-15: replacing with what already lies',
      (play) => ({ type: 'replace', card: play.layers(0)[0]![0]!, over: play.layers(0)[0]![1]! }),
      'not-yours',
    ],
    [
      'S-15: taking back what does not lie',
      (play) => ({ type: 'return', card: play.hand(0)[0]! }),
      'not-yours',
    ],
    [
      'S-15: giving to the one on the right of four',
      () => ({ type: 'address', sandwich: 0, to: 4 }),
      'not-your-neighbour',
    ],
    [
      'S-15: giving to whom it goes already',
      () => ({ type: 'address', sandwich: 0, to: 1 }),
      'already-theirs',
    ],
    ['S-16: ready with cards in the hand', () => ({ type: 'ready' }), 'unplaced'],
    ['S-16: not ready when not ready', () => ({ type: 'unready' }), 'not-now'],
    [
      'S-13: an offer where nobody trades',
      (play) => ({ type: 'offer', card: play.hand(0)[0]!, to: 'all' }),
      'no-trading',
    ],
  ])('%s is refused, and nothing changes', (_, move, reason) => {
    const play = kitchen(5);
    const [a, b, c] = play.hand(0) as [string, string, string];
    play
      .when(0, place(a, 0, 0))
      .when(0, place(b, 0, 1))
      .when(0, place(c, 0, 2));
    const before = play.state;
    expect(play.refusal(0, move(play))?.key).toBe(reason);
    expect(play.state).toBe(before);
  });

  it('S-15: readdressing keeps every neighbour served', () => {
    const play = kitchen(5).when(0, { type: 'address', sandwich: 0, to: 3 });
    expect(play.mine(0).sandwiches.map(({ to }) => to)).toEqual([3, 2, 1]);
  });

  it('S-30: three players make four sandwiches, two for each neighbour', () => {
    const play = kitchen(3);
    expect(play.mine(0).sandwiches.map(({ to }) => to)).toEqual([1, 1, 2, 2]);
    play.when(0, { type: 'address', sandwich: 0, to: 2 });
    expect(
      play
        .mine(0)
        .sandwiches.map(({ to }) => to)
        .sort(),
    ).toEqual([1, 1, 2, 2]);
  });

  it('S-33: young players make two sandwiches of three in the first round', () => {
    const play = kitchen(5, { youngPlayers: true });
    expect(play.mine(1).sandwiches.map(({ to }) => to)).toEqual([2, 3]);
    expect(play.hand(1)).toHaveLength(6);
  });

  it('S-31: with an announced ingredient, two more are laid on each sandwich', () => {
    const play = kitchen(8, {}, { common: 'honey' });
    const [a, b, c] = play.hand(0) as [string, string, string];
    play.when(0, place(a, 0, 0)).when(0, place(b, 0, 1));
    expect(play.refusal(0, place(c, 0, 2))?.key).toBe('sandwich-full');
  });

  it('S-32: with two boxes the same ingredient may be on a sandwich twice', () => {
    const twins = (seat: number) =>
      boxOf('63')
        .slice(seat * 5, seat * 5 + 5)
        .flatMap(({ id }) => [id, `${id}~2`])
        .slice(0, 9);
    const play = kitchen(4, {}, { piles: [0, 1, 2, 3].map(twins) });
    const [one, two] = play.hand(0) as [string, string];
    expect(two).toBe(`${one}~2`);
    play.when(0, place(one, 0, 0)).when(0, place(two, 0, 1));
    expect(play.layers(0)[0]).toEqual([one, two]);
  });
});

describe('being ready', () => {
  it('S-16: may be taken back until the last one is', () => {
    const play = kitchen(4);
    for (const seat of [0, 1, 2]) layAll(play, seat).when(seat, { type: 'ready' });
    expect(play.top.actors).toEqual([3]);
    expect(play.refusal(0, { type: 'return', card: play.layers(0)[0]![0]! })?.key).toBe('you-are-ready');
    expect(play.refusal(0, { type: 'ready' })?.key).toBe('you-are-ready');
    play.when(0, { type: 'unready' }).when(0, { type: 'return', card: play.layers(0)[0]![0]! });
    layAll(play, 3).when(3, { type: 'ready' });
    expect(play.table.phase).toBe('prep');
    layAll(play, 0).when(0, { type: 'ready' });
    expect(play.table.phase).toBe('serving');
    expect(play.refusal(0, { type: 'unready' })?.key).toBe('not-now');
  });

  it('S-16: the button says how many cards are missing', () => {
    const play = kitchen(4);
    expect(play.choices(0).find(({ id }) => id === 'ready')!.blocked).toEqual({
      key: 'unplaced',
      params: { n: 9 },
    });
    layAll(play, 0);
    expect(play.blocked(0, 'ready')).toBeUndefined();
  });

  it('S-16: when the kitchen clock runs out, cards are laid in the order in which they were taken', () => {
    const play = kitchen(4, { prepClock: 60 });
    const [a, b, c, d, ...others] = play.hand(0) as string[];
    play.when(0, place(d!, 0, 0)).timeUp('prep');
    expect(play.layers(0)).toEqual([[d, a, b], [c, others[0], others[1]], others.slice(2)]);
    expect(play.table.phase).toBe('serving');
  });

  it('S-16: the kitchen clock goes on while steps are taken back', () => {
    const play = kitchen(4, { prepClock: 60 });
    const { due } = play.clock('prep')!;
    play
      .wait(10_000)
      .when(0, place(play.hand(0)[0]!, 0, 0))
      .undo();
    expect(play.clock('prep')).toMatchObject({ length: 60_000, due });
    expect(play.hand(0)).toHaveLength(9);
  });

  it('S-16: without the clock nobody is hurried', () => {
    expect(kitchen(4).clockKinds).toEqual([]);
  });

  it('S-16: so many changes of mind are enough; laying and serving stay possible', () => {
    const play = kitchen(4);
    const [card] = play.hand(0) as [string];
    for (let i = 0; i < MOST_CHANGES; i++) play.when(0, place(card, 0, 0)).when(0, { type: 'return', card });
    expect(play.mine(0).changesLeft).toBe(0);
    play.when(0, place(card, 0, 0));
    expect(play.refusal(0, { type: 'return', card })?.key).toBe('enough-changes');
    expect(new Set(play.choices(0).map(({ move }) => move.type))).toEqual(new Set(['ready', 'place']));
    for (const next of play.hand(0)) {
      const sandwich = play.layers(0).findIndex((cards) => cards.length < 3);
      play.when(0, place(next, sandwich, play.layers(0)[sandwich]!.length));
    }
    play.when(0, { type: 'ready' });
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
      new Set(['dealt', 'countdown-began', 'flipped', 'took', 'market-closed', 'prep-began', 'served']),
    );
  });
});

describe('serving', () => {
  it('S-17: all sandwiches move at once, face down', () => {
    const play = served(4);
    expect(play.table.tastings).toHaveLength(4);
    for (const { state, plates } of play.table.tastings) {
      expect(state).toBe('closed');
      expect(plates.map(({ layers: shown }) => shown)).toEqual([null, null, null]);
    }
  });

  it('S-18: each player now has three, from the three on their right', () => {
    const play = served(6, {}, { first: 2 });
    expect(play.table.tastings.map(({ taster }) => taster)).toEqual([2, 3, 4, 5, 0, 1]);
    for (const { taster, plates } of play.table.tastings)
      expect(plates.map(({ cook }) => cook)).toEqual([1, 2, 3].map((steps) => (taster + 6 - steps) % 6));
  });

  it('S-17: a sandwich arrives as it was built, and its cook knows where it went', () => {
    const play = served(4);
    for (const cook of [0, 1, 2, 3])
      for (const { plate, taster, layers: shown } of play.mine(cook).given) {
        const built = play.mine(cook).sandwiches.find(({ to }) => to === taster)!;
        expect(shown).toEqual(built.cards);
        expect(play.state.tastings.flatMap(({ plates }) => plates).find(({ id }) => id === plate)!.cook).toBe(
          cook,
        );
      }
  });
});
