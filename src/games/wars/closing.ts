/** What follows from a move by itself: answers nobody has to give, bonuses, and the end of a turn step by step. */

import { no, type Verdict } from './actions.ts';
import { ingredientOf, isOpportunity, orderOf } from './cards.ts';
import type { Category } from './categories.ts';
import { applyEffects, uselessBecause } from './effects.ts';
import { BONUS_TOKENS, HAND_LIMIT, UPKEEP_COINS, UPKEEP_TOKENS } from './numbers.ts';
import { bonusesOf } from './quality.ts';
import { draw, emit, fillRow, type Run } from './run.ts';
import { leftOf, type Player, type Prompt, playerOf, type Serving } from './state.ts';

/** W-17 */
export function endTurn(run: Run, seat: number, by: 'player' | 'clock'): Verdict {
  if (run.state.actions > 0) return no('actions-left', { n: run.state.actions });
  emit(run, { type: 'closing', seat, byClock: by === 'clock' });
  for (const { card } of playerOf(run.state, seat).zone)
    applyEffects(run, ingredientOf(card).each, { seat, from: { key: 'ingredient', rule: 'W-17', card } });
  draw(run, seat, playerOf(run.state, seat).assistants.length);
  return undefined;
}

/** How many assistants may be paid for in tokens; undefined when not all can be paid. */
export function upkeepRange(player: Player): { readonly min: number; readonly max: number } | undefined {
  const owed = player.assistants.length;
  const byCoins = Math.floor(player.coins / UPKEEP_COINS);
  const byTokens = Math.floor(player.tokens / UPKEEP_TOKENS);
  return byCoins + byTokens < owed
    ? undefined
    : { min: Math.max(0, owed - byCoins), max: Math.min(owed, byTokens) };
}

export interface UpkeepWish {
  /** How many assistants are paid for in tokens. */
  readonly tokens: number;
  readonly back: readonly Category[];
}

/** W-18 */
export function payUpkeep(run: Run, seat: number, { tokens, back }: UpkeepWish): Verdict {
  const player = playerOf(run.state, seat);
  const range = upkeepRange(player);
  if (!range || tokens < range.min || tokens > range.max) return no('cannot-pay-like-this');
  if (back.some((category) => !player.assistants.includes(category))) return no('not-your-assistant');
  emit(run, {
    type: 'upkeep-paid',
    seat,
    coins: UPKEEP_COINS * (player.assistants.length - tokens),
    tokens: UPKEEP_TOKENS * tokens,
    returned: back,
    short: false,
  });
  return undefined;
}

/** W-18: pays what can be paid, then all go back. */
function fallShort(run: Run, seat: number): void {
  const player = playerOf(run.state, seat);
  emit(run, {
    type: 'upkeep-paid',
    seat,
    coins: UPKEEP_COINS * Math.floor(player.coins / UPKEEP_COINS),
    tokens: UPKEEP_TOKENS * Math.floor(player.tokens / UPKEEP_TOKENS),
    returned: player.assistants,
    short: true,
  });
}

export const excessOf = (player: Player): number => Math.max(0, player.hand.length - HAND_LIMIT);

/** W-20 */
export function discardExcess(run: Run, seat: number, cards: readonly string[]): Verdict {
  const player = playerOf(run.state, seat);
  if (cards.some((card) => !player.hand.includes(card))) return no('not-in-hand');
  const excess = excessOf(player);
  if (cards.length !== excess) return no('discard-exactly', { n: excess });
  emit(run, { type: 'discarded', seat, cards });
  return undefined;
}

/** W-11: once for each category of the ticket, once for each assistant. */
function payBonuses(run: Run, seat: number, { order, used }: Serving): void {
  const { categories, assistants } = bonusesOf(playerOf(run.state, seat), orderOf(order), used);
  const pay = (count: number, key: 'bonus' | 'assistants') => {
    if (count === 0) return;
    const from = { key, rule: 'W-11', card: order };
    emit(run, { type: 'gained', seat, coins: 0, tokens: BONUS_TOKENS * count, from });
  };
  pay(categories.length, 'bonus');
  pay(assistants.length, 'assistants');
  emit(run, { type: 'cleared', seat, cards: used });
}

/** What nothing can come of is not asked: the effect lapses, or (W-10) its tokens are taken. */
function answersItself(run: Run, seat: number, { effect, from }: Prompt): boolean {
  if (!uselessBecause(run.state, seat, effect)) return false;
  emit(run, { type: 'answered', seat });
  if (effect.kind === 'assistant' && effect.orTokens > 0)
    emit(run, { type: 'gained', seat, coins: 0, tokens: effect.orTokens, from });
  return true;
}

/** Goes on until a player has to be asked, or the match is over. */
export function proceed(run: Run): void {
  while (step(run));
}

function step(run: Run): boolean {
  const { state } = run;
  const seat = state.active;
  const prompt = state.prompts.at(-1);
  if (prompt) return answersItself(run, seat, prompt);
  if (state.serving) {
    payBonuses(run, seat, state.serving);
    return true;
  }
  if (state.phase !== 'closing') return false;
  if (state.owes) {
    if (upkeepRange(playerOf(state, seat))) return false;
    fallShort(run, seat);
    return true;
  }
  if (state.row.includes(null)) fillRow(run);
  if (excessOf(playerOf(run.state, seat)) > 0) return false;
  handOver(run, seat);
  return true;
}

/** W-21 */
function handOver(run: Run, seat: number): void {
  const { state } = run;
  const announces = state.announcer === null && playerOf(state, seat).served.length >= state.options.orders;
  if (announces) emit(run, { type: 'end-announced', seat });
  emit(run, { type: 'turn-ended', seat });
  const next = leftOf(state, seat);
  const roundIsOver = next === state.start;
  if (roundIsOver && run.state.announcer !== null) emit(run, { type: 'finished' });
  else
    emit(run, {
      type: 'turn-began',
      seat: next,
      round: roundIsOver ? state.round + 1 : state.round,
      at: run.at,
    });
}

/** What the clock throws away first: the lowest quality; opportunities last. */
export function leastWorth(player: Player, count: number): string[] {
  const worth = (card: string) => (isOpportunity(card) ? 100 : ingredientOf(card).quality);
  return player.hand.toSorted((a, b) => worth(a) - worth(b)).slice(0, count);
}
