/** What every level that looks ahead keeps to, whatever its game. */
import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { worldOf as mastersWorld } from '../../src/games/masters/bots/world.ts';
import { worldOf as plateWorld } from '../../src/games/plate/bots/world.ts';
import { worldOf as warsWorld } from '../../src/games/wars/bots/world.ts';
import { covers } from '../../src/shared/choices.ts';
import type { AnyGame, BotInput, Move } from '../../src/shared/game.ts';
import { range } from '../../src/shared/lists.ts';
import { type Rng, seededRng } from '../../src/shared/rng.ts';
import { type AnyBot, playout, type State } from '../support/playout.ts';
import { optionsOf } from '../support/position.ts';

type Input = BotInput<unknown, unknown, Move>;
type World = (input: never, options: never) => ((rng: Rng) => State) | undefined;

const WORLDS: Readonly<Record<string, World>> = { masters: mastersWorld, plate: plateWorld, wars: warsWorld };

const farSighted = games.filter((game) => (game.bots as readonly AnyBot[]).some(({ ponder }) => ponder));

const masterOf = (game: AnyGame): AnyBot => (game.bots as readonly AnyBot[]).find(({ ponder }) => ponder)!;

function inputOf(game: AnyGame, state: State, seat: number): Omit<Input, 'rng'> {
  return {
    ...{ seat, seats: state.seats, table: game.tableView(state), mine: game.seatView(state, seat) },
    ...{ frames: game.frames(state), choices: game.choices(state, seat) as Input['choices'] },
    ...{ now: 0, since: 0, character: 3 },
  };
}

interface Asked {
  readonly state: State;
  readonly options: object;
  readonly input: Omit<Input, 'rng'>;
}

interface Sampling {
  readonly preset?: object;
  readonly seed?: number;
  /** One moment in so many. */
  readonly every?: number;
}

/** Every so often, what a seat in turn sees in a match among bots. */
function questionsOf(
  game: AnyGame,
  seats: number,
  { preset = {}, seed = 4 + seats, every = 7 }: Sampling = {},
): Asked[] {
  const options = optionsOf(game, preset);
  const asked: Asked[] = [];
  let moves = 0;
  playout({
    ...{ game, match: { seats, options }, seed, players: 'bots' },
    visit: (state) => {
      moves += 1;
      for (const seat of moves % every === 0 ? range(seats) : [])
        if (game.choices(state, seat).length > 0)
          asked.push({ state, options, input: inputOf(game, state, seat) });
    },
  });
  return asked;
}

describe.each(farSighted)('looking ahead in $id', (game) => {
  const { ponder } = masterOf(game);
  const think = ({ input, options }: Asked, seed: number, playouts: number) => {
    const thought = ponder!({ ...input, rng: seededRng(seed) }, options);
    thought?.think(playouts);
    return thought;
  };

  it('is of the strongest level, which answers at once as well', () => {
    const bots = game.bots as readonly AnyBot[];
    expect(bots.findIndex((bot) => bot.ponder)).toBe(bots.length - 1);
  });

  const tables = game.presets.map(({ id, options }, i) => ({ id, preset: options, seats: 2 + (i % 4) }));

  it.each(tables)('imagines worlds that look exactly like the real one ($id, $seats seats)', (table) => {
    let worlds = 0;
    for (const { input, options } of questionsOf(game, table.seats, { preset: table.preset })) {
      const imagine = WORLDS[game.id]!(input as never, options as never);
      const state = imagine?.(seededRng(worlds));
      if (!state) continue;
      worlds += 1;
      const { mine, frames, choices, seat } = input;
      expect(game.tableView(state)).toEqual(input.table);
      expect(game.seatView(state, seat)).toEqual(mine);
      expect(game.frames(state)).toHaveLength(frames.length);
      const moves = (all: Input['choices']) => all.map(({ id, blocked }) => [id, blocked]);
      expect(moves(game.choices(state, seat) as Input['choices'])).toEqual(moves(choices));
    }
    expect(worlds).toBeGreaterThan(5);
  });

  it('imagines a world of whatever it sees, however what is hidden is dealt', () => {
    let worlds = 0;
    for (const { input, options } of questionsOf(game, 5, { seed: 33, every: 1 })) {
      const imagine = WORLDS[game.id]!(input as never, options as never);
      for (const seed of imagine ? range(30) : []) {
        expect(game.tableView(imagine!(seededRng(seed)))).toEqual(input.table);
        worlds += 1;
      }
    }
    expect(worlds).toBeGreaterThan(1000);
  });

  it('deals hidden cards anew in each world', () => {
    const asked = questionsOf(game, 3);
    const hands = (seed: number) =>
      asked.flatMap(({ input, options }) => {
        const state = WORLDS[game.id]!(input as never, options as never)?.(seededRng(seed));
        return state ? [state.players.map(({ hand }: { hand: unknown }) => hand)] : [];
      });
    expect(hands(1)).toEqual(hands(1));
    expect(hands(1)).not.toEqual(hands(2));
  });

  it('wants only what is offered, and the same for the same chance and as many playouts', () => {
    let thoughts = 0;
    for (const asked of questionsOf(game, 2)) {
      const thought = thoughts < 5 ? think(asked, 9, 40) : undefined;
      if (!thought) continue;
      thoughts += 1;
      expect(covers(asked.input.choices, thought.move)).toBe(true);
      expect(think(asked, 9, 40)!.move).toEqual(thought.move);
    }
    expect(thoughts).toBe(5);
  });

  it('with no time to think does what is done without', () => {
    for (const asked of questionsOf(game, 2).slice(0, 14)) {
      const thought = think(asked, 9, 0);
      const done = masterOf(game).choose({ ...asked.input, rng: seededRng(9) });
      if (thought) expect(thought.move).toEqual(done?.move);
    }
  });
});
