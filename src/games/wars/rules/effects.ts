/** The interpreter of card effects: one entry for each kind there is. */
import { asks, type Effect, type QuestionEffect } from '../cards.ts';
import type { Draft } from '../events.ts';
import { playerInTurn, type Source } from '../state.ts';
import { draw } from './market.ts';
import { seasonedBy } from './quality.ts';

type Immediate = Exclude<Effect, QuestionEffect>;
type ImmediateOf<K extends Immediate['kind']> = Extract<Immediate, { kind: K }>;

function season(draft: Draft, effect: ImmediateOf<'season' | 'match'>, from: Source): void {
  const cards = seasonedBy(effect, playerInTurn(draft.state).zone, from.card);
  if (cards.length > 0) draft.emit({ type: 'seasoned', seat: draft.state.active, cards, n: effect.n });
}

const interpreters: {
  readonly [K in Immediate['kind']]: (draft: Draft, effect: ImmediateOf<K>, from: Source) => void;
} = {
  coins: (draft, { n }, from) =>
    draft.emit({ type: 'gained', seat: draft.state.active, coins: n, tokens: 0, from }),
  tokens: (draft, { n }, from) =>
    draft.emit({ type: 'gained', seat: draft.state.active, coins: 0, tokens: n, from }),
  draw: (draft, { n }) => draw(draft, draft.state.active, n),
  season,
  match: season,
  lift: (draft, { total, each }) => draft.emit({ type: 'lifted', seat: draft.state.active, total, each }),
};

const interpret = (draft: Draft, effect: Immediate, from: Source): void =>
  (interpreters[effect.kind] as (draft: Draft, effect: Immediate, from: Source) => void)(draft, effect, from);

/** For the seat in turn. What needs no answer happens at once; questions are then asked in the order of the card. */
export function applyEffects(draft: Draft, effects: readonly Effect[], from: Source): void {
  for (const effect of effects) if (!asks(effect)) interpret(draft, effect, from);
  for (const effect of effects.toReversed())
    if (asks(effect)) draft.emit({ type: 'asked', seat: draft.state.active, prompt: { effect, from } });
}
