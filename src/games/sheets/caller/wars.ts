/** Sándwich Wars as a host calls it: two actions, then the end of the turn in its order (W-5 … W-7, W-17 … W-21). */
import { momentOf } from '../books/moment.ts';
import { type FinalCount, isComplete, type WarsBook, type WarsSheetOptions } from '../books/wars.ts';
import { circleOf } from '../company.ts';
import type { Script } from '../spec.ts';
import { type Cue, OVER } from './cue.ts';
import { after, type Position } from './position.ts';

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

/** W-21: everybody has had the same number of turns. */
const isLastOfAll = (book: WarsBook, { ending, seat, first }: Position): boolean =>
  ending === true && after(circleNow(book), seat!) === after(circleNow(book), first!, 0);

export const warsScript: Script<WarsSheetOptions, FinalCount> = {
  place: (book) => (book.entries.length > 0 ? 'count' : 'play'),
  cue: (book, at) => {
    if (at.place === 'count') return isComplete(book) ? OVER : COUNT_UP;
    if (at.step > ANNOUNCED) return COUNT_UP;
    if (at.seat === undefined) return opening(book, at);
    const seat = after(circleNow(book), at.seat, 0);
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
    const counting = { ...at, step: ANNOUNCED + 1 };
    if (at.seat === undefined) return answer === 'skip' ? counting : { ...at, step: at.step + 1 };
    if (answer === 'skip' && at.step === LAST) return counting;
    if (answer === 'fifth') return { ...at, step: ANNOUNCED, ending: true };
    if (answer === 'next' && at.step < LAST) return { ...at, step: at.step + 1 };
    return isLastOfAll(book, at) ? counting : { ...at, step: 0, seat: after(circleNow(book), at.seat) };
  },
};
