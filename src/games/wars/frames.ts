import type { Clock, Frame } from '../../shared/game.ts';
import type { Move } from './moves.ts';
import { excessOf, playerInTurn, questionOf, type State } from './state.ts';

export function frames(state: State): readonly Frame[] {
  const kind = questionOf(state);
  if (!kind) return [];
  const seat = { seat: state.active };
  const frame = (what: string, depth: number, n: number): Frame => ({
    id: `${state.step}.${depth}`,
    kind: what,
    actors: [state.active],
    params: { seat, n, round: state.round },
  });
  const below = state.phase === 'acting' && state.actions > 0 ? 'turn' : 'wrap-up';
  const asked = state.prompts.map(({ effect }, i) =>
    frame(effect.kind, i + 1, 'n' in effect ? effect.n : state.actions),
  );
  if (asked.length > 0) return [frame(below, 0, state.actions), ...asked];
  return [frame(kind, 0, kind === 'discard' ? excessOf(playerInTurn(state)) : state.actions)];
}

export const topFrame = (state: State): string => `${state.step}.${state.prompts.length}`;

/** One for the whole turn, whatever is asked in it. */
export function clocks(state: State): readonly Clock<Move>[] {
  const { turnClock } = state.options;
  if (turnClock === 0 || !questionOf(state)) return [];
  return [
    {
      id: `turn-${state.turn}`,
      kind: 'turn',
      length: turnClock * 1000,
      actor: 'table',
      frame: topFrame(state),
      move: { type: 'time-up', clock: 'turn' },
      seats: [state.active],
    },
  ];
}
