import type { Bot } from '../../../shared/game.ts';
import type { Move } from '../moves.ts';
import type { SeatView, TableView } from '../view-types.ts';
import { apprentice } from './apprentice.ts';
import { chef } from './chef.ts';
import { choose } from './choose.ts';
import { cook } from './cook.ts';

export const bots: readonly Bot<TableView, SeatView, Move>[] = [apprentice, cook, chef].map((mind) => ({
  id: mind.id,
  choose: (input) => choose(input, mind),
}));
