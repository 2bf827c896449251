import type { Match, Phrase, SeatIndex } from '../../shared/game.ts';
import { clockwiseFrom, range } from '../../shared/lists.ts';
import { events, houseOrders } from './black-deck.ts';
import { type BlackCard, isBad, PACKS } from './cards.ts';
import { cardOf } from './custom-orders.ts';
import type { Options } from './options.ts';
import { isWrapped } from './rules/matching.ts';

export const HAND = 7;
export const BAR = 4;
/** M-13 */
export const SLOTS = 4;
/** Ruling: a kitchen without a clock closes too, long after anybody wanted to go home. */
export const MOST_TURNS = 1000;
const MINUTE = 60_000;

export interface Sandwich {
  readonly id: string;
  /** Bottom to top. */
  readonly cards: readonly string[];
}

/** One thing a seat did in its latest turn. */
export interface Deed {
  readonly did: 'play' | 'attack' | 'inspect' | 'move' | 'discard' | 'claim' | 'pass';
  readonly cards: readonly string[];
  readonly to: SeatIndex | null;
  readonly order: OrderName | null;
}

/** An order as history remembers it; only the table's own orders carry a name. */
export interface OrderName {
  readonly id: string;
  readonly name: string | null;
}

export interface Player {
  readonly seat: SeatIndex;
  readonly money: number;
  readonly hand: readonly string[];
  /** A place keeps its sandwich, so nothing jumps on the table when another one is gone. */
  readonly slots: readonly (Sandwich | null)[];
  readonly completed: number;
  readonly last: readonly Deed[];
}

export interface Turn {
  readonly seat: SeatIndex;
  readonly number: number;
  /** M-8 to M-11: one of; `open` = not yet said which. */
  readonly mode: 'open' | 'play' | 'move' | 'discard';
  /** M-8: the one symbol of this turn. */
  readonly symbol: string | null;
  /** Breads laid on a sandwich in this turn: only these close one (M-16). */
  readonly laid: readonly string[];
  readonly discarded: number;
}

export interface Inspection {
  /** Also the frame's id. */
  readonly id: string;
  readonly card: string;
  readonly by: SeatIndex;
  readonly victim: SeatIndex;
  /** Chosen by the attacker, where the punishment is for one sandwich. */
  readonly sandwich: string | null;
}

export interface RunningEvent {
  /** Also the frame's id. */
  readonly id: string;
  readonly slot: number;
  readonly event: string;
  /** By seat: cards chosen in secret; null = still thinking. */
  readonly chosen: readonly (readonly string[] | null)[];
}

export type Cause =
  | {
      readonly kind: 'order';
      readonly order: OrderName;
      readonly each: number | null;
      readonly pieces: number;
    }
  | { readonly kind: 'bribe'; readonly card: string; readonly by: SeatIndex }
  | { readonly kind: 'event'; readonly event: string };

export interface Entry {
  readonly seat: SeatIndex;
  readonly amount: number;
  readonly cause: Cause;
  readonly turn: number;
}

export interface Completed {
  readonly seat: SeatIndex;
  readonly order: OrderName;
  readonly cards: readonly string[];
  /** What its sauces stood for (M-9). */
  readonly standIns: readonly string[];
  readonly pays: number;
  readonly turn: number;
}

export interface Pile {
  readonly deck: readonly string[];
  readonly discards: readonly string[];
}

export interface State {
  readonly options: Options;
  readonly seats: number;
  readonly dealer: SeatIndex;
  readonly players: readonly Player[];
  readonly white: Pile;
  readonly black: Pile;
  readonly bar: readonly (BlackCard | null)[];
  /** Null while the Bar is being set up. */
  readonly turn: Turn | null;
  readonly turns: number;
  readonly event: RunningEvent | null;
  readonly inspection: Inspection | null;
  /** M-6: time is up; the turn in progress is the last. */
  readonly bell: boolean;
  readonly serial: number;
  readonly ledger: readonly Entry[];
  readonly completed: readonly Completed[];
  readonly over: Phrase | null;
}

export const initial = ({ seats, options }: Match<Options>): State => ({
  options,
  seats,
  dealer: 0,
  players: range(seats).map((seat) => ({
    seat,
    money: 0,
    hand: [],
    completed: 0,
    last: [],
    slots: range(SLOTS).map(() => null),
  })),
  white: { deck: [], discards: [] },
  black: { deck: [], discards: [] },
  bar: range(BAR).map(() => null),
  turn: null,
  turns: 0,
  event: null,
  inspection: null,
  bell: false,
  serial: 0,
  ledger: [],
  completed: [],
  over: null,
});

const house = new Map<string, BlackCard>([...houseOrders(PACKS), ...events].map((card) => [card.id, card]));

export function blackCard(options: Options, id: string): BlackCard {
  const card = house.get(id) ?? (options.customOrders ?? []).map(cardOf).find((own) => own.id === id);
  if (!card) throw new RangeError(`no black card ${id}`);
  return card;
}

export const orderName = ({ id, name }: OrderName): OrderName => ({ id, name });

/** M-19: a reward is taken when the Bar is full again. */
export const unpaid = ({ completed, ledger }: State): readonly Completed[] =>
  completed.slice(ledger.filter(({ cause }) => cause.kind === 'order').length);

export const sandwichesOf = (player: Player): Sandwich[] => player.slots.filter((slot) => slot !== null);

export const freeSlot = (player: Player): number | undefined => {
  const slot = player.slots.indexOf(null);
  return slot < 0 ? undefined : slot;
};

export interface Found {
  readonly owner: Player;
  readonly slot: number;
  readonly sandwich: Sandwich;
}

export function findSandwich(state: State, id: string): Found | undefined {
  for (const owner of state.players) {
    const slot = owner.slots.findIndex((sandwich) => sandwich?.id === id);
    if (slot >= 0) return { owner, slot, sandwich: owner.slots[slot]! };
  }
  return undefined;
}

export const badCards = (sandwich: Sandwich): string[] => sandwich.cards.filter(isBad);

export const isDirty = (player: Player): boolean =>
  player.slots.some((sandwich) => sandwich?.cards.some(isBad) ?? false);

/** M-16: closed by a Bread laid on top in this turn; Bread from an earlier turn is an ingredient (M-17). */
export const isClosed = (turn: Turn | null, { cards }: Sandwich): boolean =>
  turn !== null && isWrapped(cards) && turn.laid.includes(cards.at(-1)!);

/** M-6: how long the kitchen is open, from the beginning of the match. */
export const openingTime = ({ options }: State): number | null =>
  options.minutes === 0 ? null : options.minutes * MINUTE;

/** Whose turn it is first, then clockwise; before the first turn, who will begin (M-5). */
export const seatsInOrder = ({ turn, dealer, seats }: State): SeatIndex[] =>
  clockwiseFrom(turn ? turn.seat : (dealer + 1) % seats, seats);

/** The turn's question. */
export const turnFrame = ({ number }: Turn): string => `turn:${number}`;
