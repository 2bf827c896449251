import type { Bot } from '../../../shared/game.ts';
import type { Move } from '../moves.ts';
import type { SeatView, TableView } from '../view-types.ts';
import { apprentice } from './apprentice.ts';
import { chef } from './chef.ts';
import { cook } from './cook.ts';
import { ponder } from './master.ts';

export const bots: readonly Bot<TableView, SeatView, Move>[] = [
  { id: 'apprentice', choose: apprentice },
  { id: 'cook', choose: cook },
  { id: 'chef', choose: chef },
  { id: 'master', choose: chef, ponder },
];
