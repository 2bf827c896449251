/**
 * A small game with one of everything that a host has to carry: a market where all grab at once, turns with
 * steps that can be taken back, hidden hands and a hidden pile, a reaction window, clocks, bots.
 */
import type { EventDraft } from '../../src/shared/event-draft.ts';
import type {
  Actor,
  Choice,
  Clock,
  Command,
  Frame,
  GameDefinition,
  Move,
  Refusal,
  SeatIndex,
} from '../../src/shared/game.ts';
import { exactly } from '../../src/shared/lengths.ts';
import { range, replaceAt, sum, without } from '../../src/shared/lists.ts';
import { memo } from '../../src/shared/memo.ts';
import { checkClock, decideBy, no, type Rule, type Rules } from '../../src/shared/rules.ts';
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
  | { readonly type: 'grabbed'; readonly seat: SeatIndex; readonly item: string }
  | { readonly type: 'late'; readonly seat: SeatIndex }
  | { readonly type: 'market-closed' }
  | { readonly type: 'laid'; readonly seat: SeatIndex; readonly card: string }
  | { readonly type: 'drawn'; readonly seat: SeatIndex; readonly card: string }
  | { readonly type: 'cheered'; readonly seat: SeatIndex; readonly loud: boolean }
  | { readonly type: 'window-closed' };

const HAND = 3;
export const CHEER_MS = 300;
export const MARKET = 20;

const worth = (card: string): number => Number(card.split('-')[1]);
const points = (player: Player): number => sum(player.laid.map(worth)) + player.grabbed.length;

function initial(seats: number, options: TinyOptions): TinyState {
  return {
    options,
    players: range(seats).map(() => ({ hand: [], laid: [], grabbed: [] })),
    ...{ pile: [], market: [], phase: 'market', turn: 0, turnsLeft: options.turns * seats },
    ...{ cheered: [], asked: 0, late: 0 },
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

function clocks(state: TinyState): Clock<TinyMove>[] {
  const { options, phase } = state;
  const lengths = { market: options.marketClock, turn: options.turnClock, cheer: CHEER_MS, over: 0 };
  const length = lengths[phase];
  if (length === 0) return [];
  const frame = frameId(state);
  return [{ id: frame, kind: phase, length, actor: 'table', frame, move: { type: 'close' } }];
}

type Draft = EventDraft<TinyState, TinyEvent>;

const isTurnOf = ({ phase, turn }: TinyState, actor: Actor): boolean => phase === 'turn' && turn === actor;

const endTurn = (draft: Draft): void => {
  const { turn, pile } = draft.state;
  draft.emit({ type: 'drawn', seat: turn, card: pile[0] ?? 'card-0-none' });
};

/** All but the clock's are moves of seats: see `decide`. */
const rules: Rules<TinyState, TinyEvent, TinyMove> = {
  grab: {
    check: ({ phase, market }, { move }) => {
      if (phase !== 'market') return no('market-closed');
      return market.includes(move.item) ? undefined : no('taken');
    },
    act: (draft, { actor, move }) =>
      draft.emit({ type: 'grabbed', seat: actor as SeatIndex, item: move.item }),
  },
  lay: {
    check: (state, { actor, move: { card } }) => {
      if (!isTurnOf(state, actor)) return no('not-your-turn');
      return state.players[state.turn]!.hand.includes(card) ? undefined : no('not-yours', { card: { card } });
    },
    act: (draft, { actor, move }) => draft.emit({ type: 'laid', seat: actor as SeatIndex, card: move.card }),
  },
  end: {
    check: (state, { actor }) => {
      if (!isTurnOf(state, actor)) return no('not-your-turn');
      return state.players[state.turn]!.laid.length > 0 ? undefined : no('lay-first');
    },
    act: endTurn,
  },
  cheer: {
    check: (state, { actor }) =>
      frames(state).some(({ kind, actors }) => kind === 'cheer' && actors.includes(actor as SeatIndex))
        ? undefined
        : no('no-cheering'),
    act: (draft, { actor, move }) =>
      draft.emit({ type: 'cheered', seat: actor as SeatIndex, loud: move.loud }),
  },
  close: {
    check: (state, command) => checkClock(clocks(state), command),
    act: (draft) => {
      const { phase, players, turn } = draft.state;
      if (phase === 'market') return draft.emit({ type: 'market-closed' });
      if (phase === 'cheer') return draft.emit({ type: 'window-closed' });
      const { laid, hand } = players[turn]!;
      if (laid.length === 0) draft.emit({ type: 'laid', seat: turn, card: hand[0]! });
      endTurn(draft);
    },
  },
};

const isOfTable = ({ actor }: Command<TinyMove>): boolean => actor === 'table';

const judge = decideBy(rules);

const decide = (draft: Draft, command: Command<TinyMove>): Refusal | undefined =>
  isOfTable(command) === (command.move.type === 'close') ? judge(draft, command) : no('not-you');

function choices(state: TinyState, actor: Actor): Choice<TinyMove>[] {
  if (actor === 'table') return [];
  const frame = frameId(state);
  const offer = (id: string, move: TinyMove): Choice<TinyMove>[] => {
    const rule = rules[move.type] as Rule<TinyState, TinyEvent, TinyMove>;
    const blocked = rule.check(state, { actor, move, frame });
    if (!blocked) return [{ id, frame, move }];
    return blocked.key === 'lay-first' ? [{ id, frame, move, blocked }] : [];
  };
  return [
    ...state.market.flatMap((item) => offer(item, { type: 'grab', item })),
    ...state.players[actor]!.hand.flatMap((card) => offer(card, { type: 'lay', card })),
    ...offer('end', { type: 'end' }),
    ...[true, false].flatMap((loud) => offer(String(loud), { type: 'cheer', loud })),
  ];
}

const changed = (state: TinyState, seat: SeatIndex, change: (player: Player) => Player): TinyState => ({
  ...state,
  players: replaceAt(state.players, seat, change),
});

const nextTurn = (state: TinyState): TinyState => ({
  ...state,
  phase: state.turnsLeft === 0 ? 'over' : 'turn',
  turn: (state.turn + 1) % state.players.length,
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
      return market.length > 0 ? grabbed : { ...grabbed, phase: 'turn', asked: state.asked + 1 };
    }
    case 'late':
      return { ...state, late: state.late + 1 };
    case 'market-closed':
      return { ...state, market: [], phase: 'turn', asked: state.asked + 1 };
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
      if (!state.options.cheers || after.turnsLeft === 0) return nextTurn(after);
      return { ...after, phase: 'cheer', asked: state.asked + 1 };
    }
    case 'cheered': {
      const cheered = [...state.cheered, event.seat];
      const isLast = cheered.length === state.players.length - 1;
      return isLast ? nextTurn(state) : { ...state, cheered };
    }
    case 'window-closed':
      return nextTurn(state);
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

function noticeFor(event: TinyEvent, viewer: SeatIndex | 'table') {
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
  ...{ id: 'tiny', kind: 'game', seats: { min: 2, max: 6 }, title: 'name', text: 'tiny' },
  upgrades: [],
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
  lasts: ({ turns }) => exactly(turns),
  parseMove: (raw) => (isTinyMove(raw) ? raw : undefined),
  initial: ({ seats, options }) => initial(seats, options),
  setup: (draft) => {
    const { rng } = draft;
    const { players, options } = draft.state;
    const seats = players.length;
    const deck = rng.shuffle(range(500).map((n) => `card-${n}-${rng.below(1_000_000)}`));
    draft.emit({
      type: 'dealt',
      hands: range(seats).map((seat) => deck.slice(seat * HAND, (seat + 1) * HAND)),
      pile: deck.slice(seats * HAND),
      market: range(MARKET).map((n) => `item-${n}`),
      first: options.first ?? rng.below(seats),
    });
  },
  ...{ decide, evolve, frames, choices, clocks, tableView, noticeFor },
  eventsOnRefusal: (draft, { actor }, refusal) => {
    if (refusal.key === 'taken') draft.emit({ type: 'late', seat: actor as SeatIndex });
  },
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
