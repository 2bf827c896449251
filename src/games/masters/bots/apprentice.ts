/** The apprentice puts on what an order at the Bar wants, one sandwich at a time, and looks no further. */

import { isBread, SAUCE, whiteCard } from '../cards.ts';
import { type Move, NEW } from '../moves.ts';
import type { Fit } from '../rules/matching.ts';
import type { Plan } from '../view-types.ts';
import { type Decision, decision, endTurn, type Input, offered, openTo } from './hands.ts';
import { leaningOf } from './tempers.ts';

/** In ten: how often it thinks of its inspectors and attack condiments. */
const SPITE = 3;
/** It parts with one card at a time, now and then with two. */
const FEW = [1, 1, 2] as const;
/** Of one kind. */
const ENOUGH = 3;

type Wish = readonly [frame: string, move: Move];

export function apprentice(input: Input): Decision | undefined {
  const wish = answer(input) ?? give(input) ?? claim(input) ?? step(input) ?? discard(input) ?? clear(input);
  return wish ? decision(input, ...wish) : endTurn(input);
}

function answer(input: Input): Wish | undefined {
  const [bribe] = offered(input, 'bribe');
  if (bribe && input.rng.below(2) < 1 / leaningOf(input.temper).shame)
    return [bribe.frame, { type: 'bribe' }];
  const [bin] = offered(input, 'bin');
  if (bin) return [bin.frame, { type: 'bin', card: input.rng.pick(openTo(bin)) }];
  const [comply] = offered(input, 'comply');
  return comply && [comply.frame, { type: 'comply' }];
}

function give(input: Input): Wish | undefined {
  const [choice] = offered(input, 'give');
  const slot = choice?.slots?.[0];
  if (!choice || slot?.kind !== 'pick') return undefined;
  return [choice.frame, { type: 'give', cards: input.rng.shuffle(slot.from).slice(0, slot.min) }];
}

function claim(input: Input): Wish | undefined {
  const claims = offered(input, 'claim');
  if (claims.length === 0) return undefined;
  const choice = input.rng.pick(claims);
  return [choice.frame, choice.move as Move];
}

function step(input: Input): Wish | undefined {
  const wishes = [
    ...building(input),
    ...(input.rng.below(10) < SPITE * leaningOf(input.temper).spite ? meanness(input) : []),
  ];
  return wishes.length > 0 ? input.rng.pick(wishes) : undefined;
}

function building(input: Input): Wish[] {
  const { eager } = leaningOf(input.temper);
  const begins = input.mine.plans.every((plan) => isHopeless(plan) || eager > 0);
  return offered(input, 'play').flatMap((choice): Wish[] => {
    const card = choice.move.card!;
    const places = openTo(choice).filter((place) =>
      place === NEW ? begins : input.mine.plans.some((plan) => plan.sandwich === place && suits(plan, card)),
    );
    return places.map((sandwich): Wish => [choice.frame, { type: 'play', card, sandwich }]);
  });
}

/** Bread where it closes a sandwich for an order, anything else where an order still wants it. */
function suits({ fits, closed }: Plan, card: string): boolean {
  const { symbol } = whiteCard(card);
  const wants = (fit: Fit) =>
    symbol === 'bread' && fit.state === 'ready'
      ? true
      : fit.state === 'missing' &&
        (fit.wantsFamily ||
          (fit.missing as readonly string[]).includes(symbol) ||
          (symbol === SAUCE && lacksOne(fit)));
  return !closed && fits.some((fit) => fit !== null && wants(fit));
}

const lacksOne = ({ missing, covered }: Fit): boolean => missing.length - covered === 1;

const isHopeless = ({ fits }: Plan): boolean =>
  fits.every((fit) => fit === null || fit.state === 'impossible');

/** What no order wants is heaped up, card by card, until a place is free. */
export function clear(input: Input): Wish | undefined {
  const hopeless = input.mine.plans.filter(isHopeless).map(({ sandwich }) => sandwich);
  const wishes = offered(input, 'move').flatMap((choice): Wish[] => {
    const from = choice.move.from!;
    const onto = openTo(choice).filter((to) => hopeless.includes(to));
    return hopeless.includes(from) ? onto.map((to) => [choice.frame, { type: 'move', from, to }]) : [];
  });
  return wishes[0];
}

const meanness = (input: Input): Wish[] => [
  ...offered(input, 'attack').map(
    (choice): Wish => [
      choice.frame,
      { type: 'attack', card: choice.move.card!, sandwich: input.rng.pick(openTo(choice)) },
    ],
  ),
  ...offered(input, 'report').map(
    (choice): Wish => [
      choice.frame,
      { type: 'report', card: choice.move.card!, sandwich: input.rng.pick(openTo(choice)) },
    ],
  ),
];

/** Bread and sauces are kept, the rest goes unless an own sandwich waits for it. */
function discard(input: Input): Wish | undefined {
  const [choice] = offered(input, 'discard');
  if (!choice || input.table.turn?.mode !== 'open') return undefined;
  const hand = openTo(choice);
  const isUseful = (card: string) =>
    isBread(card) || whiteCard(card).role === 'sauce' || input.mine.plans.some((plan) => suits(plan, card));
  const idle = hand.filter((card) => !isUseful(card));
  const cards = input.rng.shuffle(idle.length > 0 ? idle : surplus(hand)).slice(0, input.rng.pick(FEW));
  return cards.length > 0 ? [choice.frame, { type: 'discard', cards }] : undefined;
}

/** A hand of Bread and sauces waits for ever: what there are more than a few of goes. */
function surplus(hand: readonly string[]): readonly string[] {
  const same = (card: string) => hand.filter((one) => whiteCard(one).symbol === whiteCard(card).symbol);
  return hand.filter((card) => same(card).indexOf(card) >= ENOUGH);
}
