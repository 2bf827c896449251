/** Points counted a second time: from the facts in the log and what is printed on the cards, by no code of the games. */
import { FACES } from '../../src/games/plate/cards.ts';
import { opportunities, orders } from '../../src/games/wars/cards.ts';
import type { Commit } from '../../src/main/store/log.ts';
import type { GameEvent } from '../../src/shared/game.ts';

interface Counted {
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly events: readonly GameEvent[];
  /** As the match ended. */
  readonly state: unknown;
}

// biome-ignore lint/suspicious/noExplicitAny: each game's facts have their own shape
type Fact = any;

type Count = (match: Counted) => number[];

const noPoints = (seats: number): number[] => Array.from({ length: seats }, () => 0);

/** What has not been taken back, in order. */
export function standingEvents(commits: readonly Commit[]): GameEvent[] {
  const stands: (readonly GameEvent[])[] = [];
  let takenBack: (readonly GameEvent[])[] = [];
  for (const { kind, events } of commits) {
    if (kind === 'undo') takenBack.push(stands.pop()!);
    else if (kind === 'redo') stands.push(takenBack.pop()!);
    else {
      stands.push(events);
      takenBack = [];
    }
  }
  return stands.flat();
}

const printed = new Map(FACES.map((face) => [face.id, face]));
const faceOf = (card: string): Fact => printed.get(card.split('~')[0]!);

/** P-11, P-15 to P-17, P-29 */
function plate({ seats, events }: Counted): number[] {
  const points = noPoints(seats);
  for (const { meal } of events.filter(({ type }) => type === 'eaten') as Fact[]) {
    const scores = noPoints(seats);
    for (const { on, face } of meal.bids) scores[on]! += faceOf(face).value;
    const napkins = meal.used.map(({ serves, face }: Fact) => ({ serves, effect: faceOf(face).effect }));
    for (const { serves, effect } of napkins)
      if (effect.kind === 'bid-bonus') scores[serves]! += effect.points;
    const eaters = scores.flatMap((score, seat) => (score === Math.max(...scores) ? [seat] : []));
    const value = meal.cards.reduce((total: number, card: string) => total + faceOf(card).value, 0);
    const share = Math.floor(value / eaters.length);
    for (const seat of eaters) {
      const isShielded = napkins.some((one: Fact) => one.serves === seat && one.effect.kind === 'shield');
      points[seat]! += isShielded && share < 0 ? 0 : share;
    }
  }
  return points;
}

const DIVERSITY = [0, 0, 1, 4, 8, 15];
const ordersById = new Map(orders.map((order) => [order.id, order]));

/** W-15, W-18, W-22 */
function wars({ seats, events, state }: Counted): number[] {
  const served = Array.from({ length: seats }, () => new Set<number>());
  const points = noPoints(seats);
  for (const event of events as Fact[]) {
    const { seat } = event;
    if (event.type === 'gained') points[seat]! += event.tokens;
    if (event.type === 'upkeep-paid') points[seat]! -= event.tokens;
    if (event.type !== 'completed') continue;
    const order = ordersById.get(event.order)!;
    points[seat]! += order.points;
    served[seat]!.add(order.type);
  }
  const kept = new Set(opportunities.map(({ id }) => id));
  return points.map((sum, seat) => {
    const hand: readonly string[] = (state as Fact).players[seat].hand;
    return sum + DIVERSITY[served[seat]!.size]! + 4 * hand.filter((card) => kept.has(card)).length;
  });
}

const BRIBES: Readonly<Record<string, number>> = { lazy: 2, jobsworth: 4, strict: 6 };

/** M-18, M-19, M-20, M-22 */
function masters({ seats, events }: Counted): number[] {
  const money = noPoints(seats);
  for (const { type, seat, pays, amount, cause } of events as Fact[]) {
    if (type === 'claimed') money[seat]! += pays;
    if (type === 'paid' && cause.kind === 'event') money[seat]! += amount;
    if (type === 'paid' && cause.kind === 'bribe') money[seat]! -= BRIBES[cause.card.split('~')[0]]!;
  }
  return money;
}

/** S-20, S-30, S-33, S-44 */
function sandwich({ seats, events, options }: Counted): number[] {
  const points = noPoints(seats);
  let cooks = new Map<string, number>();
  let rankings = new Map<number, Fact>();
  const { scale, scaleThree } = options as { scale: number[]; scaleThree: number[] };
  for (const event of events as Fact[]) {
    if (event.type === 'served') {
      const plates = event.tables.flatMap(({ taster, plates: all }: Fact) =>
        all.map(({ cook }: Fact, i: number) => [`${taster}.${i}`, cook]),
      );
      [cooks, rankings] = [new Map(plates), new Map()];
    }
    if (event.type === 'ranked') rankings.set(event.taster, event);
    if (event.type !== 'round-ended') continue;
    for (const { order, bonus } of rankings.values()) {
      const worth = order.length === 4 ? scaleThree : order.length === 2 ? [scale[0]!, 0] : scale;
      for (const [place, id] of order.entries())
        points[cooks.get(id)!]! += worth[place]! + (id === bonus ? 1 : 0);
    }
  }
  return points;
}

/** T-32 */
function plainSheet({ seats, events }: Counted): number[] {
  const entries: Fact[] = [];
  for (const { type, entry, index } of events as Fact[]) {
    if (type === 'entered') entries.push(entry);
    if (type === 'corrected') entries[index] = entry;
    if (type === 'struck') entries.splice(index, 1);
  }
  const points = noPoints(seats);
  for (const entry of entries) if (entry.type === 'score') points[entry.seat]! += entry.points;
  return points;
}

/** A game that is not in here is counted by its receipt alone. */
const counts: Readonly<Record<string, Count>> = { plate, wars, masters, sandwich, 'sheet-plain': plainSheet };

export const countedAgain = (game: string, match: Counted): number[] | undefined => counts[game]?.(match);
