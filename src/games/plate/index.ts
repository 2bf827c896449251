import type { GameDefinition, Standing } from '../../shared/game.ts';
import { bots } from './bots.ts';
import { choicesOf } from './choices.ts';
import { decide } from './decide.ts';
import { type Event, reversible } from './events.ts';
import { evolve } from './evolve.ts';
import { askedAgain } from './evolve-bidding.ts';
import { framesOf, timersOf } from './frames.ts';
import { type Move, parseMove } from './moves.ts';
import { redact } from './notices.ts';
import { setup } from './opening.ts';
import { checkOptions, type Options, optionFields, presets } from './options.ts';
import { receiptOf } from './receipt.ts';
import { standingsOf } from './scoring.ts';
import { initial, type State } from './state.ts';
import { type SeatView, seatView, type TableView, tableView } from './view.ts';

export type { Move } from './moves.ts';
export type { Options } from './options.ts';
export type { SeatView, TableView } from './view.ts';

const standings = ({ players }: State): Standing[] => standingsOf(players.map(({ points }) => points));

export const plate: GameDefinition<State, Event, Move, Options, TableView, SeatView> = {
  id: 'plate',
  kind: 'game',
  version: 1,
  seats: { min: 2, max: 5 },
  minutes: 30,
  options: optionFields,
  presets,
  checkOptions,
  parseMove,
  initial,
  setup,
  decide,
  evolve,
  reversible,
  askedAgain,
  frames: framesOf,
  choices: choicesOf,
  timers: timersOf,
  tableView,
  seatView,
  redact,
  bots,
  outcome: (state) =>
    state.step.kind === 'ended'
      ? { standings: standings(state), reason: { key: state.step.reason } }
      : undefined,
  standings,
  receipt: receiptOf,
};
