/** A lunch at Sandwich Masters that can be told in a few turns, if the cards fall so. */
import { isBread, type Order, whiteCard } from '../../src/games/masters/cards.ts';
import type { OrderDraft } from '../../src/games/masters/custom-orders.ts';
import { masters } from '../../src/games/masters/index.ts';
import type { Move } from '../../src/games/masters/moves.ts';
import type { Options } from '../../src/games/masters/options.ts';
import type { State } from '../../src/games/masters/state.ts';
import type { SeatIndex } from '../../src/shared/game.ts';
import { range } from '../../src/shared/lists.ts';
import { seededRng } from '../../src/shared/rng.ts';
import { seedOf } from './known-deal.ts';
import { tryMove } from './playout.ts';

export const PLAYERS = 3;
export const REWARD = 12;
const TARGET = 25;
const TOASTS = 20;
const ROLLS = ['salad', 'meat', 'dairy', 'condiments'] as const;
const ROLLS_EACH = 5;

/** The table's own: three Breads make a toast; a roll holds one thing or more of its family. */
export const ownOrders: readonly OrderDraft[] = [
  ...range(TOASTS).map(
    (n): OrderDraft => ({ name: `Toast ${n + 1}`, needs: ['bread'], each: null, reward: REWARD }),
  ),
  ...ROLLS.flatMap((each) =>
    range(ROLLS_EACH).map(
      (n): OrderDraft => ({ name: `A ${each} roll ${n + 1}`, needs: [], each, reward: REWARD }),
    ),
  ),
];

const options: Options = {
  minutes: 0,
  target: TARGET,
  dealer: null,
  attackPack: false,
  orderUp: true,
  turnSeconds: 120,
  answerSeconds: 60,
  customOrders: ownOrders.map((order, i) => ({ ...order, id: String(i) })),
};

const isOwn = ({ name, each, needs }: Order): boolean =>
  name !== null && (each === null) === needs.length > 0;
const isToast = (order: Order): boolean => isOwn(order) && order.each === null;
const isRoll =
  (family: string | null) =>
  (order: Order): boolean =>
    isOwn(order) && order.each !== null && order.each === family;

/** Makes moves as long as they are granted and no event comes in between. */
class Lunch {
  readonly #rng = seededRng(1);
  state: State;

  constructor(state: State) {
    this.state = state;
  }

  does(seat: SeatIndex, move: Move): boolean {
    const frame = masters.frames(this.state).at(-1)?.id ?? '';
    const command = { actor: seat, move, frame, at: 1000, rng: this.#rng };
    const { refusal, events, state } = tryMove(masters, this.state, command);
    if (refusal || events.some(({ type }) => type === 'event-began')) return false;
    this.state = state;
    return true;
  }

  ends(...seats: readonly SeatIndex[]): boolean {
    return seats.every((seat) => this.does(seat, { type: 'end-turn' }));
  }

  card(seat: SeatIndex, wanted: (card: string) => boolean): string {
    return this.state.players[seat]!.hand.find(wanted) ?? 'none';
  }

  sandwich(seat: SeatIndex, place: number): string | undefined {
    return this.state.players[seat]!.slots[place]?.id;
  }

  plays(seat: SeatIndex, card: string, place: number): boolean {
    return this.does(seat, { type: 'play', card, sandwich: this.sandwich(seat, place) ?? 'new' });
  }

  bread(seat: SeatIndex, ...places: readonly number[]): boolean {
    return places.every((place) => this.plays(seat, this.card(seat, isBread), place));
  }

  orders(): Order[] {
    return this.state.bar.filter((card): card is Order => card?.kind === 'order');
  }

  claims(seat: SeatIndex, place: number, wanted: (order: Order) => boolean): boolean {
    const order = this.orders().find(wanted)?.id ?? 'none';
    return this.does(seat, { type: 'claim', sandwich: this.sandwich(seat, place) ?? 'none', order });
  }
}

/** The first cook closes two in one turn, is spoilt, is inspected, pays, and wins with a third one. */
function canBeTold(start: State): boolean {
  if (!start.turn) return false;
  const lunch = new Lunch(start);
  const cook = start.turn.seat;
  const spoiler = (cook + 1) % PLAYERS;
  const sender = (cook + 2) % PLAYERS;
  const begun = lunch.bread(cook, 0, 1, 0, 1) && lunch.ends(cook, spoiler, sender);
  const served =
    begun && lunch.bread(cook, 0, 1, 2) && [0, 1].every((place) => lunch.claims(cook, place, isToast));
  if (!served || !lunch.ends(cook)) return false;
  const sandwich = lunch.sandwich(cook, 2)!;
  const condiment = lunch.card(spoiler, (card) => whiteCard(card).role === 'attack');
  const lazy = lunch.card(sender, (card) => whiteCard(card).id === 'lazy');
  const visited =
    lunch.does(spoiler, { type: 'attack', card: condiment, sandwich }) &&
    lunch.ends(spoiler) &&
    lunch.does(sender, { type: 'inspect', card: lazy, seat: cook }) &&
    lunch.does(cook, { type: 'bribe' }) &&
    lunch.ends(sender);
  const families = lunch
    .orders()
    .filter(isOwn)
    .map(({ each }) => each);
  const filling = lunch.card(cook, (card) => {
    const { role, family } = whiteCard(card);
    return role === 'ingredient' && families.includes(family);
  });
  if (!visited || filling === 'none') return false;
  return (
    lunch.plays(cook, filling, 2) &&
    lunch.ends(cook, spoiler, sender) &&
    lunch.bread(cook, 2) &&
    lunch.claims(cook, 2, isRoll(whiteCard(filling).family)) &&
    lunch.state.over !== null
  );
}

export const lunchSeed = (): number =>
  seedOf<State>({ game: masters, match: { seats: PLAYERS, options }, suits: canBeTold });
