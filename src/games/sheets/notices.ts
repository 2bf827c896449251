import type { TextParams, Viewer } from '../../shared/game.ts';
import type { Event } from './events.ts';
import type { SheetOptions, Spec } from './spec.ts';
import type { Book, Entry } from './state.ts';

/** `notice.entered.bid`, `notice.corrected.bid`, `notice.struck.bid`, `notice.finished`. */
interface SheetNotice {
  readonly type: string;
  /** Where the entry stands in the book. */
  readonly index?: number;
  readonly params?: TextParams;
}

export const noticeFor =
  <O extends SheetOptions, E extends Entry>(spec: Spec<O, E>) =>
  (event: Event<E>, viewer: Viewer, book: Book<O, E>): SheetNotice | undefined => {
    if (viewer !== 'table') return undefined;
    if (event.type === 'finished') return event;
    const index = event.type === 'entered' ? book.entries.length - 1 : event.index;
    return { type: `${event.type}.${event.entry.type}`, index, params: spec.about(event.entry) };
  };
