/**
 * What bots like. A taste is a weight for each thing that can be tasted in a sandwich; a taster's own also has
 * whims about single ingredients, which nobody can learn but from rankings.
 */
import { range } from '../../../shared/lists.ts';
import { memo } from '../../../shared/memo.ts';
import { seededRng } from '../../../shared/rng.ts';
import { CARDS, cardOf } from '../cards.ts';
import type { RoundView, SetupView, TableView, TastingView } from '../view-types.ts';
import { flavourOf, TRAITS, type Trait } from './flavours.ts';
import { cravingOf } from './tempers.ts';
import { THEME_TASTES } from './themes.ts';

export type Weights = readonly number[];

/** The seven traits, then sweet meeting salty, then what a warm week has spoiled (S-46). */
const COMMON_TASTE: Weights = [0.3, 0.4, -0.1, -0.1, 0.5, 0.3, -1.2, -0.25, -1.6];
const SPREAD: Weights = [0.6, 0.5, 0.5, 0.5, 0.45, 0.45, 0.5, 0.2, 0.4];
const WHIM = 0.5;

interface Kitchen {
  /** S-42: the most disgusting is the best. */
  readonly bleah: boolean;
  readonly fridge: boolean;
}

const noteOf = memo(
  ({ id, spoils }: ReturnType<typeof cardOf>): Weights => [...flavourOf(id), 0, spoils ? 1 : 0],
);

export function tasteOf(cards: readonly string[]): number[] {
  const total = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (const card of cards) {
    const note = noteOf(cardOf(card));
    for (let i = 0; i < total.length; i++) total[i]! += note[i]!;
  }
  total[7] = Math.min(total[0]!, total[1]!);
  return total;
}

export const liking = (weights: Weights, cards: readonly string[]): number =>
  tasteOf(cards).reduce((sum, amount, i) => sum + amount * weights[i]!, 0);

/** What the house serves, seen through the eyes of its rules: spoiled only where nothing was kept cold. */
const inKitchen = (weights: Weights, { bleah, fridge }: Kitchen): Weights =>
  weights.map((weight, i) => (i === 8 && !fridge ? 0 : bleah ? -weight : weight));

export const commonTaste = (setup: SetupView): Weights => inKitchen(COMMON_TASTE, setup);

export interface Palate {
  readonly weights: Weights;
  likes(cards: readonly string[]): number;
}

interface Craving {
  /** How much better a sandwich is for each of it. */
  readonly likes: number;
  /** And a card of the market, whoever is to eat it. */
  readonly reaches: number;
}

const CRAVINGS: Readonly<Partial<Record<Trait, Craving>>> = {
  sweet: { likes: 1.1, reaches: 0.7 },
  hot: { likes: 2.5, reaches: 0.6 },
  fresh: { likes: 1.2, reaches: 0.8 },
  weird: { likes: 2, reaches: 0.8 },
};

/** A bot's own taste: the same for the whole match, different from the next bot's. */
export function palateOf(character: number, setup: SetupView, temper?: string): Palate {
  const rng = seededRng(character);
  const bell = () => (rng.below(1000) + rng.below(1000) + rng.below(1000) - 1498.5) / 500;
  const craving = cravingOf(temper);
  const weights = inKitchen(
    COMMON_TASTE.map(
      (mean, i) =>
        mean + SPREAD[i]! * bell() + (craving && TRAITS[i] === craving ? CRAVINGS[craving]!.likes : 0),
    ),
    setup,
  );
  const whims = new Map(CARDS.map(({ id }) => [id, WHIM * bell()]));
  return {
    weights,
    likes: (cards) =>
      liking(weights, cards) + cards.reduce((sum, card) => sum + whims.get(cardOf(card).id)!, 0),
  };
}

/** How tempting a card is besides what it is good for. */
export function temptation(temper: string | undefined, card: string): number {
  const craving = cravingOf(temper);
  return craving ? CRAVINGS[craving]!.reaches * flavourOf(cardOf(card).id)[TRAITS.indexOf(craving)]! : 0;
}

const RATE = 0.06;
const PULL = 0.02;
const LESSONS = 30;

/** Pairs of tastes: what a taster put above what. */
function lessonsFrom({ plates }: TastingView): number[][] {
  const ranked = plates
    .filter(({ place, layers }) => place !== null && layers !== null)
    .sort((a, b) => a.place! - b.place!)
    .map(({ layers }) => tasteOf(layers!));
  return ranked.flatMap((better, i) =>
    ranked.slice(i + 1).map((worse) => better.map((amount, k) => amount - worse[k]!)),
  );
}

/** Moves the common taste towards one that would have ranked as this taster did, but never far without cause. */
function learn(prior: Weights, lessons: readonly (readonly number[])[]): Weights {
  let weights = [...prior];
  for (const _ of range(lessons.length > 0 ? LESSONS : 0))
    for (const lesson of lessons) {
      const sure = lesson.reduce((sum, amount, i) => sum + amount * weights[i]!, 0);
      const push = RATE / (1 + Math.exp(sure));
      weights = weights.map((weight, i) => weight + push * lesson[i]! - RATE * PULL * (weight - prior[i]!));
    }
  return weights;
}

const learnedFrom = memo((setup: SetupView) =>
  memo((history: readonly RoundView[]): readonly Weights[] =>
    range(setup.seats).map((seat) =>
      learn(
        commonTaste(setup),
        history.flatMap(({ tastings }) =>
          tastings.filter(({ taster }) => taster === seat).flatMap(lessonsFrom),
        ),
      ),
    ),
  ),
);

/** What the rankings so far tell of everybody's taste. */
export const learnedTastes = (table: TableView): readonly Weights[] =>
  learnedFrom(table.setup)(table.history);

/** S-44: how well a sandwich fits the theme. A typed theme says nothing to a bot. */
export function fitsTheme(table: TableView, cards: readonly string[]): number {
  const theme = THEME_TASTES[table.plan.theme?.id ?? ''];
  if (!theme) return 0;
  const families = cards.filter((card) => theme.families?.includes(cardOf(card).family)).length;
  const [sweet, salty, sour, hot, fresh, fatty, weird] = tasteOf(cards);
  const amounts = { sweet, salty, sour, hot, fresh, fatty, weird };
  const traits = Object.entries(theme.traits ?? {}) as [keyof typeof amounts, number][];
  return 2 * families + traits.reduce((sum, [trait, wish]) => sum + wish * (amounts[trait] ?? 0), 0);
}
