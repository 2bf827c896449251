import type { Bot } from '../../shared/game.ts';
import { apprentice } from './bot-apprentice.ts';
import { chef } from './bot-chef.ts';
import type { Move } from './moves.ts';
import type { SeatView, TableView } from './view.ts';

export const bots: readonly Bot<TableView, SeatView, Move>[] = [
  { id: 'apprentice', choose: apprentice },
  { id: 'chef', choose: chef },
];
