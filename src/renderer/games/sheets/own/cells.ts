/** Where on a sheet of one's own a scorekeeper is, and what stands there. */
import { type ChoiceRow, isEntered, type Row } from '../../../../shared/forms/form.ts';
import type { Choice, SeatIndex } from '../../../../shared/game.ts';
import { plainNumber } from '../../../ui/measure.ts';
import { present } from '../parts/evening.ts';
import { correctionOf, lineOf, sealedBy } from '../parts/lines.ts';
import { type Cell, formOf, type OwnBook } from './types.ts';

/** Round 0 is where the rows stand that are there once. */
export interface Place {
  readonly row: number;
  readonly seat: SeatIndex;
  readonly round: number;
}

export const isSamePlace = (a: Place | undefined, b: Place): boolean =>
  a?.row === b.row && a.seat === b.seat && a.round === b.round;

export function cellAt({ view }: OwnBook, { row, seat, round }: Place): Cell {
  const part = round === 0 ? view.sheet.once : view.sheet.rounds[round - 1];
  return part?.[row]?.[seat] ?? [null, null];
}

/** T-54: what this phone's player has put there face down. */
function sealedAt(book: OwnBook, place: Place): number | undefined {
  const sealed = sealedBy(book) as readonly (Place & { readonly value: number })[];
  return sealed.find((one) => isSamePlace(one, place))?.value;
}

export function choiceAt(book: OwnBook, place: Place): Choice | undefined {
  const [, entry] = cellAt(book, place);
  if (entry !== null) return correctionOf(book.choices, entry);
  return lineOf(book.choices, `fill-${place.round}-${place.row}-${place.seat}`);
}

/** Of a choice: which of its values stands there; the first, until somebody picks one. */
export function pickedAt(book: OwnBook, place: Place): number {
  const [, entry] = cellAt(book, place);
  return entry === null ? 0 : (book.view.entries[entry] as unknown as { value: number }).value;
}

export function shownAt(book: OwnBook, place: Place): string {
  const row = formOf(book).rows[place.row]!;
  const [stands, entry] = cellAt(book, place);
  const sealed = sealedAt(book, place);
  const value = sealed ?? stands;
  if (value === null) return '';
  if (row.kind === 'choice' && (entry !== null || sealed !== undefined))
    return (row as ChoiceRow).values[sealed ?? pickedAt(book, place)]!.name;
  return plainNumber(value);
}

/** The rows of a round, or those that are there once. */
export function rowsIn(book: OwnBook, round: number): readonly (readonly [row: Row, index: number])[] {
  const part = round === 0 ? book.view.sheet.once : book.view.sheet.rounds[round - 1];
  return formOf(book).rows.flatMap((row, i) => (part?.[i] ? [[row, i] as const] : []));
}

/** What has to be typed, row by row, each for every player who is here. */
function typedPlaces(book: OwnBook, round: number): Place[] {
  const rows = rowsIn(book, round).filter(([row]) => row.kind === 'number');
  const all = rows.length > 0 ? rows : rowsIn(book, round).filter(([row]) => isEntered(row));
  return all.flatMap(([, row]) => present(book).map((seat) => ({ row, seat, round })));
}

/** The next cell in which nothing stands, behind this one and then from the beginning. */
export function nextPlace(book: OwnBook, after?: Place): Place | undefined {
  const { round } = book.view.sheet;
  const places = [...(round > 0 ? typedPlaces(book, round) : []), ...typedPlaces(book, 0)];
  const from = after ? 1 + places.findIndex((place) => isSamePlace(after, place)) : 0;
  const isOpen = (place: Place): boolean =>
    cellAt(book, place)[1] === null && choiceAt(book, place) !== undefined;
  return [...places.slice(from), ...places.slice(0, from)].find(isOpen);
}

/** The cell beside this one, where somebody can write. */
export function neighbourPlace(
  book: OwnBook,
  { row, seat, round }: Place,
  by: Pick<Place, 'row' | 'seat'>,
): Place {
  const seats = present(book);
  const rows = [round > 0 ? rowsIn(book, round) : [], rowsIn(book, 0)].flatMap((part, i) =>
    part.filter(([one]) => isEntered(one)).map(([, index]) => ({ row: index, round: i === 0 ? round : 0 })),
  );
  const at = rows.findIndex((one) => one.row === row && one.round === round);
  const to = rows[(at + by.row + rows.length) % rows.length] ?? { row, round };
  const column = (Math.max(0, seats.indexOf(seat)) + by.seat + seats.length) % seats.length;
  return { ...to, seat: seats[column] ?? seat };
}
