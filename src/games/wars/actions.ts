/** The five actions (W-8, W-9, W-12 to W-14) and opportunities (W-15). */
import { type Refusal, refuse } from '../../shared/game.ts';
import { ingredientOf, isIngredient, isOpportunity, opportunityOf, orderOf } from './cards.ts';
import type { Category } from './categories.ts';
import { applyEffects, uselessBecause } from './effects.ts';
import { HAND_LIMIT, HIRE_PRICE, TAKE_COINS, ZONE_LIMIT } from './numbers.ts';
import { priceOf, qualityOfSet, type Terms } from './quality.ts';
import { draw, emit, type Run } from './run.ts';
import { leftOf, playerOf, type State } from './state.ts';

/** Nothing = done. */
export type Verdict = Refusal | undefined;

export const no = (...args: Parameters<typeof refuse>): Refusal => refuse(...args).refusal;

const outOfActions = (state: State): Verdict => (state.actions > 0 ? undefined : no('no-actions'));

export interface PlayWish {
  readonly card: string;
  readonly replace?: string | undefined;
}

export function cannotPlay(state: State, seat: number, wish: PlayWish, terms: Terms): Verdict {
  const player = playerOf(state, seat);
  if (!player.hand.includes(wish.card)) return no('not-in-hand');
  if (!isIngredient(wish.card)) return no('not-an-ingredient');
  if (terms === 'paid' && state.actions === 0) return outOfActions(state);
  if (player.zone.length < ZONE_LIMIT && wish.replace !== undefined) return no('zone-has-room');
  if (player.zone.length >= ZONE_LIMIT && wish.replace === undefined) return no('zone-is-full');
  if (wish.replace !== undefined && !player.zone.some(({ card }) => card === wish.replace))
    return no('not-in-zone');
  const price = priceOf(player, wish.card, terms);
  return price > player.coins ? no('too-dear', { n: price, have: player.coins }) : undefined;
}

/** W-8 */
export function play(run: Run, seat: number, wish: PlayWish, terms: Terms): Verdict {
  const refused = cannotPlay(run.state, seat, wish, terms);
  if (refused) return refused;
  const { card } = wish;
  const cost = priceOf(playerOf(run.state, seat), card, terms);
  emit(run, { type: 'played', seat, card, cost, replaced: wish.replace ?? null, free: terms === 'free' });
  applyEffects(run, ingredientOf(card).play, { seat, from: { key: 'ingredient', rule: 'W-4', card } });
  return undefined;
}

export interface OrderWish {
  readonly order: string;
  readonly use: readonly string[];
}

export function cannotComplete(state: State, seat: number, { order, use }: OrderWish): Verdict {
  if (!state.row.includes(order)) return no('not-in-the-row');
  if (state.actions === 0) return outOfActions(state);
  const player = playerOf(state, seat);
  const used = player.zone.filter(({ card }) => use.includes(card));
  if (used.length !== use.length) return no('not-in-zone');
  const { type, quality } = orderOf(order);
  if (used.length !== type) return no('needs-exactly', { n: type });
  const missing = quality - qualityOfSet(player, used);
  return missing > 0 ? no('quality-short', { n: missing }) : undefined;
}

/** W-9: the ticket and its reward now; bonuses and tidying up follow when the reward is settled. */
export function complete(run: Run, seat: number, wish: OrderWish): Verdict {
  const refused = cannotComplete(run.state, seat, wish);
  if (refused) return refused;
  const { order, use } = wish;
  emit(run, { type: 'completed', seat, order, used: use });
  applyEffects(run, [orderOf(order).reward], { seat, from: { key: 'reward', rule: 'W-10', card: order } });
  return undefined;
}

/** W-12 */
export function refill(run: Run, seat: number, cards: readonly string[]): Verdict {
  const refused = outOfActions(run.state);
  if (refused) return refused;
  const { hand } = playerOf(run.state, seat);
  if (cards.some((card) => !hand.includes(card))) return no('not-in-hand');
  emit(run, { type: 'refilled', seat, cards });
  draw(run, seat, HAND_LIMIT - playerOf(run.state, seat).hand.length);
  return undefined;
}

/** W-13 */
export function takeCoins(run: Run, seat: number): Verdict {
  const refused = outOfActions(run.state);
  if (refused) return refused;
  emit(run, { type: 'took-coins', seat, n: TAKE_COINS });
  return undefined;
}

export function cannotTake(state: State, seat: number, category: Category): Verdict {
  if (state.free.includes(category)) return undefined;
  const holder = state.players.findIndex((player) => player.assistants.includes(category));
  return holder === seat ? no('assistant-yours') : no('assistant-taken', { seat: { seat: holder } });
}

export function cannotHire(state: State, seat: number, category: Category): Verdict {
  const { coins } = playerOf(state, seat);
  return (
    outOfActions(state) ??
    cannotTake(state, seat, category) ??
    (coins < HIRE_PRICE ? no('too-dear', { n: HIRE_PRICE, have: coins }) : undefined)
  );
}

/** W-14 */
export function hire(run: Run, seat: number, category: Category): Verdict {
  const refused = cannotHire(run.state, seat, category);
  if (refused) return refused;
  emit(run, { type: 'hired', seat, category, cost: HIRE_PRICE, action: true });
  return undefined;
}

/** W-15: one that would do nothing at all cannot be used. */
export function cannotUse(state: State, seat: number, card: string): Verdict {
  if (!playerOf(state, seat).hand.includes(card)) return no('not-in-hand');
  if (!isOpportunity(card)) return no('not-an-opportunity');
  const { effects } = opportunityOf(card);
  const reasons = effects.map((effect) => uselessBecause(state, seat, effect));
  return reasons.includes(undefined) ? undefined : reasons[0];
}

/** W-15: handed to the left at once, so that its effect cannot be stopped half-way. */
export function seizeOpportunity(run: Run, seat: number, card: string): Verdict {
  const refused = cannotUse(run.state, seat, card);
  if (refused) return refused;
  emit(run, { type: 'opportunity-used', seat, card, to: leftOf(run.state, seat) });
  applyEffects(run, opportunityOf(card).effects, {
    seat,
    from: { key: 'opportunity', rule: 'W-15', card },
  });
  return undefined;
}
