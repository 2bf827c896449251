import type { Match } from '../../shared/game.ts';
import { range } from '../../shared/lists.ts';
import type { Rng } from '../../shared/rng.ts';
import { ingredients, opportunities, orders } from './cards.ts';
import type { Event } from './events.ts';
import { HAND_LIMIT } from './numbers.ts';
import type { Options } from './options.ts';
import { draw, emit, fillRow, runFrom } from './run.ts';
import { initial } from './state.ts';

/** W-5, W-6, W-7 */
export function setup(match: Match<Options>, rng: Rng): readonly Event[] {
  const run = runFrom(initial(match), rng, 0);
  const ids = (cards: readonly { readonly id: string }[]) => rng.shuffle(cards.map((card) => card.id));
  emit(run, { type: 'market-shuffled', deck: ids([...ingredients, ...opportunities]) });
  emit(run, { type: 'orders-shuffled', deck: ids(orders) });
  for (const seat of range(match.seats)) draw(run, seat, HAND_LIMIT);
  fillRow(run);
  const { start } = match.options;
  emit(run, { type: 'began', start: start ?? rng.below(match.seats), chosen: start !== null });
  emit(run, { type: 'turn-began', seat: run.state.start, round: 1, at: 0 });
  return run.events;
}
