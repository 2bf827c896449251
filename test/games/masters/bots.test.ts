import { describe, expect, it } from 'vitest';
import { withTemper } from '../../../scripts/tempers/measure.ts';
import type { Event } from '../../../src/games/masters/events.ts';
import { masters } from '../../../src/games/masters/index.ts';
import type { Move } from '../../../src/games/masters/moves.ts';
import type { State } from '../../../src/games/masters/state.ts';
import { seededRng } from '../../../src/shared/rng.ts';
import { playout } from '../../support/playout.ts';
import { kitchen, type Layout, OPTIONS } from './given.ts';

const [apprentice, cook, chef] = masters.bots;

const wishes = (state: State, seat: number, bot = chef!) =>
  bot.choose({
    seat,
    seats: state.seats,
    table: masters.tableView(state),
    mine: masters.seatView(state, seat),
    frames: masters.frames(state),
    choices: masters.choices(state, seat),
    now: 0,
    since: 0,
    character: 5,
    rng: seededRng(2),
  });

const chefDoes = (layout: Layout): Move | undefined => wishes(kitchen(layout).state, 0)?.move;

describe('bots', () => {
  it('come in four levels, the simplest first', () => {
    expect(masters.bots.map(({ id }) => id)).toEqual(['apprentice', 'cook', 'chef', 'master']);
  });

  it('play whole matches together, with every preset and number of seats', () => {
    for (const [i, preset] of masters.presets.entries()) {
      const seats = 2 + i;
      const match = {
        seats,
        options: { ...OPTIONS, ...preset.options, minutes: preset.options.target ? 0 : 5 },
      };
      const line = Array.from({ length: seats }, (_, seat) => masters.bots[seat % 3]!);
      const { end } = playout({ game: masters, match, seed: i + 1, players: line });
      expect(masters.outcome(end)).toBeDefined();
    }
  });

  it('have nothing to say when nobody asks them', () => {
    const { state } = kitchen({ people: [{ hand: 'bread' }, { hand: 'bread' }] });
    for (const bot of masters.bots) expect(wishes(state, 1, bot)).toBeUndefined();
  });

  it.each([
    { better: chef!, worse: cook! },
    { better: cook!, worse: apprentice! },
  ])('the $better.id wins far more often than the $worse.id', ({ better, worse }) => {
    let wins = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const line = [0, 1].map((seat) => (seat === seed % 2 ? better : worse));
      const match = { seats: 2, options: { ...OPTIONS, minutes: 15 } };
      const { end } = playout({ game: masters, match, seed, players: line });
      if (masters.outcome(end)?.standings[0]?.seat === seed % 2) wins += 1;
    }
    expect(wins).toBeGreaterThanOrEqual(8);
  });
});

describe('the chef', () => {
  const bar = 'side-salad rarebit picnic cowboy';

  it('M-9: keeps Special Sauce until the Bread that closes its sandwich goes along', () => {
    const early = chefDoes({ people: [{ hand: 'sauce egg egg', sandwiches: ['bread lettuce'] }, {}], bar });
    expect(JSON.stringify(early)).not.toContain('sauce');
    const ready: Layout = { people: [{ hand: 'sauce bread', sandwiches: ['bread lettuce'] }, {}], bar };
    expect(chefDoes(ready)).toEqual({ type: 'play', card: 'sauce~1', sandwich: 'a0' });
    const table = kitchen(ready).plays(0, 'sauce', 'a0');
    expect(wishes(table.state, 0)?.move).toMatchObject({ type: 'play', sandwich: 'a0' });
  });

  it('M-9: never lays a sauce in a turn that does not serve its sandwich', () => {
    for (let seed = 1; seed <= 4; seed++) {
      const match = { seats: 3, options: { ...OPTIONS, minutes: 10 } };
      const { steps } = playout({ game: masters, match, seed, players: [chef!, chef!, chef!] });
      let laid: string[] = [];
      const forgotten = steps
        .flatMap(({ events }) => events as readonly Event[])
        .flatMap((event) => {
          if (event.type === 'played' && event.card.startsWith('sauce~')) laid.push(event.sandwich);
          if (event.type === 'claimed') laid = laid.filter((id) => id !== event.sandwich);
          return event.type === 'turn-ended' ? laid.splice(0) : [];
        });
      expect(forgotten).toEqual([]);
    }
  });

  it('M-14, M-23: baits for Strict, and attacks nobody while it holds only Lazy', () => {
    const rival = { hand: 'bread', sandwiches: ['bread bacon lettuce tomato'], money: 0 };
    const holding = (inspector: string) =>
      chefDoes({
        people: [{ hand: `goo ${inspector}`, sandwiches: [] }, rival],
        bar: 'blt picnic cowboy rarebit',
      });
    expect(holding('lazy')?.type).not.toBe('attack');
    expect(holding('strict')).toEqual({ type: 'attack', card: 'goo~1', sandwich: 'b0' });
  });

  it('closes what is ready, then claims it for the most', () => {
    const layout: Layout = {
      people: [{ hand: 'bread egg egg egg', sandwiches: ['bread lettuce tomato'] }, {}],
      bar: 'side-salad salad-bar picnic cowboy',
    };
    expect(chefDoes(layout)).toMatchObject({ type: 'play', sandwich: 'a0' });
    const table = kitchen(layout).plays(0, 'bread', 'a0');
    expect(wishes(table.state, 0)?.move).toEqual({ type: 'claim', sandwich: 'a0', order: 'salad-bar' });
  });

  it('closes with Bread from another sandwich when there is none in hand', () => {
    const people = [{ hand: 'egg', sandwiches: ['bread tomato bacon lettuce', 'bread'] }, {}];
    expect(chefDoes({ people })).toEqual({ type: 'move', from: 'a1', to: 'a0' });
  });

  it('pays a small bribe for a big sandwich, and gives up a small one', () => {
    const people = (sandwich: string) => [
      { hand: 'lazy strict' },
      { hand: 'bread', sandwiches: [sandwich], money: 20 },
    ];
    const bar = 'clubhouse the-works garden-party picnic';
    const big = kitchen({ people: people('bread chicken-bad bacon lettuce tomato mayo'), bar });
    big.when(0, { type: 'report', card: big.card(0, 'strict'), sandwich: 'b0' });
    expect(wishes(big.state, 1)?.move).toEqual({ type: 'bribe' });
    const small = kitchen({ people: people('bread goo'), bar });
    small.when(0, { type: 'inspect', card: small.card(0, 'lazy'), seat: 1 });
    expect(wishes(small.state, 1)?.move).toEqual({ type: 'bin', card: 'goo~1' });
  });

  it('M-22: bins what its sandwiches can do without, wherever that lies', () => {
    const wanted = 'bread chicken-bad bacon lettuce tomato mayo';
    for (const sandwiches of [
      [wanted, 'bread goo'],
      ['bread goo', wanted],
    ]) {
      const people = [{ hand: 'lazy' }, { hand: 'bread', sandwiches }];
      const table = kitchen({ people, bar: 'clubhouse the-works garden-party picnic' });
      table.when(0, { type: 'inspect', card: table.card(0, 'lazy'), seat: 1 });
      expect(wishes(table.state, 1)?.move).toEqual({ type: 'bin', card: 'goo~1' });
    }
  });

  it('M-20: gives away what it needs least', () => {
    const table = kitchen({
      people: [
        { hand: 'bread', sandwiches: ['bread tomato bacon lettuce'] },
        { hand: 'sauce bread mustard', sandwiches: ['bread'] },
      ],
      bar: 'blt ploughmans garden-party picnic',
      black: 'rush-hour',
    });
    table.plays(0, 'bread', 'a0').when(0, { type: 'claim', sandwich: 'a0', order: 'blt' });
    expect(table.top.kind).toBe('rush-hour');
    expect(wishes(table.state, 1)?.move).toEqual({ type: 'give', cards: [table.card(1, 'mustard')] });
  });

  it('M-11: throws away nothing that its hand needs for an order of the Bar', () => {
    const move = chefDoes({
      people: [{ hand: 'cheese lettuce sauce cucumber bread egg sauce' }, {}],
      bar: 'palace-tea dairy-dream sunday-roast steak-out',
    });
    const gone = move?.type === 'discard' ? move.cards.map((card) => card.split('~')[0]) : [];
    expect(gone).not.toContain('egg');
    expect(gone).not.toContain('cucumber');
  });

  it('M-11: changes a hand of nothing but Bread and inspectors, instead of waiting with it', () => {
    const move = chefDoes({
      people: [
        {
          hand: 'bread bread bread bread bread lazy lazy',
          sandwiches: ['bread tomato', 'bread tomato', 'bread lettuce', 'bread lettuce'],
        },
        {},
      ],
      bar: 'deli-counter double-decker picnic meal-deal',
    });
    expect(move?.type === 'discard' && move.cards.map((card) => card.split('~')[0])).toEqual(
      expect.arrayContaining(['bread', 'lazy']),
    );
  });

  it.each(masters.bots)(
    'M-11: a bot that has nothing to do changes a card, and never only waits: $id',
    (bot) => {
      const player = {
        ...bot,
        choose: (input: Parameters<typeof bot.choose>[0]) => slowly(bot.choose(input)),
      };
      const slowly = (wish: ReturnType<typeof bot.choose>) =>
        wish && { ...wish, after: wish.move.type === 'end-turn' ? 16_000 : 2_000 };
      let waited = 0;
      for (const seed of [1, 2, 3, 4]) {
        const seats = 2 + (seed % 3);
        const players = Array.from({ length: seats }, () => player);
        const { steps } = playout({ game: masters, match: { seats, options: OPTIONS }, seed, players });
        waited += steps.filter(
          ({ command, before }) =>
            (command.move as Move).type === 'end-turn' && (before as State).turn?.mode === 'open',
        ).length;
      }
      expect(waited).toBe(0);
    },
  );

  it('throws away what no order wants', () => {
    const move = chefDoes({
      people: [
        { hand: 'mustard mustard mayo cucumber bread lettuce onion', sandwiches: ['bread cheese', 'bread'] },
        {},
      ],
      bar: 'early-bird brown-bag streaky hen-party',
    });
    expect(move).toMatchObject({ type: 'discard' });
    expect(move?.type === 'discard' && move.cards.some((card) => card.startsWith('bread~'))).toBe(false);
  });

  it('N-92, M-14: a saboteur keeps what spoils a sandwich, and throws the rest away as anybody does', () => {
    const hand = 'chilli mustard mustard mayo cucumber lettuce onion';
    const bar = 'early-bird brown-bag streaky hen-party';
    const { state } = kitchen({ people: [{ hand, sandwiches: ['bread cheese', 'bread'] }, {}], bar });
    const thrown = (bot: NonNullable<typeof chef>) => {
      const move = wishes(state, 0, bot)?.move;
      return move?.type === 'discard' ? move.cards.map((card) => card.split('~')[0]) : [];
    };
    expect(thrown(chef!)).toContain('chilli');
    expect(thrown(withTemper(chef!, 'saboteur'))).not.toContain('chilli');
    expect(thrown(withTemper(chef!, 'saboteur'))).toContain('mustard');
  });
});
