/** Positions by name: cards are written as kinds, such as `bread cheese tomato-bad`. */

import { whiteDeck } from '../../../src/games/masters/cards.ts';
import { type Event, type Move, masters, type State } from '../../../src/games/masters/index.ts';
import { blackDeck, type Options, packsOf } from '../../../src/games/masters/options.ts';
import { blackCard, initial, type Player, type Sandwich } from '../../../src/games/masters/state.ts';
import type { Actor } from '../../../src/shared/game.ts';
import { seededRng } from '../../../src/shared/rng.ts';

export const OPTIONS: Options = {
  minutes: 30,
  target: 0,
  dealer: 0,
  attackPack: false,
  orderUp: false,
  answerSeconds: 20,
  turnSeconds: 120,
};

export interface Person {
  readonly hand?: string;
  /** From the first place on; `-` leaves one free. */
  readonly sandwiches?: readonly string[];
  readonly money?: number;
}

export interface Position {
  readonly people: readonly Person[];
  readonly bar?: string;
  /** The next cards of the decks, the rest following. */
  readonly black?: string;
  readonly white?: string;
  readonly turn?: number;
  readonly options?: Partial<Options>;
}

const USUAL_BAR = 'blt ploughmans garden-party double-decker';
const words = (text: string): string[] => text.split(' ').filter((word) => word.length > 0);

/** Seat 0 is in turn, nothing done yet, unless said otherwise. */
export function position({
  people,
  bar = USUAL_BAR,
  black = '',
  white = '',
  turn = 0,
  options,
}: Position): State {
  const chosen = { ...OPTIONS, ...options };
  const pool = whiteDeck(packsOf(chosen));
  const take = (kinds: string): string[] =>
    words(kinds).map((kind) => {
      const at = pool.findIndex((card) => card.split('~')[0] === kind);
      if (at < 0) throw new Error(`no ${kind} left`);
      return pool.splice(at, 1)[0]!;
    });
  let sandwiches = 0;
  const begun = initial({ seats: people.length, options: chosen });
  const players = people.map((person, seat): Player => {
    const slots = begun.players[seat]!.slots.map((_, slot): Sandwich | null => {
      const kinds = person.sandwiches?.[slot] ?? '-';
      sandwiches += 1;
      return kinds === '-' ? null : { id: `${'abcdef'[seat]}${slot}`, cards: take(kinds) };
    });
    return { ...begun.players[seat]!, slots, money: person.money ?? 0, hand: take(person.hand ?? '') };
  });
  const next = take(white);
  const barIds = words(bar);
  const nextBlack = words(black);
  const rest = blackDeck(chosen)
    .map(({ id }) => id)
    .filter((id) => !barIds.includes(id) && !nextBlack.includes(id));
  const state: State = {
    ...begun,
    players,
    white: { deck: [...next, ...pool], discards: [] },
    black: { deck: [...nextBlack, ...rest], discards: [] },
    bar: barIds.map((id) => blackCard(chosen, id)),
    serial: sandwiches,
  };
  return masters.evolve(state, { type: 'turn-began', seat: turn, at: 0 });
}

export const cardOf = (cards: readonly string[], kind: string): string => {
  const card = cards.find((one) => one.split('~')[0] === kind);
  if (!card) throw new Error(`no ${kind} among ${cards.join(' ')}`);
  return card;
};

/** A table at which moves are made one after the other. */
export class Sitting {
  state: State;
  at = 1000;
  last: readonly Event[] = [];
  readonly rng = seededRng(1);

  constructor(start: Position | State) {
    this.state = 'people' in start ? position(start) : start;
  }

  try(actor: Actor, move: Move) {
    const frame = masters.frames(this.state).at(-1)?.id ?? '';
    return masters.decide(this.state, { actor, move, frame, at: this.at }, this.rng);
  }

  does(actor: Actor, move: Move): this {
    const result = this.try(actor, move);
    if (!result.ok) throw new Error(`${JSON.stringify(move)} refused: ${result.refusal.key}`);
    this.last = result.value;
    this.state = result.value.reduce(masters.evolve, this.state);
    return this;
  }

  refuses(actor: Actor, move: Move): string {
    const result = this.try(actor, move);
    return result.ok ? 'accepted' : result.refusal.key;
  }

  hand(seat: number): readonly string[] {
    return this.state.players[seat]!.hand;
  }

  card(seat: number, kind: string): string {
    return cardOf(this.hand(seat), kind);
  }

  plays(seat: number, kind: string, sandwich: string): this {
    return this.does(seat, { type: 'play', card: this.card(seat, kind), sandwich });
  }

  money(): number[] {
    return this.state.players.map((player) => player.money);
  }

  bar(): (string | null)[] {
    return this.state.bar.map((card) => card?.id ?? null);
  }

  /** Kinds by place, `-` for a free one. */
  sandwiches(seat: number): string[] {
    return this.state.players[seat]!.slots.map((slot) => (slot ? kinds(slot.cards) : '-'));
  }

  sandwichId(seat: number, slot: number): string {
    return this.state.players[seat]!.slots[slot]!.id;
  }

  choices(seat: number) {
    return masters.choices(this.state, seat);
  }

  offered(seat: number): string[] {
    return this.choices(seat)
      .filter((choice) => !choice.blocked)
      .map((choice) => choice.id);
  }

  facts(): string[] {
    return this.last.map((event) => event.type);
  }
}

export const kinds = (cards: readonly string[]): string => cards.map((card) => card.split('~')[0]).join(' ');
