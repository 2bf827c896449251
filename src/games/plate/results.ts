/** How a match ends, and every point of it. */
import type { Outcome, ReceiptLine, SeatIndex, Standing } from '../../shared/game.ts';
import { napkinOf, pointsOf } from './cards.ts';
import { standingsOf } from './scoring.ts';
import type { Meal, State } from './state.ts';

export const standings = ({ players }: State): readonly Standing[] =>
  standingsOf(players.map(({ points }) => points));

export const outcome = (state: State): Outcome | undefined =>
  state.step.kind === 'ended'
    ? { standings: standings(state), reason: { key: state.step.reason } }
    : undefined;

/** Every point is traced to a card and a rule. */
export const receipt = (state: State): readonly ReceiptLine[] =>
  state.meals.flatMap((meal) => meal.eaters.flatMap((seat) => linesFor(meal, seat)));

/** P-11 card by card, then what P-17 takes off for the others and what a napkin kept away. */
function linesFor(meal: Meal, seat: SeatIndex): ReceiptLine[] {
  const { round, share, value, eaters } = meal;
  const gain = meal.gains[seat]!;
  const cards = meal.cards.map(
    (card): ReceiptLine => ({
      seat,
      round,
      points: pointsOf(card)!,
      rule: 'P-11',
      key: 'card',
      params: { card: { card }, round },
    }),
  );
  const split: ReceiptLine = {
    seat,
    round,
    points: share - value,
    rule: 'P-17',
    key: 'split',
    params: { n: eaters.length, share, round },
  };
  return [
    ...cards,
    ...(eaters.length > 1 ? [split] : []),
    ...shieldOf(meal, seat).map(
      (card): ReceiptLine => ({
        seat,
        round,
        points: gain - share,
        rule: 'P-29',
        key: 'shielded',
        params: { card: { card }, round },
      }),
    ),
  ];
}

const shieldOf = (meal: Meal, seat: SeatIndex): string[] =>
  meal.used.flatMap(({ serves, face }) =>
    serves === seat && napkinOf(face).effect.kind === 'shield' ? [face] : [],
  );
