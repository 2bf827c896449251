import {
  type AnyGame,
  accept,
  type Command,
  type Move,
  refuse,
  type SeatIndex,
} from '../../src/shared/game.ts';
import { range, replaceAt } from '../../src/shared/lists.ts';
import { rankBy } from '../../src/shared/standings.ts';
import { tiny } from './tiny-game.ts';

/** A sheet of one column: the scorekeeper writes numbers, any of which can be taken back. */
export const tinySheet: AnyGame = {
  ...tiny,
  ...{ id: 'tiny-sheet', kind: 'sheet', bots: [] },
  initial: ({ seats }: { seats: number }) => ({ totals: range(seats).map(() => 0), closed: false, asked: 0 }),
  setup: () => [{ type: 'opened' }],
  parseMove: (raw: unknown) => raw as Move,
  decide: (_: SheetState, { actor, move }: Command<SheetMove>) => {
    if (actor !== 'table' && actor !== move.seat) return refuse('not-the-scorekeeper');
    return accept([
      move.type === 'close' ? { type: 'closed' } : { type: 'entry', seat: move.seat, points: move.points },
    ]);
  },
  evolve: (state: SheetState, event: { type: string; seat: number; points: number }) => {
    const asked = state.asked + 1;
    if (event.type === 'closed') return { ...state, asked, closed: true };
    if (event.type !== 'entry') return state;
    return { ...state, asked, totals: replaceAt(state.totals, event.seat, (total) => total + event.points) };
  },
  witness: () => [],
  reversible: () => true,
  frames: (state: SheetState) => (state.closed ? [] : [{ id: `sheet`, kind: 'sheet', actors: [] }]),
  choices: (state: SheetState, actor: SeatIndex | 'table') =>
    state.closed
      ? []
      : state.totals.flatMap((_, seat) =>
          actor === 'table' || actor === seat
            ? [{ id: `${seat}`, frame: 'sheet', move: { type: 'entry', seat } }]
            : [],
        ),
  timers: () => [],
  tableView: (state: SheetState) => ({ totals: state.totals }),
  seatView: () => null,
  redact: () => undefined,
  outcome: (state: SheetState) => (state.closed ? { standings: rankBy(state.totals) } : undefined),
  receipt: () => [],
};

interface SheetState {
  readonly totals: readonly number[];
  readonly closed: boolean;
  readonly asked: number;
}

interface SheetMove extends Move {
  readonly seat: number;
  readonly points: number;
}
