/** Goes on from a state as its seats would, in thought: without a host, without clocks, without a log. */
import { EventDraft } from './event-draft.ts';
import type { Bot, Command, GameDefinition, GameEvent, Move } from './game.ts';
import type { Rng } from './rng.ts';

/** What of a game is needed to go on. */
export type Rules<S, E extends GameEvent, M extends Move, O extends object, TV, SV> = Pick<
  GameDefinition<S, E, M, O, TV, SV>,
  'decide' | 'evolve' | 'frames' | 'choices' | 'clocks' | 'tableView' | 'seatView'
>;

/** What comes of a command; undefined where it is refused. */
export function after<S, E extends GameEvent, M extends Move>(
  { decide, evolve }: Pick<GameDefinition<S, E, M>, 'decide' | 'evolve'>,
  state: S,
  { rng, ...command }: Command<M> & { readonly rng: Rng },
): S | undefined {
  const draft = new EventDraft<S, E>({ state, at: 0, rng, evolve });
  return decide(draft, command) ? undefined : draft.state;
}

export interface GoingOn<S, TV, SV, M extends Move> {
  readonly seats: number;
  /** How everybody goes on. */
  readonly player: Bot<TV, SV, M>['choose'];
  readonly rng: Rng;
  readonly mostMoves: number;
  /** Far enough. */
  isFar(state: S): boolean;
}

/** Where nobody knows how to go on, that is far enough too. */
export function playOn<S, E extends GameEvent, M extends Move, O extends object, TV, SV>(
  rules: Rules<S, E, M, O, TV, SV>,
  from: S,
  going: GoingOn<S, TV, SV, M>,
): S {
  let state = from;
  for (let moves = 0; moves < going.mostMoves && !going.isFar(state); moves++) {
    const next = byASeat(rules, state, going) ?? byItself(rules, state, going.rng);
    if (next === undefined) return state;
    state = next;
  }
  return state;
}

/** Whom the table waits for moves, one after the other. */
function byASeat<S, E extends GameEvent, M extends Move, O extends object, TV, SV>(
  rules: Rules<S, E, M, O, TV, SV>,
  state: S,
  { seats, player, rng }: GoingOn<S, TV, SV, M>,
): S | undefined {
  const frames = rules.frames(state);
  for (const seat of frames.at(-1)?.actors ?? []) {
    const choices = rules.choices(state, seat);
    if (choices.length === 0) continue;
    const views = { table: rules.tableView(state), mine: rules.seatView(state, seat) };
    const decision = player({
      seat,
      seats,
      ...views,
      frames,
      choices,
      now: 0,
      since: 0,
      character: seat,
      rng,
    });
    const { move, frame } = decision ?? {};
    const next = move && frame !== undefined && after(rules, state, { actor: seat, move, frame, rng });
    if (next) return next;
  }
  return undefined;
}

/** What is asked of nobody goes on with its clock. */
function byItself<S, E extends GameEvent, M extends Move, O extends object, TV, SV>(
  rules: Rules<S, E, M, O, TV, SV>,
  state: S,
  rng: Rng,
): S | undefined {
  const top = rules.frames(state).at(-1);
  const clock = rules.clocks(state).find(({ frame }) => frame === top?.id);
  return clock && after(rules, state, { actor: clock.actor, move: clock.move, frame: clock.frame, rng });
}
