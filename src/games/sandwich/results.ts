/** What is told of a match when it is over, and where each point came from. */
import type { Outcome, ReceiptLine, SeatIndex, Standing, Tasted } from '../../shared/game.ts';
import { range } from '../../shared/lists.ts';
import { memo } from '../../shared/memo.ts';
import { rankBy } from '../../shared/standings.ts';
import { cardIdOf } from './cards.ts';
import type { SandwichMatch } from './options.ts';
import type { RoundRecord, State } from './state.ts';
import type { CardResult, ResultsView, SandwichResult } from './view-types.ts';

interface Eaten extends SandwichResult {
  readonly place: number;
  readonly rankPoints: number;
  readonly bonus: number;
}

/** Every sandwich of the match, in the order in which it was tasted. */
const eatenIn = memo((history: readonly RoundRecord[]): readonly Eaten[] =>
  history.flatMap(({ plan, tastings }) =>
    tastings.flatMap(({ taster, plates, order, ranked }) =>
      (ranked ?? []).map(({ cook, place, points, bonus }, i) => {
        const plate = plates.find(({ id }) => id === order?.[i])!;
        return {
          round: plan.round,
          taster,
          cook,
          layers: [...plate.cards, ...(plan.common ? [plan.common] : [])].map(cardIdOf),
          place,
          rankPoints: points,
          bonus,
          points: points + bonus,
        };
      }),
    ),
  ),
);

function cardResults(eaten: readonly Eaten[]): CardResult[] {
  const results = new Map<string, CardResult>();
  for (const { layers, points } of eaten)
    for (const card of layers) {
      const sofar = results.get(card) ?? { card, times: 0, points: 0 };
      results.set(card, { card, times: sofar.times + 1, points: sofar.points + points });
    }
  return [...results.values()];
}

const most = <T>(items: readonly T[], measures: readonly ((item: T) => number)[]): T | null =>
  items.reduce<T | null>((best, item) => {
    if (best === null) return item;
    const measure = measures.find((one) => one(item) !== one(best));
    return measure && measure(item) > measure(best) ? item : best;
  }, null);

/** Ruling: of equally many points, the sandwich whose ingredients did better in the whole match. */
export const resultsOf = memo(({ seats }: SandwichMatch) =>
  memo((history: readonly RoundRecord[]): ResultsView => {
    const eaten = eatenIn(history);
    const cards = cardResults(eaten);
    const average = new Map(cards.map(({ card, points, times }) => [card, points / times]));
    const best = most(eaten, [
      ({ points }) => points,
      ({ layers }) => layers.reduce((total, card) => total + average.get(card)!, 0),
    ]);
    return {
      best: best && {
        round: best.round,
        taster: best.taster,
        cook: best.cook,
        layers: best.layers,
        points: best.points,
      },
      favourite: most(cards, [({ points, times }) => points / times, ({ points }) => points]),
      flop: most(
        cards.filter(({ points }) => points === 0),
        [({ times }) => times],
      ),
      liking: range(seats).map((taster) =>
        range(seats).map((cook) =>
          eaten.reduce(
            (total, one) => total + (one.taster === taster && one.cook === cook ? one.points : 0),
            0,
          ),
        ),
      ),
    };
  }),
);

export const standings = ({ totals }: State): readonly Standing[] => rankBy(totals);

export const outcome = (state: State): Outcome | undefined =>
  state.phase === 'over'
    ? { standings: standings(state), reason: { key: 'rounds', params: { n: state.plan.round } } }
    : undefined;

/** S-19: ages stay what they are; who would like to is asked again. */
export function learned({ match, first, naming }: State): Readonly<Record<string, SeatIndex>> {
  const { tasterRule } = match.options;
  const isSaid = naming === 'said' || naming === 'table';
  return first !== null && isSaid && tasterRule !== 'picked' ? { [tasterRule]: first } : {};
}

const ruleOf = (history: readonly RoundRecord[], round: number): string => {
  const { perCook } = history[round - 1]!.plan;
  if (perCook === 4) return 'S-30';
  return perCook === 2 ? 'S-33' : 'S-20';
};

export const receipt = ({ history }: State): ReceiptLine[] =>
  eatenIn(history).flatMap(({ round, taster, cook, layers, place, rankPoints, bonus }) => {
    const params = {
      taster: { seat: taster },
      n: place,
      a: { card: layers[0]! },
      b: { card: layers[1]! },
      c: { card: layers[2]! },
    };
    const line: ReceiptLine = {
      key: 'rank',
      seat: cook,
      points: rankPoints,
      rule: ruleOf(history, round),
      round,
      params,
    };
    return bonus > 0 ? [line, { ...line, key: 'theme', points: bonus, rule: 'S-44' }] : [line];
  });

export function tasted({ key, params }: ReceiptLine): Tasted | undefined {
  const taster = params?.taster;
  if (typeof taster !== 'object' || !('seat' in taster)) return undefined;
  return { taster: taster.seat, isBonus: key === 'theme' };
}
