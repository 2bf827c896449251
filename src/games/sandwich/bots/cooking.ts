/** From the market to the bread, and what is traded meanwhile. */
import { sum } from '../../../shared/lists.ts';
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
import { liking, type Weights } from './taste.ts';

export function grab(input: Input, mind: Mind): Decision {
  const slot = input.choices.find(({ id }) => id === 'grab')?.slots?.[0];
  if (slot?.kind !== 'one') return undefined;
  const seen = chanceOf(input, 1).shuffle(slot.from).slice(0, mind.glimpse);
  const beliefs = mind.beliefs(input);
  const card = highest(seen, (one) => cardValue(beliefs, one));
  if (card === undefined) return undefined;
  return decision(input, { type: 'grab', card }, sinceAsked(input, mind.reaction, 2));
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

/** With trading, nobody is ready sooner: an answer may be on its way. */
const TRADING_TIME = 11_000;
const GOOD_SWAP = 0.4;

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
          sinceAsked(input, [4500, 8000], 4),
        );
    } else if (offer.answers.length === 0 && gain(offer.card, worst) > GOOD_SWAP) {
      return decision(
        input,
        { type: 'answer', offer: offer.id, card: worst },
        sinceAsked(input, [2500, 6000], 5),
      );
    }
  }
  const hasOffered = mine.offers.some((offer) => offer.seat === seat) || mine.swapped !== null;
  if (!mind.offers || hasOffered) return undefined;
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
  const { trading } = table.setup;
  const isTradingTime = trading && now - since < TRADING_TIME;
  const traded = isTradingTime ? trade(input, mind) : undefined;
  if (traded) return traded;
  const laid = sum(mine.sandwiches.map(({ cards }) => cards.length));
  const paced = (move: Move, from = 900 + laid * 800) =>
    decision(input, move, Math.max(QUICKEST, since + from - now));
  const step = stepTowards(mind.recipe(input), mine);
  const fallback = mine.hand.length > 0 ? anyPlace(input) : undefined;
  return (
    (step && paced(step)) ??
    (fallback && paced(fallback)) ??
    paced({ type: 'ready' }, Math.max(trading ? TRADING_TIME : 0, 900 + laid * 800))
  );
}
