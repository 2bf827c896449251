/** Tries in thought what might be done with an action, and goes with what turns out best. */
import { fill } from '../../../shared/choices.ts';
import type { Pondering } from '../../../shared/game.ts';
import { sum } from '../../../shared/lists.ts';
import { likelihood, ponderOn } from '../../../shared/ponder.ts';
import { ingredientOf, isIngredient } from '../cards.ts';
import { evolve } from '../evolve/index.ts';
import { clocks, frames } from '../frames.ts';
import type { Move } from '../moves.ts';
import type { Options } from '../options.ts';
import { choices, decide } from '../rules/index.ts';
import { scoreOf } from '../scoring.ts';
import { type Player, type State, tallyOf } from '../state.ts';
import { holdingOf, tableView } from '../view.ts';
import { chef, chefWith, TASTE } from './chef.ts';
import { type Input, type Open, offered, playWith, type Sight, wantedBy } from './hand.ts';
import { projectsOf, type Scene } from './projects.ts';
import { worldOf } from './world.ts';

const RULES = { decide, evolve, frames, choices, clocks, tableView, seatView: holdingOf };

const DEPTH = { turns: 5, mostMoves: 200, projects: 8, hires: 2 };

const head = chefWith(TASTE);

const openOf = ({ choices: all }: Pick<Input, 'choices'>): Open => all.filter((choice) => !choice.blocked);

function sceneOf({ seat, table, mine }: Pick<Input, 'seat' | 'table' | 'mine'>): Scene {
  return { seat, table, mine, taste: TASTE, lift: { total: 0, each: 0 } };
}

function candidatesOf(input: Input): Move[] {
  const open = openOf(input);
  const scene = sceneOf(input);
  const projects = projectsOf(scene, DEPTH.projects);
  const needed = projects[0]?.use ?? [];
  const orders = new Map(
    offered(open, 'order')
      .toReversed()
      .map((choice) => [choice.move.order, choice]),
  );
  const hired = new Set(projects.slice(0, DEPTH.projects).flatMap(({ hire }) => hire ?? []));
  const hires = offered(open, 'hire').filter(({ move }) => hired.has(move.assistant!));
  const useful = wantedBy(projects);
  const plays = offered(open, 'play').filter(({ move }) => useful.has(move.card!));
  const wanted = wantedBy(projects.slice(0, 1));
  const spare = input.mine.hand.flatMap(({ card }) =>
    isIngredient(card) && !wanted.has(card) ? [card] : [],
  );
  const refill: Move = { type: 'refill', discard: spare };
  return [
    chef(input, open),
    ...[...orders.values()].map((choice) => fill(choice)),
    ...plays.map((choice) => playWith(scene, choice, needed)),
    ...offered(open, 'opportunity').map((choice) => fill(choice)),
    ...hires.slice(0, DEPTH.hires).map((choice) => fill(choice)),
    ...(offered(open, 'refill').length > 0 && spare.length > 0 ? [refill] : []),
    ...offered(open, 'coins').map((choice) => fill(choice)),
  ];
}

/** Found in matches among chefs: what those had more of, in the midst of a match, who came to win it. */
const STRENGTH = {
  /** Of a point: more when somebody has served more. */
  points: 0.038,
  late: 0.007,
  served: 0.41,
  coins: 0.055,
  quality: 0.068,
  hand: 0.05,
  assistants: 0.25,
} as const;

function strengthOf(player: Player, stage: number): number {
  const { coins, served, zone, hand, assistants } = player;
  return (
    (STRENGTH.points + STRENGTH.late * stage) * scoreOf(tallyOf(player)).total +
    STRENGTH.served * served.length +
    STRENGTH.coins * coins +
    STRENGTH.quality * sum(zone.map(({ card, extra }) => ingredientOf(card).quality + extra)) +
    STRENGTH.hand * hand.filter(isIngredient).length +
    STRENGTH.assistants * assistants.length
  );
}

function prospects(state: State, seat: number): number {
  const { players, phase } = state;
  const isOver = phase === 'over';
  const stage = Math.max(...players.map(({ served }) => served.length));
  const of = (player: Player) => (isOver ? scoreOf(tallyOf(player)).total : strengthOf(player, stage));
  return likelihood(seat, { wealth: players.map(of), scale: isOver ? 'over' : 1 });
}

/** How everybody goes on: as the chef, but nobody is hired, which is most of what the chef thinks about. */
function player(given: Sight) {
  const open = openOf(given);
  const input = { ...given, table: { ...given.table, assistants: [] } };
  return open.length > 0 ? { move: head(input, open), frame: open[0]!.frame, after: 0 } : undefined;
}

export function ponder(input: Input, options: object): Pondering<Move> | undefined {
  const { seat, seats, rng } = input;
  const imagine = worldOf(input, options as Options);
  if (!imagine) return undefined;
  const last = input.table.round * seats + DEPTH.turns;
  return ponderOn(RULES, {
    ...{ seat, seats, rng, imagine, player, candidates: candidatesOf(input), mostMoves: DEPTH.mostMoves },
    isFar: (state) => state.phase === 'over' || (state.turn > last && state.phase === 'acting'),
    prospects: (state) => prospects(state, seat),
  });
}
