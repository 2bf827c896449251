/** The Plate game as a host calls it: who builds and who bids next (P-3 … P-9, P-12 … P-14, P-25). */
import type { SeatIndex } from '../../../shared/game.ts';
import { platesFor } from '../../plate/scoring.ts';
import { builderOf, goalOf, isDeserted, isEnded, playing } from '../books/plate.ts';
import {
  laidSince,
  type PlateBook,
  type PlateEntry,
  type PlateSheetOptions,
  read,
} from '../books/plate-evening.ts';
import { type Cue, OVER, type Said } from './cue.ts';
import type { Leading } from './led.ts';
import type { Position } from './position.ts';
import { isGone, nextOf, presentFrom, turnsAfter } from './turns.ts';

const HAND = 7;
/** Steps of a bidding. */
const BIDDING = 0;
const LAST_BID = 1;
const TURN_UP = 2;
/** The step of the start at which something is done; what is told before can be skipped. */
const PLATES = 3;

function place(book: PlateBook): string {
  const { meals, closed, bids } = read(book);
  if (isEnded(book, meals) || isDeserted(book)) return 'over';
  if (closed) return `${bids.some((cards) => cards.length > 0) ? 'eat' : 'bid'}.${meals.length}`;
  return book.entries.length === 0 ? 'start' : `build.${meals.length}`;
}

/** What a table that has never played has to know, once; who knows it skips it. */
function start(book: PlateBook, { step }: Position): Cue {
  const told = { stage: 'set-up', answers: ['next'] } as const;
  const first = { stage: 'set-up', answers: ['next', 'skip'] } as const;
  const goal = goalOf(book);
  switch (step) {
    case 0:
      return { ...first, kind: `plate-${goal.kind}`, params: { n: goal.n } };
    case 1:
      return { ...told, kind: 'plate-ways' };
    case 2:
      return { ...told, kind: 'plate-napkins' };
    case PLATES:
      return { ...told, kind: 'plates', params: { n: platesFor(playing(book).length) } };
    default:
      return { kind: 'highest', stage: 'set-up', answers: ['seat'], from: playing(book) };
  }
}

/** P-6 … P-9: each card that is laid is a turn, and what else was done is tapped. */
const turnsOf = (book: PlateBook, { step }: Position): number => step + laidSince(book);

function builderAt(book: PlateBook, at: Position): SeatIndex | null {
  const from = at.first ?? builderOf(book);
  if (from === null) return null;
  return turnsAfter(book, playing(book), { from, turns: turnsOf(book, at) - (at.since ?? 0) });
}

/** T-40, T-41: turns are counted through those who play: before others do, it is said whose turn it is. */
function heldBuilder(book: PlateBook, at: Position): Position {
  const turns = turnsOf(book, at);
  const first = builderAt(book, at);
  return turns === 0 || first === null ? at : { ...at, first, since: turns };
}

/** P-5, P-19: hands are dealt, or filled up, before the first turn, which that tap does not end. */
function building(book: PlateBook, at: Position): Cue {
  const { length: eaten } = read(book).meals;
  const isFirst = turnsOf(book, at) === 0;
  if (isFirst && eaten === 0)
    return { kind: 'hands', params: { n: HAND }, answers: ['next'], stage: 'set-up' };
  const who = builderAt(book, at);
  if (isFirst && who !== null)
    return { kind: 'clear', params: { who: { seat: who }, n: HAND }, answers: ['next'], stage: 'clearing' };
  if (who === null) return { kind: 'who-builds', answers: ['seat'], from: playing(book) };
  return { kind: 'build-card', params: { who: { seat: who } }, seats: [who], answers: ['next'] };
}

const bidderAt = (book: PlateBook, at: Position): SeatIndex =>
  presentFrom(book, playing(book), at.seat ?? read(book).closed!.by);

function bidding(book: PlateBook, at: Position): Cue {
  const { closed, meals } = read(book);
  const seat = bidderAt(book, at);
  const params = { who: { seat }, plate: closed!.plate + 1, n: meals.length + 1 };
  const cue = { params, seats: [seat], stage: 'bidding' } as const;
  if (at.step === BIDDING) return { ...cue, kind: 'bid', answers: ['laid', 'out', 'skip'] };
  if (at.step === LAST_BID) return { ...cue, kind: 'last-bid', answers: ['laid', 'out'] };
  return { kind: book.options.hidden ? 'turn-up-unseen' : 'turn-up', answers: [] };
}

function afterBid(book: PlateBook, { at, answer }: Said): Position {
  const seat = bidderAt(book, at);
  if (answer === 'skip' || at.step >= LAST_BID) return { ...at, seat, step: TURN_UP };
  const out = answer === 'out' ? [...(at.out ?? []), seat] : (at.out ?? []);
  const bidders = biddersWithout(book, out);
  return { ...at, seat: nextOf(book, bidders, seat), out, step: bidStep(bidders) };
}

const biddersWithout = (book: PlateBook, out: readonly SeatIndex[] = []): SeatIndex[] =>
  playing(book).filter((one) => !out.includes(one));

/** P-14 */
function bidStep({ length }: readonly SeatIndex[]): number {
  if (length === 0) return TURN_UP;
  return length === 1 ? LAST_BID : BIDDING;
}

/** T-43: whoever never was here does not bid. */
function settledBid(book: PlateBook, at: Position): Position {
  if (at.step === TURN_UP) return at;
  const bidders = biddersWithout(book, at.out);
  const step = Math.max(at.step, bidStep(bidders));
  if (isGone(bidders, at)) return { ...at, seat: nextOf(book, bidders, at.seat), step };
  return step === at.step ? at : { ...at, step };
}

export const plateScript: Leading<PlateSheetOptions, PlateEntry> = {
  place,
  settled: (book, at) => (at.place.startsWith('bid.') ? settledBid(book, at) : at),
  held: (book, at) => (at.place.startsWith('build.') ? heldBuilder(book, at) : at),
  cue: (book, at) => {
    const [part] = at.place.split('.');
    if (part === 'start') return start(book, at);
    if (part === 'build') return building(book, at);
    if (part === 'bid') return bidding(book, at);
    return part === 'eat' ? { kind: 'napkins', answers: [] } : OVER;
  },
  go: (book, said) => {
    const { at, seat, answer } = said;
    if (at.place === 'start' && answer === 'skip') return { ...at, step: PLATES };
    if (at.place.startsWith('bid.')) return afterBid(book, said);
    if (seat !== undefined) return { ...at, first: seat, since: turnsOf(book, at) };
    const isReady = at.place.startsWith('build.') && turnsOf(book, at) === 0;
    return { ...at, step: at.step + 1, ...(isReady && { since: 1 }) };
  },
};
