/** A kitchen as a bot sees it, only from what its phone has: what lies there and what a card more would change. */
import type { SeatIndex } from '../../../shared/game.ts';
import { memo } from '../../../shared/memo.ts';
import { type BlackCard, FOODS, type Order, SAUCE, whiteCard } from '../cards.ts';
import { fitOf, type Piece } from '../rules/matching.ts';
import type { SandwichView, SeatView, TableView } from '../view-types.ts';

/** How many of each symbol: for orders a good card and a bad one are the same (M-2). */
export type Counts = Readonly<Record<string, number>>;

export interface Stack {
  readonly id: string;
  /** Above the first Bread, attack condiments included. */
  readonly symbols: readonly string[];
  readonly bad: number;
}

export interface Kitchen {
  readonly stacks: readonly Stack[];
  readonly orders: readonly Order[];
  readonly hand: Counts;
  /** Places for a further sandwich. */
  readonly free: number;
  /** What each that has been begun is worth to whoever likes to have many on the go. */
  readonly eager: number;
  /** What cards are worth by which others are harmed, of what they usually are. */
  readonly spite: number;
}

const foods: ReadonlySet<string> = new Set(FOODS);

/** A view is the same object as long as nothing in it has changed: so are what lies there, the Bar and the hand here. */
export const stackOf = memo(
  ({ id, cards }: Pick<SandwichView, 'id' | 'cards'>): Stack => ({
    id,
    symbols: cards.slice(1).map((card) => whiteCard(card).symbol),
    bad: cards.filter((card) => whiteCard(card).bad).length,
  }),
);

const isOrder = (card: BlackCard | null): card is Order => card?.kind === 'order';

const ordersOn = memo((bar: TableView['bar']): readonly Order[] => bar.filter(isOrder));

export function kitchenOf(table: TableView, mine: SeatView, seat: SeatIndex): Kitchen {
  const { slots } = table.players[seat]!;
  const open = slots.filter((slot) => slot !== null);
  return {
    stacks: open.map(stackOf),
    orders: ordersOn(table.bar),
    hand: countSymbols(mine.hand),
    free: slots.length - open.length,
    eager: 0,
    spite: 1,
  };
}

const countSymbols = memo((cards: readonly string[]): Counts => {
  const counts: Record<string, number> = {};
  for (const card of cards) {
    const { symbol } = whiteCard(card);
    counts[symbol] = (counts[symbol] ?? 0) + 1;
  }
  return counts;
});

export const piecesIn = (symbols: readonly string[]): Piece[] =>
  symbols.filter((symbol): symbol is Piece => symbol === SAUCE || foods.has(symbol));

/** The order which a stack would fill if Bread came on top now, best paid first. */
export function readyFor(
  { orders }: Kitchen,
  { symbols }: Stack,
): { order: Order; pays: number } | undefined {
  let best: { order: Order; pays: number } | undefined;
  const pieces = piecesIn(symbols);
  for (const order of orders) {
    const { pays } = fitOf(order, pieces);
    if (pays > (best?.pays ?? 0)) best = { order, pays };
  }
  return best;
}

export interface Placed {
  readonly kitchen: Kitchen;
  /** Claimed at once, when Bread closes a sandwich that fits. */
  readonly earned: number;
}

/** A card of this symbol, `bad` being 1 or 0, comes to lie on a stack, from the hand or from another stack. */
export function lay(kitchen: Kitchen, symbol: string, stack: Stack, bad: number): Placed {
  const ready = symbol === 'bread' ? readyFor(kitchen, stack) : undefined;
  if (ready) {
    const orders = kitchen.orders.filter((order) => order !== ready.order);
    return { earned: ready.pays, kitchen: { ...withoutStack(kitchen, stack), orders } };
  }
  const grown = { ...stack, symbols: [...stack.symbols, symbol], bad: stack.bad + bad };
  return { earned: 0, kitchen: withStack(kitchen, grown) };
}

/** Its top card is taken away; a bare slice disappears. */
export function lift(kitchen: Kitchen, stack: Stack, bad: number): Kitchen {
  if (stack.symbols.length === 0) return withoutStack(kitchen, stack);
  return withStack(kitchen, { ...stack, symbols: stack.symbols.slice(0, -1), bad: stack.bad - bad });
}

export const begin = (kitchen: Kitchen, bad: number): Kitchen => ({
  ...kitchen,
  stacks: [...kitchen.stacks, { id: `new ${kitchen.stacks.length}`, symbols: [], bad }],
  free: kitchen.free - 1,
});

export const spend = (kitchen: Kitchen, symbol: string): Kitchen => ({
  ...kitchen,
  hand: { ...kitchen.hand, [symbol]: (kitchen.hand[symbol] ?? 0) - 1 },
});

export const withStack = (kitchen: Kitchen, changed: Stack): Kitchen => ({
  ...kitchen,
  stacks: kitchen.stacks.map((stack) => (stack.id === changed.id ? changed : stack)),
});

export const withoutStack = (kitchen: Kitchen, { id }: Stack): Kitchen => ({
  ...kitchen,
  stacks: kitchen.stacks.filter((stack) => stack.id !== id),
  free: kitchen.free + 1,
});
