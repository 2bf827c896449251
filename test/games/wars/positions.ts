/** Positions by name, and a table at which they are played on. */
import { ingredients, opportunities, orders } from '../../../src/games/wars/cards.ts';
import type { Category } from '../../../src/games/wars/categories.ts';
import type { Event } from '../../../src/games/wars/events.ts';
import { wars } from '../../../src/games/wars/index.ts';
import type { Move } from '../../../src/games/wars/moves.ts';
import type { Options } from '../../../src/games/wars/options.ts';
import { initial, type Placed, type Player, questionOf, type State } from '../../../src/games/wars/state.ts';
import type { Actor, Choice, Refusal, SeatIndex } from '../../../src/shared/game.ts';
import { withoutAll } from '../../../src/shared/lists.ts';
import { type Rng, seededRng } from '../../../src/shared/rng.ts';

export const defaults = Object.fromEntries(
  wars.options.map((field) => [field.key, field.default]),
) as unknown as Options;

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
  readonly turnBegan?: number;
}

const ROW = ['doorstep', 'mid-morning', 'notary', 'jury-club', 'leaning-tower'];
const MARKET = [...ingredients, ...opportunities].map((card) => card.id);

function placed(entry: ZoneEntry): Placed {
  const [card = '', extra = '0'] = entry.split('+');
  return { card, extra: Number(extra) };
}

function seated(player: Player, layout: SeatLayout = {}): Player {
  const tokens = layout.tokens ?? player.tokens;
  return {
    ...player,
    coins: layout.coins ?? player.coins,
    tokens,
    ledger:
      tokens === 0 ? [] : [{ tokens, from: { key: 'reward', rule: 'W-10', card: 'night-watch' }, round: 1 }],
    hand: layout.hand ?? [],
    zone: (layout.zone ?? []).map(placed),
    assistants: layout.assistants ?? [],
    served: (layout.served ?? []).map((order) => ({ order, round: 1, used: [], quality: 0 })),
  };
}

/** The first seat is in turn with two actions, unless the layout says otherwise. */
export function atTable(layout: Layout = {}): Play {
  const empty = initial({ seats: layout.seats ?? 3, options: { ...defaults, ...layout.options } });
  const players = empty.players.map((player, seat) => seated(player, layout.players?.[seat]));
  const discards = layout.discards ?? [];
  const away = [...players.flatMap((one) => [...one.hand, ...one.zone.map(({ card }) => card)]), ...discards];
  const row = layout.row ?? ROW;
  const outOfDeck = [
    ...row.filter((order) => order !== null),
    ...players.flatMap((one) => one.served.map((s) => s.order)),
  ];
  const active = layout.active ?? 0;
  return new Play({
    ...empty,
    phase: 'acting',
    players,
    market: { deck: layout.deck ?? withoutAll(MARKET, away), discards },
    row: [...row, null, null, null, null, null].slice(0, 5),
    orderDeck:
      layout.orderDeck ??
      withoutAll(
        orders.map((order) => order.id),
        outOfDeck,
      ),
    free: empty.free.filter((category) => !players.some((player) => player.assistants.includes(category))),
    active,
    start: layout.start ?? active,
    round: layout.round ?? 2,
    actions: layout.actions ?? 2,
    turn: 7,
    turnBegan: layout.turnBegan ?? 0,
    announcer: layout.announcer ?? null,
    step: 100,
  });
}

/** A match from its beginning. */
export function opening(seats: number, options: Partial<Options> = {}, seed = 1): Play {
  const match = { seats, options: { ...defaults, ...options } };
  const events = wars.setup(match, seededRng(seed));
  return new Play(events.reduce(wars.evolve, wars.initial(match)), events);
}

export class Play {
  readonly state: State;
  /** What the latest move caused. */
  readonly events: readonly Event[];
  private readonly rng: Rng = seededRng(5);

  constructor(state: State, events: readonly Event[] = []) {
    this.state = state;
    this.events = events;
  }

  /** Whoever is in turn moves, once for each move given. */
  do(...moves: readonly Move[]): Play {
    return moves.reduce<Play>((play, move) => play.by(play.state.active, move), this);
  }

  by(actor: Actor, move: Move, at = 0): Play {
    const result = this.try(actor, move, at);
    if (!result.ok) throw new Error(`${JSON.stringify(move)} refused: ${result.refusal.key}`);
    return new Play(result.value.reduce(wars.evolve, this.state), result.value);
  }

  /** Both actions spent on coins, and on to the end of the turn. */
  endTurn(): Play {
    let play: Play = this;
    while (play.state.phase === 'acting' && play.state.actions > 0) play = play.do({ type: 'coins' });
    return play.do({ type: 'end-turn' });
  }

  refusal(move: Move, actor: Actor = this.state.active): Refusal | undefined {
    const result = this.try(actor, move, 0);
    return result.ok ? undefined : result.refusal;
  }

  choices(actor: Actor = this.state.active): readonly Choice<Move>[] {
    return wars.choices(this.state, actor);
  }

  offered(type: Move['type']): readonly Choice<Move>[] {
    return this.choices().filter((choice) => choice.move.type === type && !choice.blocked);
  }

  player(seat: SeatIndex = 0): Player {
    return this.state.players[seat]!;
  }

  zone(seat: SeatIndex = 0): readonly string[] {
    return this.player(seat).zone.map(({ card, extra }) => (extra === 0 ? card : `${card}+${extra}`));
  }

  get question() {
    return questionOf(this.state);
  }

  get frame(): string {
    return wars.frames(this.state).at(-1)!.id;
  }

  types(): readonly Event['type'][] {
    return this.events.map((event) => event.type);
  }

  private try(actor: Actor, move: Move, at: number) {
    const command = { actor, move, frame: wars.frames(this.state).at(-1)?.id ?? '', at };
    return wars.decide(this.state, command, this.rng);
  }
}
