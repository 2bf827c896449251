/** How a turn ends: by its player, or by its clock. */
import type { Choice } from '../../../shared/game.ts';
import type { Draft } from '../events.ts';
import type { Move } from '../moves.ts';
import { MOST_TURNS, type State, turnFrame } from '../state.ts';
import { settleBar } from './bar.ts';
import { claimsOpen, claimWhatIsPlain } from './claiming.ts';
import { beginTurn, inTurn, refillAll } from './turn.ts';

/** The turn goes on: an event asks something, or the match is over. */
const isHeld = ({ event, over }: State): boolean => event !== null || over !== null;

/** M-26: a claim that was left out holds the Bar up no longer; what comes up can still be claimed. */
function fillBar(draft: Draft): 'done' | 'go-on' {
  const seat = draft.state.turn!.seat;
  const known = draft.state.bar;
  if (!known.includes(null)) return 'done';
  settleBar(draft);
  if (isHeld(draft.state)) return 'go-on';
  const isNew = (order: string) => !known.some((card) => card?.id === order);
  return claimsOpen(draft.state, seat).some(({ order }) => isNew(order)) ? 'go-on' : 'done';
}

function finish(draft: Draft): void {
  const turn = draft.state.turn!;
  draft.emit({ type: 'turn-ended', seat: turn.seat, idle: turn.mode === 'open' });
  if (draft.state.bell) draft.emit({ type: 'ended', reason: { key: 'time' } });
  else if (draft.state.turns >= MOST_TURNS)
    draft.emit({ type: 'ended', reason: { key: 'turns', params: { n: MOST_TURNS } } });
  else {
    refillAll(draft, turn.discarded);
    beginTurn(draft);
  }
}

export const endTurn = inTurn<'end-turn'>({
  check: () => undefined,
  act(draft) {
    if (fillBar(draft) === 'done') finish(draft);
  },
});

/** M-27 */
export function endByClock(draft: Draft): void {
  claimWhatIsPlain(draft, draft.state.turn!.seat);
  if (!isHeld(draft.state)) finish(draft);
}

/** Asked once more where something would be missed by it. */
export const endOffer = (state: State, hasClaims: boolean): Choice<Move> => ({
  id: 'end',
  frame: turnFrame(state.turn!),
  move: { type: 'end-turn' },
  dangerous: hasClaims || state.turn!.mode === 'open',
});
