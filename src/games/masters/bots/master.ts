/** Tries in thought what comes to the chef's mind, and goes with what turns out best. */
import type { Pondering } from '../../../shared/game.ts';
import { likelihood, ponderOn } from '../../../shared/ponder.ts';
import { evolve } from '../evolve/index.ts';
import { clocks, frames } from '../frames.ts';
import type { Move } from '../moves.ts';
import type { Options } from '../options.ts';
import { choices, decide } from '../rules/index.ts';
import type { State } from '../state.ts';
import { seatView, tableView } from '../view.ts';
import { chef, headWith } from './chef.ts';
import { best, type Input, offered, type Wish } from './hands.ts';
import { kitchenOf } from './model.ts';
import { worldOf } from './world.ts';
import { worth } from './worth.ts';

const RULES = { decide, evolve, frames, choices, clocks, tableView, seatView };

const DEPTH = { wishes: 7, turns: 4, scale: 5, mostMoves: 200 };

/** What the chef thinks of in this turn, the most promising first. */
function candidatesOf(input: Input): Move[] {
  let wishes: readonly Wish[] = [];
  const decided = headWith((all) => {
    wishes = all;
    return best(all);
  })(input);
  if (!decided || wishes.length === 0) return [];
  const top = wishes.toSorted((a, b) => b.gain - a.gain).slice(0, DEPTH.wishes);
  const ends = offered(input, 'end-turn').map(({ move }) => move as Move);
  return [decided.move, ...top.map(({ move }) => move), ...ends];
}

function prospects(state: State, seat: number): number {
  const table = tableView(state);
  const hopes = (one: number) => worth(kitchenOf(table, seatView(state, one), one));
  const wealth = state.players.map(({ money }, one) => money + (state.over ? 0 : hopes(one)));
  return likelihood(seat, { wealth, scale: state.over ? 'over' : DEPTH.scale });
}

export function ponder(input: Input, options: object): Pondering<Move> | undefined {
  const { seat, seats, rng, table } = input;
  const imagine = worldOf(input, options as Options);
  if (!imagine) return undefined;
  const last = table.turns + DEPTH.turns;
  return ponderOn(RULES, {
    ...{ seat, seats, rng, imagine, player: chef, candidates: candidatesOf(input) },
    mostMoves: DEPTH.mostMoves,
    isFar: ({ over, turns }) => over !== null || turns > last,
    prospects: (state) => prospects(state, seat),
  });
}
