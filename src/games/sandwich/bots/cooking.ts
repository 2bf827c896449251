/** From the market to the bread, and what is traded meanwhile. */
import { sum } from '../../../shared/lists.ts';
import { memo } from '../../../shared/memo.ts';
import { CARDS } from '../cards.ts';
import type { Move, MoveOf } from '../moves.ts';
import type { SeatView } from '../view-types.ts';
import {
  between,
  cardValue,
  chanceOf,
  type Decision,
  decision,
  highest,
  type Input,
  type Mind,
  QUICKEST,
  sinceAsked,
} from './mind.ts';
import type { Recipe } from './recipes.ts';
import { liking, temptation, type Weights } from './taste.ts';

/**
 * From the flip to the grab, in ms, the same at every level: skill lies in what is taken, not in how fast. The more
 * cards there are to look at, the longer it takes; a person who knows what to take is there first.
 */
const reactionTo = (cards: number): readonly [number, number] => [
  Math.min(3000, 2200 + 80 * (cards - 3)),
  Math.min(4000, 3400 + 100 * (cards - 3)),
];

export function grab(input: Input, mind: Mind): Decision {
  const slot = input.choices.find(({ id }) => id === 'grab')?.slots?.[0];
  if (slot?.kind !== 'one') return undefined;
  const seen = chanceOf(input, 1).shuffle(slot.from).slice(0, mind.glimpse);
  const beliefs = mind.beliefs(input);
  const card = highest(seen, (one) => cardValue(beliefs, one) + temptation(input.temper, one));
  if (card === undefined) return undefined;
  const reaction = reactionTo(input.table.setup.seats);
  return decision(input, { type: 'grab', card }, sinceAsked(input, reaction, 2));
}

/** S-45: onto the sandwich of whoever will like it best. */
export function stack(input: Input, mind: Mind): Decision {
  const beliefs = mind.beliefs(input);
  const options = input.choices.flatMap(({ move, blocked }) =>
    move.type === 'stack' && !blocked ? [move as MoveOf<'stack'>] : [],
  );
  const move = highest(options, ({ card, sandwich }) => liking(beliefs[sandwich]!, [card]));
  return move && decision(input, move, 400 + between(input, [0, 900], 3));
}

const GOOD_SWAP = 0.4;
/** Whoever has offered nothing by then, in ms, has nothing to offer. */
const OFFERING_TIME = 6_000;

/** What a card is worth that comes for another. */
const usualValue = memo((beliefs: readonly Weights[]): number => {
  const values = CARDS.map(({ id }) => cardValue(beliefs, id));
  return sum(values) / values.length;
});

const worstOf = (owned: readonly string[], beliefs: readonly Weights[]): string =>
  highest(owned, (card) => -cardValue(beliefs, card))!;

function trade(input: Input, mind: Mind): Decision {
  const { mine, seat } = input;
  const beliefs = mind.beliefs(input);
  const worst = worstOf(mine.owned, beliefs);
  const gain = (got: string, gave: string) => cardValue(beliefs, got) - cardValue(beliefs, gave);
  for (const offer of mine.offers) {
    if (offer.seat === seat) {
      const answer = highest(offer.answers, ({ card }) => gain(card, offer.card));
      if (answer && gain(answer.card, offer.card) > GOOD_SWAP)
        return decision(
          input,
          { type: 'accept', offer: offer.id, from: answer.seat, card: answer.card },
          sinceAsked(input, [3000, 5500], 4),
        );
    } else if (offer.answers.length === 0 && gain(offer.card, worst) > GOOD_SWAP) {
      return decision(
        input,
        { type: 'answer', offer: offer.id, card: worst },
        Math.max(between(input, [900, 2000], 5), sinceAsked(input, [2000, 4500], 5)),
      );
    }
  }
  const hasOffered = mine.offers.some((offer) => offer.seat === seat) || mine.swapped !== null;
  const isTooLate = input.now - input.since > OFFERING_TIME;
  if (!mind.offers || hasOffered || isTooLate) return undefined;
  if (cardValue(beliefs, worst) > usualValue(beliefs) - GOOD_SWAP) return undefined;
  return decision(input, { type: 'offer', card: worst, to: 'all' }, sinceAsked(input, [1200, 2800], 6));
}

/** The next step from the sandwiches as they lie to those of the recipe. */
function stepTowards(recipe: Recipe, { hand, sandwiches }: SeatView): Move | undefined {
  for (const [i, wanted] of recipe.entries()) {
    const lying = sandwiches[i]!.cards;
    const missing = wanted.find((card) => !lying.includes(card));
    if (missing === undefined) continue;
    const wrong = lying.find((card) => !wanted.includes(card));
    if (wrong === undefined) return { type: 'place', card: missing, sandwich: i, position: lying.length };
    return hand.includes(missing)
      ? { type: 'replace', card: missing, over: wrong }
      : { type: 'swap', cards: [missing, wrong] };
  }
  return undefined;
}

/** When there have been too many changes of mind: whatever is in the hand, wherever there is room. */
function anyPlace({ choices, mine }: Input): Move | undefined {
  for (const { move } of choices)
    if (move.type === 'place' && move.sandwich !== undefined && mine.hand[0])
      return {
        type: 'place',
        card: mine.hand[0],
        sandwich: move.sandwich,
        position: mine.sandwiches[move.sandwich]!.cards.length,
      };
  return undefined;
}

export function cook(input: Input, mind: Mind): Decision {
  const { table, mine, now, since } = input;
  const traded = table.setup.trading ? trade(input, mind) : undefined;
  if (traded) return traded;
  const laid = sum(mine.sandwiches.map(({ cards }) => cards.length));
  const paced = (move: Move, from = 900 + laid * 800) =>
    decision(input, move, Math.max(QUICKEST, since + from - now));
  const step = stepTowards(mind.recipe(input), mine);
  const fallback = mine.hand.length > 0 ? anyPlace(input) : undefined;
  const next = (step && paced(step)) ?? (fallback && paced(fallback));
  return next ?? (awaitsDeal(input) ? undefined : paced({ type: 'ready' }));
}

/**
 * Its answer stands on somebody's offer, which goes when that one is ready. Nobody waits for each other: whoever has an
 * offer out does not wait.
 */
const awaitsDeal = ({ mine, seat }: Input): boolean =>
  mine.offers.every((offer) => offer.seat !== seat) && mine.offers.some(({ answers }) => answers.length > 0);

/** Ready, but not deaf: for a good offer it comes back, while others are still at it. */
export function reconsider(input: Input, mind: Mind): Decision {
  const { mine } = input;
  const beliefs = mind.beliefs(input);
  const worst = worstOf(mine.owned, beliefs);
  const isTempting = mine.offers.some(
    ({ card }) => cardValue(beliefs, card) - cardValue(beliefs, worst) > GOOD_SWAP,
  );
  return isTempting ? decision(input, { type: 'unready' }, between(input, [1500, 3000], 10)) : undefined;
}
