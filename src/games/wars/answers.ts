/** Answers to what an effect has asked (W-10, W-16). */

import { cannotTake, no, type PlayWish, play, type Verdict } from './actions.ts';
import { orderOf } from './cards.ts';
import type { Category } from './categories.ts';
import { draw, emit, fillRow, type Run } from './run.ts';
import type { Prompt, State } from './state.ts';

type Effect = Prompt['effect'];

/** The move was allowed by the question on top, so its effect is known. */
function topOf<K extends Effect['kind']>(state: State, kind: K) {
  const prompt = state.prompts.at(-1);
  if (prompt?.effect.kind !== kind) throw new Error(`no ${kind} was asked`);
  return { effect: prompt.effect as Extract<Effect, { kind: K }>, from: prompt.from };
}

export function takeAssistant(run: Run, seat: number, category: Category): Verdict {
  const refused = cannotTake(run.state, seat, category);
  if (refused) return refused;
  emit(run, { type: 'answered', seat });
  emit(run, { type: 'hired', seat, category, cost: 0, action: false });
  return undefined;
}

export function takeTokens(run: Run, seat: number): Verdict {
  const { effect, from } = topOf(run.state, 'assistant');
  if (effect.orTokens === 0) return no('assistant-only');
  emit(run, { type: 'answered', seat });
  emit(run, { type: 'gained', seat, coins: 0, tokens: effect.orTokens, from });
  return undefined;
}

/** W-10: what is not taken in coins is drawn. */
export function splitReward(run: Run, seat: number, coins: number): Verdict {
  const { effect, from } = topOf(run.state, 'split');
  if (coins > effect.n) return no('split-too-much', { n: effect.n });
  emit(run, { type: 'answered', seat });
  if (coins > 0) emit(run, { type: 'gained', seat, coins, tokens: 0, from });
  draw(run, seat, effect.n - coins);
  return undefined;
}

export const playFree = (run: Run, seat: number, wish: PlayWish): Verdict => play(run, seat, wish, 'free');

export function stopPlaying(run: Run, seat: number): Verdict {
  emit(run, { type: 'answered', seat });
  return undefined;
}

/** The order goes under the deck and the row is filled again by W-6. */
export function swapOrder(run: Run, seat: number, order: string): Verdict {
  if (!run.state.row.includes(order)) return no('not-in-the-row');
  emit(run, { type: 'answered', seat });
  emit(run, { type: 'order-swapped', seat, order: orderOf(order).id });
  fillRow(run);
  return undefined;
}
