/** What a move costs in the rules: decide and evolve, then all views, choices and the patches between them. */
import { games } from '../../src/games/index.ts';
import type { AnyGame } from '../../src/shared/game.ts';
import { diff, type Json } from '../../src/shared/patch.ts';
import { seededRng } from '../../src/shared/rng.ts';
import { type Played, playout, type State, tryMove } from '../support/playout.ts';
import { optionsOf } from '../support/position.ts';

const MOVES = 1500;
/** A host has been running for a while: what it does often is compiled. */
const WARM_UPS = 3;

interface Cost {
  readonly game: string;
  readonly seats: number;
  readonly moves: number;
  readonly 'decide + evolve, median µs': string;
  readonly 'with screens, median µs': string;
  readonly 'with screens, p99 µs': string;
}

export const measureRules = (): Cost[] => games.filter(({ kind }) => kind === 'game').map(costOf);

function costOf(game: AnyGame): Cost {
  const seats = Math.min(game.seats.max, Math.max(game.seats.min, 4));
  const match = { seats, options: optionsOf<object>(game) };
  const matches: Played[] = [];
  for (let seed = 1, moves = 0; moves < MOVES; seed++) {
    const played = playout({ game, match, seed, players: 'bots' });
    matches.push(played);
    moves += played.steps.length;
  }
  const rng = seededRng(1);
  let bare: number[] = [];
  let whole: number[] = [];
  for (let pass = 0; pass <= WARM_UPS; pass++) {
    bare = [];
    whole = [];
    for (const { start, steps } of matches) {
      let state: State = start;
      let shown = screensOf(game, state, seats);
      for (const { command, events, at } of steps) {
        const began = performance.now();
        tryMove(game, state, { ...command, at, rng });
        // As it was played: what chance decides now may be something else.
        state = events.reduce((folded: State, event) => game.evolve(folded, event), state);
        const ruled = performance.now();
        const next = screensOf(game, state, seats);
        next.forEach((screen, i) => void diff(i, shown[i]!, screen));
        whole.push((performance.now() - began) * 1000);
        bare.push((ruled - began) * 1000);
        shown = next;
      }
    }
  }
  const at = (list: number[], share: number) =>
    [...list].sort((a, b) => a - b)[Math.floor((list.length - 1) * share)]!.toFixed(0);
  return {
    game: game.id,
    seats,
    moves: bare.length,
    'decide + evolve, median µs': at(bare, 0.5),
    'with screens, median µs': at(whole, 0.5),
    'with screens, p99 µs': at(whole, 0.99),
  };
}

const screensOf = (game: AnyGame, state: State, seats: number): Json[] => [
  game.tableView(state) as Json,
  ...Array.from(
    { length: seats },
    (_, seat) => [game.seatView(state, seat), game.choices(state, seat)] as Json,
  ),
];
