/** Tries in thought what might be bid, or built, and goes with what turns out best. */
import type { Pondering, SeatIndex } from '../../../shared/game.ts';
import { sum } from '../../../shared/lists.ts';
import { likelihood, ponderOn } from '../../../shared/ponder.ts';
import { faceId, faceOf, isFilling } from '../cards.ts';
import { evolve } from '../evolve/index.ts';
import { clocks, frames } from '../frames.ts';
import type { Move } from '../moves.ts';
import { goalOf, type Options } from '../options.ts';
import { choices, decide } from '../rules/index.ts';
import type { Player, State } from '../state.ts';
import { seatView, tableView } from '../view.ts';
import { OPT_OUT } from './bids.ts';
import { chef } from './chef.ts';
import { bidValue, cheapest, type Input, look, type Sight } from './sight.ts';
import { worldOf } from './world.ts';

const RULES = { decide, evolve, frames, choices, clocks, tableView, seatView };

const DEPTH = { meals: 1, mostMoves: 150, discards: 2 };

/** Found in matches among chefs: what those had more of who came to win. */
const STRENGTH = { points: 0.02, near: 0.13, ups: 0.07, downs: 0.06, napkin: 0.15 } as const;

/** Each kind of card before each seat for which it may be meant, and leaving. */
function bidsOf({ hand, seat, rivals }: Sight): Move[] {
  const values = new Map(hand.map(({ id, face }) => [isFilling(id) ? 0 : bidValue(face), id]));
  const kinds = [...values].filter(([value]) => value !== 0);
  const idle = values.get(0);
  const on = (card: string, owners: readonly SeatIndex[]): Move[] =>
    owners.map((owner) => ({ type: 'bid', card, on: owner }));
  return [
    OPT_OUT,
    ...kinds.flatMap(([, card]) => on(card, [seat, ...rivals])),
    ...(idle === undefined ? [] : on(idle, [seat])),
  ];
}

/** Cards of one face are as good as each other; who cannot begin, add or end anything throws the worst away. */
function buildsOf({ choices: offered, hand }: Sight): Move[] {
  const parts = offered.filter(({ move }) => move.type !== 'napkin' && move.type !== 'discard');
  return [
    ...parts.flatMap(({ move, slots = [] }) => {
      const [cards = [], plates] = slots.map((slot) => (slot.kind === 'one' ? slot.from : []));
      const different = new Map(cards.map((card) => [faceId(card), card])).values();
      return [...different].flatMap((card) =>
        (plates ?? [undefined]).map((plate) => ({ ...move, card, ...(plate && { plate }) }) as Move),
      );
    }),
    ...(offered.some(({ move }) => move.type === 'discard')
      ? cheapest(hand, hand, DEPTH.discards).map((card): Move => ({ type: 'discard', card }))
      : []),
  ];
}

function candidatesOf(input: Input, usual: Move): Move[] {
  const sight = look(chef, input);
  return [usual, ...(input.table.auction ? bidsOf(sight) : buildsOf(sight))];
}

function strengthOf(player: Player, near: number): number {
  const faces = player.hand.map(faceOf);
  const values = faces.map(bidValue);
  return (
    (STRENGTH.points + STRENGTH.near * near) * player.points +
    STRENGTH.ups * sum(values.filter((value) => value > 0)) -
    STRENGTH.downs * sum(values.filter((value) => value < 0)) +
    STRENGTH.napkin * faces.filter(({ kind }) => kind === 'napkin').length
  );
}

function prospects(state: State, seat: number): number {
  const { players, step, options, seats, meals } = state;
  const isOver = step.kind === 'ended' || step.kind === 'last-meal';
  const goal = goalOf(options, seats);
  const most = Math.max(...players.map(({ points }) => points));
  const near = goal.kind === 'points' ? Math.max(0, most) / goal.n : meals.length / goal.n;
  const of = (player: Player) => (isOver ? player.points : strengthOf(player, near));
  return likelihood(seat, { wealth: players.map(of), scale: isOver ? 'over' : 1 });
}

/** `usual` says what the chef does. */
export const ponderLike =
  (
    usual: (
      input: Input,
    ) => { readonly move: Move; readonly frame: string; readonly after: number } | undefined,
  ) =>
  (input: Input, options: object): Pondering<Move> | undefined => {
    const { seat, seats, rng } = input;
    const imagine = worldOf(input, options as Options);
    const first = imagine && usual(input)?.move;
    if (!imagine || !first || first.type === 'napkin') return undefined;
    const last = input.table.meals.length + DEPTH.meals;
    return ponderOn(RULES, {
      ...{ seat, seats, rng, imagine, player: usual, candidates: candidatesOf(input, first) },
      mostMoves: DEPTH.mostMoves,
      isFar: ({ step, meals }) =>
        step.kind === 'ended' || step.kind === 'last-meal' || (meals.length >= last && step.kind === 'build'),
      prospects: (state) => prospects(state, seat),
    });
  };
