import type { FirstMatch, GameDefinition, Manifest } from '../../shared/game.ts';
import { masters } from './books/masters.ts';
import { own } from './books/own.ts';
import { plain } from './books/plain.ts';
import { plate } from './books/plate.ts';
import { sandwich } from './books/sandwich.ts';
import { wars } from './books/wars.ts';
import { scripts } from './caller/index.ts';
import { companyOf, leftIn } from './company.ts';
import { type Event, evolve, reversible, undone } from './events.ts';
import { firstMatch } from './first-match.ts';
import { clocks, frames } from './frames.ts';
import { manifests } from './manifest.ts';
import { type Move, parseMove } from './moves.ts';
import { noticeFor } from './notices.ts';
import { outcome, receipt, standings } from './results.ts';
import { choices, decide } from './rules/index.ts';
import type { SheetOptions, Spec } from './spec.ts';
import { type Book, type Entry, initial } from './state.ts';
import { upgrades } from './upgrades.ts';
import { type SeatView, seatView, type TableView, tableView } from './view.ts';

export type Sheet<O extends SheetOptions, E extends Entry, TV> = GameDefinition<
  Book<O, E>,
  Event<E>,
  Move<E>,
  O,
  TableView<TV>,
  SeatView
>;

const sheet = <O extends SheetOptions, E extends Entry, TV>(
  manifest: Manifest,
  spec: Spec<O, E, TV>,
  firstMatch?: FirstMatch<O, TableView<TV>, SeatView>,
): Sheet<O, E, TV> => ({
  ...manifest,
  upgrades,
  options: spec.fields,
  presets: spec.presets,
  checkOptions: (options, seats) => spec.checkOptions?.(options, seats) ?? [],
  // Real cards are dealt as often as people like.
  lasts: () => undefined,
  parseMove: parseMove(spec),
  initial,
  setup: () => undefined,
  decide: decide(spec),
  evolve,
  reversible,
  undone,
  frames: frames(spec),
  choices: choices(spec),
  clocks: clocks(spec),
  tableView: tableView(spec),
  seatView,
  noticeFor: noticeFor(spec),
  bots: [],
  ...(firstMatch && { firstMatch }),
  outcome: outcome(spec),
  standings: standings(spec),
  receipt: receipt(spec),
  company: (book) => ({
    ...{ seats: book.seats, taking: companyOf(book).order, left: leftIn(book) },
    options: book.options,
  }),
  ...(spec.tasted && { tasted: spec.tasted }),
  ...(spec.library && { library: spec.library }),
});

export const sandwichSheet = sheet(manifests.sandwich, { ...sandwich, script: scripts.sandwich }, firstMatch);
export const plateSheet = sheet(manifests.plate, { ...plate, script: scripts.plate });
export const warsSheet = sheet(manifests.wars, { ...wars, script: scripts.wars });
export const mastersSheet = sheet(manifests.masters, { ...masters, script: scripts.masters });
export const ownSheet = sheet(manifests.own, own);
export const plainSheet = sheet(manifests.plain, plain);
