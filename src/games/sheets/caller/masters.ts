/** Sandwich Masters as a host calls it: the opening, whose turn it is, the last turn (M-4 … M-8, M-12). */
import {
  isLastTurn,
  type LedgerEntry,
  type MastersBook,
  type MastersSheetOptions,
} from '../books/masters.ts';
import { momentOf } from '../books/moment.ts';
import { circleOf } from '../company.ts';
import type { Script } from '../spec.ts';
import type { Cue } from './cue.ts';
import { after, type Position } from './position.ts';

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

export const mastersScript: Script<MastersSheetOptions, LedgerEntry> = {
  place: () => 'bar',
  cue: (book, at) => {
    const circle = circleOf(book, momentOf(book));
    if (at.seat === undefined && !isLastTurn(book))
      return book.entries.length > 0
        ? { kind: 'whose-turn', answers: ['seat'], from: circle }
        : opening(at, book);
    if (at.seat === undefined) return { kind: 'last', answers: [] };
    const seat = circle.includes(at.seat) ? at.seat : after(circle, at.seat, 0);
    const who = { params: { who: { seat } }, seats: [seat] };
    return isLastTurn(book)
      ? { ...who, kind: 'last-turn', answers: [] }
      : { ...who, kind: 'turn', answers: ['next'] };
  },
  go: (book, { at, seat }) => {
    if (seat !== undefined) return { ...at, step: 0, seat, first: seat };
    if (at.seat === undefined) return { ...at, step: at.step + 1 };
    return { ...at, step: at.step + 1, seat: after(circleOf(book, momentOf(book)), at.seat) };
  },
};
