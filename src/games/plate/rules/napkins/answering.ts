/** What the newest napkin wants to know, and how it goes on: P-22 to P-24. */
import { fillAtRandom } from '../../../../shared/choices.ts';
import type { SeatIndex } from '../../../../shared/game.ts';
import { no } from '../../../../shared/rules.ts';
import { napkinOf } from '../../cards.ts';
import type { Draft } from '../../events.ts';
import { napkinFrames } from '../../frames.ts';
import type { AnswerKind, AnswerMove } from '../../moves.ts';
import type { PlayedNapkin, State } from '../../state.ts';
import { type AllRules, isAsked, type Offer, objection, type RuleOf, seatOf } from '../rule.ts';
import { onlyAnswer, type Question } from './effect.ts';
import { questionsOf, rulesOf } from './questions.ts';

const asked = (state: State): readonly Question[] => questionsOf(state).at(-1) ?? [];

export const answerOffers = (state: State, seat: SeatIndex): readonly Offer[] =>
  asked(state).find((question) => question.seat === seat)?.offers ?? [];

const answer = <K extends AnswerKind>(kind: K): RuleOf<K> => ({
  check: (state, command) =>
    isAsked(state, command, kind)
      ? objection(answerOffers(state, seatOf(command)), command.move)
      : no('not-now'),
  act: (draft, command) => draft.emit({ type: 'answered', seat: seatOf(command), move: command.move }),
});

export const answering: Pick<AllRules, AnswerKind> = {
  'trade-with': answer('trade-with'),
  'trade-give': answer('trade-give'),
  'trade-take': answer('trade-take'),
  'pass-on': answer('pass-on'),
  peek: answer('peek'),
  'take-top': answer('take-top'),
  'move-top': answer('move-top'),
  garnish: answer('garnish'),
  'swap-bids': answer('swap-bids'),
  'lay-before': answer('lay-before'),
};

/** For all who have not answered in time. */
export function answerByChance(draft: Draft): void {
  for (const { seat, offers } of asked(draft.state)) {
    const choice = { ...draft.rng.pick(offers), frame: '' };
    draft.emit({ type: 'answered', seat, move: fillAtRandom<AnswerMove>(choice, draft.rng) });
  }
}

/** True when something happened to the newest napkin by itself. */
export function napkinGoesOn(draft: Draft, newest: PlayedNapkin): boolean {
  if (newest.stage === 'reaction') {
    if (napkinFrames(draft.state).at(-1)!.actors.length > 0) return false;
    draft.emit({ type: 'napkin-allowed' });
    return true;
  }
  const questions = asked(draft.state);
  if (questions.length === 0) {
    resolve(draft, newest);
    return true;
  }
  let answered = false;
  for (const question of questions) {
    const move = onlyAnswer(question);
    if (!move) continue;
    draft.emit({ type: 'answered', seat: question.seat, move });
    answered = true;
  }
  return answered;
}

function resolve(draft: Draft, napkin: PlayedNapkin): void {
  const { effect } = napkinOf(napkin.card);
  const its = rulesOf(effect);
  const serves = its.serves?.(draft.state, napkin, effect) ?? null;
  its.resolve?.(draft, napkin, effect);
  draft.emit({ type: 'napkin-done', serves });
}
