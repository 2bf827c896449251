import type { SeatIndex } from '../../shared/game.ts';
import type { Position } from './caller/position.ts';
import type { Change } from './company.ts';
import { type Draw, strickenFrom, withDraw } from './draws.ts';
import type { Sealed, Voice, Vote } from './face-down.ts';
import type { Book, Entry } from './state.ts';

export type Event<E extends Entry> =
  | { readonly type: 'entered'; readonly entry: E }
  | { readonly type: 'corrected'; readonly index: number; readonly entry: E }
  | { readonly type: 'struck'; readonly index: number; readonly entry: E }
  | { readonly type: 'changed'; readonly change: Change }
  | { readonly type: 'called'; readonly at: Position }
  | { readonly type: 'drawn'; readonly draw: Draw }
  | { readonly type: 'sealed'; readonly line: Sealed<E> }
  | { readonly type: 'ready'; readonly seat: SeatIndex }
  | { readonly type: 'unsealed'; readonly seat: SeatIndex }
  | { readonly type: 'turned-up'; readonly asked: string }
  | { readonly type: 'asked'; readonly vote: Vote }
  | { readonly type: 'voted'; readonly voice: Voice }
  | { readonly type: 'unvoted'; readonly seat: SeatIndex }
  | { readonly type: 'votes-up' }
  | { readonly type: 'vote-off' }
  | { readonly type: 'finished' };

/** T-53: what was drawn is known, also when it is taken back. */
export const undone = <O, E extends Entry>(before: Book<O, E>, after: Book<O, E>): Book<O, E> =>
  before.draws === after.draws ? before : { ...before, draws: strickenFrom(before.draws, after.draws) };

/** T-2: any number of steps; T-54: but not behind what was turned up, which everybody knows since. */
export const reversible = ({ type }: { readonly type: string }): boolean =>
  type !== 'turned-up' && type !== 'votes-up';

export function evolve<O, E extends Entry>(book: Book<O, E>, event: Event<E>): Book<O, E> {
  const { entries } = book;
  switch (event.type) {
    case 'entered':
      return { ...book, entries: [...entries, event.entry] };
    case 'corrected':
      return { ...book, entries: entries.map((entry, i) => (i === event.index ? event.entry : entry)) };
    case 'struck':
      return { ...book, entries: entries.filter((_, i) => i !== event.index), struck: book.struck + 1 };
    case 'changed':
      return changed(book, event.change);
    case 'drawn':
      return { ...book, draws: withDraw(book.draws, event.draw) };
    case 'called':
      return { ...book, called: event.at };
    case 'finished':
      return { ...book, over: true, sealed: [], ready: [], vote: null };
    default:
      return unseen(book, event);
  }
}

/** T-54: of what lies face down. */
export type Unseen<E extends Entry> = Exclude<
  Event<E>,
  { readonly type: 'entered' | 'corrected' | 'struck' | 'changed' | 'drawn' | 'called' | 'finished' }
>;

function unseen<O, E extends Entry>(book: Book<O, E>, event: Unseen<E>): Book<O, E> {
  const { sealed, ready, vote, votes } = book;
  switch (event.type) {
    case 'sealed':
      return { ...book, sealed: [...sealed, event.line] };
    case 'ready':
      return { ...book, ready: [...ready, event.seat] };
    case 'unsealed':
      return {
        ...book,
        sealed: sealed.filter(({ seat }) => seat !== event.seat),
        ready: ready.filter((seat) => seat !== event.seat),
      };
    case 'turned-up':
      return { ...book, sealed: [], ready: [], turnedUp: event.asked };
    case 'asked':
      return { ...book, vote: event.vote };
    case 'voted':
      return { ...book, vote: vote && { ...vote, voices: [...vote.voices, event.voice] } };
    case 'unvoted':
      return {
        ...book,
        vote: vote && { ...vote, voices: vote.voices.filter(({ seat }) => seat !== event.seat) },
      };
    case 'votes-up':
      return { ...book, vote: null, votes: vote ? [...votes, vote] : votes };
    case 'vote-off':
      return { ...book, vote: null };
  }
}

export function changed<O, E extends Entry>(book: Book<O, E>, change: Change): Book<O, E> {
  const gone = 'gone' in change ? new Set(change.gone) : undefined;
  return {
    ...book,
    changes: [...book.changes, change],
    ...(change.what === 'come' && { seats: Math.max(book.seats, change.seat + 1) }),
    ...(change.what === 'set' && { options: { ...book.options, [change.key]: change.value } }),
    ...(gone && {
      entries: book.entries.filter((_, i) => !gone.has(i)),
      struck: book.struck + gone.size,
    }),
  };
}
