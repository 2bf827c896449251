/** The two actions of a turn that need no card (W-13), and what follows from a move by itself, to the end of the turn. */
import { no } from '../../../shared/rules.ts';
import { ingredientOf } from '../cards.ts';
import type { Draft } from '../events.ts';
import { TAKE_COINS } from '../numbers.ts';
import { excessOf, leftOf, type Prompt, playerInTurn, playerOf } from '../state.ts';
import { fallShort, upkeepRange } from './assistants.ts';
import { applyEffects } from './effects.ts';
import { draw } from './market.ts';
import { uselessBecause } from './opportunities.ts';
import { payBonuses } from './orders.ts';
import { fillRow } from './row.ts';
import { drawn, type Offer, outOfActions, type RuleOf } from './rule.ts';

const COINS = { id: 'coins', move: { type: 'coins' } } as const satisfies Offer;

/** W-13 */
export const coins: RuleOf<'coins'> = {
  check: outOfActions,
  act: (draft, seat) => draft.emit({ type: 'took-coins', seat, n: TAKE_COINS }),
  offers: (state, seat) => [drawn(COINS, coins.check(state, seat, COINS.move))],
};

const END_TURN = { id: 'end-turn', move: { type: 'end-turn' } } as const satisfies Offer;

/** Both actions are taken. */
export const endTurn: RuleOf<'end-turn'> = {
  check: ({ actions }) => (actions > 0 ? no('actions-left', { n: actions }) : undefined),
  act: (draft) => close(draft, 'player'),
  offers: (state, seat) => [drawn(END_TURN, endTurn.check(state, seat, END_TURN.move))],
};

/** W-17 */
export function close(draft: Draft, by: 'player' | 'clock'): void {
  const seat = draft.state.active;
  draft.emit({ type: 'closing-began', seat, byClock: by === 'clock' });
  for (const { card } of playerInTurn(draft.state).zone)
    applyEffects(draft, ingredientOf(card).each, { key: 'ingredient', rule: 'W-17', card });
  draw(draft, seat, playerInTurn(draft.state).assistants.length);
}

/** Goes on until a player has to be asked, or the match is over. */
export function proceed(draft: Draft): void {
  while (step(draft));
}

function step(draft: Draft): boolean {
  const { state } = draft;
  const prompt = state.prompts.at(-1);
  if (prompt) return answersItself(draft, prompt);
  if (state.serving) {
    payBonuses(draft, state.serving);
    return true;
  }
  if (state.phase !== 'closing') return false;
  if (state.owes) {
    if (upkeepRange(playerInTurn(state))) return false;
    fallShort(draft);
    return true;
  }
  if (state.row.includes(null)) fillRow(draft);
  if (excessOf(playerInTurn(state)) > 0) return false;
  handOver(draft);
  return true;
}

/** What nothing can come of is not asked: the effect lapses, or (W-10) its tokens are taken. */
function answersItself(draft: Draft, { effect, from }: Prompt): boolean {
  if (!uselessBecause(draft.state, effect)) return false;
  const seat = draft.state.active;
  draft.emit({ type: 'answered', seat });
  if (effect.kind === 'assistant' && effect.orTokens > 0)
    draft.emit({ type: 'gained', seat, coins: 0, tokens: effect.orTokens, from });
  return true;
}

/** W-21 */
function handOver(draft: Draft): void {
  const { state } = draft;
  const seat = state.active;
  const announces = state.announcer === null && playerOf(state, seat).served.length >= state.options.orders;
  if (announces) draft.emit({ type: 'end-announced', seat });
  draft.emit({ type: 'turn-ended', seat });
  const next = leftOf(state, seat);
  const roundIsOver = next === state.start;
  if (roundIsOver && draft.state.announcer !== null) draft.emit({ type: 'finished' });
  else draft.emit({ type: 'turn-began', seat: next, round: roundIsOver ? state.round + 1 : state.round });
}
