/** Small changes to a state, shared by all facts. */
import type { SeatIndex } from '../../../shared/game.ts';
import { replaceAt, withoutAll } from '../../../shared/lists.ts';
import type { CardId } from '../cards.ts';
import type { Plate, Player, State, Step } from '../state.ts';

export const withPlayer = (
  state: State,
  seat: SeatIndex,
  change: (player: Player) => Partial<Player>,
): State => ({
  ...state,
  players: replaceAt(state.players, seat, (player) => ({ ...player, ...change(player) })),
});

export const withPlate = (state: State, id: string, change: (plate: Plate) => Partial<Plate>): State => ({
  ...state,
  plates: state.plates.map((plate) => (plate.id === id ? { ...plate, ...change(plate) } : plate)),
});

export const discarding = (state: State, cards: readonly CardId[]): State => ({
  ...state,
  discard: [...state.discard, ...cards],
});

/** The hand without these cards. */
export const handWithout = (player: Player, cards: readonly CardId[]): CardId[] =>
  withoutAll(player.hand, cards);

/** Everything on an unfinished sandwich lies on top; a finished one is opened under its lid. */
export const laidOn = (plate: Plate, card: CardId): CardId[] =>
  plate.done ? [...plate.cards.slice(0, -1), card, ...plate.cards.slice(-1)] : [...plate.cards, card];

/** Something new is asked, under a number of its own. */
export const asking = (state: State, step: (question: number) => Step): State => ({
  ...state,
  step: step(state.serial),
  serial: state.serial + 1,
});

export const turnOf = (state: State, seat: SeatIndex): State =>
  asking(state, (question) => ({ kind: 'build', question, seat }));
