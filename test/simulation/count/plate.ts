/** The Plate game: what lies on the plates, what is bid, who eats (P-11, P-15 to P-17, P-29, P-31). */
import { FACES, type Face } from '../../../src/games/plate/cards.ts';
import type { Event } from '../../../src/games/plate/events.ts';
import { type Counted, factsOf, type Log, mostWins, total, zeros } from './facts.ts';

const printed = new Map<string, Face>(FACES.map((face) => [face.id, face]));
const face = (card: string): Face => printed.get(card.split('~')[0]!)!;

interface Bid {
  on: number;
  readonly card: string;
}

/** P-23: it lies before somebody until it is used. */
interface Lying {
  readonly card: string;
  readonly serves: number;
}

interface Table {
  readonly plates: Map<string, string[]>;
  bids: Bid[];
  napkins: string[];
  lying: Lying[];
  eaten: string | null;
}

const bonusOf = ({ card }: Lying): number => {
  const napkin = face(card);
  return napkin.kind === 'napkin' && napkin.effect.kind === 'bid-bonus' ? napkin.effect.points : 0;
};

const isShield = ({ card }: Lying): boolean => {
  const napkin = face(card);
  return napkin.kind === 'napkin' && napkin.effect.kind === 'shield';
};

export function plate(log: Log): Counted {
  const points = zeros(log.seats);
  const faults: string[] = [];
  const table: Table = { plates: new Map(), bids: [], napkins: [], lying: [], eaten: null };
  const on = (id: string): string[] => table.plates.get(id) ?? [];
  for (const fact of factsOf<Event>(log.commits)) {
    switch (fact.type) {
      case 'started':
        if (on(fact.plate).length > 0) faults.push(`P-6: ${fact.plate} was not empty`);
        table.plates.set(fact.plate, [fact.card]);
        break;
      case 'added':
      case 'finished':
      case 'garnished':
        table.plates.set(fact.plate, [...on(fact.plate), fact.card]);
        break;
      case 'top-taken':
        table.plates.set(fact.plate, on(fact.plate).slice(0, -1));
        break;
      case 'top-moved':
        table.plates.set(fact.from, on(fact.from).slice(0, -1));
        table.plates.set(fact.to, [...on(fact.to), fact.card]);
        break;
      case 'bidding-began':
        table.bids = [];
        table.eaten = fact.plate;
        break;
      case 'bid-placed':
        table.bids.push({ on: fact.on, card: fact.card });
        break;
      case 'bids-swapped':
        for (const bid of table.bids)
          bid.on = bid.on === fact.one ? fact.other : bid.on === fact.other ? fact.one : bid.on;
        break;
      case 'napkin-played':
        table.napkins.push(fact.card);
        break;
      // P-22: the one beneath the newest.
      case 'napkin-cancelled':
        table.napkins.splice(-2, 1);
        break;
      case 'napkin-done': {
        const card = table.napkins.pop()!;
        if (fact.serves !== null) table.lying.push({ card, serves: fact.serves });
        break;
      }
      case 'eaten':
        eat();
        break;
    }
  }
  return { places: mostWins(points), faults };

  function eat(): void {
    const seats = points.map((_, seat) => seat);
    const cards = on(table.eaten!);
    const value = total(cards.map((card) => worthOf(card)));
    const scores = seats.map((seat) => {
      const bids = table.bids.filter((bid) => bid.on === seat && face(bid.card).kind === 'bid');
      const lying = table.lying.filter(({ serves }) => serves === seat);
      return total([...bids.map(({ card }) => worthOf(card)), ...lying.map(bonusOf)]);
    });
    const eaters = seats.filter((seat) => scores[seat] === Math.max(...scores));
    const share = Math.floor(value / eaters.length);
    table.lying = table.lying.filter((napkin) => bonusOf(napkin) === 0);
    for (const seat of eaters) {
      const shield = share < 0 && table.lying.findIndex((one) => isShield(one) && one.serves === seat);
      if (shield === false || shield < 0) points[seat]! += share;
      else table.lying.splice(shield, 1);
    }
    table.plates.set(table.eaten!, []);
    table.bids = [];
  }
}

function worthOf(card: string): number {
  const printed = face(card);
  return printed.kind === 'napkin' ? 0 : printed.value;
}
