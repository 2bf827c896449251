/** Throwing a napkin in: P-21 to P-25. */
import type { Choice, Refusal, SeatIndex } from '../../../../shared/game.ts';
import { memo } from '../../../../shared/memo.ts';
import { no } from '../../../../shared/rules.ts';
import { type CardId, type Effect, faceOf, napkinOf } from '../../cards.ts';
import { ANY_TIME, napkinFrames, stepFrameId } from '../../frames.ts';
import type { Move } from '../../moves.ts';
import { isPlaying, type State } from '../../state.ts';
import type { RuleOf } from '../rule.ts';
import { seatOf } from '../rule.ts';
import { rulesOf } from './questions.ts';

const napkinsIn = memo((hand: readonly CardId[]) => hand.filter((card) => faceOf(card).kind === 'napkin'));

const napkinsOf = (state: State, seat: SeatIndex): readonly CardId[] => napkinsIn(state.players[seat]!.hand);

/**
 * A moment too late, a napkin does not hit another thing than it was meant for: one against the newest napkin
 * names that one's frame, one in the window before eating (P-25) names the window.
 */
function frameFor(state: State, { kind }: Effect): string {
  if (kind === 'cancel') return napkinFrames(state).at(-1)?.id ?? ANY_TIME;
  return state.step.kind === 'verdict' ? stepFrameId(state.step) : ANY_TIME;
}

const blockedFor = (state: State, seat: SeatIndex, effect: Effect): Refusal | undefined =>
  rulesOf(effect).cannot?.(state, seat);

export const playing: RuleOf<'napkin'> = {
  check(state, command) {
    const { actor, frame, move } = command;
    if (actor === 'table' || !isPlaying(state)) return no('not-now');
    if (!napkinsOf(state, actor).includes(move.card)) return no('not-yours');
    const { effect } = napkinOf(move.card);
    return frame === frameFor(state, effect) ? blockedFor(state, actor, effect) : no('not-now');
  },
  act: (draft, command) =>
    draft.emit({ type: 'napkin-played', seat: seatOf(command), card: command.move.card }),
};

export function napkinChoices(state: State, seat: SeatIndex): Choice<Move>[] {
  if (!isPlaying(state)) return [];
  return napkinsOf(state, seat).map((card) => {
    const { effect } = napkinOf(card);
    const frame = frameFor(state, effect);
    const move = { type: 'napkin', card } as const;
    const blocked = playing.check(state, { actor: seat, move, frame });
    return { id: `napkin-${card}`, frame, move, dangerous: true, ...(blocked ? { blocked } : {}) };
  });
}
