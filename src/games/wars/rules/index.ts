import type { Actor, Choice } from '../../../shared/game.ts';
import { decideBy, no, type Rule, type Rules } from '../../../shared/rules.ts';
import type { Event } from '../events.ts';
import { topFrame } from '../frames.ts';
import type { Move, MoveOf } from '../moves.ts';
import { type Question, questionOf, type State } from '../state.ts';
import { hire, takeAssistant, upkeep } from './assistants.ts';
import { play, stop } from './cooking.ts';
import { discard, refill } from './market.ts';
import { opportunity } from './opportunities.ts';
import { order } from './orders.ts';
import { split, takeTokens } from './rewards.ts';
import { swap } from './row.ts';
import type { Offer, RuleOf } from './rule.ts';
import { timeUp } from './time.ts';
import { coins, endTurn, proceed } from './turn.ts';

const TURN = [order, play, opportunity, coins, refill, hire, endTurn];

/** What each question is answered with, in the order in which it is offered. */
const answers: { readonly [Q in Question]: readonly Pick<RuleOf<never>, 'offers'>[] } = {
  turn: TURN,
  'wrap-up': TURN,
  assistant: [takeTokens, takeAssistant],
  split: [split],
  'free-play': [play, stop],
  'swap-order': [swap],
  upkeep: [upkeep],
  discard: [discard],
};

const inTurn = <T extends Move['type']>(rule: RuleOf<T>): Rule<State, Event, MoveOf<T>> => ({
  check(state, { actor, move }) {
    const question = questionOf(state);
    if (!question || actor !== state.active) return no('not-your-turn');
    return answers[question].includes(rule) ? rule.check(state, actor, move) : no('not-now');
  },
  act(draft, { move }) {
    rule.act(draft, draft.state.active, move);
    proceed(draft);
  },
});

const rules: Rules<State, Event, Move> = {
  play: inTurn(play),
  order: inTurn(order),
  refill: inTurn(refill),
  coins: inTurn(coins),
  hire: inTurn(hire),
  opportunity: inTurn(opportunity),
  'end-turn': inTurn(endTurn),
  'take-assistant': inTurn(takeAssistant),
  'take-tokens': inTurn(takeTokens),
  split: inTurn(split),
  stop: inTurn(stop),
  swap: inTurn(swap),
  upkeep: inTurn(upkeep),
  discard: inTurn(discard),
  'time-up': timeUp,
};

export const decide = decideBy(rules);

const NOTHING: readonly Choice<Move>[] = [];

export function choices(state: State, actor: Actor): readonly Choice<Move>[] {
  const question = questionOf(state);
  if (!question || actor !== state.active) return NOTHING;
  const frame = topFrame(state);
  const all: Choice<Move>[] = [];
  for (const rule of answers[question])
    for (const offer of rule.offers(state, actor)) all.push(inFrame(offer, frame));
  return all;
}

function inFrame({ id, move, slots, blocked }: Offer, frame: string): Choice<Move> {
  if (!slots) return blocked ? { id, frame, move, blocked } : { id, frame, move };
  return blocked ? { id, frame, move, slots, blocked } : { id, frame, move, slots };
}
