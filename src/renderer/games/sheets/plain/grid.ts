/** Where in the grid of rounds × players a scorekeeper is. */
import type { Choice, SeatIndex } from '../../../../shared/game.ts';
import type { TableProps } from '../../props.ts';
import type { Spot } from '../parts/chalk.ts';
import { correctionOf, lineOf } from '../parts/lines.ts';
import type { PlainView } from './types.ts';

type Book = TableProps<PlainView>;

export const spotAt = (round: number, seat: SeatIndex): Spot => ({ seat, column: String(round) });

export const roundOf = (spot: Spot): number => Number(spot.column);

export const cellAt = ({ view }: Book, spot: Spot) =>
  view.sheet.rounds[roundOf(spot) - 1]?.[spot.seat] ?? null;

/** Whose score comes next, by the sheet's own order. */
export function nextSpot({ frames }: Book): Spot | undefined {
  const frame = frames.at(-1);
  const seat = frame?.actors[0];
  const round = frame?.params?.round;
  return seat === undefined || typeof round !== 'number' ? undefined : spotAt(round, seat);
}

export function lineAt(book: Book, spot: Spot): Choice | undefined {
  const cell = cellAt(book, spot);
  if (cell) return correctionOf(book.choices, cell.entry);
  return lineOf(book.choices, `score-${spot.column}-${spot.seat}`);
}

/** How many rounds the grid shows: those begun, and the one that comes. */
export function shownRounds(book: Book): number {
  const next = nextSpot(book);
  return Math.max(book.view.sheet.rounds.length, next ? roundOf(next) : 0);
}
