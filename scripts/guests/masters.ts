/**
 * Somebody who plays Sandwich Masters for the first time, after the rules were told once. What speaks for each habit:
 * - goes for one order, the first of the Bar that seems near, and looks for another only when it is gone or cannot be
 *   had any more: nobody keeps four orders in mind on the first evening;
 * - builds one sandwich, and begins a second one now and then because there is room for it;
 * - claims whatever the phone offers: its button glows;
 * - annoys somebody as soon as there is a card for it, for that is fun, whomever it hits;
 * - changes cards only when nothing can be played, and then those of the hand that look odd.
 */

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
import { isBread, whiteCard } from '../../src/games/masters/cards.ts';
import { type Move, NEW } from '../../src/games/masters/moves.ts';
import type { Plan } from '../../src/games/masters/view-types.ts';

/** In ten. */
const SPITE = 6;
const SECOND_SANDWICH = 3;
const MISTAKES = 1;

type Wish = readonly [frame: string, move: Move];

export function guest(input: Input): Decision | undefined {
  const wish = answer(input) ?? claim(input) ?? build(input) ?? annoy(input) ?? change(input);
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

/** The order of the Bar that is nearest to a sandwich; of equally near ones the first. */
function aim(plan: Plan): number | undefined {
  const far = plan.fits.map((fit) =>
    !fit || fit.state === 'impossible' ? Infinity : fit.state === 'ready' ? 0 : fit.missing.length + 1,
  );
  const least = Math.min(...far);
  return Number.isFinite(least) ? far.indexOf(least) : undefined;
}

function wants(input: Input, plan: Plan, card: string): boolean {
  const at = aim(plan);
  const fit = at === undefined ? null : plan.fits[at];
  if (!fit || plan.closed) return false;
  const { symbol } = whiteCard(card);
  if (fit.state === 'ready') return isBread(card);
  if (fit.state !== 'missing') return false;
  const order = input.table.bar[at!] as Order;
  return (
    (fit.missing as readonly string[]).includes(symbol) ||
    (fit.wantsFamily && whiteCard(card).family === order.each)
  );
}

function build(input: Input): Wish | undefined {
  const plans = input.mine.plans.filter((plan) => aim(plan) !== undefined);
  const begins = plans.length === 0 || (plans.length === 1 && input.rng.below(10) < SECOND_SANDWICH);
  const wishes = offered(input, 'play').flatMap((choice): Wish[] => {
    const card = choice.move.card!;
    const places = openTo(choice).filter((place) =>
      place === NEW
        ? begins && input.table.turn?.mode === 'open'
        : input.rng.below(10) < MISTAKES
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
    (card) => !isBread(card) && !input.mine.plans.some((plan) => wants(input, plan, card)),
  );
  const cards = input.rng.shuffle(odd).slice(0, 3);
  return cards.length > 0 ? [choice.frame, { type: 'discard', cards }] : undefined;
}
