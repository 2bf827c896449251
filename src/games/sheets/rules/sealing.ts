/** T-54: what lies face down, until all have chosen. */
import type { EventDraft } from '../../../shared/event-draft.ts';
import type { Choice, SeatIndex } from '../../../shared/game.ts';
import { isOffered } from '../../../shared/rules.ts';
import type { Event } from '../events.ts';
import type { Sealed } from '../face-down.ts';
import { frameOf } from '../frames.ts';
import type { Sealing } from '../moves.ts';
import type { SheetOptions, Spec } from '../spec.ts';
import type { Book, Entry } from '../state.ts';
import { hiddenLines, questionOf, turnedUpFrom, unseenOf } from '../unseen.ts';
import { silentOf } from '../votes.ts';
import { ruleBy } from './rule.ts';

/** Who puts as many lines as they like says when it is all; and whoever has chosen may choose anew. */
export const sealing = <O extends SheetOptions, E extends Entry>(spec: Spec<O, E>) =>
  ruleBy<O, E, Sealing>({
    offers: (book, actor) => {
      const frame = frameOf(spec, book).id;
      const mine = (seat: number): boolean => actor === 'table' || (book.options.phones && actor === seat);
      const laidBy = new Set(book.sealed.map(({ seat }) => seat));
      const begun = [...new Set([...laidBy, ...book.ready])].sort((a, b) => a - b);
      return [
        ...sayingSo(spec, book, laidBy)
          .filter(mine)
          .map((seat): Choice<Sealing> => ({ id: `ready-${seat}`, frame, move: { type: 'ready', seat } })),
        ...begun
          .filter(mine)
          .map((seat): Choice<Sealing> => ({ id: `unseal-${seat}`, frame, move: { type: 'unseal', seat } })),
      ];
    },
    act: (draft, { move }) =>
      draft.emit({ type: move.type === 'ready' ? 'ready' : 'unsealed', seat: move.seat }),
  });

/** Those who still choose, and say themselves when it is all. */
function sayingSo<O extends SheetOptions, E extends Entry>(
  spec: Spec<O, E>,
  book: Book<O, E>,
  laidBy: ReadonlySet<SeatIndex>,
): SeatIndex[] {
  const lines = hiddenLines(spec, book);
  const may = (seat: SeatIndex): boolean =>
    lines.some(
      (line) =>
        line.seat === seat && (line.unseen === 'many' || (line.unseen === 'each' && laidBy.has(seat))),
    );
  return unseenOf(spec, book).waiting.filter(may);
}

/** An entry goes into the book, or lies on it face down. */
export function laid<O extends SheetOptions, E extends Entry>(
  spec: Spec<O, E>,
  book: Book<O, E>,
  entry: E,
): Event<E> {
  const line = hiddenLines(spec, book).find(({ id, entry: move, slots }) =>
    isOffered([{ id, move, slots }], entry),
  );
  if (!line) return { type: 'entered', entry };
  const asked = questionOf(spec, book);
  return { type: 'sealed', line: { seat: line.seat, line: line.id, asked, entry } };
}

/** It answers what is asked by now: rounds can be skipped, and rules changed, under what lies face down. */
const isGood = <O extends SheetOptions, E extends Entry>(
  spec: Spec<O, E>,
  book: Book<O, E>,
  { line, asked, entry }: Sealed<E>,
): boolean =>
  asked === questionOf(spec, book) &&
  hiddenLines(spec, book).some(
    ({ id, entry: move, slots }) => id === line && isOffered([{ id, move, slots }], entry),
  );

/** After whatever was done: what means nothing any more is given back, and what all have chosen is turned up. */
export function settle<O extends SheetOptions, E extends Entry>(
  spec: Spec<O, E>,
  draft: EventDraft<Book<O, E>, Event<E>>,
): void {
  if (draft.state.over) return;
  for (const seat of spoiled(spec, draft.state)) draft.emit({ type: 'unsealed', seat });
  const book = draft.state;
  if ((book.sealed.length > 0 || book.ready.length > 0) && unseenOf(spec, book).waiting.length === 0) {
    draft.emit({ type: 'turned-up', asked: questionOf(spec, book) });
    for (const { entry } of turnedUpFrom(book)) draft.emit({ type: 'entered', entry });
  }
  const { vote } = draft.state;
  if (vote && vote.voices.length > 0 && silentOf(spec, draft.state).length === 0)
    draft.emit({ type: 'votes-up' });
}

function spoiled<O extends SheetOptions, E extends Entry>(
  spec: Spec<O, E>,
  book: Book<O, E>,
): ReadonlySet<SeatIndex> {
  const asked = new Set(hiddenLines(spec, book).map(({ seat }) => seat));
  return new Set([
    ...book.sealed.filter((sealed) => !isGood(spec, book, sealed)).map(({ seat }) => seat),
    ...book.ready.filter((seat) => !asked.has(seat)),
  ]);
}
