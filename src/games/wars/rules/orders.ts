/** W-9, W-11: orders are completed with ingredients of the zone. */
import type { Refusal } from '../../../shared/game.ts';
import { memo } from '../../../shared/memo.ts';
import { no } from '../../../shared/rules.ts';
import { orderOf } from '../cards.ts';
import type { Draft } from '../events.ts';
import type { MoveOf } from '../moves.ts';
import { BONUS_TOKENS } from '../numbers.ts';
import { noLift, playerInTurn, playerOf, type Serving } from '../state.ts';
import { type Bench, benchFor, benchOf, type Layer } from './bench.ts';
import { applyEffects } from './effects.ts';
import { bonusesOf, liftFor, subsetsOf } from './quality.ts';
import { byName, lastOf } from './remember.ts';
import { notInRow } from './row.ts';
import { drawn, type Offer, outOfActions, type RuleOf } from './rule.ts';

type Completion = MoveOf<'order'>;

const needsExactly = byName((n: number) => no('needs-exactly', { n }));
const qualityShort = byName((n: number) => no('quality-short', { n }));

function cannotFill(bench: Bench, { order, use }: Completion): Refusal | undefined {
  const used = bench.layers.filter(({ card }) => use.includes(card));
  if (used.length !== use.length) return no('not-in-zone');
  const { type, quality } = orderOf(order);
  if (used.length !== type) return needsExactly(type);
  let missing = quality - liftFor(bench, type);
  for (const layer of used) missing -= layer.quality;
  return missing > 0 ? qualityShort(missing) : undefined;
}

export const order: RuleOf<'order'> = {
  check: (state, seat, move) =>
    notInRow(state.row, move.order) ??
    outOfActions(state) ??
    cannotFill(benchOf(playerOf(state, seat)), move),
  /** The ticket and its reward now; bonuses and tidying up follow when the reward is settled. */
  act(draft, seat, { order: card, use }) {
    draft.emit({ type: 'completed', seat, order: card, used: use });
    applyEffects(draft, [orderOf(card).reward], { key: 'reward', rule: 'W-10', card });
  },
  offers(state, seat) {
    const acts = outOfActions(state);
    const completions = completionsOn(benchOf(playerOf(state, seat)));
    const offers: Offer[] = [];
    for (const id of state.row) {
      if (id === null) continue;
      const completion = completions(id);
      if (acts) offers.push(drawn(completion.strongest, acts));
      else offers.push(...completion.ways());
    }
    return offers;
  },
};

interface Completions {
  /** The set which counts most. */
  readonly strongest: Offer;
  /** W-9: each set of the zone that fills the order; or the strongest one, and why it does not. */
  ways(): readonly Offer[];
}

function completionsFor(bench: Bench, id: string): Completions {
  const { type } = orderOf(id);
  if (bench.layers.length < type) return outOfReach(id);
  const strongest = { id: `order:${id}`, move: completion(id, bench.strongest.slice(0, type)) };
  return { strongest, ways: lastOf(() => waysFrom(bench, strongest)) };
}

function waysFrom(
  bench: Bench,
  strongest: { readonly id: string; readonly move: Completion },
): readonly Offer[] {
  const { order: id } = strongest.move;
  const blocked = cannotFill(bench, strongest.move);
  if (blocked) return [drawn(strongest, blocked)];
  return subsetsOf(bench.layers, orderOf(id).type)
    .map((set) => completion(id, set))
    .filter((move) => !cannotFill(bench, move))
    .map((move) => ({ id: `order:${id}:${move.use.join('+')}`, move }));
}

const completionsOn = memo((bench: Bench) => byName((id: string) => completionsFor(bench, id)));

const BARE = benchFor({ zone: [], assistants: [], lift: noLift() });

/** Too few ingredients are none at all. */
const outOfReach = byName((id: string): Completions => {
  const strongest = { id: `order:${id}`, move: completion(id, []) };
  const ways = [drawn(strongest, cannotFill(BARE, strongest.move))];
  return { strongest, ways: () => ways };
});

const completion = (id: string, set: readonly Layer[]): Completion => ({
  type: 'order',
  order: id,
  use: set.map(({ card }) => card).sort(),
});

/** W-11: once for each category of the ticket, once for each assistant. */
export function payBonuses(draft: Draft, { order, used }: Serving): void {
  const seat = draft.state.active;
  const { categories, assistants } = bonusesOf(playerInTurn(draft.state), orderOf(order), used);
  const pay = (count: number, key: 'bonus' | 'assistants') => {
    if (count === 0) return;
    const from = { key, rule: 'W-11', card: order };
    draft.emit({ type: 'gained', seat, coins: 0, tokens: BONUS_TOKENS * count, from });
  };
  pay(categories.length, 'bonus');
  pay(assistants.length, 'assistants');
  draft.emit({ type: 'cleared', seat, cards: used });
}
