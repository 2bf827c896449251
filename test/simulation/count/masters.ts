/** Sandwich Masters: orders filled, bribes paid, what events gave and took (M-15 to M-23). */
import { baseOrders, events, orderUpOrders } from '../../../src/games/masters/black-deck.ts';
import { type HouseEvent, type Order, whiteKinds } from '../../../src/games/masters/cards.ts';
import type { Event, EventOf } from '../../../src/games/masters/events.ts';
import { type Counted, factsOf, type Log, mostWins, zeros } from './facts.ts';

const white = new Map(whiteKinds.map((kind) => [kind.id, kind]));
const kind = (card: string) => white.get(card.split('~')[0]!)!;
const isBread = (card: string): boolean => kind(card).symbol === 'bread';
/** M-22, M-23 */
const BRIBES: Readonly<Record<string, number>> = { lazy: 2, jobsworth: 4, strict: 6 };

type Sandwich = { readonly owner: number; cards: string[] };

/**
 * M-15, M-18: what this sandwich is paid for this order; nothing when it does not fill it. The pieces are laid out as
 * the order lists them, and a sauce where something else than Bread is wanting.
 */
function worth({ needs, each, reward }: Order, cards: readonly string[]): number | null {
  if (cards.length < 2 || !isBread(cards[0]!) || !isBread(cards.at(-1)!)) return null;
  const pieces = cards.slice(1, -1).filter((card) => kind(card).role !== 'attack');
  let sauces = pieces.filter((card) => kind(card).role === 'sauce').length;
  const left = pieces.filter((card) => kind(card).role !== 'sauce').map((card) => kind(card));
  for (const need of needs) {
    const at = left.findIndex(({ symbol }) => symbol === need);
    if (at >= 0) left.splice(at, 1);
    else if (need === 'bread' || sauces === 0) return null;
    else sauces -= 1;
  }
  if (each === null) return left.length + sauces === 0 ? reward : null;
  if (left.length + sauces === 0 || left.some(({ family }) => family !== each)) return null;
  return reward * pieces.length;
}

export function masters(log: Log): Counted {
  const money = zeros(log.seats);
  const faults: string[] = [];
  const bar: (string | null)[] = [null, null, null, null];
  const sandwiches = new Map<string, Sandwich>();
  const open = (seat: number): number =>
    [...sandwiches.values()].filter(({ owner, cards }) => owner === seat && cards.length > 0).length;
  const dues: { seat: number; amount: number }[] = [];
  let inspector: EventOf<'inspected'> | null = null;
  /** What was handed to the inspector who waits for an answer. */
  let bribe: number | null = null;
  for (const fact of factsOf<Event>(log.commits)) {
    switch (fact.type) {
      case 'turned-up':
        bar[fact.slot] = fact.card;
        break;
      case 'started':
        sandwiches.set(fact.sandwich, { owner: fact.seat, cards: [fact.card] });
        if (open(fact.seat) > 4) faults.push(`M-13: seat ${fact.seat} has more than four open sandwiches`);
        break;
      case 'played':
      case 'attacked':
        sandwiches.get(fact.sandwich)!.cards.push(fact.card);
        break;
      case 'moved':
        if (sandwiches.get(fact.from)!.cards.pop() !== fact.card)
          faults.push(`M-10: ${fact.card} was not on top`);
        sandwiches.get(fact.to)!.cards.push(fact.card);
        break;
      case 'lost':
        sandwiches.get(fact.sandwich)!.cards = [...fact.left];
        break;
      case 'claimed':
        claim(fact);
        break;
      case 'inspected':
        inspector = fact.clean ? null : fact;
        break;
      case 'answered':
        if (fact.bribed !== (bribe !== null)) faults.push(`M-22: seat ${fact.seat} paid ${bribe}`);
        bribe = null;
        inspector = null;
        break;
      case 'event-began':
        happen(events.find(({ id }) => id === bar[fact.slot])!);
        break;
      case 'event-ended':
        bar[fact.slot] = null;
        break;
      case 'swept':
        for (const [slot, card] of bar.entries()) if (!events.some(({ id }) => id === card)) bar[slot] = null;
        break;
      case 'paid':
        if (fact.cause.kind === 'bribe') {
          bribe = inspector?.victim === fact.seat ? BRIBES[kind(inspector.card).id]! : null;
          due(fact.seat, -(bribe ?? 0));
        }
        pay(fact);
        break;
      case 'turn-began':
      case 'ended':
        for (const { seat, amount } of dues.splice(0)) faults.push(`seat ${seat} was never paid ${amount}`);
        break;
    }
  }
  return { places: mostWins(money), faults };

  function pay({ seat, amount }: EventOf<'paid'>): void {
    const at = dues.findIndex((one) => one.seat === seat && one.amount === amount);
    if (at < 0) faults.push(`seat ${seat} is paid ${amount}, which nobody owes`);
    else dues.splice(at, 1);
    money[seat]! += amount;
    // M-22: never more than there is.
    if (money[seat]! < 0) faults.push(`M-22: seat ${seat} has ${money[seat]}`);
  }

  function claim({ seat, sandwich, slot }: EventOf<'claimed'>): void {
    const { owner, cards } = sandwiches.get(sandwich)!;
    const order = [...baseOrders, ...orderUpOrders].find(({ id }) => id === bar[slot]);
    const amount = order ? worth(order, cards) : null;
    if (amount === null || owner !== seat) faults.push(`M-15: ${cards} of seat ${owner} is no ${bar[slot]}`);
    else dues.push({ seat, amount });
    sandwiches.delete(sandwich);
    bar[slot] = null;
  }

  /** Read on the cards: a tip for each open sandwich, a fine for each bad card in them, as far as there is money. */
  function happen({ effect }: HouseEvent): void {
    for (const seat of money.keys()) {
      const own = [...sandwiches.values()].filter(({ owner }) => owner === seat);
      const bad = own.flatMap(({ cards }) => cards).filter((card) => kind(card).bad).length;
      const owed = money[seat]!;
      if (effect.do === 'tips') due(seat, effect.each * open(seat));
      if (effect.do === 'fines') due(seat, -Math.min(owed, effect.each * bad));
    }
  }

  function due(seat: number, amount: number): void {
    if (amount !== 0) dues.push({ seat, amount });
  }
}
