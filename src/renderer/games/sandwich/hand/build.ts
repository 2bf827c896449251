/** Which of the offered choices a gesture means, and what the board looks like until the host has answered. */
import type { OwnSandwichView, SeatView } from '../../../../games/sandwich/view-types.ts';
import type { Filling } from '../../../../shared/choices.ts';
import type { Choice } from '../../../../shared/game.ts';
import { without } from '../../../../shared/lists.ts';

/** Where a card is put: a free place, another card, or back into the hand. */
export type Spot =
  | { readonly kind: 'place'; readonly sandwich: number }
  | { readonly kind: 'card'; readonly card: string }
  | { readonly kind: 'hand' };

export interface Step {
  readonly choice: Choice;
  readonly filling: Filling;
  apply(board: Board): Board;
}

export type Board = Pick<SeatView, 'hand' | 'sandwiches'>;

const takes = (choice: Choice, slot: string, card: string): boolean =>
  choice.slots?.some((one) => one.name === slot && 'from' in one && one.from.includes(card as never)) ??
  false;

const lift = (sandwiches: readonly OwnSandwichView[], card: string): OwnSandwichView[] =>
  sandwiches.map((one) => (one.cards.includes(card) ? { ...one, cards: without(one.cards, card) } : one));

const exchange = (cards: readonly string[], a: string, b: string): string[] =>
  cards.map((card) => (card === a ? b : card === b ? a : card));

function placing(choices: readonly Choice[], board: Board, card: string, sandwich: number): Step | undefined {
  const choice = choices.find(({ id }) => id === `place:${sandwich}`);
  if (!choice || !takes(choice, 'card', card)) return undefined;
  const position = board.sandwiches[sandwich]?.cards.length ?? 0;
  return {
    choice,
    filling: { card, position },
    apply: ({ hand, sandwiches }) => ({
      hand: without(hand, card),
      sandwiches: lift(sandwiches, card).map((one, i) =>
        i === sandwich ? { ...one, cards: [...one.cards, card] } : one,
      ),
    }),
  };
}

function meeting(choices: readonly Choice[], board: Board, card: string, other: string): Step | undefined {
  const inHand = board.hand.includes(card);
  const choice = choices.find(({ id }) => id === (inHand ? 'replace' : 'swap'));
  if (!choice || card === other || board.hand.includes(other)) return undefined;
  return {
    choice,
    filling: inHand ? { card, over: other } : { cards: [card, other] },
    apply: ({ hand, sandwiches }) => ({
      hand: exchange(hand, card, other),
      sandwiches: sandwiches.map((one) => ({ ...one, cards: exchange(one.cards, card, other) })),
    }),
  };
}

function returning(choices: readonly Choice[], board: Board, card: string): Step | undefined {
  const choice = choices.find(({ id }) => id === 'return');
  if (!choice || board.hand.includes(card)) return undefined;
  return {
    choice,
    filling: { card },
    apply: ({ hand, sandwiches }) => ({
      hand: [...without(hand, card), card],
      sandwiches: lift(sandwiches, card),
    }),
  };
}

export function stepFor(
  choices: readonly Choice[],
  board: Board,
  card: string,
  spot: Spot,
): Step | undefined {
  switch (spot.kind) {
    case 'place':
      return placing(choices, board, card, spot.sandwich);
    case 'card':
      return meeting(choices, board, card, spot.card);
    case 'hand':
      return returning(choices, board, card);
  }
}

/** The two recipients change places. */
export function addressing(choices: readonly Choice[], sandwich: number, to: number): Step | undefined {
  const choice = choices.find(({ id }) => id === `address:${sandwich}`);
  const fits = choice?.slots?.some((slot) => slot.kind === 'seat' && slot.from.includes(to));
  if (!choice || !fits) return undefined;
  return {
    choice,
    filling: { to },
    apply: (board) => {
      const other = board.sandwiches.findIndex((one, i) => i !== sandwich && one.to === to);
      const before = board.sandwiches[sandwich]?.to ?? to;
      return {
        ...board,
        sandwiches: board.sandwiches.map((one, i) =>
          i === sandwich ? { ...one, to } : i === other ? { ...one, to: before } : one,
        ),
      };
    },
  };
}
