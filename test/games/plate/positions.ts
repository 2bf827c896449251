/** Positions by name, and a table at which they are played on. */
import { plate } from '../../../src/games/plate/index.ts';
import type { Move } from '../../../src/games/plate/moves.ts';
import type { Options } from '../../../src/games/plate/options.ts';
import { type Bid, initial, type State, type Step } from '../../../src/games/plate/state.ts';
import type { Actor, Command, Frame, SeatIndex } from '../../../src/shared/game.ts';
import { range } from '../../../src/shared/lists.ts';
import { type Rng, seededRng } from '../../../src/shared/rng.ts';

export const defaults = Object.fromEntries(
  plate.options.map((field) => [field.key, field.default]),
) as unknown as Options;

/** A hand of which nothing matters but the size. */
export const junk = (count: number, mark = 'x'): string[] => range(count).map((i) => `lettuce~${mark}${i}`);

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
  const empty = initial({ seats, options: { ...defaults, ...options } });
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

/** Seat 0 (or another) has to build. */
export function building(layout: Layout & { readonly turn?: SeatIndex } = {}): Play {
  const step: Step = { kind: 'build', question: 1, seat: layout.turn ?? 0, clock: null };
  return new Play({ ...laidOut(layout), step });
}

/** The sandwich on the first plate is finished by seat 0 (or another), who bids first. */
export function bidding(layout: Layout & { readonly finisher?: SeatIndex } = {}): Play {
  const finisher = layout.finisher ?? 0;
  const state = laidOut({ plates: [['sourdough~1', 'gouda~1', 'bagel~1']], ...layout });
  const step: Step = {
    ...{
      kind: 'bid',
      question: 1,
      asked: 0,
      seat: finisher,
      plate: 'plate-1',
      finisher,
      out: [],
      clock: null,
    },
  };
  return new Play({ ...state, step });
}

export interface Before {
  readonly on: SeatIndex;
  readonly card: string;
  readonly by?: SeatIndex;
}

const bidsFrom = (bids: readonly Before[]): Bid[] =>
  bids.map(({ on, card, by }, i) => ({ slot: `slot-${i + 1}`, by: by ?? on, on, card, faceUp: false }));

/** Bidding is over and these lie face down; the clock turns them. */
export function revealing(
  layout: Layout & { readonly finisher?: SeatIndex; readonly bids: readonly Before[] },
): Play {
  const finisher = layout.finisher ?? 0;
  const state = laidOut({ plates: [['sourdough~1', 'gouda~1', 'bagel~1']], ...layout });
  const clock = { serial: 2, length: 900, left: 900, since: 0 };
  const step: Step = { kind: 'reveal', question: 1, plate: 'plate-1', finisher, clock };
  return new Play({ ...state, step, bids: bidsFrom(layout.bids) });
}

/** All bids are face up: the window before eating (P-25). */
export function verdict(
  layout: Layout & { readonly finisher?: SeatIndex; readonly bids: readonly Before[] },
): Play {
  const play = revealing(layout);
  if (layout.bids.length === 0) throw new Error('bids, please');
  for (const _ of layout.bids) play.tick();
  return play;
}

/** A table that can be played on; every wish must be granted unless it is tried with `refusal`. */
export class Play {
  state: State;
  at = 0;
  readonly rng: Rng = seededRng(7);
  events: string[] = [];

  constructor(state: State) {
    this.state = state;
  }

  get step(): Step['kind'] {
    return this.state.step.kind;
  }

  get top(): Frame {
    return plate.frames(this.state).at(-1)!;
  }

  get view() {
    return plate.tableView(this.state);
  }

  hand(seat: SeatIndex): readonly string[] {
    return this.state.players[seat]!.hand;
  }

  points(): number[] {
    return this.state.players.map((player) => player.points);
  }

  choices(seat: SeatIndex) {
    return plate.choices(this.state, seat);
  }

  offers(seat: SeatIndex): string[] {
    return this.choices(seat)
      .filter((choice) => !choice.blocked)
      .map((choice) => choice.move.type);
  }

  do(seat: SeatIndex, ...moves: readonly Move[]): this {
    for (const move of moves)
      this.#grant({ actor: seat, move, frame: this.#frameFor(seat, move), at: this.at });
    return this;
  }

  refusal(seat: SeatIndex, move: Move): string | undefined {
    const command = { actor: seat, move, frame: this.#frameFor(seat, move), at: this.at };
    const result = plate.decide(this.state, command, this.rng);
    return result.ok ? undefined : result.refusal.key;
  }

  decide(command: Command<Move>) {
    return plate.decide(this.state, command, this.rng);
  }

  /** The next timer fires. */
  tick(): this {
    const timer = plate.timers(this.state)[0];
    if (!timer) throw new Error(`no timer runs in ${this.step}`);
    this.at = Math.max(this.at, timer.due);
    this.#grant({ actor: timer.actor, move: timer.move, frame: timer.frame, at: this.at });
    return this;
  }

  wait(ms: number): this {
    this.at += ms;
    return this;
  }

  /** Everybody the window waits for lets it pass. */
  letPass(): this {
    for (const seat of this.top.actors) this.do(seat, { type: 'pass' });
    return this;
  }

  #frameFor(seat: Actor, move: Move): string {
    const alike = plate.choices(this.state, seat).filter((choice) => choice.move.type === move.type);
    const offered = alike.find(
      ({ move: fixed }) => 'card' in fixed && 'card' in move && fixed.card === move.card,
    );
    return (offered ?? alike[0])?.frame ?? this.top.id;
  }

  #grant(command: Command<Move>): void {
    const result = plate.decide(this.state, command, this.rng);
    if (!result.ok) throw new Error(`${JSON.stringify(command)} → ${JSON.stringify(result.refusal)}`);
    this.events = result.value.map((event) => event.type);
    this.state = result.value.reduce(plate.evolve, this.state);
  }
}
