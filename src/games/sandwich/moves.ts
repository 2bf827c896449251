import { type Actor, accept, type Command, type Refusal, type Result, refuse } from '../../shared/game.ts';
import type { Rng } from '../../shared/rng.ts';
import { tableChoices, tableRules } from './clocks.ts';
import type { Event } from './events.ts';
import { Telling } from './flow.ts';
import { kitchenChoices, kitchenRules } from './kitchen.ts';
import { marketChoices, marketRules } from './market.ts';
import type { Move } from './move-types.ts';
import { no, type Offered, type SeatRules } from './rule.ts';
import type { State } from './state.ts';
import { tastingChoices, tastingRules } from './tasting.ts';
import { tradingRules } from './trading.ts';

const seatRules: SeatRules<Exclude<Move['type'], 'next' | 'timeUp'>> = {
  ...marketRules,
  ...kitchenRules,
  ...tradingRules,
  ...tastingRules,
};

type Rule = (telling: Telling, seat: number, move: Move) => Refusal | undefined;

function ruling(telling: Telling, actor: Actor, move: Move): Refusal | undefined {
  if (actor === 'table') {
    if (move.type === 'next') return tableRules.next(telling);
    return move.type === 'timeUp' ? tableRules.timeUp(telling, move) : no('onlyPlayers');
  }
  const rule = (seatRules as Readonly<Partial<Record<Move['type'], Rule>>>)[move.type];
  return rule ? rule(telling, actor, move) : no('onlyTable');
}

export function decide(state: State, command: Command<Move>, rng: Rng): Result<readonly Event[]> {
  const telling = new Telling(state, command.at, rng);
  const refusal = ruling(telling, command.actor, command.move);
  return refusal ? refuse(refusal.key, refusal.params) : accept(telling.events);
}

export const choices = (state: State, actor: Actor): Offered[] =>
  actor === 'table'
    ? tableChoices(state)
    : [...marketChoices(state, actor), ...kitchenChoices(state, actor), ...tastingChoices(state, actor)];
