import type { GameDefinition } from '../../shared/game.ts';
import { bots } from './bots/index.ts';
import { tempers } from './bots/tempers.ts';
import { dishes } from './dishes.ts';
import { type Event, reversible, undone } from './events.ts';
import { evolve } from './evolve/index.ts';
import { firstMatch } from './first-match.ts';
import { clocks, frames } from './frames.ts';
import { lasts } from './lengths.ts';
import { manifest } from './manifest.ts';
import { type Move, parseMove } from './moves.ts';
import { noticeFor } from './notices.ts';
import { checkOptions, fields, type Options, presets } from './options.ts';
import { learned, outcome, receipt, standings, tasted } from './results.ts';
import { choices, decide } from './rules/index.ts';
import { eventsOnRefusal } from './rules/market.ts';
import { setup } from './setup.ts';
import { initial, type State } from './state.ts';
import { upgrades } from './upgrades.ts';
import { seatView, tableView } from './view.ts';
import type { SeatView, TableView } from './view-types.ts';

export const sandwich: GameDefinition<State, Event, Move, Options, TableView, SeatView> = {
  ...manifest,
  upgrades,
  options: fields,
  presets,
  checkOptions,
  lasts,
  parseMove,
  initial,
  setup,
  decide,
  eventsOnRefusal,
  evolve,
  undone,
  reversible,
  frames,
  choices,
  clocks,
  tableView,
  seatView,
  noticeFor,
  bots,
  tempers,
  firstMatch,
  outcome,
  learned,
  standings,
  receipt,
  dishes,
  tasted,
};
