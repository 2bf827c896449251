import type { GameDefinition } from '../../shared/game.ts';
import { bots } from './bots.ts';
import { choices } from './choices.ts';
import { parseOrder } from './custom-orders.ts';
import { type Event, isReversible } from './events.ts';
import { askedAgain, evolve } from './evolve.ts';
import { frames, timers } from './frames.ts';
import { decide, type Move, parseMove } from './moves.ts';
import { redact } from './notices.ts';
import { checkOptions, fields, type Options, presets } from './options.ts';
import { standings } from './scoring.ts';
import { setup } from './setup.ts';
import { initial, type State } from './state.ts';
import { outcome, receipt, type SeatView, seatView, type TableView, tableView } from './view.ts';

export type { Event, Move, Options, SeatView, State, TableView };

export const masters: GameDefinition<State, Event, Move, Options, TableView, SeatView> = {
  id: 'masters',
  kind: 'game',
  version: 1,
  seats: { min: 2, max: 6 },
  minutes: 30,
  options: fields,
  presets,
  checkOptions,
  parseMove,
  initial,
  setup,
  decide,
  evolve,
  reversible: isReversible,
  askedAgain,
  frames,
  choices,
  timers,
  tableView,
  seatView,
  redact,
  bots,
  library: { option: 'customOrders', parse: (item) => parseOrder(item) },
  outcome,
  standings: ({ players }) => standings(players.map(({ money }) => money)),
  receipt,
};
