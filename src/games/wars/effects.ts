/** The interpreter of card effects: one entry for each kind there is. */
import type { Refusal } from '../../shared/game.ts';
import { asks, type Effect, isIngredient, type QuestionEffect } from './cards.ts';
import { priceOf, seasonedBy } from './quality.ts';
import { draw, emit, type Run } from './run.ts';
import { type Player, playerOf, type Source, type State } from './state.ts';

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

/** Why an effect of an opportunity would do nothing now; undefined when it would do something. */
export function uselessBecause(state: State, seat: number, effect: Effect): Refusal | undefined {
  switch (effect.kind) {
    case 'assistant':
      return state.free.length === 0 ? { key: 'no-assistant' } : undefined;
    case 'free-play':
      return cannotPlayFree(playerOf(state, seat));
    case 'swap-order':
      return state.orderDeck.length === 0 || !state.row.some((place) => place !== null)
        ? { key: 'no-order-to-swap' }
        : undefined;
    case 'draw':
      return state.market.deck.length + state.market.discards.length === 0
        ? { key: 'nothing-to-draw' }
        : undefined;
    case 'lift':
      return state.actions === 0 ? { key: 'no-actions' } : undefined;
    default:
      return undefined;
  }
}

/** W-16: a full zone asks for the fine, whichever ingredient it is. */
function cannotPlayFree(player: Player): Refusal | undefined {
  const card = player.hand.find(isIngredient);
  if (card === undefined) return { key: 'nothing-to-play' };
  const price = priceOf(player, card, 'free');
  return price > player.coins ? { key: 'too-dear', params: { n: price, have: player.coins } } : undefined;
}
