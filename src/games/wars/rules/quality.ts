/** What ingredients cost and count, with everything that changes it. Prices, sets and bonuses are worked out here only. */
import { sum } from '../../../shared/lists.ts';
import { type Effect, ingredientOf, type Order } from '../cards.ts';
import type { Category } from '../categories.ts';
import { HELP, REPLACE_FINE, ZONE_LIMIT } from '../numbers.ts';
import type { Placed, Player } from '../state.ts';

type Helped = Pick<Player, 'assistants'>;

const helpFor = (player: Helped, category: Category): number =>
  player.assistants.includes(category) ? HELP : 0;

/** W-9, W-14 */
export function qualityOf(player: Helped, placed: Placed): number {
  const card = ingredientOf(placed.card);
  return card.quality + placed.extra + helpFor(player, card.category);
}

/** W-14: an assistant never makes an ingredient cheaper than nothing. */
export function costOf(player: Helped, card: string): number {
  const { cost, category } = ingredientOf(card);
  return Math.max(0, cost - helpFor(player, category));
}

export type Terms = 'paid' | 'free';

/** W-8, W-16: the fine for replacing is due even when the ingredient is free. */
export function priceOf(player: Pick<Player, 'zone' | 'assistants'>, card: string, terms: Terms): number {
  const fine = player.zone.length >= ZONE_LIMIT ? REPLACE_FINE : 0;
  return fine + (terms === 'free' ? 0 : costOf(player, card));
}

type Seasoning = Extract<Effect, { kind: 'season' | 'match' }>;

/** Which ingredients gain quality when `source`, lying in the zone already, takes effect. */
export function seasonedBy(
  effect: Seasoning,
  zone: readonly Placed[],
  source: string | undefined,
): readonly string[] {
  const others = zone.map(({ card }) => card).filter((card) => card !== source);
  const fitting = others.filter(
    (card) => effect.category === 'any' || ingredientOf(card).category === effect.category,
  );
  if (effect.kind === 'season') return fitting;
  return fitting.length > 0 && source !== undefined ? [source] : [];
}

/** The zone once a card has been played into it, as its effects leave it. */
export function zoneAfterPlaying(
  zone: readonly Placed[],
  card: string,
  replaced: string | null,
): readonly Placed[] {
  const fresh = { card, extra: 0 };
  const laid =
    replaced === null ? [...zone, fresh] : zone.map((placed) => (placed.card === replaced ? fresh : placed));
  return ingredientOf(card).play.reduce<readonly Placed[]>((after, effect) => {
    if (effect.kind !== 'season' && effect.kind !== 'match') return after;
    const gaining = seasonedBy(effect, after, card);
    return after.map((placed) =>
      gaining.includes(placed.card) ? { ...placed, extra: placed.extra + effect.n } : placed,
    );
  }, laid);
}

/** What opportunities add to an order of `size` ingredients in this turn. */
export const liftFor = (player: Pick<Player, 'lift'>, size: number): number =>
  player.lift.total + player.lift.each * size;

/** What decides how much ingredients count. */
export type Kitchen = Pick<Player, 'zone' | 'assistants' | 'lift'>;

export const qualityOfSet = (player: Kitchen, used: readonly Placed[]): number =>
  sum(used.map((placed) => qualityOf(player, placed))) + liftFor(player, used.length);

export const categoriesOf = (cards: readonly string[]): Category[] => [
  ...new Set(cards.map((card) => ingredientOf(card).category)),
];

/** W-11: the categories of the ticket that were used, and the assistants whose category was used. */
export function bonusesOf(player: Helped, order: Order, cards: readonly string[]) {
  const used = categoriesOf(cards);
  return {
    categories: order.bonus.filter((category) => used.includes(category)),
    assistants: player.assistants.filter((category) => used.includes(category)),
  };
}

const subsetsBySize: readonly (readonly (readonly number[])[])[] = (() => {
  const bySize: number[][][] = Array.from({ length: ZONE_LIMIT + 1 }, () => []);
  for (let mask = 0; mask < 1 << ZONE_LIMIT; mask++) {
    const places: number[] = [];
    for (let place = 0; place < ZONE_LIMIT; place++) if (mask & (1 << place)) places.push(place);
    bySize[places.length]!.push(places);
  }
  return bySize;
})();

/** W-9: every way to take exactly `size` of a zone. */
export function subsetsOf<T>(zone: readonly T[], size: number): T[][] {
  const sets: T[][] = [];
  for (const places of subsetsBySize[size] ?? []) {
    const highest = places.at(-1);
    if (highest === undefined || highest < zone.length) sets.push(places.map((place) => zone[place]!));
  }
  return sets;
}
