/**
 * How long a match of Sándwich Wars lasts, whether its cards, its assistants and its first seat are fair, and how much
 * its opportunities carry (W-16).
 *   npm run simulate wars                  200 matches at each number of seats
 *   npm run simulate wars 500 3            500 matches of three, seeds 1 to 500
 *   npm run simulate wars 500 3 501        seeds 501 to 1000
 *   npm run simulate wars levels 1000      each level, and a guest, against each
 *   npm run simulate wars taste 200 3 action=2.5 clutter=2      the chef against one of another taste
 */

import { chefWith, TASTE } from '../../src/games/wars/bots/chef.ts';
import { botOf } from '../../src/games/wars/bots/index.ts';
import type { Taste } from '../../src/games/wars/bots/projects.ts';
import { ingredientOf, opportunities } from '../../src/games/wars/cards.ts';
import { CATEGORIES, type Category } from '../../src/games/wars/categories.ts';
import type { Event } from '../../src/games/wars/events.ts';
import { wars } from '../../src/games/wars/index.ts';
import type { State } from '../../src/games/wars/state.ts';
import { range, sum } from '../../src/shared/lists.ts';
import { playout } from '../../test/support/playout.ts';
import { optionsOf } from '../../test/support/position.ts';
import { guest } from '../guests/wars.ts';
import type { Arena } from '../lib/duels.ts';

type Level = (typeof wars.bots)[number];

const OPTIONS = optionsOf(wars);
/** The cards are judged by whoever makes the most of them. */
const chef = botOf('best', chefWith(TASTE));

interface Report {
  readonly matches: number;
  readonly rounds: readonly number[];
  readonly used: Readonly<Record<Category, number>>;
  readonly hired: Readonly<Record<Category, number>>;
  readonly played: number;
  readonly playedFree: number;
  readonly turns: number;
  /** Coins paid for ingredients, and what is printed on them. */
  readonly paid: number;
  readonly printed: number;
  /** By place after the start player. */
  readonly wins: readonly number[];
  readonly hires: number;
  readonly lost: number;
  /** In how many turns each opportunity was used. */
  readonly opportunities: Readonly<Record<string, number>>;
}

const none = (): Record<Category, number> =>
  Object.fromEntries(CATEGORIES.map((category) => [category, 0])) as Record<Category, number>;

interface Seating {
  readonly players: readonly Level[];
  readonly seed: number;
}

function play({ players, seed }: Seating) {
  const match = { seats: players.length, options: OPTIONS };
  const { end, steps } = playout({ game: wars, match, seed, players });
  const state = end as State;
  const { standings } = wars.outcome(state)!;
  const winners = standings.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
  return { state, winners, events: steps.flatMap(({ events }) => events as readonly Event[]) };
}

function survey(seats: number, matches: number, firstSeed: number): Report {
  const rounds: number[] = [];
  const used = none();
  const hired = none();
  const chances = Object.fromEntries(opportunities.map(({ id }) => [id, 0]));
  let [played, playedFree, turns, paid, printed, hires, lost] = [0, 0, 0, 0, 0, 0, 0];
  const wins = range(seats).map(() => 0);
  for (let seed = firstSeed; seed < firstSeed + matches; seed++) {
    const { state, events, winners } = play({ players: range(seats).map(() => chef), seed });
    rounds.push(state.round);
    turns += state.turn;
    let fresh = 0;
    for (const winner of winners) {
      wins[(winner - state.start + seats) % seats]! += 1 / winners.length;
      for (const { card } of state.players[winner]!.served.flatMap((served) => served.used))
        used[ingredientOf(card).category] += 1;
    }
    for (const event of events) {
      if (event.type === 'hired' && winners.includes(event.seat)) hired[event.category] += 1;
      if (event.type === 'opportunity-used') chances[event.card]! += 1;
      if (event.type === 'turn-began') fresh = 0;
      if (event.type === 'hired' && event.action) {
        fresh += 1;
        hires += 1;
      }
      if (event.type === 'upkeep-paid' && event.short) lost += fresh;
      if (event.type !== 'played') continue;
      played += 1;
      paid += event.cost;
      printed += ingredientOf(event.card).cost;
      if (event.free) playedFree += 1;
    }
  }
  rounds.sort((a, b) => a - b);
  return {
    matches,
    rounds,
    used,
    hired,
    played,
    playedFree,
    turns,
    paid,
    printed,
    wins,
    hires,
    lost,
    opportunities: chances,
  };
}

const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;

/** 1 = each category has its share. */
function shares(counts: Readonly<Record<Category, number>>): string {
  const total = sum(Object.values(counts));
  return CATEGORIES.map(
    (category) => `${category} ${((CATEGORIES.length * counts[category]) / total).toFixed(2)}`,
  ).join(', ');
}

function print(title: string, report: Report): void {
  const { matches, rounds } = report;
  const at = (part: number) => rounds[Math.min(matches - 1, Math.floor(part * matches))];
  const within = rounds.filter((round) => round >= 8 && round <= 16).length / matches;
  console.log(`${title}: ${matches} matches`);
  console.log(`  rounds: 5 % ${at(0.05)}, median ${at(0.5)}, 95 % ${at(0.95)}; 8 to 16: ${percent(within)}`);
  console.log(`  ingredients in winning sandwiches, 1 = fair share: ${shares(report.used)}`);
  console.log(`  assistants of winners: ${shares(report.hired)}`);
  console.log(`  played free: ${percent(report.playedFree / report.played)} of the ingredients`);
  console.log(
    `  coins spent on ingredients: ${percent(report.paid / report.printed)} of what is printed on them`,
  );
  console.log(`  wins, from the start player on: ${report.wins.map((n) => percent(n / matches)).join(', ')}`);
  console.log(
    `  hired and lost in the same turn: ${percent(report.lost / Math.max(1, report.hires))} of the hired`,
  );
  const used = Object.entries(report.opportunities).sort(([, a], [, b]) => b - a);
  const shown = used.map(([card, count]) => `${card.split('~')[0]} ${percent(count / report.turns)}`);
  console.log(`  opportunities, in how many turns: ${shown.join(', ')}`);
}

/** Matches of two. */
export const arena: Arena = { game: wars, options: OPTIONS, minds: [guest, ...wars.bots] };

function taste(matches: number, seats: number, changes: readonly string[]): void {
  const other: Taste = {
    ...TASTE,
    ...Object.fromEntries(
      changes.map((change) => change.split('=')).map(([key, value]) => [key, Number(value)]),
    ),
  };
  const kinds = [botOf('usual', chefWith(TASTE)), botOf('other', chefWith(other))];
  let wins = 0;
  let fair = 0;
  for (let seed = 1; seed <= matches; seed++) {
    const isOther = (seat: number) => (seat + seed) % 2 === 1;
    const places = range(seats);
    const { winners } = play({ players: places.map((seat) => kinds[isOther(seat) ? 1 : 0]!), seed });
    wins += winners.filter(isOther).length / winners.length;
    fair += places.filter(isOther).length / seats;
  }
  console.log(`${changes.join(' ')}: wins ${percent(wins / matches)}, fair ${percent(fair / matches)}`);
}

export default function main(args: readonly string[]): void {
  if (args[0] === 'taste') taste(Number(args[1]), Number(args[2]), args.slice(3));
  else length(args);
}

function length(args: readonly string[]): void {
  const matches = Number(args[0] ?? 200);
  for (const seats of args[1] ? [Number(args[1])] : [2, 3, 4, 5])
    print(
      `${seats} seats (fair share of wins: ${percent(1 / seats)})`,
      survey(seats, matches, Number(args[2] ?? 1)),
    );
}
