import type { GameDefinition } from '../../shared/game.ts';
import { rankBy } from '../../shared/standings.ts';
import { bots } from './bots.ts';
import { frames, timers } from './clocks.ts';
import { setup } from './deal.ts';
import { type Event, reversible } from './events.ts';
import { evolve } from './evolve.ts';
import { witness } from './market.ts';
import { type Move, parseMove } from './move-types.ts';
import { choices, decide } from './moves.ts';
import { redact } from './notices.ts';
import { checkOptions, fields, type Options, presets } from './options.ts';
import { outcome, receipt } from './results.ts';
import { initial, type State } from './state.ts';
import { seatView, tableView } from './view.ts';
import type { SeatView, TableView } from './view-types.ts';

export type { Move } from './move-types.ts';
export type { Options } from './options.ts';
export type { SeatView, TableView } from './view-types.ts';

export const sandwich: GameDefinition<State, Event, Move, Options, TableView, SeatView> = {
  id: 'sandwich',
  kind: 'game',
  version: 1,
  seats: { min: 3, max: 12 },
  minutes: 15,
  options: fields,
  presets,
  checkOptions,
  parseMove,
  initial,
  setup,
  decide,
  witness,
  evolve,
  reversible,
  frames,
  choices,
  timers,
  tableView,
  seatView,
  redact,
  bots,
  outcome,
  standings: ({ totals }) => rankBy(totals),
  receipt,
};
