import { describe, expect, it } from 'vitest';
import { winsOf } from '../../../scripts/lib/duels.ts';
import { arena, chefsShare, type Playing } from '../../../scripts/simulate/sandwich.ts';
import { bestRecipe, inOrderTaken, prospect } from '../../../src/games/sandwich/bots/recipes.ts';
import { commonTaste, learnedTastes, liking, palateOf } from '../../../src/games/sandwich/bots/taste.ts';
import { sandwich } from '../../../src/games/sandwich/index.ts';
import type { TableView, TastingView } from '../../../src/games/sandwich/view-types.ts';
import { kitchen, layAll, market, options, type SandwichPosition, served } from './given.ts';

const asked = (play: SandwichPosition, seat: number, level: string, character = 5) =>
  sandwich.bots
    .find(({ id }) => id === level)!
    .choose({
      seat,
      seats: play.seats,
      table: play.table,
      mine: play.mine(seat),
      frames: play.frames,
      choices: play.choices(seat),
      now: play.at,
      since: play.askedSince,
      character,
      rng: play.rng,
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
    const { table } = market(4);
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
    const play = kitchen(4);
    const [a, b, c, d] = play.hand(0) as [string, string, string, string];
    for (const [i, card] of [a, b, c].entries())
      play.when(0, { type: 'place', card, sandwich: 2, position: i });
    play.when(0, { type: 'place', card: d, sandwich: 0, position: 0 });
    for (let i = 0; i < 40 && !play.state.players[0]!.ready; i++) play.when(0, asked(play, 0, 'chef')!.move);
    expect(play.state.players[0]!.ready).toBe(true);
  });
});

describe('manners', () => {
  it('S-5: a bot of any level is no quicker than a person, and slower the more cards there are', () => {
    const times = (level: string, seats: number) =>
      Array.from({ length: 200 }, (_, character) => asked(market(seats), 2, level, character)!.after);
    for (const level of ['apprentice', 'cook', 'chef']) {
      const [few, many] = [times(level, 3), times(level, 12)];
      expect(Math.min(...few)).toBeGreaterThanOrEqual(2000);
      expect(Math.max(...many)).toBeLessThanOrEqual(4000);
      expect(Math.min(...many)).toBeGreaterThan(Math.min(...few));
      expect(Math.max(...many)).toBeGreaterThan(Math.max(...few));
    }
  });

  it('S-5: being asked again does not put a grab off', () => {
    const play = market(6);
    const first = asked(play, 3, 'chef')!;
    play.wait(500);
    expect(asked(play, 3, 'chef')).toEqual({ ...first, after: first.after - 500 });
  });

  it('S-14: the chef offers what it needs least, and takes only what is better', () => {
    const play = kitchen(4, { trading: true });
    const wish = asked(play, 0, 'chef')!;
    expect(wish.move).toMatchObject({ type: 'offer', to: 'all' });
    play.when(0, wish.move);
    const { card } = wish.move as { card: string };
    const tastes = commonTaste(play.table.setup);
    for (const other of play.mine(0).owned)
      expect(liking(tastes, [card])).toBeLessThanOrEqual(liking(tastes, [other]));
    for (const seat of [1, 2, 3]) {
      const answer = asked(play, seat, 'chef')!.move;
      if (answer.type !== 'answer') continue;
      expect(liking(tastes, [card])).toBeGreaterThan(liking(tastes, [answer.card]));
    }
  });

  it('S-14: apprentice and cook offer nothing by themselves', () => {
    for (const level of ['apprentice', 'cook'])
      for (let character = 0; character < 20; character++)
        expect(asked(kitchen(4, { trading: true }), 0, level, character)?.move.type).not.toBe('offer');
  });

  it('S-14: a chef who is ready comes back for an offer that is good, and no other', () => {
    const play = kitchen(4, { trading: true });
    const tastes = commonTaste(play.table.setup);
    const sorted = (seat: number) =>
      [...play.mine(seat).owned].sort((a, b) => liking(tastes, [a]) - liking(tastes, [b]));
    const worst = (seat: number) => liking(tastes, [sorted(seat)[0]!]);
    const [poor = 0, ...others] = [0, 1, 2, 3].sort((a, b) => worst(a) - worst(b));
    const bot = others.at(-1)!;
    for (let i = 0; i < 60 && !play.state.players[bot]!.ready; i++)
      play.wait(9000).when(bot, asked(play, bot, 'chef')!.move);
    const offering = (card: string) => play.copy().when(poor, { type: 'offer', card, to: 'all' });
    expect(asked(offering(sorted(poor)[0]!), bot, 'chef')).toBeUndefined();
    const tempted = offering(sorted(poor).at(-1)!);
    expect(asked(tempted, bot, 'chef')!.move).toEqual({ type: 'unready' });
    tempted.when(bot, { type: 'unready' });
    expect(asked(tempted, bot, 'chef')!.move).toMatchObject({ type: 'answer' });
    tempted.when(bot, asked(tempted, bot, 'chef')!.move);
    expect(asked(tempted, bot, 'chef'), 'waits for whoever offered').toBeUndefined();
    layAll(tempted, poor).when(poor, { type: 'ready' });
    expect(asked(tempted, bot, 'chef')!.move).toEqual({ type: 'ready' });
  });

  it('S-14: looks at an offer before it answers, however long it has been in the kitchen', () => {
    const play = kitchen(4, { trading: true });
    const tastes = commonTaste(play.table.setup);
    const [poor = 0, rich = 0] = [0, 1, 2, 3]
      .map((seat) => ({
        seat,
        worst: Math.min(...play.mine(seat).owned.map((one) => liking(tastes, [one]))),
      }))
      .sort((a, b) => a.worst - b.worst)
      .map(({ seat }) => seat);
    const best = [...play.mine(rich).owned].sort((a, b) => liking(tastes, [b]) - liking(tastes, [a]))[0]!;
    play.wait(60_000).when(rich, { type: 'offer', card: best, to: 'all' });
    const answer = asked(play, poor, 'chef')!;
    expect(answer.move).toMatchObject({ type: 'answer' });
    expect(answer.after).toBeGreaterThanOrEqual(900);
  });

  it('S-19: ranks by its own taste', () => {
    const play = served(4).timeUp('pause').when(0, { type: 'reveal' });
    const { move } = asked(play, 0, 'apprentice', 77)!;
    const palate = palateOf(77, play.table.setup);
    const liked = (move as { order: string[] }).order.map((id) =>
      palate.likes(play.table.tastings[0]!.plates.find((plate) => plate.id === id)!.layers!),
    );
    expect(liked).toEqual([...liked].sort((a, b) => b - a));
  });

  it('S-44: gives the bonus to what fits the theme best', () => {
    const play = served(4, {}, { theme: { id: 'harbour', text: null } }).timeUp('pause');
    play.when(0, { type: 'reveal' });
    const fish = play.table.tastings[0]!.plates.find(({ layers }) => layers!.includes('fish-cake'))!;
    expect(asked(play, 0, 'apprentice')!.move).toMatchObject({ type: 'rank', bonus: fish.id });
  });
});

describe('strength', () => {
  it('grows from level to level, in a match of one round', () => {
    expect(sandwich.bots.map(({ id }) => id)).toEqual(['apprentice', 'cook', 'chef']);
    expect(winsOf(arena, ['cook', 'apprentice', 'cook', 'apprentice'], 120)).toBeGreaterThan(64);
    expect(winsOf(arena, ['chef', 'cook', 'chef', 'cook'], 120)).toBeGreaterThan(64);
  });

  const playing = (levels: Playing['levels'], changes = {}): Playing => ({
    matches: 60,
    levels,
    options: options(changes),
  });

  it('the chef wins clearly more than the apprentice, in one round and in three', () => {
    for (const changes of [{}, { rounds: 3, trading: true }])
      expect(
        chefsShare(playing(['chef', 'apprentice', 'chef', 'apprentice'], changes)).chefs.wins,
      ).toBeGreaterThan(0.55);
  });

  it.each([
    { bleah: true, fridge: true },
    { express: true },
    { theme: 'list' },
    { tasteTogether: true, blindTasting: true },
  ])('also with %o', (changes) => {
    expect(
      chefsShare(playing(['chef', 'apprentice', 'chef', 'apprentice'], changes)).chefs.wins,
    ).toBeGreaterThan(0.55);
  });

  it('a chef who learns from rankings wins more than one who does not, as soon as there is something to learn', () => {
    const levels = ['chef', 'forgetful', 'chef', 'forgetful'] as const;
    expect(chefsShare(playing(levels, { rounds: 5 })).chefs.wins).toBeGreaterThan(0.6);
  });
});
