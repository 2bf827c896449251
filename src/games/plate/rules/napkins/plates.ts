/** House napkins about the sandwiches on the table (P-29). */
import type { Effect } from '../../cards.ts';
import { isFilling } from '../../cards.ts';
import { idsOf, type Plate, type PlayedNapkin, plateOf, type State } from '../../state.ts';
import { answerTo, type EffectRules, type Question, question, unanswered } from './effect.ts';

const topOf = (plate: Plate): string | undefined => plate.cards.at(-1);

/** Unfinished, with something on its bread. */
const hasLooseTop = (plate: Plate): boolean => {
  const top = topOf(plate);
  return !plate.done && top !== undefined && isFilling(top);
};

const looseTops = (state: State): string[] => idsOf(state.plates.filter(hasLooseTop));
const withSandwich = (state: State): string[] =>
  idsOf(state.plates.filter((plate) => plate.cards.length > 0));

function takeQuestion(state: State, { by }: PlayedNapkin): Question<'take-top'> {
  const from = looseTops(state);
  return question(
    by,
    'take-top',
    ...(from.length > 0 ? [{ slots: [{ name: 'plate', kind: 'one', from } as const] }] : []),
  );
}

const takeTop: EffectRules<Effect> = {
  cannot: (state) => (looseTops(state).length > 0 ? undefined : { key: 'nothing-on-bread' }),
  questions: (state, napkin) => unanswered(napkin, takeQuestion(state, napkin)),
  resolve(draft, napkin) {
    const answer = answerTo(napkin, takeQuestion(draft.state, napkin));
    if (!answer) return;
    const { plate } = answer;
    const card = topOf(plateOf(draft.state, plate))!;
    draft.emit({ type: 'top-taken', seat: napkin.by, plate, card });
  },
};

const placesFor = (state: State, from: string): string[] => withSandwich(state).filter((id) => id !== from);

const moveQuestion = (state: State, { by }: PlayedNapkin): Question<'move-top'> =>
  question(
    by,
    'move-top',
    ...looseTops(state).flatMap((from) => {
      const to = placesFor(state, from);
      return to.length > 0
        ? [{ fixed: { from }, slots: [{ name: 'to', kind: 'one', from: to } as const] }]
        : [];
    }),
  );

const moveTop: EffectRules<Effect> = {
  cannot(state) {
    if (looseTops(state).length === 0) return { key: 'nothing-on-bread' };
    return withSandwich(state).length > 1 ? undefined : { key: 'one-sandwich-only' };
  },
  questions: (state, napkin) => unanswered(napkin, moveQuestion(state, napkin)),
  resolve(draft, napkin) {
    const answer = answerTo(napkin, moveQuestion(draft.state, napkin));
    if (!answer) return;
    const { from, to } = answer;
    const card = topOf(plateOf(draft.state, from))!;
    draft.emit({ type: 'top-moved', seat: napkin.by, from, to, card });
  },
};

function garnishQuestion(state: State, { by }: PlayedNapkin): Question<'garnish'> {
  const cards = state.players[by]!.hand.filter(isFilling);
  const plates = withSandwich(state);
  const possible = cards.length > 0 && plates.length > 0;
  const slots = [
    { name: 'card', kind: 'one', from: cards },
    { name: 'plate', kind: 'one', from: plates },
  ] as const;
  return { ...question(by, 'garnish', ...(possible ? [{ slots }] : [])), secret: true };
}

const garnish: EffectRules<Effect> = {
  cannot(state, seat) {
    if (withSandwich(state).length === 0) return { key: 'no-sandwich' };
    return state.players[seat]!.hand.some(isFilling) ? undefined : { key: 'no-filling' };
  },
  questions: (state, napkin) => unanswered(napkin, garnishQuestion(state, napkin)),
  resolve(draft, napkin) {
    const answer = answerTo(napkin, garnishQuestion(draft.state, napkin));
    if (!answer) return;
    draft.emit({ type: 'garnished', seat: napkin.by, plate: answer.plate, card: answer.card });
  },
};

export const plateEffects = { 'take-top': takeTop, 'move-top': moveTop, garnish };
