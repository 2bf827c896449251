/** Which part goes where. */
import { fillAtRandom } from '../../../shared/choices.ts';
import type { Choice } from '../../../shared/game.ts';
import { pointsOf } from '../cards.ts';
import type { Move } from '../moves.ts';
import type { PlateView } from '../view-types.ts';
import { cheapest, drawnCards, type Held, type Sight, worth } from './sight.ts';

interface Plan {
  readonly move: Move;
  readonly merit: number;
}

type TurnChoice = Choice<Move>;

const slotOf = (choice: TurnChoice, name: string): readonly string[] => {
  const slot = choice.slots?.find((one) => one.name === name);
  return slot?.kind === 'one' ? slot.from : [];
};

const plateIn = (sight: Sight, id: string): PlateView => sight.table.plates.find((plate) => plate.id === id)!;
const valueIn = (card: string): number => pointsOf(card) ?? 0;

export function buildMove(sight: Sight): Move {
  const keep = sight.choices.find(({ move }) => move.type === 'keep');
  if (keep) return keepBest(sight);
  const turn = sight.choices.filter(({ move }) => move.type !== 'napkin');
  if (sight.level.isCareless(sight)) return fillAtRandom(sight.rng.pick(turn), sight.rng);
  const plans = turn.flatMap((choice) => plansFor(sight, choice));
  return plans.reduce((best, plan) => (plan.merit > best.merit ? plan : best)).move;
}

function keepBest(sight: Sight): Move {
  const drawn = drawnCards(sight);
  const value = (card: Held): number =>
    worth(card, sight.hand) + (card.face.kind === 'napkin' ? sight.taste.love : 0);
  const best = drawn.reduce((a, b) => (value(b) > value(a) ? b : a));
  return { type: 'keep', card: best.id };
}

function plansFor(sight: Sight, choice: TurnChoice): Plan[] {
  const cards = slotOf(choice, 'card');
  const plates = slotOf(choice, 'plate');
  const noise = () => sight.rng.below(100) / 150;
  switch (choice.move.type) {
    case 'start': {
      const card = lowest(cards);
      const open = sight.table.plates.filter((plate) => plate.state === 'building').length;
      return [
        {
          move: { type: 'start', card, plate: sight.rng.pick(plates) },
          merit: (open === 0 ? 4 : 1) + noise(),
        },
      ];
    }
    case 'add':
      return plates.flatMap((plate) =>
        cards.map((card) => ({
          move: { type: 'add', card, plate } as const,
          merit: 2 + additionMerit(sight, plateIn(sight, plate).value + valueIn(card)) + noise(),
        })),
      );
    case 'finish':
      return plates.flatMap((plate) =>
        cards.map((card) => ({
          move: { type: 'finish', card, plate } as const,
          merit: sight.level.finishMerit(sight, valueIn(card) + plateIn(sight, plate).value) + noise(),
        })),
      );
    default: {
      const [card] = cheapest(sight.hand, sight.hand, 1);
      return card ? [{ move: { type: 'discard', card }, merit: 0.8 + noise() }] : [];
    }
  }
}

const lowest = (cards: readonly string[]): string =>
  cards.reduce((low, card) => (valueIn(card) < valueIn(low) ? card : low));

/** The nearer to the size it wants, the better. */
const additionMerit = (sight: Sight, value: number): number =>
  0.6 - 0.25 * Math.abs(value - sight.level.wantedSize(sight));
