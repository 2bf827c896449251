/** Players who see what a phone sees, like what they like, and are in no greater hurry than people are. */
import { covers } from '../../shared/choices.ts';
import type { Bot, BotDecision, BotInput } from '../../shared/game.ts';
import { sum } from '../../shared/lists.ts';
import { memo } from '../../shared/memo.ts';
import { seededRng } from '../../shared/rng.ts';
import type { Move } from './move-types.ts';
import { bestRecipe, inOrderTaken, type Recipe } from './recipes.ts';
import { fitsTheme, learnedTastes, liking, palateOf, type Weights } from './taste.ts';
import type { SeatView, TableView } from './view-types.ts';

type Input = BotInput<TableView, SeatView, Move>;

interface Mind {
  readonly id: string;
  /** From the flip to the grab, in ms. */
  readonly reaction: readonly [number, number];
  /** How many of the cards in the market it takes in before it grabs. */
  readonly glimpse: number;
  readonly offers: boolean;
  /** By sandwich: what it believes its neighbours to like. */
  beliefs(input: Input): readonly Weights[];
  recipe(input: Input): Recipe;
}

/** The same answer to the same question however often it is asked. */
const chanceOf = ({ character, table, seat }: Input, salt: number) =>
  seededRng(character * 7919 + table.since * 31 + table.flip * 131 + seat * 17 + salt);

function between(input: Input, [from, to]: readonly [number, number], salt: number): number {
  return from + chanceOf(input, salt).below(to - from + 1);
}

const QUICKEST = 250;

/** Counted from the beginning of the phase, so that being asked again does not put it off. */
const inPhase = (input: Input, span: readonly [number, number], salt: number): number =>
  Math.max(QUICKEST, input.table.since + between(input, span, salt) - input.now);

const neighboursOf = ({ table, seat }: Input): readonly number[] => table.plan.recipients[seat] ?? [];

function decision(input: Input, move: Move, after: number): BotDecision<Move> | undefined {
  if (!covers(input.choices, move)) return undefined;
  const choice = input.choices.find(({ move: { type } }) => type === move.type);
  return choice && { move, frame: choice.frame, after };
}

const cardValue = (beliefs: readonly Weights[], card: string): number =>
  Math.max(...beliefs.map((weights) => liking(weights, [card])));

const highest = <T>(items: readonly T[], value: (item: T) => number): T | undefined =>
  items.reduce<T | undefined>(
    (best, item) => (best === undefined || value(item) > value(best) ? item : best),
    undefined,
  );

function grab(input: Input, mind: Mind): BotDecision<Move> | undefined {
  const slot = input.choices.find(({ id }) => id === 'grab')?.slots?.[0];
  if (slot?.kind !== 'one') return undefined;
  const seen = chanceOf(input, 1).shuffle(slot.from).slice(0, mind.glimpse);
  const beliefs = mind.beliefs(input);
  const card = highest(seen, (one) => cardValue(beliefs, one));
  if (card === undefined) return undefined;
  return decision(input, { type: 'grab', card }, inPhase(input, mind.reaction, 2));
}

/** S-45: onto the sandwich of whoever will like it best. */
function stack(input: Input, mind: Mind): BotDecision<Move> | undefined {
  const beliefs = mind.beliefs(input);
  const options = input.choices.flatMap(({ move, blocked }) =>
    move.type === 'stack' && !blocked ? [move as Extract<Move, { type: 'stack' }>] : [],
  );
  const move = highest(options, ({ card, sandwich }) => liking(beliefs[sandwich]!, [card]));
  return move && decision(input, move, 400 + between(input, [0, 900], 3));
}

/** With trading, nobody is ready sooner: an answer may be on its way. */
const TRADING_TIME = 11_000;
const GOOD_SWAP = 0.4;

const worstOf = (owned: readonly string[], beliefs: readonly Weights[]): string =>
  highest(owned, (card) => -cardValue(beliefs, card))!;

function trade(input: Input, mind: Mind): BotDecision<Move> | undefined {
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
          inPhase(input, [4500, 8000], 4),
        );
    } else if (offer.answers.length === 0 && gain(offer.card, worst) > GOOD_SWAP) {
      return decision(
        input,
        { type: 'answer', offer: offer.id, card: worst },
        inPhase(input, [2500, 6000], 5),
      );
    }
  }
  const hasOffered = mine.offers.some((offer) => offer.seat === seat) || mine.swapped !== null;
  if (!mind.offers || hasOffered) return undefined;
  return decision(input, { type: 'offer', card: worst, to: 'all' }, inPhase(input, [1200, 2800], 6));
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

function cook(input: Input, mind: Mind): BotDecision<Move> | undefined {
  const { table, mine, now } = input;
  const { trading } = table.setup;
  const isTradingTime = trading && now - table.since < TRADING_TIME;
  const traded = isTradingTime ? trade(input, mind) : undefined;
  if (traded) return traded;
  const laid = sum(mine.sandwiches.map(({ cards }) => cards.length));
  const paced = (move: Move, from = 900 + laid * 800) =>
    decision(input, move, Math.max(QUICKEST, table.since + from - now));
  const step = stepTowards(mind.recipe(input), mine);
  const fallback = mine.hand.length > 0 ? anyPlace(input) : undefined;
  return (
    (step && paced(step)) ??
    (fallback && paced(fallback)) ??
    paced({ type: 'ready' }, Math.max(trading ? TRADING_TIME : 0, 900 + laid * 800))
  );
}

function rank(input: Input): BotDecision<Move> | undefined {
  const { table, mine, seat, character } = input;
  const tasting = mine.tasting ?? table.tastings.find(({ taster }) => taster === seat);
  if (!tasting) return undefined;
  const palate = palateOf(character, table.setup);
  const plates = tasting.plates.map(({ id, layers }) => ({
    id,
    liked: palate.likes(layers ?? []),
    fits: fitsTheme(table, layers ?? []),
  }));
  const order = [...plates].sort((a, b) => b.liked - a.liked).map(({ id }) => id);
  const bonus = highest(plates, ({ fits }) => fits)!.id;
  const move: Move = table.plan.theme ? { type: 'rank', order, bonus } : { type: 'rank', order };
  return decision(input, move, inPhase(input, [3500, 6000], 7));
}

const offers = (input: Input, type: Move['type']): boolean =>
  input.choices.some(({ move, blocked }) => move.type === type && !blocked);

function choose(input: Input, mind: Mind): BotDecision<Move> | undefined {
  if (offers(input, 'grab')) return grab(input, mind);
  if (offers(input, 'stack')) return stack(input, mind);
  if (input.table.phase === 'prep' && input.choices.some(({ move }) => move.type === 'ready'))
    return cook(input, mind);
  if (offers(input, 'reveal')) return decision(input, { type: 'reveal' }, inPhase(input, [1200, 2500], 8));
  if (offers(input, 'skipPitch'))
    return decision(input, { type: 'skipPitch' }, inPhase(input, [1000, 2500], 9));
  return offers(input, 'rank') ? rank(input) : undefined;
}

/** Believes that everybody likes what it likes itself, and stacks as it comes. */
const apprentice: Mind = {
  id: 'apprentice',
  reaction: [1500, 3500],
  glimpse: 5,
  offers: false,
  beliefs: (input) => {
    const { weights } = palateOf(input.character, input.table.setup);
    return neighboursOf(input).map(() => weights);
  },
  recipe: ({ mine }) => inOrderTaken(mine.owned, mine.sandwiches.length),
};

const beliefsOfChef = memo((tastes: readonly Weights[]) =>
  memo((neighbours: readonly number[]): readonly Weights[] => neighbours.map((seat) => tastes[seat]!)),
);

/** Knows what most people like, learns from every ranking who is different, and builds for each neighbour. */
const chef: Mind = {
  id: 'chef',
  reaction: [900, 2000],
  glimpse: 12,
  offers: true,
  beliefs: (input) => beliefsOfChef(learnedTastes(input.table))(neighboursOf(input)),
  recipe: (input) => {
    const { table, mine } = input;
    return bestRecipe(mine.owned, {
      tastes: chef.beliefs(input),
      common: table.plan.common ? [table.plan.common] : [],
      extra: (cards) => 0.12 * fitsTheme(table, cards),
    });
  },
};

export const bots: readonly Bot<TableView, SeatView, Move>[] = [apprentice, chef].map((mind) => ({
  id: mind.id,
  choose: (input) => choose(input, mind),
}));
