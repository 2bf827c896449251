/**
 * Somebody who plays Sandwich Masters for the first time, after the rules were told once. What speaks for each habit:
 * - goes for one order, the one which the hand is nearest to, and looks for another only when it is gone or cannot be
 *   had any more: the phone says what a sandwich lacks, but nobody keeps four orders in mind on the first evening;
 * - builds one sandwich, and begins a second one now and then because there is room for it;
 * - puts a Special Sauce where one ingredient is missing: that it stands for anything is what everybody remembers;
 * - claims whatever the phone offers: its button glows;
 * - slips in one move of ten, and puts something where it only spoils: not with every card it holds;
 * - annoys somebody as soon as there is a card for it, for that is fun, whomever it hits;
 * - changes cards only when nothing can be played, and then those of the hand that look odd; a sauce never, and Bread
 *   only when the hand is full of it: nobody sits through turn after turn with nothing to do;
 * - moves what is in the way once nothing else is left to do: until then an order may still come.
 */

import { clear } from '../../src/games/masters/bots/apprentice.ts';
import {
  type Decision,
  decision,
  endTurn,
  type Input,
  offered,
  openTo,
  seatsOpenTo,
} from '../../src/games/masters/bots/hands.ts';
import type { Order } from '../../src/games/masters/cards.ts';
import { isBread, SAUCE, whiteCard } from '../../src/games/masters/cards.ts';
import { type Move, NEW } from '../../src/games/masters/moves.ts';
import type { Plan } from '../../src/games/masters/view-types.ts';

/** In ten. */
const SPITE = 6;
const SECOND_SANDWICH = 3;
const MISTAKES = 1;
const ENOUGH_BREAD = 2;

type Wish = readonly [frame: string, move: Move];

export function guest(input: Input): Decision | undefined {
  const wish = answer(input) ?? claim(input) ?? build(input) ?? annoy(input) ?? change(input) ?? clear(input);
  return wish ? decision(input, ...wish) : endTurn(input);
}

function answer(input: Input): Wish | undefined {
  const [bribe] = offered(input, 'bribe');
  if (bribe && input.rng.below(2) === 0) return [bribe.frame, { type: 'bribe' }];
  const [bin] = offered(input, 'bin');
  if (bin) return [bin.frame, { type: 'bin', card: input.rng.pick(openTo(bin)) }];
  const [comply] = offered(input, 'comply');
  if (comply) return [comply.frame, { type: 'comply' }];
  const [give] = offered(input, 'give');
  const slot = give?.slots?.[0];
  return give && slot?.kind === 'pick'
    ? [give.frame, { type: 'give', cards: input.rng.shuffle(slot.from).slice(0, slot.min) }]
    : undefined;
}

function claim(input: Input): Wish | undefined {
  const [first] = offered(input, 'claim');
  return first && [first.frame, first.move as Move];
}

/** The order of the Bar that is nearest to a sandwich with this hand; of equally near ones the first. */
function aim({ mine }: Input, plan: Plan): number | undefined {
  const held = mine.hand.map((card) => whiteCard(card).symbol);
  const far = plan.fits.map((fit) => {
    if (!fit || fit.state === 'impossible') return Infinity;
    if (fit.state === 'ready') return 0;
    return 1 + fit.missing.length + fit.missing.filter((food) => !held.includes(food)).length;
  });
  const least = Math.min(...far);
  return Number.isFinite(least) ? far.indexOf(least) : undefined;
}

function wants(input: Input, plan: Plan, card: string): boolean {
  const at = aim(input, plan);
  const fit = at === undefined ? null : plan.fits[at];
  if (!fit || plan.closed) return false;
  const { symbol } = whiteCard(card);
  if (fit.state === 'ready') return isBread(card);
  if (fit.state !== 'missing') return false;
  if (symbol === SAUCE) return fit.missing.length - fit.covered + (fit.wantsFamily ? 1 : 0) === 1;
  const order = input.table.bar[at!] as Order;
  return (
    (fit.missing as readonly string[]).includes(symbol) ||
    (fit.wantsFamily && whiteCard(card).family === order.each)
  );
}

function build(input: Input): Wish | undefined {
  const plans = input.mine.plans.filter((plan) => aim(input, plan) !== undefined);
  const slips = input.rng.below(10) < MISTAKES;
  const begins = plans.length === 0 || (plans.length === 1 && input.rng.below(10) < SECOND_SANDWICH);
  const wishes = offered(input, 'play').flatMap((choice): Wish[] => {
    const card = choice.move.card!;
    const places = openTo(choice).filter((place) =>
      place === NEW
        ? begins && input.table.turn?.mode === 'open'
        : slips
          ? plans.some((plan) => plan.sandwich === place)
          : plans.some((plan) => plan.sandwich === place && wants(input, plan, card)),
    );
    return places.map((sandwich): Wish => [choice.frame, { type: 'play', card, sandwich }]);
  });
  return wishes.length > 0 ? input.rng.pick(wishes) : undefined;
}

function annoy(input: Input): Wish | undefined {
  if (input.rng.below(10) >= SPITE) return undefined;
  const wishes = [
    ...offered(input, 'report').map(
      (choice): Wish => [
        choice.frame,
        { type: 'report', card: choice.move.card!, sandwich: input.rng.pick(openTo(choice)) },
      ],
    ),
    ...offered(input, 'inspect')
      .filter(({ dangerous }) => !dangerous)
      .map(
        (choice): Wish => [
          choice.frame,
          { type: 'inspect', card: choice.move.card!, seat: input.rng.pick(seatsOpenTo(choice)) },
        ],
      ),
    ...offered(input, 'attack').map(
      (choice): Wish => [
        choice.frame,
        { type: 'attack', card: choice.move.card!, sandwich: input.rng.pick(openTo(choice)) },
      ],
    ),
  ];
  return wishes.length > 0 ? input.rng.pick(wishes) : undefined;
}

function change(input: Input): Wish | undefined {
  const [choice] = offered(input, 'discard');
  if (!choice || input.table.turn?.mode !== 'open') return undefined;
  const odd = openTo(choice).filter(
    (card) =>
      !isBread(card) &&
      whiteCard(card).role !== 'sauce' &&
      !input.mine.plans.some((plan) => wants(input, plan, card)),
  );
  const spare = openTo(choice).filter(isBread).slice(ENOUGH_BREAD);
  const cards = input.rng.shuffle(odd.length > 0 ? odd : spare).slice(0, 3);
  return cards.length > 0 ? [choice.frame, { type: 'discard', cards }] : undefined;
}
