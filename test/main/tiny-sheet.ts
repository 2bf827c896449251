import type { EventDraft } from '../../src/shared/event-draft.ts';
import type { Actor, Choice, Command, GameDefinition, Move, Refusal } from '../../src/shared/game.ts';
import { range, replaceAt } from '../../src/shared/lists.ts';
import { no } from '../../src/shared/rules.ts';
import { rankBy } from '../../src/shared/standings.ts';
import { type TinyOptions, tiny } from './tiny-game.ts';

export interface TinySheetState {
  readonly totals: readonly number[];
  readonly closed: boolean;
}

type SheetEvent =
  | { readonly type: 'opened' }
  | { readonly type: 'entered'; readonly seat: number; readonly points: number }
  | { readonly type: 'closed' };

type SheetMove =
  | { readonly type: 'entry'; readonly seat: number; readonly points: number }
  | { readonly type: 'close' };

interface SheetView {
  readonly totals: readonly number[];
}

const isFor = (actor: Actor, seat: number | undefined): boolean => actor === 'table' || actor === seat;

function decide(
  draft: EventDraft<TinySheetState, SheetEvent>,
  { actor, move }: Command<SheetMove>,
): Refusal | undefined {
  if (!isFor(actor, move.type === 'entry' ? move.seat : undefined)) return no('not-the-scorekeeper');
  if (move.type === 'close') draft.emit({ type: 'closed' });
  else draft.emit({ type: 'entered', seat: move.seat, points: move.points });
  return undefined;
}

function evolve(state: TinySheetState, event: SheetEvent): TinySheetState {
  switch (event.type) {
    case 'opened':
      return state;
    case 'entered': {
      const totals = replaceAt(state.totals, event.seat, (total) => total + event.points);
      return { ...state, totals };
    }
    case 'closed':
      return { ...state, closed: true };
  }
}

function choices({ totals, closed }: TinySheetState, actor: Actor): Choice<SheetMove>[] {
  if (closed) return [];
  return range(totals.length)
    .filter((seat) => isFor(actor, seat))
    .map((seat) => ({ id: `${seat}`, frame: 'sheet', move: { type: 'entry', seat } }));
}

/** A sheet of one column: the scorekeeper writes numbers, any of which can be taken back. */
export const tinySheet: GameDefinition<TinySheetState, SheetEvent, SheetMove, TinyOptions, SheetView, null> =
  {
    ...{ id: 'tiny-sheet', kind: 'sheet', seats: tiny.seats, title: 'name', text: 'tiny' },
    upgrades: [],
    ...{ options: tiny.options, presets: tiny.presets, checkOptions: tiny.checkOptions, lasts: tiny.lasts },
    parseMove: (raw) => raw as SheetMove & Move,
    initial: ({ seats }) => ({ totals: range(seats).map(() => 0), closed: false }),
    setup: (draft) => draft.emit({ type: 'opened' }),
    ...{ decide, evolve, choices },
    reversible: () => true,
    frames: ({ closed }) => (closed ? [] : [{ id: 'sheet', kind: 'sheet', actors: [] }]),
    clocks: () => [],
    tableView: ({ totals }) => ({ totals }),
    seatView: () => null,
    noticeFor: () => undefined,
    bots: [],
    outcome: ({ closed, totals }) => (closed ? { standings: rankBy(totals) } : undefined),
    receipt: () => [],
  };
