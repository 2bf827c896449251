/** Sandwich Masters as a host calls it: the opening, whose turn it is, the last turn (M-4 … M-8, M-12). */
import type { SeatIndex } from '../../../shared/game.ts';
import {
  isLastTurn,
  type LedgerEntry,
  type MastersBook,
  type MastersSheetOptions,
} from '../books/masters.ts';
import { momentOf } from '../books/moment.ts';
import { circleOf } from '../company.ts';
import type { Cue } from './cue.ts';
import type { Leading } from './led.ts';
import type { Position } from './position.ts';
import { isGone, nextOf } from './turns.ts';

const HAND = 7;
const BAR = 4;

function opening({ step }: Position, book: MastersBook): Cue {
  const told = { stage: 'set-up', answers: ['next'] } as const;
  if (step === 0) return { ...told, kind: 'white-deal', params: { n: HAND } };
  if (step === 1) return { ...told, kind: 'bar', params: { n: BAR } };
  return {
    kind: 'dealers-left',
    params: { n: book.options.minutes },
    answers: ['seat'],
    from: circleOf(book, momentOf(book)),
    stage: 'set-up',
  };
}

const circleNow = (book: MastersBook) => circleOf(book, momentOf(book));

/** M-6: the turn in progress is the last one, and there is none after it. */
function handedOn(book: MastersBook, { seat, ...at }: Position & { readonly seat: SeatIndex }): Position {
  return isLastTurn(book) ? at : { ...at, seat: nextOf(book, circleNow(book), seat) };
}

export const mastersScript: Leading<MastersSheetOptions, LedgerEntry> = {
  place: () => 'bar',
  settled: (book, at) => (isGone(circleNow(book), at) ? handedOn(book, at) : at),
  cue: (book, at) => {
    if (at.seat === undefined && !isLastTurn(book))
      return book.entries.length > 0
        ? { kind: 'whose-turn', answers: ['seat'], from: circleNow(book) }
        : opening(at, book);
    if (at.seat === undefined) return { kind: 'last', answers: [] };
    const who = { params: { who: { seat: at.seat } }, seats: [at.seat] };
    return isLastTurn(book)
      ? { ...who, kind: 'last-turn', answers: [] }
      : { ...who, kind: 'turn', answers: ['next'] };
  },
  go: (book, { at, seat }) => {
    if (seat !== undefined) return { ...at, step: 0, seat, first: seat };
    if (at.seat === undefined) return { ...at, step: at.step + 1 };
    return { ...at, step: at.step + 1, seat: nextOf(book, circleNow(book), at.seat) };
  },
};
