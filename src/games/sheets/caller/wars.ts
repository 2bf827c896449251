/** Sándwich Wars as a host calls it: two actions, then the end of the turn in its order (W-5 … W-7, W-17 … W-21). */
import { momentOf } from '../books/moment.ts';
import { type FinalCount, isComplete, type WarsBook, type WarsSheetOptions } from '../books/wars.ts';
import { circleOf } from '../company.ts';
import { type Cue, OVER } from './cue.ts';
import type { Leading } from './led.ts';
import type { Position } from './position.ts';
import { isGone, nextOf, reaches } from './turns.ts';

const HAND = 5;
/** W-17 … W-20, as they follow one another. */
const TURN = ['actions', 'income', 'upkeep', 'row', 'limit'] as const;
const LAST = TURN.length - 1;
/** W-21 was announced. */
const ANNOUNCED = TURN.length;

const COUNT_UP: Cue = { kind: 'count-up', answers: [] };

const circleNow = (book: WarsBook) => circleOf(book, momentOf(book));

function opening(book: WarsBook, { step }: Position): Cue {
  if (step === 0)
    return { kind: 'wars-deal', params: { n: HAND }, answers: ['next', 'skip'], stage: 'set-up' };
  return { kind: 'last-eater', answers: ['seat', 'skip'], from: circleNow(book), stage: 'set-up' };
}

const counting = (at: Position): Position => ({ ...at, step: ANNOUNCED + 1 });

/** W-21: everybody has had the same number of turns, counted from who began, or from where they sat. */
const isLastOfAll = (book: WarsBook, { ending, seat, first }: Position): boolean =>
  ending === true && reaches(book, circleNow(book), { seat: seat!, mark: first! });

/** Their turn is over, or they have left it. */
const turnOver = (book: WarsBook, at: Position): Position =>
  isLastOfAll(book, at) ? counting(at) : { ...at, step: 0, seat: nextOf(book, circleNow(book), at.seat!) };

export const warsScript: Leading<WarsSheetOptions, FinalCount> = {
  place: (book) => (book.entries.length > 0 ? 'count' : 'play'),
  settled: (book, at) => (at.step <= ANNOUNCED && isGone(circleNow(book), at) ? turnOver(book, at) : at),
  cue: (book, at) => {
    if (at.place === 'count') return isComplete(book) ? OVER : COUNT_UP;
    if (at.step > ANNOUNCED) return COUNT_UP;
    if (at.seat === undefined) return opening(book, at);
    const { seat } = at;
    const cue = { params: { who: { seat } }, seats: [seat], stage: 'turn' } as const;
    if (at.step === ANNOUNCED) return { ...cue, kind: 'last-round', answers: ['next'] };
    const kind = TURN[at.step]!;
    if (kind === 'actions')
      return { ...cue, kind: at.ending ? 'actions-last' : kind, answers: ['next', 'skip'] };
    const fifth = kind === 'limit' && !at.ending ? (['fifth'] as const) : [];
    return { ...cue, kind, answers: ['next', ...fifth, 'skip'], stage: 'turn-end', shows: 'steps' };
  },
  go: (book, { at, answer, seat }) => {
    if (seat !== undefined) return { ...at, step: 0, seat, first: seat };
    if (at.seat === undefined) return answer === 'skip' ? counting(at) : { ...at, step: at.step + 1 };
    if (answer === 'skip' && at.step === LAST) return counting(at);
    if (answer === 'fifth') return { ...at, step: ANNOUNCED, ending: true };
    if (answer === 'next' && at.step < LAST) return { ...at, step: at.step + 1 };
    return turnOver(book, at);
  },
};
