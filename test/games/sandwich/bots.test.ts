import { describe, expect, it } from 'vitest';
import { chefsShare, type Playing } from '../../../scripts/simulate/sandwich.ts';
import { sandwich } from '../../../src/games/sandwich/index.ts';
import { bestRecipe, inOrderTaken, prospect } from '../../../src/games/sandwich/recipes.ts';
import { commonTaste, learnedTastes, liking, palateOf } from '../../../src/games/sandwich/taste.ts';
import type { TableView, TastingView } from '../../../src/games/sandwich/view-types.ts';
import { kitchen, market, options, served, type Table } from './positions.ts';

const asked = (table: Table, seat: number, level: string, character = 5, now = table.at) =>
  sandwich.bots
    .find(({ id }) => id === level)!
    .choose({
      seat,
      seats: table.seats,
      table: table.table,
      mine: table.mine(seat),
      frames: table.frames,
      choices: table.choices(seat),
      now,
      character,
      rng: table.rng,
    });

const setup = (changes = {}) => market(4, changes).table.setup;

const ranking = (taster: number, ...sandwiches: string[][]): TastingView => ({
  taster,
  state: 'shown',
  plates: sandwiches.map((layers, i) => ({
    id: `${taster}.${i}`,
    cook: i,
    layers,
    line: null,
    place: i + 1,
    points: 0,
    bonus: false,
  })),
});

const afterRounds = (table: TableView, tastings: TastingView[]): TableView => ({
  ...table,
  history: [{ plan: table.plan, tastings, points: [] }],
});

describe('taste', () => {
  it('differs from bot to bot, and stays the same for one', () => {
    const sandwiches = [
      ['bacon', 'honey', 'pear'],
      ['oysters', 'lemon', 'butter'],
      ['hot-sauce', 'steak', 'onion'],
    ];
    const orders = new Set<string>();
    for (let character = 0; character < 30; character++) {
      const palate = palateOf(character, setup());
      const order = [...sandwiches].sort((a, b) => palate.likes(b) - palate.likes(a));
      orders.add(JSON.stringify(order));
      expect(palateOf(character, setup()).likes(sandwiches[0]!)).toBe(palate.likes(sandwiches[0]!));
    }
    expect(orders.size).toBeGreaterThan(3);
  });

  it('S-42: with Bleah, what nobody likes is liked best', () => {
    const likes = (changes: object) => liking(commonTaste(setup(changes)), ['grandads-sock']);
    expect(likes({})).toBeLessThan(0);
    expect(likes({ bleah: true })).toBeGreaterThan(0);
  });

  it('S-46: without a refrigerator, oysters are worse than they were', () => {
    const likes = (changes: object) => liking(commonTaste(setup(changes)), ['oysters']);
    expect(likes({ fridge: true })).toBeLessThan(likes({}));
    expect(liking(commonTaste(setup({ fridge: true })), ['honey'])).toBe(
      liking(commonTaste(setup()), ['honey']),
    );
  });

  it('is learned from what was ranked best, for that taster only', () => {
    const table = market(4).table;
    const odd = ['live-duck', 'earthworm', 'dog-bone'];
    const after = afterRounds(table, [
      ranking(2, odd, ['tomato', 'lettuce', 'pear'], ['honey', 'butter', 'apple']),
      ranking(1, ['honey', 'butter', 'apple'], ['tomato', 'lettuce', 'pear'], odd),
    ]);
    const [nobody, , fan] = learnedTastes(after);
    expect(liking(fan!, odd)).toBeGreaterThan(liking(nobody!, odd) + 2);
    expect(nobody).toEqual(commonTaste(table.setup));
  });
});

describe('cooking', () => {
  const tastes = [0, 1, 2].map(() => commonTaste(setup()));
  const owned = ['soap', 'pear', 'bacon', 'live-duck', 'tomato', 'steak', 'earthworm', 'apple', 'ham'];
  const worth = (recipe: readonly (readonly string[])[]) =>
    recipe.reduce((sum, cards, i) => sum + prospect(tastes[i]!, cards), 0);

  it('S-15: the chef’s recipe uses every ingredient once, and promises more than chance', () => {
    const recipe = bestRecipe(owned, { tastes, common: [], extra: () => 0 });
    expect(recipe.flat().sort()).toEqual([...owned].sort());
    expect(recipe.map((cards) => cards.length)).toEqual([3, 3, 3]);
    expect(worth(recipe)).toBeGreaterThan(worth(inOrderTaken(owned, 3)));
  });

  it('S-44: something that fits the theme is worth a detour', () => {
    const fish = (cards: readonly string[]) =>
      cards.filter((card) => card === 'ham' || card === 'soap').length === 2 ? 5 : 0;
    const recipe = bestRecipe(owned, { tastes, common: [], extra: fish });
    expect(recipe.some((cards) => cards.includes('ham') && cards.includes('soap'))).toBe(true);
  });

  it('goes on from sandwiches as somebody else has left them', () => {
    const table = kitchen(4);
    const [a, b, c, d] = table.mine(0).hand as [string, string, string, string];
    for (const [i, card] of [a, b, c].entries())
      table.play(0, { type: 'place', card, sandwich: 2, position: i });
    table.play(0, { type: 'place', card: d, sandwich: 0, position: 0 });
    for (let i = 0; i < 40 && !table.state.players[0]!.ready; i++)
      table.play(0, asked(table, 0, 'chef')!.move);
    expect(table.state.players[0]!.ready).toBe(true);
  });
});

describe('manners', () => {
  it.each([
    ['apprentice', 1500, 3500],
    ['chef', 900, 2000],
  ])('S-5: the %s is no quicker than a person', (level, least, most) => {
    for (let character = 0; character < 200; character++) {
      const { after } = asked(market(6), 3, level, character)!;
      expect(after).toBeGreaterThanOrEqual(least);
      expect(after).toBeLessThanOrEqual(most);
    }
  });

  it('S-5: being asked again does not put a grab off', () => {
    const table = market(6);
    const first = asked(table, 3, 'chef')!;
    table.wait(500);
    expect(asked(table, 3, 'chef')).toEqual({ ...first, after: first.after - 500 });
  });

  it('S-14: the chef offers what it needs least, and takes only what is better', () => {
    const table = kitchen(4, { trading: true });
    const wish = asked(table, 0, 'chef')!;
    expect(wish.move).toMatchObject({ type: 'offer', to: 'all' });
    table.play(0, wish.move);
    const { card } = wish.move as { card: string };
    const tastes = commonTaste(table.table.setup);
    for (const other of table.mine(0).owned)
      expect(liking(tastes, [card])).toBeLessThanOrEqual(liking(tastes, [other]));
    for (const seat of [1, 2, 3]) {
      const answer = asked(table, seat, 'chef')!.move;
      if (answer.type !== 'answer') continue;
      expect(liking(tastes, [card])).toBeGreaterThan(liking(tastes, [answer.card]));
    }
  });

  it('S-19: ranks by its own taste', () => {
    const table = served(4).timeUp('pause').play(0, { type: 'reveal' });
    const { move } = asked(table, 0, 'apprentice', 77)!;
    const palate = palateOf(77, table.table.setup);
    const liked = (move as { order: string[] }).order.map((id) =>
      palate.likes(table.table.tastings[0]!.plates.find((plate) => plate.id === id)!.layers!),
    );
    expect(liked).toEqual([...liked].sort((a, b) => b - a));
  });
});

describe('strength', () => {
  const playing = (levels: Playing['levels'], changes = {}): Playing => ({
    matches: 60,
    levels,
    options: options(changes),
  });

  it('the chef wins clearly more than the apprentice, in one round and in three', () => {
    for (const changes of [{}, { rounds: 3, trading: true }])
      expect(
        chefsShare(playing(['chef', 'apprentice', 'chef', 'apprentice'], changes)).chefs.wins,
      ).toBeGreaterThan(0.7);
  });

  it.each([
    { bleah: true, fridge: true },
    { express: true },
    { theme: 'list' },
    { tasteTogether: true, blindTasting: true },
  ])('also with %o', (changes) => {
    expect(
      chefsShare(playing(['chef', 'apprentice', 'chef', 'apprentice'], changes)).chefs.wins,
    ).toBeGreaterThan(0.6);
  });

  it('a chef who learns from rankings wins more than one who does not, as soon as there is something to learn', () => {
    const levels = ['chef', 'forgetful', 'chef', 'forgetful'] as const;
    expect(chefsShare(playing(levels, { rounds: 5 })).chefs.wins).toBeGreaterThan(0.6);
  });
});
