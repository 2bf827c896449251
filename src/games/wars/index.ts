import type { GameDefinition } from '../../shared/game.ts';
import { bots } from './bots.ts';
import { choices, frames, timers } from './choices.ts';
import { type Event, reversible } from './events.ts';
import { evolve } from './evolve.ts';
import { decide, type Move, parseMove } from './moves.ts';
import { redact } from './notices.ts';
import { checkOptions, fields, type Options, presets } from './options.ts';
import { outcome, receipt } from './results.ts';
import { setup } from './setup.ts';
import { initial, type State } from './state.ts';
import { type SeatView, seatView, type TableView, tableView } from './view.ts';

export type { AssistantPlan, OrderPlan, OrderSet } from './planning.ts';
export type { Results } from './results.ts';
export type { Event, Move, Options, SeatView, State, TableView };

export const wars: GameDefinition<State, Event, Move, Options, TableView, SeatView> = {
  id: 'wars',
  kind: 'game',
  version: 1,
  seats: { min: 2, max: 5 },
  minutes: 45,
  options: fields,
  presets,
  checkOptions,
  parseMove,
  initial,
  setup,
  decide,
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
  receipt,
};
