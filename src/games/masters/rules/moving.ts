/** What a turn may be instead of playing: a top card moved, or cards discarded (M-10, M-11). */
import type { Choice, Refusal, SeatIndex } from '../../../shared/game.ts';
import { no } from '../../../shared/rules.ts';
import type { Move } from '../moves.ts';
import { findSandwich, type State, sandwichesOf, turnFrame } from '../state.ts';
import { type Offers, stepWith } from './rule.ts';
import { checkMode, checkOwn, checkPicked, inTurn } from './turn.ts';

interface Way {
  readonly from: string;
  readonly to: string;
}

const checkWay = (state: State, seat: SeatIndex, { from, to }: Way): Refusal | undefined =>
  from === to ? no('same-sandwich') : (checkOwn(state, seat, from) ?? checkOwn(state, seat, to));

/** M-10 */
export const move = inTurn<'move'>({
  check: (state, seat, way) => checkMode(state, 'move') ?? checkWay(state, seat, way),
  act(draft, seat, { from, to }) {
    const card = findSandwich(draft.state, from)!.sandwich.cards.at(-1)!;
    draft.emit({ type: 'moved', seat, card, from, to });
  },
});

/** Who has a single sandwich sees nothing of moving. */
export function moveOffers(state: State, seat: SeatIndex): Offers {
  const ids = sandwichesOf(state.players[seat]!).map(({ id }) => id);
  return ids.flatMap((from) => {
    const values = ids.filter((id) => id !== from);
    if (values.length === 0) return [];
    return stepWith(state.turn!, {
      id: `move:${from}`,
      move: { type: 'move', from },
      name: 'to',
      values,
      refusal: checkMode(state, 'move'),
      refusalTo: (to) => checkWay(state, seat, { from, to }),
      filled: (to) => ({ type: 'move', from, to }),
    });
  });
}

/** M-11 */
export const discard = inTurn<'discard'>({
  check(state, seat, { cards }) {
    const mode = checkMode(state, 'discard');
    if (mode) return mode;
    if (cards.length === 0) return no('pick-a-card');
    return checkPicked(state, seat, cards);
  },
  act: (draft, seat, { cards }) => draft.emit({ type: 'discarded', seat, cards }),
});

export function discardOffers(state: State, seat: SeatIndex): Offers {
  const { hand } = state.players[seat]!;
  if (hand.length === 0) return [];
  const base = { id: 'discard', frame: turnFrame(state.turn!) };
  const least = { type: 'discard', cards: hand.slice(0, 1) } as const;
  const blocked = discard.check(state, seat, least);
  const offer: Choice<Move> = blocked
    ? { ...base, move: least, blocked }
    : {
        ...base,
        move: { type: 'discard' },
        slots: [{ name: 'cards', kind: 'pick', from: hand, min: 1, max: hand.length }],
      };
  return [offer];
}
