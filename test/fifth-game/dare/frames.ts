import type { Clock, Frame } from '../../../src/shared/game.ts';
import type { Move } from './moves.ts';
import { roundOf, type State, stillChoosing } from './state.ts';

export const frameOf = (state: State): string => `${state.step.kind}-${roundOf(state)}`;

export function frames(state: State): readonly Frame[] {
  const { step, options } = state;
  const id = frameOf(state);
  const params = { round: roundOf(state), rounds: options.rounds };
  switch (step.kind) {
    case 'choose':
      return [{ id, kind: 'choose', actors: stillChoosing(state), params }];
    case 'dare': {
      const { seat } = step;
      const card = { card: state.players[seat]!.chosen! };
      return [{ id, kind: 'dare', actors: [seat], params: { ...params, seat: { seat }, card } }];
    }
    case 'over':
      return [];
  }
}

export function clocks(state: State): readonly Clock<Move>[] {
  const length = state.options.clock * 1000;
  const { step } = state;
  if (length === 0 || step.kind === 'over') return [];
  const { kind } = step;
  const id = frameOf(state);
  const clock = {
    id,
    kind,
    length,
    actor: 'table',
    frame: id,
    move: { type: 'time-up', clock: kind },
  } as const;
  return kind === 'dare' ? [{ ...clock, seats: [step.seat] }] : [clock];
}
