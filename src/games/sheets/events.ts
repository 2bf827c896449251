import type { Book, Entry } from './state.ts';

export type Event<E extends Entry> =
  | { readonly type: 'entered'; readonly entry: E }
  | { readonly type: 'corrected'; readonly index: number; readonly entry: E }
  | { readonly type: 'struck'; readonly index: number; readonly entry: E }
  | { readonly type: 'finished' };

/** T-2: any number of steps. */
export const reversible = (): boolean => true;

export function evolve<O, E extends Entry>(book: Book<O, E>, event: Event<E>): Book<O, E> {
  const { entries } = book;
  switch (event.type) {
    case 'entered':
      return { ...book, entries: [...entries, event.entry] };
    case 'corrected':
      return { ...book, entries: entries.map((entry, i) => (i === event.index ? event.entry : entry)) };
    case 'struck':
      return { ...book, entries: entries.filter((_, i) => i !== event.index), struck: book.struck + 1 };
    case 'finished':
      return { ...book, over: true };
  }
}
