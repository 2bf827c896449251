/** When the turn's clock has run out, the turn is finished in the plainest way: who has gone away loses little. */
import { checkClock, type Rule } from '../../../shared/rules.ts';
import { ingredientOf, isOpportunity } from '../cards.ts';
import type { Draft, Event } from '../events.ts';
import { clocks } from '../frames.ts';
import type { Move, MoveOf } from '../moves.ts';
import { excessOf, type Player, playerInTurn, type Question, questionOf, type State } from '../state.ts';
import { takeAssistant, upkeep, upkeepRange } from './assistants.ts';
import { stop } from './cooking.ts';
import { discard } from './market.ts';
import { split, takeTokens, topOf } from './rewards.ts';
import { swap } from './row.ts';
import type { RuleOf } from './rule.ts';
import { close, coins, proceed } from './turn.ts';

export const timeUp: Rule<State, Event, MoveOf<'time-up'>> = {
  check: (state, command) => checkClock(clocks(state), command),
  act(draft) {
    const { turn } = draft.state;
    for (
      let question = questionOf(draft.state);
      question && draft.state.turn === turn;
      question = questionOf(draft.state)
    ) {
      plainAnswers[question](draft);
      proceed(draft);
    }
  },
};

function give<T extends Move['type']>(draft: Draft, rule: RuleOf<T>, move: MoveOf<T>): void {
  const seat = draft.state.active;
  const refusal = rule.check(draft.state, seat, move);
  if (refusal) throw new Error(`the clock cannot give ${JSON.stringify(move)}: ${refusal.key}`);
  rule.act(draft, seat, move);
}

const plainAnswers: { readonly [Q in Question]: (draft: Draft) => void } = {
  turn: (draft) => give(draft, coins, { type: 'coins' }),
  'wrap-up': (draft) => close(draft, 'clock'),
  assistant(draft) {
    const { effect } = topOf(draft.state, 'assistant');
    if (effect.orTokens > 0) give(draft, takeTokens, { type: 'take-tokens' });
    else give(draft, takeAssistant, { type: 'take-assistant', assistant: draft.state.free[0]! });
  },
  split: (draft) => give(draft, split, { type: 'split', coins: topOf(draft.state, 'split').effect.n }),
  'free-play': (draft) => give(draft, stop, { type: 'stop' }),
  'swap-order': (draft) =>
    give(draft, swap, { type: 'swap', order: draft.state.row.find((place) => place !== null)! }),
  /** W-18: paid, with coins first; who was paid for stays. */
  upkeep: (draft) =>
    give(draft, upkeep, { type: 'upkeep', tokens: upkeepRange(playerInTurn(draft.state))!.min, back: [] }),
  discard(draft) {
    const player = playerInTurn(draft.state);
    give(draft, discard, { type: 'discard', cards: leastWorth(player, excessOf(player)) });
  },
};

/** What the clock throws away first: the lowest quality; opportunities last. */
function leastWorth(player: Player, count: number): string[] {
  const worth = (card: string) => (isOpportunity(card) ? 100 : ingredientOf(card).quality);
  return player.hand.toSorted((a, b) => worth(a) - worth(b)).slice(0, count);
}
