import { describe, expect, it } from 'vitest';
import { masters } from '../../../src/games/masters/index.ts';
import type { Move } from '../../../src/games/masters/moves.ts';
import type { State } from '../../../src/games/masters/state.ts';
import { seededRng } from '../../../src/shared/rng.ts';
import { playout } from '../../support/playout.ts';
import { kitchen, type Layout, OPTIONS } from './given.ts';

const [apprentice, chef] = masters.bots;

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
  it('come in two levels, the simpler one first', () => {
    expect(masters.bots.map(({ id }) => id)).toEqual(['apprentice', 'chef']);
  });

  it('play whole matches together, with every preset and number of seats', () => {
    for (const [i, preset] of masters.presets.entries()) {
      const seats = 2 + i;
      const match = {
        seats,
        options: { ...OPTIONS, ...preset.options, minutes: preset.options.target ? 0 : 5 },
      };
      const line = Array.from({ length: seats }, (_, seat) => masters.bots[seat % 2]!);
      const { end } = playout({ game: masters, match, seed: i + 1, players: line });
      expect(masters.outcome(end)).toBeDefined();
    }
  });

  it('have nothing to say when nobody asks them', () => {
    const { state } = kitchen({ people: [{ hand: 'bread' }, { hand: 'bread' }] });
    for (const bot of [apprentice!, chef!]) expect(wishes(state, 1, bot)).toBeUndefined();
  });

  it('the chef wins far more often than two apprentices', () => {
    let wins = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const line = [0, 1, 2].map((seat) => (seat === seed % 3 ? chef! : apprentice!));
      const match = { seats: 3, options: { ...OPTIONS, minutes: 10 } };
      const { end } = playout({ game: masters, match, seed, players: line });
      if (masters.outcome(end)?.standings[0]?.seat === seed % 3) wins += 1;
    }
    expect(wins).toBeGreaterThanOrEqual(8);
  });
});

describe('the chef', () => {
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
});
