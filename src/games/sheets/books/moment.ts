/** Where a sheet without rounds is: how much was ever entered. Never goes back, also when a line is struck out. */
import type { Book, Entry } from '../state.ts';

export const momentOf = ({ entries, struck }: Book<unknown, Entry>): number => 1 + entries.length + struck;
