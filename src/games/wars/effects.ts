/** The interpreter of card effects: one entry for each kind there is. */
import { asks, type Effect, isIngredient, type QuestionEffect } from './cards.ts';
import { seasonedBy } from './quality.ts';
import { draw, emit, type Run } from './run.ts';
import { playerOf, type Source, type State } from './state.ts';

interface Cause {
  readonly seat: number;
  readonly from: Source;
}

type Immediate = Exclude<Effect, QuestionEffect>;
type ImmediateOf<K extends Immediate['kind']> = Extract<Immediate, { kind: K }>;

function season(run: Run, effect: ImmediateOf<'season' | 'match'>, { seat, from }: Cause): void {
  const cards = seasonedBy(effect, playerOf(run.state, seat).zone, from.card);
  if (cards.length > 0) emit(run, { type: 'seasoned', seat, cards, n: effect.n });
}

const interpreters: {
  readonly [K in Immediate['kind']]: (run: Run, effect: ImmediateOf<K>, cause: Cause) => void;
} = {
  coins: (run, { n }, { seat, from }) => emit(run, { type: 'gained', seat, coins: n, tokens: 0, from }),
  tokens: (run, { n }, { seat, from }) => emit(run, { type: 'gained', seat, coins: 0, tokens: n, from }),
  draw: (run, { n }, { seat }) => draw(run, seat, n),
  season,
  match: season,
  lift: (run, { total, each }, { seat }) => emit(run, { type: 'lifted', seat, total, each }),
};

const interpret = (run: Run, effect: Immediate, cause: Cause): void =>
  (interpreters[effect.kind] as (run: Run, effect: Immediate, cause: Cause) => void)(run, effect, cause);

/** What needs no answer happens at once; questions are then asked in the order of the card. */
export function applyEffects(run: Run, effects: readonly Effect[], cause: Cause): void {
  for (const effect of effects) if (!asks(effect)) interpret(run, effect, cause);
  for (const effect of effects.toReversed())
    if (asks(effect)) emit(run, { type: 'asked', seat: cause.seat, prompt: { effect, from: cause.from } });
}

/** Why an opportunity would do nothing now; undefined when it would do something. */
export function uselessBecause(state: State, seat: number, effect: Effect): string | undefined {
  switch (effect.kind) {
    case 'assistant':
      return state.free.length === 0 ? 'no-assistant' : undefined;
    case 'free-play':
      return playerOf(state, seat).hand.some(isIngredient) ? undefined : 'nothing-to-play';
    case 'swap-order':
      return state.orderDeck.length === 0 || !state.row.some((place) => place !== null)
        ? 'no-order-to-swap'
        : undefined;
    default:
      return undefined;
  }
}
