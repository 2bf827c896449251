/** Positions of Sándwich Wars by names: cards of the first printing, unless a `~2` asks for the second. */
import type { Category } from '../../../src/games/wars/categories.ts';
import { ingredients, opportunities, orders } from '../../../src/games/wars/decks/first.ts';
import type { Event } from '../../../src/games/wars/events.ts';
import { wars } from '../../../src/games/wars/index.ts';
import type { Move } from '../../../src/games/wars/moves.ts';
import type { Options } from '../../../src/games/wars/options.ts';
import { initial, type Placed, type Player, type State } from '../../../src/games/wars/state.ts';
import type { SeatView, TableView } from '../../../src/games/wars/view-types.ts';
import { fillAtRandom } from '../../../src/shared/choices.ts';
import type { Bot, SeatIndex } from '../../../src/shared/game.ts';
import { withoutAll } from '../../../src/shared/lists.ts';
import { playout } from '../../support/playout.ts';
import { begun, optionsOf, Position } from '../../support/position.ts';

export const defaults: Options = optionsOf(wars);

/** An ingredient, or one with quality from effects: `steak+2`. */
type ZoneEntry = string;

export interface SeatLayout {
  readonly coins?: number;
  readonly tokens?: number;
  readonly hand?: readonly string[];
  readonly zone?: readonly ZoneEntry[];
  readonly assistants?: readonly Category[];
  /** Orders completed in earlier rounds. */
  readonly served?: readonly string[];
}

export interface Layout {
  readonly seats?: number;
  readonly options?: Partial<Options>;
  readonly players?: Readonly<Record<SeatIndex, SeatLayout>>;
  readonly row?: readonly (string | null)[];
  /** Top first; otherwise all that lies nowhere else. */
  readonly deck?: readonly string[];
  readonly discards?: readonly string[];
  readonly orderDeck?: readonly string[];
  readonly active?: SeatIndex;
  readonly start?: SeatIndex;
  readonly round?: number;
  readonly actions?: number;
  readonly announcer?: SeatIndex;
}

const ROW = ['doorstep', 'mid-morning', 'notary', 'jury-club', 'leaning-tower'];
const idsOf = (cards: readonly { readonly id: string }[]): string[] => cards.map(({ id }) => id);

function placed(entry: ZoneEntry): Placed {
  const [card = '', extra = '0'] = entry.split('+');
  return { card, extra: Number(extra) };
}

function seated(player: Player, layout: SeatLayout = {}): Player {
  const { coins = player.coins, tokens = 0, hand = [], zone = [], assistants = [], served = [] } = layout;
  const from = { key: 'reward', rule: 'W-10', card: 'night-watch' } as const;
  return {
    ...player,
    ...{ coins, tokens, hand, assistants },
    ledger: tokens === 0 ? [] : [{ tokens, from, round: 1 }],
    zone: zone.map(placed),
    served: served.map((order) => ({ order, round: 1, used: [], quality: 0 })),
  };
}

/** The first seat is in turn with two actions, unless the layout says otherwise. */
export function inTurn(layout: Layout = {}): WarsPosition {
  const empty = initial({ seats: layout.seats ?? 3, options: optionsOf(wars, layout.options) });
  const players = empty.players.map((player, seat) => seated(player, layout.players?.[seat]));
  const { row = ROW, discards = [], active = 0 } = layout;
  const lying = players.flatMap(({ hand, zone }) => [...hand, ...zone.map(({ card }) => card)]);
  const shown = row.filter((order) => order !== null);
  const served = players.flatMap((player) => player.served.map(({ order }) => order));
  return new WarsPosition(wars, {
    ...empty,
    phase: 'acting',
    players,
    market: {
      deck: layout.deck ?? withoutAll(idsOf([...ingredients, ...opportunities]), [...lying, ...discards]),
      discards,
    },
    row: [...row, null, null, null, null, null].slice(0, 5),
    orderDeck: layout.orderDeck ?? withoutAll(idsOf(orders), [...shown, ...served]),
    free: empty.free.filter((category) => !players.some((player) => player.assistants.includes(category))),
    active,
    start: layout.start ?? active,
    round: layout.round ?? 2,
    actions: layout.actions ?? 2,
    turn: 7,
    announcer: layout.announcer ?? null,
    step: 100,
  });
}

/** A match from its beginning. */
export function opening(seats: number, options: Partial<Options> = {}, seed = 1): WarsPosition {
  const match = { seats, options: optionsOf(wars, options) };
  const { events } = begun(wars, match, seed);
  return new WarsPosition(wars, wars.initial(match)).given(...events);
}

export class WarsPosition extends Position<State, Event, Move, Options, TableView, SeatView> {
  /** Whoever is in turn moves, once for each move given. */
  does(...moves: readonly Move[]): this {
    for (const move of moves) this.when(this.state.active, move);
    return this;
  }

  /** Completes an order with these; a reward to be split becomes coins. */
  serves(order: string, ...use: readonly string[]): this {
    this.does({ type: 'order', order, use: [...use] });
    const prompt = this.state.prompts.at(-1)?.effect;
    return prompt?.kind === 'split' ? this.does({ type: 'split', coins: prompt.n }) : this;
  }

  /** The actions that are left spent on coins, and on to the end of the turn. */
  endTurn(): this {
    while (this.state.actions > 0) this.does({ type: 'coins' });
    return this.does({ type: 'end-turn' });
  }

  player(seat: SeatIndex = 0): Player {
    return this.state.players[seat]!;
  }

  hand(seat: SeatIndex = 0): readonly string[] {
    return this.player(seat).hand;
  }

  zone(seat: SeatIndex = 0): readonly string[] {
    return this.player(seat).zone.map(({ card, extra }) => (extra === 0 ? card : `${card}+${extra}`));
  }

  get standings() {
    return wars.outcome(this.state)!.standings;
  }
}

/** Plays by chance to the end, and now and then falls asleep: then only a clock goes on. */
const drowsy: Bot<TableView, SeatView, Move> = {
  id: 'drowsy',
  choose({ choices, rng }) {
    if (rng.below(50) === 0) return undefined;
    const choice = rng.pick(choices.filter(({ blocked }) => !blocked));
    return { move: fillAtRandom(choice, rng), frame: choice.frame, after: rng.below(1500) };
  },
};

export interface ByChance {
  readonly seats: number;
  readonly seed: number;
  readonly options?: Partial<Options>;
}

export const matchByChance = ({ seats, seed, options }: ByChance) => {
  const match = { seats, options: optionsOf(wars, options) };
  const players = Array.from({ length: seats }, () => drowsy);
  const { end, steps } = playout({ game: wars, match, seed, players });
  return { end: end as State, states: steps.map(({ before }) => before as State) };
};

const EVERY = 9;

/** Some moments of matches with 2 to 5 seats, by chance and by bots. */
export const someMoments = (options: Partial<Options> = {}): State[] =>
  (['chance', 'bots'] as const).flatMap((players) =>
    [2, 3, 4, 5].flatMap((seats) => {
      const match = { seats, options: optionsOf(wars, options) };
      const { steps } = playout({ game: wars, match, seed: 70 + seats, players });
      return steps.filter((_, i) => i % EVERY === 0).map(({ before }) => before as State);
    }),
  );
