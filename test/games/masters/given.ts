/** Positions by name: cards are written as kinds, such as `bread cheese tomato-bad`. */
import { whiteDeck } from '../../../src/games/masters/cards.ts';
import type { Event } from '../../../src/games/masters/events.ts';
import { masters } from '../../../src/games/masters/index.ts';
import type { Move } from '../../../src/games/masters/moves.ts';
import type { Options } from '../../../src/games/masters/options.ts';
import { blackDeck, packsOf } from '../../../src/games/masters/options.ts';
import type { State } from '../../../src/games/masters/state.ts';
import { blackCard, initial, type Player, type Sandwich } from '../../../src/games/masters/state.ts';
import type { SeatView, TableView } from '../../../src/games/masters/view-types.ts';
import type { Choice } from '../../../src/shared/game.ts';
import { optionsOf, Position } from '../../support/position.ts';

export const OPTIONS: Options = optionsOf<Options>(masters, { dealer: 0 });

export interface Person {
  readonly hand?: string;
  /** From the first place on; `-` leaves one free. */
  readonly sandwiches?: readonly string[];
  readonly money?: number;
}

export interface Layout {
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

export class Kitchen extends Position<State, Event, Move, Options, TableView, SeatView> {
  hand(seat: number): readonly string[] {
    return this.state.players[seat]!.hand;
  }

  card(seat: number, kind: string): string {
    const card = this.hand(seat).find((one) => one.split('~')[0] === kind);
    if (!card) throw new Error(`no ${kind} among ${this.hand(seat).join(' ')}`);
    return card;
  }

  plays(seat: number, kind: string, sandwich: string): this {
    return this.when(seat, { type: 'play', card: this.card(seat, kind), sandwich });
  }

  get money(): number[] {
    return this.state.players.map((player) => player.money);
  }

  get bar(): (string | null)[] {
    return this.state.bar.map((card) => card?.id ?? null);
  }

  /** Kinds by seat. */
  get hands(): string[] {
    return this.state.players.map(({ hand }) => kinds(hand));
  }

  /** Kinds by place, `-` for a free one. */
  sandwiches(seat: number): string[] {
    return this.state.players[seat]!.slots.map((slot) => (slot ? kinds(slot.cards) : '-'));
  }

  sandwichId(seat: number, slot: number): string {
    return this.state.players[seat]!.slots[slot]!.id;
  }
}

/** Seat 0 is in turn, nothing done yet, unless said otherwise. */
export function kitchen({
  people,
  bar = USUAL_BAR,
  black = '',
  white = '',
  turn = 0,
  options,
}: Layout): Kitchen {
  const chosen = { ...OPTIONS, ...options };
  const pool = whiteDeck(packsOf(chosen));
  const take = (named: string): string[] =>
    words(named).map((kind) => {
      const at = pool.findIndex((card) => card.split('~')[0] === kind);
      if (at < 0) throw new Error(`no ${kind} left`);
      return pool.splice(at, 1)[0]!;
    });
  let sandwiches = 0;
  const begun = initial({ seats: people.length, options: chosen });
  const players = people.map((person, seat): Player => {
    const slots = begun.players[seat]!.slots.map((_, slot): Sandwich | null => {
      const named = person.sandwiches?.[slot] ?? '-';
      sandwiches += 1;
      return named === '-' ? null : { id: `${'abcdef'[seat]}${slot}`, cards: take(named) };
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
  return new Kitchen(masters, masters.evolve(state, { type: 'turn-began', seat: turn }));
}

export const kinds = (cards: readonly string[]): string => cards.map((card) => card.split('~')[0]).join(' ');

export const idsOf = (choices: readonly Choice[]): string[] => choices.map(({ id }) => id);
