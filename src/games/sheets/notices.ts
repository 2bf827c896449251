import type { TextParams, Viewer } from '../../shared/game.ts';
import type { Change } from './company.ts';
import type { Draw } from './draws.ts';
import type { Event, Unseen } from './events.ts';
import type { SheetOptions, Spec } from './spec.ts';
import type { Book, Entry } from './state.ts';
import { unseenOf } from './unseen.ts';

/** `notice.entered.bid`, `notice.corrected.bid`, `notice.struck.bid`, `notice.changed.come`, `notice.finished`. */
interface SheetNotice {
  readonly type: string;
  readonly whenUndone?: string;
  /** Where the entry stands in the book. */
  readonly index?: number;
  readonly params?: TextParams;
}

export const noticeFor =
  <O extends SheetOptions, E extends Entry>(spec: Spec<O, E>) =>
  (event: Event<E>, viewer: Viewer, book: Book<O, E>): SheetNotice | undefined => {
    if (viewer !== 'table') return undefined;
    if (event.type === 'finished') return event;
    // What is called stands on the screens, and is over when they show the next.
    if (event.type === 'called') return undefined;
    if (event.type === 'drawn') return drawnNotice(event.draw);
    if (event.type === 'changed') return noticeOf(event.change);
    if (!('entry' in event)) return unseenNotice(spec, event, book);
    const index = event.type === 'entered' ? book.entries.length - 1 : event.index;
    return { type: `${event.type}.${event.entry.type}`, index, params: spec.about(event.entry, book) };
  };

/** T-54: that somebody has chosen, and never what; of several lines only that it is all. */
function unseenNotice<O extends SheetOptions, E extends Entry>(
  spec: Spec<O, E>,
  event: Unseen<E>,
  book: Book<O, E>,
): SheetNotice | undefined {
  switch (event.type) {
    case 'sealed': {
      const { seat } = event.line;
      return unseenOf(spec, book).done.includes(seat)
        ? { type: 'unseen.ready', params: { who: { seat } } }
        : undefined;
    }
    case 'ready':
    case 'unsealed':
    case 'unvoted':
      return { type: `unseen.${event.type}`, params: { who: { seat: event.seat } } };
    case 'voted':
      return { type: 'unseen.voted', params: { who: { seat: event.voice.seat } } };
    case 'asked':
      return { type: `vote.${event.vote.what}` };
    case 'votes-up':
      return { type: 'vote.up', params: { n: book.votes.at(-1)!.voices.length } };
    case 'vote-off':
      return { type: 'vote.off' };
    case 'turned-up':
      return { type: 'unseen.up' };
  }
}

function drawnNotice({ what, seat, word }: Draw): SheetNotice {
  const params: TextParams = {
    ...(seat !== undefined && { who: { seat } }),
    ...(word !== undefined && { word: { text: `draw.${what}.${word}` } }),
  };
  return { type: `drawn.${what}`, params, whenUndone: 'drawn.back' };
}

function noticeOf(change: Change): SheetNotice {
  switch (change.what) {
    case 'away':
      return {
        type: change.until === null ? 'changed.leave' : 'changed.sit-out',
        params: { who: { seat: change.seat } },
      };
    case 'seated':
      return { type: 'changed.seated' };
    case 'skip':
      return { type: 'changed.skip', params: { round: change.round } };
    case 'set':
      return { type: 'changed.set', params: { option: { text: `option.${change.key}` } } };
    case 'decide':
      return { type: `changed.decide-${change.by}` };
    case 'team':
      return {
        type: change.team === 0 ? 'changed.alone' : 'changed.team',
        params: { who: { seat: change.seat }, ...(change.team > 0 && { team: change.team }) },
      };
    default:
      return { type: `changed.${change.what}`, params: { who: { seat: change.seat } } };
  }
}
