/** What the table's clocks do: a card is turned, a window closes, chance decides for who thinks too long. */
import { checkClock } from '../../../shared/rules.ts';
import type { Draft } from '../events.ts';
import { clocks } from '../frames.ts';
import type { Step } from '../state.ts';
import { turnBid } from './bidding.ts';
import { discard, keep } from './building.ts';
import { answerByChance } from './napkins/answering.ts';
import { drawForFirst } from './opening.ts';
import type { RuleOf } from './rule.ts';
import { eat } from './verdict.ts';

export const timeUp: RuleOf<'time-up'> = {
  check: (state, command) => checkClock(clocks(state), command),
  act(draft) {
    const { step, stack } = draft.state;
    const newest = stack.at(-1);
    if (!newest) stepTimeIsUp(draft, step);
    else if (newest.stage === 'reaction') draft.emit({ type: 'napkin-allowed' });
    else answerByChance(draft);
  },
};

function stepTimeIsUp(draft: Draft, step: Step): void {
  const { rng, state } = draft;
  switch (step.kind) {
    case 'opening':
      drawForFirst(draft, step.rounds);
      break;
    case 'build':
      discard(draft, step.seat, rng.pick(state.players[step.seat]!.hand));
      break;
    case 'keep':
      keep(draft, step, rng.pick(step.drawn));
      break;
    case 'bid':
      draft.emit({ type: 'opted-out', seat: step.seat, emptyHanded: false });
      break;
    case 'reveal':
      turnBid(draft);
      break;
    case 'verdict':
      eat(draft, step);
      break;
    case 'last-meal':
      draft.emit({ type: 'ended', reason: step.reason });
      break;
    case 'ended':
      break;
  }
}
