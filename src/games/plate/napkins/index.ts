/** Napkins: who may play which, what the newest one asks, and how it goes on (P-21 to P-29). */
import { fillAtRandom } from '../../../shared/choices.ts';
import type { Choice, Refusal, SeatIndex } from '../../../shared/game.ts';
import { memo } from '../../../shared/memo.ts';
import { type Effect, type EffectKind, faceOf, napkinOf } from '../cards.ts';
import { type Course, happen } from '../course.ts';
import type { AnswerMove, Move } from '../moves.ts';
import { type PlayedNapkin, type State, stepFrameId } from '../state.ts';
import { bidRules } from './bids.ts';
import { handRules } from './hands.ts';
import { plateRules } from './plates.ts';
import { type EffectRules, onlyAnswer, type Question } from './rules.ts';

const rules: { readonly [K in EffectKind]: EffectRules<Extract<Effect, { readonly kind: K }>> } = {
  ...handRules,
  ...plateRules,
  ...bidRules,
};

const rulesOf = (effect: Effect): EffectRules<Effect> => rules[effect.kind] as EffectRules<Effect>;
const effectOf = (napkin: { readonly card: string }): Effect => napkinOf(napkin.card).effect;

const askedBy = (state: State, napkin: PlayedNapkin): readonly Question[] => {
  const effect = effectOf(napkin);
  return rulesOf(effect).questions?.(state, napkin, effect) ?? [];
};

/** What each napkin of the stack still has to know, bottom to top. */
const questionsOf = memo((state: State) => state.stack.map((napkin) => askedBy(state, napkin)));

/** P-21: at any time, whoever's turn it is. Its frame lies under everything and never changes. */
export const ANY_TIME = 'napkins';

export interface NapkinFrame {
  readonly id: string;
  readonly kind: string;
  readonly actors: readonly SeatIndex[];
}

/** P-24: the same for all, whether or not they hold a napkin. */
function reactionFrame(state: State, { id, by, passed }: PlayedNapkin): NapkinFrame {
  const actors = state.players.flatMap((_, seat) => (seat === by || passed.includes(seat) ? [] : [seat]));
  return { id: `${id}-reaction`, kind: 'reaction', actors };
}

function frameOf(state: State, depth: number): NapkinFrame {
  const napkin = state.stack[depth]!;
  if (napkin.stage === 'reaction') return reactionFrame(state, napkin);
  const questions = questionsOf(state)[depth]!;
  const kind = questions[0]?.kind ?? 'resolving';
  return { id: `${napkin.id}-${kind}`, kind, actors: questions.map(({ seat }) => seat) };
}

export const stackFrames = memo((state: State): readonly NapkinFrame[] =>
  state.stack.map((_, depth) => frameOf(state, depth)),
);

/**
 * A moment too late, a napkin does not hit another thing than it was meant for: one against the newest napkin
 * names that one's frame, one in the window before eating (P-25) names the window.
 */
function frameToPlay(state: State, effect: Effect): string {
  if (effect.kind === 'cancel') return stackFrames(state).at(-1)?.id ?? ANY_TIME;
  return state.step.kind === 'verdict' ? stepFrameId(state.step) : ANY_TIME;
}

export const napkinChoices = (state: State, seat: SeatIndex): Choice<Move>[] =>
  state.players[seat]!.hand.flatMap((card) => {
    const face = faceOf(card);
    if (face.kind !== 'napkin') return [];
    const { effect } = face;
    const blocked: Refusal | undefined = rulesOf(effect).cannot?.(state, seat);
    return [
      {
        id: `napkin-${card}`,
        frame: frameToPlay(state, effect),
        move: { type: 'napkin', card },
        dangerous: true,
        ...(blocked ? { blocked } : {}),
      },
    ];
  });

/** What the newest napkin wants of this seat: to let it pass, or an answer. */
export function stackChoices(state: State, seat: SeatIndex): Choice<Move>[] {
  const newest = state.stack.at(-1);
  const frame = stackFrames(state).at(-1);
  if (!newest || !frame?.actors.includes(seat)) return [];
  if (newest.stage === 'reaction') return [{ id: 'pass', frame: frame.id, move: { type: 'pass' } }];
  const asked = questionsOf(state)
    .at(-1)!
    .filter((question) => question.seat === seat);
  return asked.flatMap(({ offers }) =>
    offers.map((offer) => ({ ...offer, frame: frame.id }) as Choice<Move>),
  );
}

/** The napkin asks the same of everybody: its time is up, so chance answers for those who have not. */
export function answerByChance(course: Course): void {
  for (const { seat, offers } of questionsOf(course.state).at(-1) ?? []) {
    const choice: Choice<Move> = { ...course.rng.pick(offers), frame: '' };
    const move = fillAtRandom(choice, course.rng) as AnswerMove;
    happen(course, { type: 'answered', seat, move });
  }
}

/** True when something happened to the newest napkin by itself. */
export function napkinGoesOn(course: Course, newest: PlayedNapkin): boolean {
  const { state, at } = course;
  if (newest.stage === 'reaction') {
    if (reactionFrame(state, newest).actors.length > 0) return false;
    happen(course, { type: 'napkin-allowed', at });
    return true;
  }
  const questions = questionsOf(state).at(-1)!;
  if (questions.length === 0) {
    resolve(course, newest);
    return true;
  }
  let answered = false;
  for (const question of questions) {
    const move = onlyAnswer(question);
    if (!move) continue;
    happen(course, { type: 'answered', seat: question.seat, move });
    answered = true;
  }
  return answered;
}

function resolve(course: Course, napkin: PlayedNapkin): void {
  const effect = effectOf(napkin);
  const its = rulesOf(effect);
  const serves = its.serves?.(course.state, napkin, effect) ?? null;
  its.resolve?.(course, napkin, effect);
  happen(course, { type: 'napkin-done', serves, at: course.at });
}
