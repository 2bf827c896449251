/** Sandwich: who cooked what for whom, and how it was ranked (S-15 to S-23, S-30 to S-33, S-44, S-47). */
import type { Event, EventOf } from '../../../src/games/sandwich/events.ts';
import type { Options } from '../../../src/games/sandwich/options.ts';
import { type Counted, factsOf, type Log, mostWins, zeros } from './facts.ts';

interface Round {
  readonly number: number;
  order: number[];
  plates: Map<number, readonly number[]>;
  rankings: Map<number, EventOf<'ranked'>>;
  told: number;
}

/** S-33 in the first round of the youngest, S-30 with three, else three sandwiches each. */
function scaleIn(round: number, seats: number, options: Options): readonly number[] {
  if (options.youngPlayers && round === 1) return [options.scale[0]!, 0];
  return seats === 3 ? options.scaleThree : options.scale;
}

/** S-18: from those on the right, or on the left where the direction twists (S-47); of three seats two from each (S-30). */
function cooksFor(taster: number, round: number, { seats, options }: Log): number[] {
  const { twister, youngPlayers } = options as unknown as Options;
  const from = twister && seats >= 5 && round % 2 === 0 ? 1 : -1;
  const steps = youngPlayers && round === 1 ? [1, 2] : seats === 3 ? [1, 1, 2, 2] : [1, 2, 3];
  return steps.map((step) => (taster + from * step + seats) % seats).sort((a, b) => a - b);
}

export function sandwich(log: Log): Counted {
  const options = log.options as unknown as Options;
  const points = zeros(log.seats);
  const faults: string[] = [];
  let round: Round = { number: 0, order: [], plates: new Map(), rankings: new Map(), told: 0 };
  for (const fact of factsOf<Event>(log.commits)) {
    switch (fact.type) {
      case 'dealt':
        round = { number: fact.round, order: [], plates: new Map(), rankings: new Map(), told: 0 };
        break;
      case 'served':
        round.order = fact.tables.map(({ taster }) => taster);
        for (const { taster, plates } of fact.tables) {
          const cooks = plates.map(({ cook }) => cook);
          round.plates.set(taster, cooks);
          const should = cooksFor(taster, round.number, log);
          if (String(cooks.toSorted((a, b) => a - b)) !== String(should))
            faults.push(`S-18: seat ${taster} gets sandwiches of ${cooks} instead of ${should}`);
        }
        break;
      case 'taster-named': {
        // S-19: clockwise from whoever begins.
        const seats = Array.from({ length: log.seats }, (_, i) => (fact.seat + i) % log.seats);
        round.order = seats.filter((seat) => round.order.includes(seat));
        break;
      }
      case 'ranked':
        round.rankings.set(fact.taster, fact);
        break;
      case 'verdict-given':
        round.told += 1;
        give(round, fact.turn);
        break;
      case 'round-ended':
      case 'ended':
        if (round.told !== log.seats) faults.push(`S-23: ${round.told} of ${log.seats} have tasted`);
        break;
    }
  }
  return { places: mostWins(points), faults };

  function give({ order, plates, rankings, number }: Round, turn: number): void {
    const taster = order[turn]!;
    const ranking = rankings.get(taster);
    const cooks = plates.get(taster) ?? [];
    const ids = cooks.map((_, i) => `${taster}.${i}`);
    if (!ranking || String([...ranking.order].sort()) !== String(ids)) {
      faults.push(`S-22: the ranking of seat ${taster} is ${JSON.stringify(ranking?.order)} of ${ids}`);
      return;
    }
    const scale = scaleIn(number, log.seats, options);
    ranking.order.forEach((id, place) => {
      const cook = cooks[ids.indexOf(id)]!;
      points[cook]! += scale[place]!;
      // S-44
      if (id === ranking.bonus) points[cook]! += 1;
    });
  }
}
