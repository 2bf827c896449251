/** What each effect does, and what the napkins being played still have to know. */
import type { SeatIndex } from '../../../../shared/game.ts';
import { memoLast } from '../../../../shared/memo.ts';
import { type Effect, type EffectKind, napkinOf } from '../../cards.ts';
import type { PlayedNapkin, State } from '../../state.ts';
import { bidEffects } from './bids.ts';
import type { EffectRules, Question } from './effect.ts';
import { handEffects } from './hands.ts';
import { plateEffects } from './plates.ts';

const effects: { readonly [K in EffectKind]: EffectRules<Extract<Effect, { readonly kind: K }>> } = {
  ...handEffects,
  ...plateEffects,
  ...bidEffects,
};

export const rulesOf = (effect: Effect): EffectRules<Effect> => effects[effect.kind] as EffectRules<Effect>;

function askedBy(state: State, napkin: PlayedNapkin): readonly Question[] {
  const { effect } = napkinOf(napkin.card);
  return rulesOf(effect).questions?.(state, napkin, effect) ?? [];
}

/** Of each napkin of the stack, bottom to top. */
export const questionsOf = memoLast((state: State) => state.stack.map((napkin) => askedBy(state, napkin)));

/** One question after the other, not the same of all at once. */
export const isAskedInTurn = ({ card }: PlayedNapkin): boolean =>
  rulesOf(napkinOf(card).effect).asks === undefined;

/** Whom a napkin was asking when another one interrupted it, as everybody saw it. */
export function owing(state: State, napkin: PlayedNapkin): readonly SeatIndex[] {
  const answered = napkin.answers.map(({ seat }) => seat);
  const asked = rulesOf(napkinOf(napkin.card).effect).asks?.(state);
  return asked ? asked.filter((seat) => !answered.includes(seat)) : [napkin.by];
}
