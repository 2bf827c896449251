/** Positions of the Plate game by names. */
import type { Event } from '../../../src/games/plate/events.ts';
import { plate } from '../../../src/games/plate/index.ts';
import type { Move } from '../../../src/games/plate/moves.ts';
import type { Options } from '../../../src/games/plate/options.ts';
import { type Bid, initial, type State, type Step } from '../../../src/games/plate/state.ts';
import type { SeatView, TableView } from '../../../src/games/plate/view-types.ts';
import type { SeatIndex } from '../../../src/shared/game.ts';
import { range } from '../../../src/shared/lists.ts';
import { begun, optionsOf, Position } from '../../support/position.ts';

export const defaults: Options = optionsOf(plate);

export class PlatePosition extends Position<State, Event, Move, Options, TableView, SeatView> {
  get step(): Step['kind'] {
    return this.state.step.kind;
  }

  get points(): number[] {
    return this.state.players.map((player) => player.points);
  }

  hand(seat: SeatIndex): readonly string[] {
    return this.state.players[seat]!.hand;
  }

  /** Other cards than before in one hand. */
  holding(seat: SeatIndex, hand: readonly string[]): this {
    const players = this.state.players.map((player, i) => (i === seat ? { ...player, hand } : player));
    return this.with({ players });
  }

  /** Other parts than before on one plate. */
  laid(id: string, cards: readonly string[]): this {
    return this.with({ plates: this.state.plates.map((one) => (one.id === id ? { ...one, cards } : one)) });
  }

  /** Everybody the window waits for lets it pass. */
  letPass(): this {
    for (const seat of this.top.actors) this.when(seat, { type: 'pass' });
    return this;
  }
}

/** A hand of which nothing matters but the size. */
export const junk = (count: number, mark = 'x'): string[] => range(count).map((i) => `lettuce~${mark}${i}`);

/** Seven cards, of which only these matter. */
export const holding = (...cards: string[]): string[] => [...cards, ...junk(7 - cards.length, cards[0])];

export const napkin = (card: string): Move => ({ type: 'napkin', card });

interface Layout {
  readonly seats?: number;
  readonly options?: Partial<Options>;
  /** By seat; seats left out hold seven cards of no matter. */
  readonly hands?: Readonly<Record<SeatIndex, readonly string[]>>;
  /** Bottom up; a plate with two breads is finished. */
  readonly plates?: readonly (readonly string[])[];
  readonly points?: readonly number[];
  readonly draw?: readonly string[];
  readonly discard?: readonly string[];
}

const isDone = (cards: readonly string[]): boolean =>
  cards.length > 1 && /^(sourdough|baguette|bagel|croissant|flatbread|heel)~/.test(cards.at(-1)!);

function laidOut({ seats = 3, options, hands, plates, points, draw, discard }: Layout): State {
  const empty = initial({ seats, options: optionsOf(plate, options) });
  return {
    ...empty,
    players: empty.players.map((player, seat) => ({
      ...player,
      points: points?.[seat] ?? 0,
      hand: hands?.[seat] ?? junk(7, `${seat}-`),
    })),
    plates: empty.plates.map((one, i) => {
      const cards = plates?.[i] ?? [];
      return { ...one, cards, done: isDone(cards) };
    }),
    draw: draw ?? junk(30, 'd'),
    discard: discard ?? [],
    serial: 100,
  };
}

const at = (state: State, step: Step, bids: readonly Bid[] = []): PlatePosition =>
  new PlatePosition(plate, { ...state, step, bids });

/** The draw for the first player, with these cards on top of the deck. */
export function opening(seats: number, top: readonly string[], rest?: readonly string[]): PlatePosition {
  const { state } = begun(plate, { seats, options: defaults });
  const under = rest ?? state.draw.filter((card) => !top.includes(card));
  return new PlatePosition(plate, { ...state, draw: [...top, ...under] });
}

/** Seat 0 (or another) has to build. */
export const building = (layout: Layout & { readonly turn?: SeatIndex } = {}): PlatePosition =>
  at(laidOut(layout), { kind: 'build', question: 1, seat: layout.turn ?? 0 });

const FINISHED = ['sourdough~1', 'gouda~1', 'bagel~1'];

/** The sandwich on the first plate is finished by seat 0 (or another), who bids first. */
export function bidding(layout: Layout & { readonly finisher?: SeatIndex } = {}): PlatePosition {
  const { finisher = 0 } = layout;
  const state = laidOut({ plates: [FINISHED], ...layout });
  return at(state, { kind: 'bid', question: 1, seat: finisher, plate: 'plate-1', finisher, out: [] });
}

export interface Before {
  readonly on: SeatIndex;
  readonly card: string;
  readonly by?: SeatIndex;
}

/** Good and bad bids before a player. */
export const up = (on: SeatIndex, value: number): Before => ({ on, card: `bid-plus-${value}~1` });
export const down = (on: SeatIndex, value: number): Before => ({ on, card: `bid-minus-${value}~1` });

const bidsFrom = (bids: readonly Before[]): Bid[] =>
  bids.map(({ on, card, by }, i) => ({ slot: `slot-${i + 1}`, by: by ?? on, on, card, faceUp: false }));

type WithBids = Layout & { readonly finisher?: SeatIndex; readonly bids: readonly Before[] };

/** Bidding is over and these lie face down; the clock turns them. */
export function revealing(layout: WithBids): PlatePosition {
  const { finisher = 0, bids } = layout;
  const step: Step = { kind: 'reveal', question: 1, tick: 2, plate: 'plate-1', finisher };
  return at(laidOut({ plates: [FINISHED], ...layout }), step, bidsFrom(bids));
}

/** All bids are face up: the window before eating (P-25). */
export function verdict(layout: WithBids): PlatePosition {
  const position = revealing(layout);
  if (layout.bids.length === 0) throw new Error('bids, please');
  for (const _ of layout.bids) position.timeUp();
  return position;
}
