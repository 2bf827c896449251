/**
 * A small game with one of everything that a host has to carry: a market where all grab at once, turns with
 * steps that can be taken back, hidden hands and a hidden pile, a reaction window, timers, bots.
 */
import {
  accept,
  type Choice,
  type Command,
  type Frame,
  type GameDefinition,
  type Move,
  type Refusal,
  refuse,
  type SeatIndex,
  type Timer,
} from '../../src/shared/game.ts';
import { range, replaceAt, sum, without } from '../../src/shared/lists.ts';
import { memo } from '../../src/shared/memo.ts';
import { rankBy } from '../../src/shared/standings.ts';

export interface TinyOptions {
  readonly turns: number;
  readonly turnClock: number;
  readonly marketClock: number;
  readonly cheers: boolean;
  readonly first: number | null;
}

interface Player {
  readonly hand: readonly string[];
  readonly laid: readonly string[];
  readonly grabbed: readonly string[];
}

export interface TinyState {
  readonly options: TinyOptions;
  readonly players: readonly Player[];
  readonly pile: readonly string[];
  readonly market: readonly string[];
  readonly phase: 'market' | 'turn' | 'cheer' | 'over';
  readonly turn: SeatIndex;
  readonly turnsLeft: number;
  readonly since: number;
  readonly cheered: readonly SeatIndex[];
  readonly asked: number;
  readonly late: number;
}

export type TinyMove =
  | { readonly type: 'grab'; readonly item: string }
  | { readonly type: 'lay'; readonly card: string }
  | { readonly type: 'end' }
  | { readonly type: 'cheer'; readonly loud: boolean }
  | { readonly type: 'close' };

export type TinyEvent =
  | {
      readonly type: 'dealt';
      readonly hands: readonly (readonly string[])[];
      readonly pile: readonly string[];
      readonly market: readonly string[];
      readonly first: SeatIndex;
    }
  | { readonly type: 'grabbed'; readonly seat: SeatIndex; readonly item: string; readonly at: number }
  | { readonly type: 'late'; readonly seat: SeatIndex }
  | { readonly type: 'marketClosed'; readonly at: number }
  | { readonly type: 'laid'; readonly seat: SeatIndex; readonly card: string }
  | { readonly type: 'drawn'; readonly seat: SeatIndex; readonly card: string; readonly at: number }
  | { readonly type: 'cheered'; readonly seat: SeatIndex; readonly loud: boolean; readonly at: number }
  | { readonly type: 'windowClosed'; readonly at: number };

const HAND = 3;
const CHEER_MS = 300;
export const MARKET = 20;

const worth = (card: string): number => Number(card.split('-')[1]);
const points = (player: Player): number => sum(player.laid.map(worth)) + player.grabbed.length;

function initial(seats: number, options: TinyOptions): TinyState {
  return {
    options,
    players: range(seats).map(() => ({ hand: [], laid: [], grabbed: [] })),
    ...{ pile: [], market: [], phase: 'market', turn: 0, turnsLeft: options.turns * seats },
    ...{ since: 0, cheered: [], asked: 0, late: 0 },
  };
}

const frameId = (state: TinyState): string => `${state.phase}-${state.asked}`;

function frames(state: TinyState): Frame[] {
  const everybody = range(state.players.length);
  const id = frameId(state);
  const turn: Frame = {
    id: `turn-${state.asked}`,
    kind: 'turn',
    actors: [state.turn],
    params: { seat: { seat: state.turn } },
  };
  if (state.phase === 'market') return [{ id, kind: 'market', actors: everybody }];
  if (state.phase === 'turn') return [turn];
  if (state.phase === 'over') return [];
  const waiting = everybody.filter((seat) => seat !== state.turn && !state.cheered.includes(seat));
  return [{ id, kind: 'cheer', actors: waiting, reaction: true }];
}

function choices(state: TinyState, actor: SeatIndex | 'table'): Choice<TinyMove>[] {
  if (actor === 'table') return [];
  const frame = frameId(state);
  const player = state.players[actor]!;
  if (state.phase === 'market') {
    return state.market.map((item) => ({ id: item, frame, move: { type: 'grab', item } }));
  }
  if (state.phase === 'turn' && actor === state.turn) {
    return [
      ...player.hand.map((card): Choice<TinyMove> => ({ id: card, frame, move: { type: 'lay', card } })),
      {
        id: 'end',
        frame,
        move: { type: 'end' },
        ...(player.laid.length === 0 ? { blocked: { key: 'lay-first' } } : {}),
      },
    ];
  }
  if (frames(state).some((one) => one.kind === 'cheer' && one.actors.includes(actor))) {
    return [true, false].map((loud) => ({ id: String(loud), frame, move: { type: 'cheer', loud } }));
  }
  return [];
}

function timers(state: TinyState): Timer<TinyMove>[] {
  const { options, phase, since } = state;
  const length =
    phase === 'market'
      ? options.marketClock
      : phase === 'turn'
        ? options.turnClock
        : phase === 'cheer'
          ? CHEER_MS
          : 0;
  if (length === 0) return [];
  const frame = frameId(state);
  return [
    { id: frame, kind: phase, due: since + length, length, actor: 'table', frame, move: { type: 'close' } },
  ];
}

function decide(state: TinyState, { actor, move, at }: Command<TinyMove>) {
  if (actor === 'table') return move.type === 'close' ? accept(closing(state, at)) : refuse('not-you');
  const player = state.players[actor]!;
  switch (move.type) {
    case 'grab':
      if (state.phase !== 'market') return refuse('market-closed');
      return state.market.includes(move.item)
        ? accept<TinyEvent[]>([{ type: 'grabbed', seat: actor, item: move.item, at }])
        : refuse('taken');
    case 'lay':
      if (state.phase !== 'turn' || state.turn !== actor) return refuse('not-your-turn');
      return player.hand.includes(move.card)
        ? accept<TinyEvent[]>([{ type: 'laid', seat: actor, card: move.card }])
        : refuse('not-yours', { card: { card: move.card } });
    case 'end':
      if (state.phase !== 'turn' || state.turn !== actor) return refuse('not-your-turn');
      return player.laid.length > 0 ? accept(ending(state, at)) : refuse('lay-first');
    case 'cheer':
      return state.phase === 'cheer' && actor !== state.turn && !state.cheered.includes(actor)
        ? accept<TinyEvent[]>([{ type: 'cheered', seat: actor, loud: move.loud, at }])
        : refuse('no-cheering');
    case 'close':
      return refuse('not-you');
  }
}

const ending = (state: TinyState, at: number): TinyEvent[] => [
  { type: 'drawn', seat: state.turn, card: state.pile[0] ?? 'card-0-none', at },
];

function closing(state: TinyState, at: number): TinyEvent[] {
  if (state.phase === 'market') return [{ type: 'marketClosed', at }];
  if (state.phase === 'cheer') return [{ type: 'windowClosed', at }];
  const player = state.players[state.turn]!;
  const lay: TinyEvent[] =
    player.laid.length > 0 ? [] : [{ type: 'laid', seat: state.turn, card: player.hand[0]! }];
  return [...lay, ...ending(state, at)];
}

const changed = (state: TinyState, seat: SeatIndex, change: (player: Player) => Player): TinyState => ({
  ...state,
  players: replaceAt(state.players, seat, change),
});

const nextTurn = (state: TinyState, at: number): TinyState => ({
  ...state,
  phase: state.turnsLeft === 0 ? 'over' : 'turn',
  turn: (state.turn + 1) % state.players.length,
  since: at,
  cheered: [],
  asked: state.asked + 1,
});

function evolve(state: TinyState, event: TinyEvent): TinyState {
  switch (event.type) {
    case 'dealt': {
      const { hands, pile, market, first } = event;
      return {
        ...state,
        pile,
        market,
        turn: first,
        players: hands.map((hand) => ({ hand, laid: [], grabbed: [] })),
      };
    }
    case 'grabbed': {
      const market = without(state.market, event.item);
      const grabbed = changed({ ...state, market }, event.seat, (player) => ({
        ...player,
        grabbed: [...player.grabbed, event.item],
      }));
      return market.length > 0
        ? grabbed
        : { ...grabbed, phase: 'turn', since: event.at, asked: state.asked + 1 };
    }
    case 'late':
      return { ...state, late: state.late + 1 };
    case 'marketClosed':
      return { ...state, market: [], phase: 'turn', since: event.at, asked: state.asked + 1 };
    case 'laid':
      return changed(state, event.seat, (player) => ({
        ...player,
        hand: without(player.hand, event.card),
        laid: [...player.laid, event.card],
      }));
    case 'drawn': {
      const drawn = changed(state, event.seat, (player) => ({
        ...player,
        hand: [...player.hand, event.card],
      }));
      const after = { ...drawn, pile: state.pile.slice(1), turnsLeft: state.turnsLeft - 1 };
      if (!state.options.cheers || after.turnsLeft === 0) return nextTurn(after, event.at);
      return { ...after, phase: 'cheer', since: event.at, asked: state.asked + 1 };
    }
    case 'cheered': {
      const cheered = [...state.cheered, event.seat];
      const isLast = cheered.length === state.players.length - 1;
      return isLast ? nextTurn(state, event.at) : { ...state, cheered };
    }
    case 'windowClosed':
      return nextTurn(state, event.at);
  }
}

const publicPlayer = memo((player: Player) => ({
  hand: player.hand.length,
  laid: player.laid,
  grabbed: player.grabbed,
  points: points(player),
}));

export type TinyTable = ReturnType<typeof tableView>;
interface TinySeat {
  readonly hand: readonly string[];
}

const tableView = (state: TinyState) => ({
  phase: state.phase,
  turn: state.turn,
  market: state.market,
  pile: state.pile.length,
  late: state.late,
  players: state.players.map(publicPlayer),
});

function redact(event: TinyEvent, viewer: SeatIndex | 'table') {
  switch (event.type) {
    case 'dealt':
      return viewer === 'table' ? { type: 'dealt', first: event.first } : undefined;
    case 'drawn':
      if (viewer === 'table') return { type: 'drawn', seat: event.seat };
      return viewer === event.seat ? { type: 'drew', card: event.card } : undefined;
    default:
      return viewer === 'table' ? event : undefined;
  }
}

const firstOpen = (options: readonly Choice<TinyMove>[]): Choice<TinyMove> | undefined =>
  options.find((choice) => !choice.blocked);

export const tiny: GameDefinition<TinyState, TinyEvent, TinyMove, TinyOptions, TinyTable, TinySeat> = {
  ...{ id: 'tiny', kind: 'game', version: 1, seats: { min: 2, max: 6 }, minutes: 1 },
  options: [
    { key: 'turns', group: 'length', kind: 'number', min: 1, max: 1000, default: 2 },
    {
      key: 'turnClock',
      group: 'clock',
      kind: 'number',
      min: 0,
      max: 600_000,
      unit: 'ms',
      off: 0,
      default: 0,
    },
    {
      key: 'marketClock',
      group: 'clock',
      kind: 'number',
      min: 0,
      max: 600_000,
      unit: 'ms',
      off: 0,
      default: 0,
    },
    { key: 'cheers', group: 'more', kind: 'toggle', default: false },
    { key: 'first', group: 'more', kind: 'seat', default: null },
  ],
  presets: [
    { id: 'plain', options: {} },
    { id: 'long', options: { turns: 50 } },
  ],
  checkOptions: ({ turns, cheers }) =>
    cheers && turns === 1 ? [{ field: 'cheers', key: 'cheers-need-two-turns' }] : [],
  parseMove: (raw) => (isTinyMove(raw) ? raw : undefined),
  initial: ({ seats, options }) => initial(seats, options),
  setup: ({ seats, options }, rng) => {
    const deck = rng.shuffle(range(500).map((n) => `card-${n}-${rng.below(1_000_000)}`));
    return [
      {
        type: 'dealt',
        hands: range(seats).map((seat) => deck.slice(seat * HAND, (seat + 1) * HAND)),
        pile: deck.slice(seats * HAND),
        market: range(MARKET).map((n) => `item-${n}`),
        first: options.first ?? rng.below(seats),
      },
    ];
  },
  ...{ decide, evolve, frames, choices, timers, tableView, redact },
  witness: (state, { actor, move }, refusal: Refusal): TinyEvent[] =>
    refusal.key === 'taken' && actor !== 'table' && move.type === 'grab' && state.phase === 'market'
      ? [{ type: 'late', seat: actor }]
      : [],
  reversible: (event) => event.type === 'laid',
  seatView: (state, seat) => ({ hand: state.players[seat]!.hand }),
  bots: [
    {
      id: 'apprentice',
      choose: ({ choices: offered }) => {
        const choice = firstOpen([...offered].reverse());
        return choice && { move: choice.move as TinyMove, frame: choice.frame, after: 20 };
      },
    },
    {
      id: 'chef',
      choose: ({ choices: offered }) => {
        const choice = firstOpen([...offered].reverse());
        return choice && { move: choice.move as TinyMove, frame: choice.frame, after: 5 };
      },
    },
    { id: 'dreamer', choose: () => undefined },
  ],
  outcome: (state) => (state.phase === 'over' ? { standings: rankBy(state.players.map(points)) } : undefined),
  receipt: (state) =>
    state.players.flatMap((player, seat) =>
      player.laid.map((card) => ({
        key: 'card',
        params: { card: { card } },
        seat,
        points: worth(card),
        rule: 'T-1',
      })),
    ),
};

function isTinyMove(raw: unknown): raw is TinyMove {
  const move = raw as Partial<Record<string, unknown>> & Move;
  switch (move.type) {
    case 'grab':
      return typeof move.item === 'string' && Object.keys(move).length === 2;
    case 'lay':
      return typeof move.card === 'string' && Object.keys(move).length === 2;
    case 'cheer':
      return typeof move.loud === 'boolean';
    case 'end':
    case 'close':
      return Object.keys(move).length === 1;
    default:
      return false;
  }
}
